-- AlterTable
ALTER TABLE "sites" ADD COLUMN     "watchDueAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "site_checks" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50),
    "siteId" TEXT,
    "reason" TEXT NOT NULL DEFAULT 'asked',
    "url" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "previousId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "failure" TEXT,
    "progress" JSONB,
    "report" JSONB,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "site_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checked_hosts" (
    "host" TEXT NOT NULL,
    "visitedAt" TIMESTAMPTZ(3) NOT NULL,
    "excludedAt" TIMESTAMPTZ(3),

    CONSTRAINT "checked_hosts_pkey" PRIMARY KEY ("host")
);

-- CreateIndex
CREATE INDEX "site_checks_finishedAt_dueAt_id_idx" ON "site_checks"("finishedAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "site_checks_userId_requestedAt_id_idx" ON "site_checks"("userId", "requestedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_checks_siteId_requestedAt_idx" ON "site_checks"("siteId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "site_checks_host_finishedAt_idx" ON "site_checks"("host", "finishedAt");

-- CreateIndex
CREATE INDEX "site_checks_expiresAt_idx" ON "site_checks"("expiresAt");

-- CreateIndex
CREATE INDEX "sites_watchDueAt_idx" ON "sites"("watchDueAt");

-- AddForeignKey
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Sites of before are checked over a month, not all at once.
UPDATE "sites" SET "watchDueAt" = now() + random() * interval '30 days';
