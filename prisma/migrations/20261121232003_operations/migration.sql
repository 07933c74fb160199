-- AlterTable
ALTER TABLE "admin_settings" ADD COLUMN     "contentRevision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "plans" JSONB;

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "section" TEXT NOT NULL DEFAULT 'blog';

-- AlterTable
ALTER TABLE "feedback" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "mail_outbox" ADD COLUMN     "failedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "link" TEXT;

-- CreateTable
CREATE TABLE "telegram_outbox" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "text" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "telegram_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "adminId" VARCHAR(50),
    "adminEmail" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "name" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "scopes" TEXT[],
    "lastUsedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_seo" (
    "path" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_seo_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE INDEX "telegram_outbox_userId_idx" ON "telegram_outbox"("userId");

-- CreateIndex
CREATE INDEX "telegram_outbox_sentAt_dueAt_idx" ON "telegram_outbox"("sentAt", "dueAt");

-- CreateIndex
CREATE INDEX "audit_log_adminId_idx" ON "audit_log"("adminId");

-- CreateIndex
CREATE INDEX "audit_log_createdAt_id_idx" ON "audit_log"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subjectType_subjectId_idx" ON "audit_log"("subjectType", "subjectId");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_keyHash_key" ON "api_keys"("keyHash");

-- CreateIndex
CREATE INDEX "api_keys_userId_createdAt_idx" ON "api_keys"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "mail_outbox_createdAt_id_idx" ON "mail_outbox"("createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "telegram_outbox" ADD CONSTRAINT "telegram_outbox_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
