-- CreateTable
CREATE TABLE "site_requests" (
    "id" TEXT NOT NULL,
    "siteId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "receivedOn" DATE NOT NULL,
    "details" TEXT NOT NULL,
    "extendedOn" DATE,
    "reason" TEXT,
    "answeredOn" DATE,
    "outcome" TEXT,
    "answer" TEXT,
    "remindedOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_requests_siteId_createdAt_id_idx" ON "site_requests"("siteId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "site_requests_answeredOn_receivedOn_idx" ON "site_requests"("answeredOn", "receivedOn");

-- AddForeignKey
ALTER TABLE "site_requests" ADD CONSTRAINT "site_requests_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
