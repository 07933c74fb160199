-- AlterTable
ALTER TABLE "sites" ADD COLUMN     "organisationId" TEXT,
ADD COLUMN     "showsStudio" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "organisations" (
    "id" TEXT NOT NULL,
    "ownerId" VARCHAR(50) NOT NULL,
    "name" TEXT NOT NULL,
    "logo" BYTEA,
    "logoType" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organisations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "organisationId" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("organisationId","userId")
);

-- CreateTable
CREATE TABLE "team_invitations" (
    "id" TEXT NOT NULL,
    "organisationId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_events" (
    "id" TEXT NOT NULL,
    "organisationId" TEXT NOT NULL,
    "actorId" VARCHAR(50),
    "action" TEXT NOT NULL,
    "memberId" VARCHAR(50),
    "siteName" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_transfers" (
    "siteId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_transfers_pkey" PRIMARY KEY ("siteId")
);

-- CreateIndex
CREATE UNIQUE INDEX "organisations_ownerId_key" ON "organisations"("ownerId");

-- CreateIndex
CREATE INDEX "memberships_userId_idx" ON "memberships"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_tokenHash_key" ON "team_invitations"("tokenHash");

-- CreateIndex
CREATE INDEX "team_invitations_email_idx" ON "team_invitations"("email");

-- CreateIndex
CREATE INDEX "team_invitations_expiresAt_idx" ON "team_invitations"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_organisationId_email_key" ON "team_invitations"("organisationId", "email");

-- CreateIndex
CREATE INDEX "team_events_organisationId_createdAt_id_idx" ON "team_events"("organisationId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "team_events_actorId_idx" ON "team_events"("actorId");

-- CreateIndex
CREATE INDEX "team_events_memberId_idx" ON "team_events"("memberId");

-- CreateIndex
CREATE INDEX "team_events_createdAt_idx" ON "team_events"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "site_transfers_tokenHash_key" ON "site_transfers"("tokenHash");

-- CreateIndex
CREATE INDEX "site_transfers_email_idx" ON "site_transfers"("email");

-- CreateIndex
CREATE INDEX "site_transfers_expiresAt_idx" ON "site_transfers"("expiresAt");

-- CreateIndex
CREATE INDEX "sites_organisationId_createdAt_id_idx" ON "sites"("organisationId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "organisations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_organisationId_fkey" FOREIGN KEY ("organisationId") REFERENCES "organisations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_transfers" ADD CONSTRAINT "site_transfers_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
