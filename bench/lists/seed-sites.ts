import type pg from "pg";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { mergeAnswers } from "@/lib/engine/passport/facts";
import { shippedSource } from "@/lib/platform/content/templates";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";

/** Users with that many sites each, by user number. */
export const siteOwners = [
  { n: 5, sites: 1 },
  { n: 6, sites: 20 },
  { n: 7, sites: 200 },
  { n: 9, sites: 200 },
] as const;
export const siteOwnerId = (n: number) => `u${String(n).padStart(23, "0")}`;

/**
 * Sites of the three users, each with three documents, and other users' sites with one. Every fourth site has a
 * request, every fifth a document affected by a change in the law, every tenth a sent notification; all have been
 * checked.
 * @param others number of other users' sites.
 */
export async function seedSites(pool: pg.Pool, others: number): Promise<void> {
  const answers = documentAnswersSchema.parse(shopAnswers);
  const facts = JSON.stringify(mergeAnswers({}, answers, { date: "2026-11-22" }));
  const { tree } = writeDocument(await shippedSource("privacy"), answers, {
    date: "2026-11-22",
    edition: 1,
    mode: "final",
  });
  const connection = await pool.connect();
  const run = (text: string, values: unknown[] = []) => connection.query(text, values);
  try {
    await run("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'");
    await run(`INSERT INTO law_changes (id, law, place, "wholeActToo", "editionName", "inForce", "whatChanged",
      "markedAt", "createdAt") VALUES ('change', '152-ФЗ', 'ст. 9', false, 'в новой редакции', '2027-03-01', 'Слова', now(), now())`);
    for (const { n, sites } of siteOwners) {
      await seedOwn(run, {
        owner: siteOwnerId(n),
        sites,
        facts,
        answers,
        tree: JSON.stringify(tree),
      });
    }
    await run(
      `INSERT INTO sites (id, "userId", name, address, passport, edition, "passportAt", "createdAt", "updatedAt")
      SELECT 'o' || lpad(n::text, 23, '0'), 'u' || lpad((100 + n % 800)::text, 23, '0'), 'Сайт ' || n, 'other-' || n || '.ru',
        $1::jsonb, 1, now(), now() - n * interval '1 minute', now()
      FROM generate_series(1, ${others}) n`,
      [facts],
    );
    await run(
      `INSERT INTO user_documents (id, "userId", "siteId", name, type, "formData", status, edition, "citedNorms", "citedVersion",
        "createdAt", "updatedAt")
      SELECT 'e' || lpad(n::text, 23, '0'), 'u' || lpad((100 + n % 800)::text, 23, '0'), 'o' || lpad(n::text, 23, '0'),
        'Политика', 'privacy', '{}', 'completed', 1, '{}', 1, now(), now()
      FROM generate_series(1, ${others}) n`,
    );
    await run(
      `INSERT INTO document_versions (id, "documentId", edition, "templateRevision", answers, tree, "generatedContent",
        "effectiveDate", "createdAt")
      SELECT 'e' || lpad(n::text, 23, '0'), 'e' || lpad(n::text, 23, '0'), 1 + n % 2, 'r', '{}', '{}', 'Текст',
        CASE WHEN n % 100 = 0 THEN '2099-01-01' ELSE '2026-01-01' END, now()
      FROM generate_series(1, ${others}) n`,
    );
    await run(
      `INSERT INTO document_law_notices (id, "documentId", "changeId", edition)
      SELECT 'e' || lpad(n::text, 23, '0'), 'e' || lpad(n::text, 23, '0'), 'change', 1
      FROM generate_series(1, ${others}) n WHERE n % 5 = 0`,
    );
    await run(
      `INSERT INTO site_requests (id, "siteId", kind, channel, "receivedOn", details, "createdAt", "updatedAt")
      SELECT 'o' || lpad(n::text, 23, '0'), 'o' || lpad(n::text, 23, '0'), 'access', 'email', '2026-11-20', 'x', now(), now()
      FROM generate_series(1, ${others}) n WHERE n % 4 = 0`,
    );
    await run(
      `INSERT INTO sent_notifications (id, "siteId", kind, "sentOn", answers, details, sections, edition, "createdAt")
      SELECT 'o' || lpad(n::text, 23, '0'), 'o' || lpad(n::text, 23, '0'), 'initial', '2026-11-20', '{}', '{}', '[]', 1, now()
      FROM generate_series(1, ${others}) n WHERE n % 10 = 0`,
    );
    await run(
      `INSERT INTO site_checks (id, "userId", "siteId", url, host, "dueAt", "finishedAt", report, "requestedAt")
      SELECT 'o' || lpad(n::text, 23, '0'), 'u' || lpad((100 + n % 800)::text, 23, '0'), 'o' || lpad(n::text, 23, '0'),
        'https://x.ru', 'x.ru', now(), now(), '{"isRead":true,"findings":[]}', now()
      FROM generate_series(1, ${others}) n`,
    );
    for (const table of [
      "sites",
      "user_documents",
      "site_checks",
      "document_versions",
      "site_requests",
    ])
      await run(`VACUUM ANALYZE ${table}`);
  } finally {
    connection.release(true);
  }
}

type Own = { owner: string; sites: number; facts: string; answers: DocumentAnswers; tree: string };
type Run = (text: string, values?: unknown[]) => Promise<unknown>;

async function seedOwn(run: Run, { owner, sites, facts, answers, tree }: Own): Promise<void> {
  // Ids are 24 characters: the owner's number and the row's.
  const idPrefix = `'s' || right('${owner}', 3)`;
  const site = `${idPrefix} || lpad(n::text, 20, '0')`;
  const document = `${idPrefix} || d || lpad(n::text, 19, '0')`;
  const series = `FROM generate_series(1, ${sites}) n`;
  const documents = `${series} CROSS JOIN generate_series(1, 3) d`;
  await run(
    `INSERT INTO sites (id, "userId", name, address, passport, edition, "passportAt", "createdAt", "updatedAt")
    SELECT ${site}, '${owner}', 'Сайт ' || n, 'own-' || n || '.ru', $1::jsonb, 1, now(), now() - n * interval '1 minute', now()
    ${series}`,
    [facts],
  );
  await run(
    `INSERT INTO user_documents (id, "userId", "siteId", name, type, "formData", status, edition, "citedNorms", "citedVersion",
      "createdAt", "updatedAt")
    SELECT ${document}, '${owner}', ${site}, 'Документ ' || d, (ARRAY['privacy','terms','cookie'])[d], $1::jsonb || jsonb_build_object('type',
      (ARRAY['privacy','terms','cookie'])[d]), 'completed', 1, '{}', 1, now(), now() ${documents}`,
    [JSON.stringify(answers)],
  );
  await run(
    `INSERT INTO document_versions (id, "documentId", edition, "templateRevision", answers, tree, "generatedContent", "effectiveDate", "createdAt")
    SELECT ${document}, ${document}, 1, 'r', '{}', $1::jsonb, 'Текст', '2026-11-22', now() ${documents}`,
    [tree],
  );
  await run(
    `INSERT INTO document_law_notices (id, "documentId", "changeId", edition)
    SELECT ${document}, ${document}, 'change', 1 ${documents} WHERE n % 5 = 0 AND d = 1`,
  );
  await run(
    `INSERT INTO site_requests (id, "siteId", kind, channel, "receivedOn", details, "createdAt", "updatedAt")
    SELECT ${site}, ${site}, 'access', 'email', '2026-11-20', 'x', now(), now() ${series} WHERE n % 4 = 0`,
  );
  await run(
    `INSERT INTO sent_notifications (id, "siteId", kind, "sentOn", answers, details, sections, edition, "createdAt")
    SELECT ${site}, ${site}, 'initial', '2026-11-20', '{}', '{}', '[]', 1, now() ${series} WHERE n % 10 = 0`,
  );
  await run(
    `INSERT INTO site_checks (id, "userId", "siteId", url, host, "dueAt", "finishedAt", report, "requestedAt")
    SELECT ${idPrefix} || d || lpad(n::text, 19, '0'), '${owner}', ${site}, 'https://x.ru', 'x.ru', now(), now(), $1::jsonb,
      now() - d * interval '7 days' ${documents}`,
    [JSON.stringify(longReport())],
  );
}

/** As long as the report of a shop with a dozen services. */
function longReport() {
  const findings = Array.from({ length: 15 }, (_, at) => ({
    ...findingOf("cookie-notice-missing"),
    evidence: Array.from({ length: 6 }, (_, line) => ({
      url: "https://romashka.test/catalogue/page",
      line: line + at * 100,
      excerpt: Array.from({ length: 12 }, (_, word) => `слово${at}${line}${word}`).join(" "),
    })),
  }));
  return checkReportOf("https://romashka.ru", { findings });
}
