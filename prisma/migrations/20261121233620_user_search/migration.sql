-- CreateIndex
CREATE INDEX "audit_log_action_createdAt_id_idx" ON "audit_log"("action", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_adminEmail_createdAt_id_idx" ON "audit_log"("adminEmail", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_createdat_id_idx" ON "users"("role", "createdat" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_subscription_createdat_id_idx" ON "users"("subscription", "createdat" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_blockedAt_idx" ON "users"("blockedAt");

-- CreateIndex
CREATE INDEX "users_email_prefix_idx" ON "users" USING SPGIST ("email");

-- CreateIndex
CREATE INDEX "users_firstname_prefix_idx" ON "users" USING SPGIST ("firstname");

-- CreateIndex
CREATE INDEX "users_lastname_prefix_idx" ON "users" USING SPGIST ("lastname");
