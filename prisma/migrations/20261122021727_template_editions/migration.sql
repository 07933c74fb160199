-- AlterTable
ALTER TABLE "advanced_templates" ADD COLUMN     "compiled" JSONB,
ADD COLUMN     "edition" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "madeOf" TEXT;

-- AlterTable
ALTER TABLE "document_templates" ADD COLUMN     "compiled" JSONB,
ADD COLUMN     "edition" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "madeOf" TEXT;

-- CreateTable
CREATE TABLE "template_editions" (
    "id" TEXT NOT NULL,
    "templateKey" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "formConfig" TEXT,
    "shippedRevision" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "authorId" VARCHAR(50),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_editions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "template_editions_authorId_idx" ON "template_editions"("authorId");

-- CreateIndex
CREATE UNIQUE INDEX "template_editions_templateKey_edition_key" ON "template_editions"("templateKey", "edition");

-- AddForeignKey
ALTER TABLE "template_editions" ADD CONSTRAINT "template_editions_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
