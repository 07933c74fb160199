-- CreateTable
CREATE TABLE "provider_identities" (
    "userId" VARCHAR(50) NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_identities_pkey" PRIMARY KEY ("userId","provider")
);

-- CreateTable
CREATE TABLE "provider_sign_ins" (
    "tokenHash" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "userId" VARCHAR(50),
    "next" TEXT,
    "ref" TEXT,
    "checks" JSONB,
    "profile" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_sign_ins_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_identities_provider_subject_key" ON "provider_identities"("provider", "subject");

-- CreateIndex
CREATE INDEX "provider_sign_ins_userId_idx" ON "provider_sign_ins"("userId");

-- CreateIndex
CREATE INDEX "provider_sign_ins_expiresAt_idx" ON "provider_sign_ins"("expiresAt");

-- AddForeignKey
ALTER TABLE "provider_identities" ADD CONSTRAINT "provider_identities_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
