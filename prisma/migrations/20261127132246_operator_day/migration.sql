-- AlterTable
ALTER TABLE "admin_settings" ADD COLUMN     "legalChangedOn" VARCHAR(10),
ADD COLUMN     "operatorAddress" TEXT,
ADD COLUMN     "operatorHosting" TEXT,
ADD COLUMN     "operatorHostingAddress" TEXT,
ADD COLUMN     "operatorInn" TEXT,
ADD COLUMN     "operatorName" TEXT,
ADD COLUMN     "operatorOgrn" TEXT,
ADD COLUMN     "operatorProcessors" TEXT,
ADD COLUMN     "operatorResponsible" TEXT,
ADD COLUMN     "operatorType" TEXT,
ADD COLUMN     "settledSteps" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "siteName" TEXT,
ADD COLUMN     "supportHours" TEXT,
ADD COLUMN     "supportPhone" TEXT;

-- CreateTable
CREATE TABLE "user_notes" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" VARCHAR(50),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "planned_notifications" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "link" TEXT,
    "subscription" TEXT,
    "userId" VARCHAR(50),
    "dueAt" TIMESTAMPTZ(3),
    "adminId" VARCHAR(50),
    "adminEmail" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "planned_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "user_notes_userId_createdAt_id_idx" ON "user_notes"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_notes_authorId_idx" ON "user_notes"("authorId");

-- CreateIndex
CREATE INDEX "planned_notifications_dueAt_idx" ON "planned_notifications"("dueAt");

-- CreateIndex
CREATE INDEX "planned_notifications_createdAt_id_idx" ON "planned_notifications"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "planned_notifications_userId_idx" ON "planned_notifications"("userId");

-- CreateIndex
CREATE INDEX "planned_notifications_adminId_idx" ON "planned_notifications"("adminId");

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_notifications" ADD CONSTRAINT "planned_notifications_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planned_notifications" ADD CONSTRAINT "planned_notifications_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
