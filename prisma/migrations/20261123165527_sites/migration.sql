-- AlterTable
ALTER TABLE "user_documents" ADD COLUMN     "siteId" TEXT;

-- CreateTable
CREATE TABLE "sites" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "passport" JSONB NOT NULL DEFAULT '{}',
    "edition" INTEGER NOT NULL DEFAULT 1,
    "passportAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_passport_editions" (
    "siteId" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "facts" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_passport_editions_pkey" PRIMARY KEY ("siteId","edition")
);

-- CreateIndex
CREATE INDEX "sites_userId_createdAt_id_idx" ON "sites"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "sites_userId_address_key" ON "sites"("userId", "address");

-- CreateIndex
CREATE INDEX "user_documents_siteId_idx" ON "user_documents"("siteId");

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_passport_editions" ADD CONSTRAINT "site_passport_editions_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE SET NULL ON UPDATE CASCADE;
