-- CreateTable
CREATE TABLE "site_journals" (
    "siteId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "folder" TEXT NOT NULL,
    "place" TEXT NOT NULL DEFAULT 'own',
    "years" INTEGER NOT NULL DEFAULT 3,
    "oursSince" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_journals_pkey" PRIMARY KEY ("siteId")
);

-- CreateTable
CREATE TABLE "consent_texts" (
    "siteId" TEXT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "edition" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_texts_pkey" PRIMARY KEY ("siteId","hash")
);

-- CreateTable
CREATE TABLE "consent_records" (
    "siteId" TEXT NOT NULL,
    "visitor" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "month" INTEGER NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "event" TEXT NOT NULL,
    "choice" JSONB NOT NULL,
    "textHash" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "policyHash" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "consent_records_pkey" PRIMARY KEY ("siteId","visitor","seq","month")
) PARTITION BY RANGE ("month");

-- CreateIndex
CREATE UNIQUE INDEX "site_journals_key_key" ON "site_journals"("key");

-- CreateIndex
CREATE INDEX "consent_records_siteId_receivedAt_visitor_seq_idx" ON "consent_records"("siteId", "receivedAt" DESC, "visitor" DESC, "seq" DESC);

-- CreateIndex
CREATE INDEX "consent_records_siteId_event_receivedAt_idx" ON "consent_records"("siteId", "event", "receivedAt" DESC);

-- CreateIndex
CREATE INDEX "consent_records_siteId_source_receivedAt_idx" ON "consent_records"("siteId", "source", "receivedAt" DESC);

-- AddForeignKey
ALTER TABLE "site_journals" ADD CONSTRAINT "site_journals_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The role of a running server may change no table (deploy/roles.sql): these two functions run by the rights of the role
-- that owns the tables, and can do nothing but make the table of a month and drop one in which nothing is left to keep.
-- Both need the whole table for a moment: rather none than one that all visitors wait for.
CREATE FUNCTION make_consent_month(wanted integer) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '3s' AS $$
BEGIN
    IF wanted % 100 NOT BETWEEN 1 AND 12 OR wanted NOT BETWEEN 200001 AND 209912 THEN
        RAISE EXCEPTION 'not a month: %', wanted;
    END IF;
    -- Two instances may want it at once.
    PERFORM pg_advisory_xact_lock(152152033);
    IF to_regclass('consent_records_' || wanted) IS NULL THEN
        EXECUTE format(
            'CREATE TABLE %I PARTITION OF consent_records FOR VALUES FROM (%s) TO (%s)',
            'consent_records_' || wanted, wanted, wanted + 1);
    END IF;
END
$$;

CREATE FUNCTION drop_consent_month(wanted integer) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '3s' AS $$
DECLARE
    -- The month in which a record of the wanted one has lain for one year, the shortest term.
    is_old boolean := wanted + 100 < to_char(now() AT TIME ZONE 'UTC', 'YYYYMM')::integer;
    is_kept boolean;
BEGIN
    PERFORM pg_advisory_xact_lock(152152033);
    IF NOT is_old OR to_regclass('consent_records_' || wanted) IS NULL THEN RETURN false; END IF;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', 'consent_records_' || wanted);
    SELECT EXISTS (
        SELECT FROM site_journals AS j
        WHERE wanted + j.years * 100 >= to_char(now() AT TIME ZONE 'UTC', 'YYYYMM')::integer
          AND EXISTS (SELECT FROM consent_records AS r WHERE r.month = wanted AND r."siteId" = j."siteId")
    ) INTO is_kept;
    IF is_kept THEN RETURN false; END IF;
    EXECUTE format('DROP TABLE %I', 'consent_records_' || wanted);
    RETURN true;
END
$$;
