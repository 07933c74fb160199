-- AlterTable
ALTER TABLE "user_tokens" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "operatorEmail" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "users_operatorEmail_key" ON "users"("operatorEmail");
