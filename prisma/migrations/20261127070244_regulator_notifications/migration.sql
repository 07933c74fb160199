-- CreateTable
CREATE TABLE "site_notifications" (
    "siteId" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_notifications_pkey" PRIMARY KEY ("siteId")
);

-- CreateTable
CREATE TABLE "sent_notifications" (
    "id" TEXT NOT NULL,
    "siteId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sentOn" TEXT NOT NULL,
    "number" TEXT,
    "accessKey" TEXT,
    "answers" JSONB NOT NULL,
    "details" JSONB NOT NULL,
    "sections" JSONB NOT NULL,
    "edition" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sent_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sent_notifications_siteId_createdAt_id_idx" ON "sent_notifications"("siteId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "site_notifications" ADD CONSTRAINT "site_notifications_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sent_notifications" ADD CONSTRAINT "sent_notifications_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
