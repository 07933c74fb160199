-- AlterTable
ALTER TABLE "site_requests" ADD COLUMN     "changes" TEXT;
