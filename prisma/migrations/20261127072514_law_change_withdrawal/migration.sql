-- AlterTable
ALTER TABLE "law_changes" ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);
