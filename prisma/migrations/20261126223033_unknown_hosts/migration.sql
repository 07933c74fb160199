-- CreateTable
CREATE TABLE "unknown_hosts" (
    "host" TEXT NOT NULL,
    "sites" INTEGER NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unknown_hosts_pkey" PRIMARY KEY ("host")
);

-- CreateIndex
CREATE INDEX "unknown_hosts_sites_idx" ON "unknown_hosts"("sites" DESC);

-- CreateIndex
CREATE INDEX "unknown_hosts_lastSeenAt_idx" ON "unknown_hosts"("lastSeenAt");
