-- AlterTable
ALTER TABLE "telegram_outbox" ALTER COLUMN "userId" DROP NOT NULL;
