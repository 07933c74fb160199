-- AlterTable
ALTER TABLE "users" ADD COLUMN     "dutiesLetter" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "dutiesLetterWeek" VARCHAR(10);
