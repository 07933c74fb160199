-- CreateTable
CREATE TABLE "first_sets" (
    "userId" VARCHAR(50) NOT NULL,
    "address" TEXT NOT NULL,
    "month" VARCHAR(7) NOT NULL,
    "items" TEXT[],

    CONSTRAINT "first_sets_pkey" PRIMARY KEY ("userId","address")
);

-- CreateTable
CREATE TABLE "plan_requests" (
    "id" TEXT NOT NULL,
    "userId" VARCHAR(50) NOT NULL,
    "plan" TEXT NOT NULL,
    "planName" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "sum" INTEGER,
    "details" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "plan_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "first_sets_userId_month_key" ON "first_sets"("userId", "month");

-- CreateIndex
CREATE INDEX "plan_requests_userId_createdAt_id_idx" ON "plan_requests"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "plan_requests_state_createdAt_id_idx" ON "plan_requests"("state", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "first_sets" ADD CONSTRAINT "first_sets_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The first set of the sites that have documents already: of each user and month the site whose first document is the
-- oldest, so that who began a site before the rule goes on within it. The month is Moscow's (UTC+3 all year).
INSERT INTO "first_sets" ("userId", "address", "month", "items")
SELECT DISTINCT ON (begun."userId", begun.month) begun."userId", begun.address, begun.month, begun.items
FROM (
    SELECT site."userId", site.address, min(document."createdAt") AS since,
        to_char((min(document."createdAt") AT TIME ZONE 'UTC') + interval '3 hours', 'YYYY-MM') AS month,
        array_agg(DISTINCT CASE WHEN document.type = 'consent' AND document."formData"->>'consentPurpose' <> ''
            THEN 'consent:' || (document."formData"->>'consentPurpose') ELSE document.type END) AS items
    FROM "sites" site JOIN "user_documents" document ON document."siteId" = site.id
    WHERE document.status = 'completed'
    GROUP BY site."userId", site.address
) begun
ORDER BY begun."userId", begun.month, begun.since, begun.address;
