-- AlterTable
ALTER TABLE "user_documents" ADD COLUMN     "citedNorms" TEXT[],
ADD COLUMN     "citedVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "law_changes" (
    "id" TEXT NOT NULL,
    "law" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "wholeActToo" BOOLEAN NOT NULL DEFAULT false,
    "editionName" TEXT NOT NULL,
    "inForce" VARCHAR(10) NOT NULL,
    "whatChanged" TEXT NOT NULL,
    "markedUpTo" TEXT NOT NULL DEFAULT '',
    "markedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "law_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_law_notices" (
    "id" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "changeId" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "dismissedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_law_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "law_changes_createdAt_id_idx" ON "law_changes"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "law_changes_markedAt_idx" ON "law_changes"("markedAt");

-- CreateIndex
CREATE INDEX "document_law_notices_changeId_idx" ON "document_law_notices"("changeId");

-- CreateIndex
CREATE UNIQUE INDEX "document_law_notices_documentId_changeId_key" ON "document_law_notices"("documentId", "changeId");

-- CreateIndex
CREATE INDEX "user_documents_citedNorms_idx" ON "user_documents" USING GIN ("citedNorms");

-- CreateIndex
CREATE INDEX "user_documents_citedVersion_idx" ON "user_documents"("citedVersion");

-- AddForeignKey
ALTER TABLE "document_law_notices" ADD CONSTRAINT "document_law_notices_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "user_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_law_notices" ADD CONSTRAINT "document_law_notices_changeId_fkey" FOREIGN KEY ("changeId") REFERENCES "law_changes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
