-- DropIndex
DROP INDEX "qr_codes_documentId_idx";

-- AlterTable
ALTER TABLE "document_versions" ADD COLUMN     "blankCount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "user_documents" ADD COLUMN     "allowsIndexing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "qr_codes_documentId_key" ON "qr_codes"("documentId");

-- Editions that are already there: each hint counts once, as `listBlanks` counts.
UPDATE "document_versions" SET "blankCount" = (
  SELECT count(DISTINCT hint)
  FROM jsonb_path_query(tree, '$.** ? (@.type == "blank").hint') AS hint
);
