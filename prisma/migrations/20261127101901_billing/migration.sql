-- CreateTable
CREATE TABLE "billing_orders" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50),
    "plan" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'RUB',
    "title" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "isTest" BOOLEAN NOT NULL DEFAULT false,
    "renews" BOOLEAN NOT NULL DEFAULT false,
    "renewalOf" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "paidAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_payments" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL,
    "isTest" BOOLEAN NOT NULL,
    "confirmationUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_grants" (
    "orderId" TEXT NOT NULL,
    "paymentId" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_grants_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "billing_events" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "objectId" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_subscriptions" (
    "userId" VARCHAR(50) NOT NULL,
    "plan" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "paidUntil" TIMESTAMPTZ(3) NOT NULL,
    "anchorDay" INTEGER NOT NULL,
    "renews" BOOLEAN NOT NULL DEFAULT false,
    "method" TEXT,
    "cancelledAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_subscriptions_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "billing_orders_userId_createdAt_id_idx" ON "billing_orders"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "billing_orders_dueAt_idx" ON "billing_orders"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "billing_orders_userId_renewalOf_key" ON "billing_orders"("userId", "renewalOf");

-- CreateIndex
CREATE INDEX "billing_payments_orderId_idx" ON "billing_payments"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "billing_payments_provider_providerId_key" ON "billing_payments"("provider", "providerId");

-- CreateIndex
CREATE UNIQUE INDEX "billing_grants_paymentId_key" ON "billing_grants"("paymentId");

-- CreateIndex
CREATE INDEX "billing_events_sentAt_failedAt_dueAt_id_idx" ON "billing_events"("sentAt", "failedAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "billing_events_failedAt_idx" ON "billing_events"("failedAt");

-- CreateIndex
CREATE UNIQUE INDEX "billing_events_kind_objectId_key" ON "billing_events"("kind", "objectId");

-- CreateIndex
CREATE INDEX "billing_subscriptions_renews_paidUntil_idx" ON "billing_subscriptions"("renews", "paidUntil");

-- AddForeignKey
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "billing_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_grants" ADD CONSTRAINT "billing_grants_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "billing_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_grants" ADD CONSTRAINT "billing_grants_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "billing_payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
