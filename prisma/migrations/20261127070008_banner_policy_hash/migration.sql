-- AlterTable
ALTER TABLE "site_banners" ADD COLUMN     "policyHash" TEXT NOT NULL DEFAULT '';
