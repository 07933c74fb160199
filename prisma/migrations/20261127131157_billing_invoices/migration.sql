-- AlterTable
ALTER TABLE "billing_grants" ADD COLUMN     "isGiven" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "billing_orders" ADD COLUMN     "provider" TEXT NOT NULL DEFAULT 'yookassa';

-- CreateTable
CREATE TABLE "billing_refunds" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "before" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "providerId" TEXT,
    "paymentNumber" TEXT,
    "paidOn" DATE,
    "dueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_invoices" (
    "orderId" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "seller" JSONB NOT NULL,
    "buyerName" TEXT,
    "buyerInn" TEXT,
    "buyerKpp" TEXT,
    "buyerAddress" TEXT,
    "paymentNumber" TEXT,
    "paidOn" DATE,
    "actYear" INTEGER,
    "actNumber" INTEGER,
    "actOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_invoices_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "billing_counters" (
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "billing_counters_pkey" PRIMARY KEY ("kind","year")
);

-- CreateTable
CREATE TABLE "billing_bank" (
    "id" TEXT NOT NULL,
    "bankName" TEXT NOT NULL,
    "bic" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "correspondentAccount" TEXT NOT NULL,
    "kpp" TEXT,
    "vatNote" TEXT NOT NULL,
    "signerPosition" TEXT,
    "signerName" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_bank_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "billing_refunds_orderId_idx" ON "billing_refunds"("orderId");

-- CreateIndex
CREATE INDEX "billing_refunds_dueAt_idx" ON "billing_refunds"("dueAt");

-- CreateIndex
CREATE INDEX "billing_invoices_buyerInn_idx" ON "billing_invoices"("buyerInn");

-- CreateIndex
CREATE UNIQUE INDEX "billing_invoices_year_number_key" ON "billing_invoices"("year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "billing_invoices_actYear_actNumber_key" ON "billing_invoices"("actYear", "actNumber");

-- CreateIndex
CREATE INDEX "billing_orders_createdAt_id_idx" ON "billing_orders"("createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "billing_refunds" ADD CONSTRAINT "billing_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "billing_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "billing_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
