-- DropIndex
DROP INDEX "audit_log_subjectType_subjectId_idx";

-- DropIndex
DROP INDEX "mail_outbox_sentAt_dueAt_idx";

-- DropIndex
DROP INDEX "telegram_outbox_sentAt_dueAt_idx";

-- CreateIndex
CREATE INDEX "audit_log_subjectId_createdAt_id_idx" ON "audit_log"("subjectId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_outbox_sentAt_failedAt_dueAt_id_idx" ON "mail_outbox"("sentAt", "failedAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "mail_outbox_failedAt_idx" ON "mail_outbox"("failedAt");

-- CreateIndex
CREATE INDEX "telegram_outbox_sentAt_failedAt_dueAt_id_idx" ON "telegram_outbox"("sentAt", "failedAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "telegram_outbox_failedAt_idx" ON "telegram_outbox"("failedAt");
