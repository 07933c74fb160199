-- AlterTable
ALTER TABLE "billing_payments" ADD COLUMN     "refusal" TEXT;

-- AlterTable
ALTER TABLE "billing_subscriptions" ADD COLUMN     "methodKind" TEXT,
ADD COLUMN     "methodLast4" TEXT;

-- CreateTable
CREATE TABLE "billing_receipts" (
    "orderId" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_receipts_pkey" PRIMARY KEY ("orderId")
);

-- CreateIndex
CREATE INDEX "billing_receipts_userId_createdAt_idx" ON "billing_receipts"("userId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "billing_receipts" ADD CONSTRAINT "billing_receipts_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "billing_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_receipts" ADD CONSTRAINT "billing_receipts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
