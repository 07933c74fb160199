-- CreateTable
CREATE TABLE "site_papers" (
    "siteId" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_papers_pkey" PRIMARY KEY ("siteId")
);

-- CreateTable
CREATE TABLE "adopted_papers" (
    "id" TEXT NOT NULL,
    "siteId" TEXT NOT NULL,
    "paper" TEXT NOT NULL,
    "recipient" TEXT NOT NULL DEFAULT '',
    "subject" TEXT,
    "adoptedOn" TEXT NOT NULL,
    "number" TEXT,
    "tree" JSONB NOT NULL,
    "mark" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "paperAnswers" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "adopted_papers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "adopted_papers_siteId_createdAt_id_idx" ON "adopted_papers"("siteId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "site_papers" ADD CONSTRAINT "site_papers_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adopted_papers" ADD CONSTRAINT "adopted_papers_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;
