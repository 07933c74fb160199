import type pg from "pg";

/** The user whose lists are measured, and the number of rows each list has. */
export const owner = { id: `u${"1".padStart(23, "0")}`, rows: 300 };

/** Ids like ours: 24 characters, in random order. */
const id = "left(md5(n::text) || md5(n::text), 24)";
/** One row per minute, the newest now. */
const moment = "now() - n * interval '1 minute'";
const userOf = (rows: string) => `CASE WHEN n <= ${owner.rows} THEN '${owner.id}'
  ELSE 'u' || lpad(((n::bigint * 7919) % ${rows} + 1)::text, 23, '0') END`;

/**
 * Inserts `rows` users, documents, notifications, log lines and sent e-mails with a realistic distribution: most users
 * are on the free plan, most documents cite the same acts, most e-mails have been sent. But even a thousand rows hold
 * enough of the rare cases to fill a page of fifty after nine tenths are filtered out: a list that finds ten rows is
 * faster than one that finds fifty, however many rows the table has.
 */
export async function seed(pool: pg.Pool, rows: number, citedNorms: string[]): Promise<void> {
  const series = `FROM generate_series(1, ${rows}) n`;
  const rare = (usual: number) => Math.min(usual, Math.floor(rows / 500));
  const isSmall = rows <= 1_000;
  await fill(
    pool,
    "users",
    `
    INSERT INTO users (id, email, password, firstname, lastname, role, subscription, "premiumUntil",
      "blockedAt", createdat, updatedat)
    SELECT 'u' || lpad(n::text, 23, '0'), 'user' || n || '@example.ru', 'x',
      CASE WHEN ${isSmall} AND n % 20 = 0 THEN 'Олег' WHEN n / 100 = 3 THEN 'Анна'
        ELSE (ARRAY['Анна','Иван','Ольга','Пётр','Мария','Олег'])[1 + n / 7 % 6] END,
      CASE WHEN n / 100 = 3 THEN 'Серова'
        ELSE (ARRAY['Серова','Ильин','Петрова','Титов'])[1 + n / 3 % 4] END || n / 100,
      CASE WHEN n <= 3 THEN 'admin' WHEN n % 20 = 0 OR ${isSmall} AND n > 900 AND n % 2 = 1 THEN 'premium'
        ELSE 'user' END,
      CASE WHEN n % ${rare(100)} = 1 THEN 'ultra' WHEN n % 10 = 0 THEN 'premium' ELSE 'free' END,
      CASE WHEN n % 10 = 0 THEN now() + interval '30 days' END,
      CASE WHEN n % 1000 = 7 THEN now() END, ${moment}, ${moment}
    ${series}`,
  );
  // Every thousandth document also cites a rare norm.
  await fill(
    pool,
    "user_documents",
    `
    INSERT INTO user_documents (id, "userId", "templateId", name, type, "formData", "generatedContent",
      status, edition, "citedNorms", "citedVersion", "createdAt", "updatedAt")
    SELECT ${id}, ${userOf(String(rows))}, 'privacy', 'Политика ' || n, 'privacy',
      '{"companyName":"ООО «Ромашка»","websiteUrl":"https://romashka.ru"}', 'Текст', 'completed', 1,
      CASE WHEN n % 1000 = 0 THEN $1::text[] || '{rare|ст. 1/}'::text[] WHEN n % 10 = 1 THEN '{}'
        ELSE $1::text[] END, 1, ${moment}, ${moment}
    ${series}`,
    [citedNorms],
  );
  await fill(
    pool,
    "notifications",
    `
    INSERT INTO notifications (id, "userId", title, message, "isRead", "createdAt")
    SELECT ${id}, ${userOf(String(rows))}, 'Заголовок', 'Сообщение ' || n, n % 3 > 0, ${moment}
    ${series}`,
  );
  await fill(
    pool,
    "audit_log",
    `
    INSERT INTO audit_log (id, "adminEmail", action, "subjectType", "subjectId", details, "createdAt")
    SELECT ${id}, CASE WHEN n % ${rare(1000)} = 0 THEN 'second@example.ru' ELSE 'admin@example.ru' END,
      CASE WHEN n % ${rare(2000)} = 0 THEN 'law.change' ELSE 'user.role' END, 'user',
      'u' || lpad((n % ${rows} / 5 + 1)::text, 23, '0'), '{"before":"user","after":"premium"}', ${moment}
    ${series}`,
  );
  // All are sent except the newest 20, which are scheduled, and as many of the oldest, which have failed.
  await fill(
    pool,
    "mail_outbox",
    `
    INSERT INTO mail_outbox (id, recipient, subject, text, attempts, "dueAt", "sentAt", "failedAt",
      "lastError", "createdAt")
    SELECT ${id}, 'user' || n || '@example.ru', 'Тема', '', 1,
      CASE WHEN n <= 20 THEN now() + interval '1 hour' ELSE ${moment} END,
      CASE WHEN n > 20 AND n <= ${rows} - 20 THEN ${moment} END,
      CASE WHEN n > ${rows} - 20 THEN ${moment} END,
      CASE WHEN n > ${rows} - 20 THEN '550 No such user' END, ${moment}
    ${series}`,
  );
}

/** Creates the indexes after the rows, which takes a fraction of the time. */
async function fill(
  pool: pg.Pool,
  table: string,
  insert: string,
  values: unknown[] = [],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `SELECT indexname, indexdef FROM pg_indexes i WHERE schemaname = 'public' AND tablename = $1
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = i.indexname)`,
      [table],
    );
    for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
    await client.query(insert, values);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    client.release(true);
  }
}
