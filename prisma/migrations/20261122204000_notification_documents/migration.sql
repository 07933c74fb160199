-- AlterTable
ALTER TABLE "notifications" ADD COLUMN "documents" JSONB;
