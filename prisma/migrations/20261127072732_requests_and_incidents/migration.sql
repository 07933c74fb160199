-- CreateTable
CREATE TABLE "site_requests" (
    "id" TEXT NOT NULL,
    "siteId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "receivedOn" VARCHAR(10) NOT NULL,
    "details" TEXT NOT NULL,
    "extendedOn" VARCHAR(10),
    "reason" TEXT,
    "answeredOn" VARCHAR(10),
    "outcome" TEXT,
    "answer" TEXT,
    "remindedOn" VARCHAR(10),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_requests_pkey" PRIMARY KEY ("id")
);

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
CREATE INDEX "site_requests_siteId_createdAt_id_idx" ON "site_requests"("siteId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_requests_answeredOn_receivedOn_idx" ON "site_requests"("answeredOn", "receivedOn");

-- CreateIndex
CREATE INDEX "site_incidents_siteId_foundAt_id_idx" ON "site_incidents"("siteId", "foundAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_incidents_foundAt_idx" ON "site_incidents"("foundAt");

-- AddForeignKey
ALTER TABLE "site_requests" ADD CONSTRAINT "site_requests_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_incidents" ADD CONSTRAINT "site_incidents_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
