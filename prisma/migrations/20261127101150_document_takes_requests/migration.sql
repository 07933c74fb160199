-- AlterTable
ALTER TABLE "user_documents" ADD COLUMN     "takesRequests" BOOLEAN NOT NULL DEFAULT false;
