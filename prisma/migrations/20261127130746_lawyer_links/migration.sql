-- CreateTable
CREATE TABLE "lawyer_links" (
    "id" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "tree" JSONB,
    "tokenHash" TEXT NOT NULL,
    "asked" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3),
    "reviewedAt" TIMESTAMPTZ(3),
    "opinion" TEXT,
    "notifiedAt" TIMESTAMPTZ(3),

    CONSTRAINT "lawyer_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lawyer_remarks" (
    "id" TEXT NOT NULL,
    "linkId" TEXT NOT NULL,
    "clause" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "decision" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "acceptedEdition" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lawyer_remarks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "lawyer_links_tokenHash_key" ON "lawyer_links"("tokenHash");

-- CreateIndex
CREATE INDEX "lawyer_links_documentId_createdAt_id_idx" ON "lawyer_links"("documentId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "lawyer_links_expiresAt_idx" ON "lawyer_links"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "lawyer_remarks_linkId_clause_kind_key" ON "lawyer_remarks"("linkId", "clause", "kind");

-- AddForeignKey
ALTER TABLE "lawyer_links" ADD CONSTRAINT "lawyer_links_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "user_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lawyer_remarks" ADD CONSTRAINT "lawyer_remarks_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "lawyer_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
