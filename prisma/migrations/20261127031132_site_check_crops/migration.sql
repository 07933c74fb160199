-- CreateTable
CREATE TABLE "site_check_crops" (
    "checkId" TEXT NOT NULL,
    "n" SMALLINT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "site_check_crops_pkey" PRIMARY KEY ("checkId","n")
);

-- AddForeignKey
ALTER TABLE "site_check_crops" ADD CONSTRAINT "site_check_crops_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "site_checks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
