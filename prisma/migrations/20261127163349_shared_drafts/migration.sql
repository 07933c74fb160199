-- AlterTable
ALTER TABLE "user_documents" ADD COLUMN     "draftSiteId" TEXT;

-- CreateIndex
CREATE INDEX "user_documents_draftSiteId_idx" ON "user_documents"("draftSiteId");

-- AddForeignKey
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_draftSiteId_fkey" FOREIGN KEY ("draftSiteId") REFERENCES "sites"("id") ON DELETE SET NULL ON UPDATE CASCADE;
