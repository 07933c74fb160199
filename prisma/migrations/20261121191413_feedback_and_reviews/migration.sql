-- DropIndex
DROP INDEX "feedback_userId_idx";

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "consent" JSONB;

-- CreateIndex
CREATE INDEX "feedback_userId_createdAt_id_idx" ON "feedback"("userId", "createdAt" DESC, "id" DESC);
