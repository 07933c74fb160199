-- CreateTable
CREATE TABLE "checklist_progress" (
    "userId" VARCHAR(50) NOT NULL,
    "done" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checklist_progress_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "checklist_progress" ADD CONSTRAINT "checklist_progress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
