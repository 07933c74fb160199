-- CreateTable
CREATE TABLE "site_banners" (
    "siteId" TEXT NOT NULL,
    "choice" JSONB NOT NULL,
    "edition" INTEGER NOT NULL DEFAULT 1,
    "textHash" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_banners_pkey" PRIMARY KEY ("siteId")
);

-- AddForeignKey
ALTER TABLE "site_banners" ADD CONSTRAINT "site_banners_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
