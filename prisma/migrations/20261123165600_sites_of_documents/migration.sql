-- Documents of one user with the same host become one site. What its documents say becomes its passport: of each
-- question the newest answer of the documents' newest editions, with the day of that edition. An answer that an
-- untouched form would have given says nothing (lib/engine/passport/facts.ts, as of this day). Drafts and documents
-- without an address stay as they are. Run again, it takes up what an older version of the program has made meanwhile.
CREATE TEMPORARY TABLE site_documents ON COMMIT DROP AS
SELECT d."id", d."userId", d."createdAt", host."address",
  COALESCE(newest."answers", d."formData") AS "answers",
  COALESCE(newest."createdAt", d."createdAt") AS "answeredAt"
FROM "user_documents" AS d
LEFT JOIN LATERAL (
  SELECT v."answers", v."createdAt" FROM "document_versions" AS v
  WHERE v."documentId" = d."id" ORDER BY v."edition" DESC LIMIT 1
) AS newest ON TRUE
CROSS JOIN LATERAL (
  -- Letters are named: the databases fold Cyrillic differently.
  SELECT translate(
    btrim(COALESCE(newest."answers", d."formData")->>'websiteUrl'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  ) AS "url"
) AS typed
CROSS JOIN LATERAL (
  SELECT regexp_replace(
    regexp_replace(regexp_replace(typed."url", '^https?://', ''), '[/?#].*$', ''),
    '^www\.([^.]+\.)', '\1'
  ) AS "address"
) AS host
WHERE d."status" = 'completed' AND d."siteId" IS NULL AND host."address" LIKE '%_._%';

INSERT INTO "sites" ("id", "userId", "name", "address", "passport", "edition", "passportAt", "createdAt", "updatedAt")
SELECT substr(encode(sha256(convert_to(d."userId" || ' ' || d."address", 'UTF8')), 'hex'), 1, 24),
  d."userId", d."address", d."address", '{}', 1, max(d."answeredAt"), min(d."createdAt"), max(d."answeredAt")
FROM site_documents AS d
GROUP BY d."userId", d."address"
ON CONFLICT ("userId", "address") DO NOTHING;

UPDATE "user_documents" AS d SET "siteId" = s."id"
FROM site_documents AS sd
JOIN "sites" AS s ON s."userId" = sd."userId" AND s."address" = sd."address"
WHERE d."id" = sd."id";

WITH answer AS (
  SELECT DISTINCT ON (sd."userId", sd."address", said."key")
    sd."userId", sd."address", said."key", said."value", sd."answeredAt"
  FROM site_documents AS sd
  -- What came in a list that no form shows belongs to the list that shows it.
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN jsonb_typeof(sd."answers"->'dataTypes') = 'array' AND sd."answers"->'dataTypes' <> '[]'
      THEN sd."answers" || jsonb_build_object('dataTypesCollected', (
        SELECT jsonb_agg(DISTINCT item)
        FROM jsonb_array_elements(
          COALESCE(sd."answers"->'dataTypesCollected', '[]') || (sd."answers"->'dataTypes')
        ) AS item
      ))
      ELSE sd."answers"
    END AS "answers"
  ) AS whole
  CROSS JOIN LATERAL jsonb_each(whole."answers") AS said
  LEFT JOIN (
    VALUES
      ('ownerType', '"legal"'::jsonb),
      ('industry', '"other"'),
      ('websitePlatform', '"other"'),
      ('platformHome', '"unknown"'),
      ('databaseCountry', '"unknown"'),
      ('agreementStart', '"any_use"'),
      ('agreementDuration', '"indefinite"'),
      ('canAdminChange', 'true'),
      ('notifyChanges', '"yes"'),
      ('otherPurposeGround', '"unknown"'),
      ('dataRetentionPeriod', '"until-consent-withdrawal"')
  ) AS untouched ("key", "value") ON untouched."key" = said."key"
  WHERE said."key" NOT IN (
      'type', 'dataTypes', 'registrar', 'consentPurpose', 'customFields', 'templateId', 'templateAnswers',
      'generateQr', 'qrData'
    )
    AND CASE jsonb_typeof(said."value")
      WHEN 'null' THEN FALSE
      WHEN 'string' THEN btrim(said."value" #>> '{}') <> ''
      WHEN 'array' THEN jsonb_array_length(said."value") > 0
      ELSE TRUE
    END
    AND said."value" <> COALESCE(untouched."value", 'false')
  ORDER BY sd."userId", sd."address", said."key", sd."createdAt" DESC, sd."id" DESC
), passport AS (
  SELECT "userId", "address", jsonb_object_agg("key", jsonb_build_object(
    'value', "value",
    'origin', 'answered',
    -- Moscow has no other offset since 2014.
    'date', to_char(("answeredAt" AT TIME ZONE 'UTC') + interval '3 hours', 'YYYY-MM-DD')
  )) AS "facts"
  FROM answer GROUP BY "userId", "address"
)
UPDATE "sites" AS s SET "passport" = passport."facts"
FROM passport
WHERE s."userId" = passport."userId" AND s."address" = passport."address" AND s."passport" = '{}';
