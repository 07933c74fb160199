-- AlterTable
ALTER TABLE "billing_subscriptions" ADD COLUMN     "toldOfEnd" TIMESTAMPTZ(3);
