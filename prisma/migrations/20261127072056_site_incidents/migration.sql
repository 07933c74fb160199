-- CreateTable
CREATE TABLE "site_incidents" (
    "id" TEXT NOT NULL,
    "siteId" TEXT NOT NULL,
    "foundAt" TIMESTAMPTZ(3) NOT NULL,
    "firstFoundAt" TIMESTAMPTZ(3),
    "details" TEXT NOT NULL,
    "noticeSentAt" TIMESTAMPTZ(3),
    "resultsSentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_incidents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_incidents_siteId_foundAt_id_idx" ON "site_incidents"("siteId", "foundAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_incidents_foundAt_idx" ON "site_incidents"("foundAt");

-- AddForeignKey
ALTER TABLE "site_incidents" ADD CONSTRAINT "site_incidents_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
