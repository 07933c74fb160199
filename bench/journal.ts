import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import { start } from "@/bench/shared/lifecycle";
import { atLeast, atMost, formatMilliseconds, formatRatio, type Row } from "@/bench/shared/row";
import { createMonthTable } from "@/lib/features/journal/months";
import type { Journal, JournalRecord } from "@/lib/features/journal/responses";
import type { RecordFilter } from "@/lib/features/journal/schema";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { openPostgres } from "@/lib/platform/db/postgres";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { recordOf } from "@/tests/support/api/sites/journal-calls";
import { startPostgresServer } from "@/tests/support/servers/databases/postgres-server";
import { startProductionServer } from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const few = 10_000;
const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
const rounds = 100;
const seconds = 15;
/** Records per second in one busy hour of a very large site. */
const minWritesPerSecond = 500;
/** Above this ratio the search grows with the journal. */
const maxRatio = 1.5;
/** Months over which the records of a site are spread. */
const months = 36;

/**
 * The journal of consents through the API on PostgreSQL: how many records per second are accepted with a million
 * stored, and whether a search takes as long among a million as among ten thousand.
 */
export async function measureJournal(): Promise<Row[]> {
  const postgres = await start(startPostgresServer([]), ({ remove }) => remove());
  const server = await start(
    startProductionServer({
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a key of the measurements that is long enough",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: "100000",
      DATA_DIR: ".tmp/bench-data",
    }),
    ({ kill }) => kill(),
  );
  const session = await ApiSession.open(server.url, "/api/login", admin);
  const database = openPostgres(postgres.url);
  await start(Promise.resolve(database), (opened) => opened.close());
  const small = await openJournal(session, "small.example");
  const large = await openJournal(session, "large.example");
  await seed(database, small.id, few);
  const bytesOfAll = await seed(database, large.id, many);

  const rows = [
    await measureWrites(server.url, large),
    {
      name: "журнал: байт на запись, с индексами",
      ours: String(Math.round(bytesOfAll / (few + many))),
      ...{ peer: "", ratio: "", target: "", isReached: null },
    },
  ];
  for (const [name, filter] of searches) {
    rows.push(await measureSearch(session, { small: small.id, large: large.id }, name, filter));
  }
  const startedAt = performance.now();
  const exported = await session.request("GET", `/api/sites/${large.id}/journal/export`);
  const bytes = (await exported.arrayBuffer()).byteLength;
  rows.push({
    name: `журнал: CSV, ${Math.round(bytes / 1e6)} МБ`,
    ours: formatMilliseconds(performance.now() - startedAt),
    peer: "",
    ratio: "",
    target: "",
    isReached: null,
  });
  return rows;
}

async function openJournal(session: ApiSession, address: string) {
  const site = await session.request("POST", "/api/sites", { address });
  const { id } = (await site.json()) as { id: string };
  const change = { place: "ours", isOrderGiven: true };
  const response = await session.request("PATCH", `/api/sites/${id}/journal`, change);
  return { id, key: ((await response.json()) as Journal).key };
}

/** Inserts records of three years, a few of them rare. @returns the bytes of all records with their indexes. */
async function seed(database: OpenDatabase, siteId: string, rows: number): Promise<number> {
  const at = `(date_trunc('minute', now()) - ((n - 1) % ${months}) * interval '1 month' - (n % 20) * interval '1 minute')`;
  const list = await database.pool.query(
    `SELECT DISTINCT to_char(${at} AT TIME ZONE 'UTC', 'YYYYMM')::int AS month FROM generate_series(1, 2000) n`,
  );
  for (const { month } of list.rows) await createMonthTable(database.client, month);
  const connection = await database.pool.connect();
  // The server's statement timeout is too short for inserting a million rows.
  await connection.query("SET statement_timeout = 0");
  await connection.query(
    `INSERT INTO consent_records ("siteId", visitor, seq, month, "receivedAt", event, choice, "textHash", edition,
       "policyHash", page, source)
     SELECT $1, left(translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), 22), 1,
       to_char(${at} AT TIME ZONE 'UTC', 'YYYYMM')::int, ${at},
       CASE WHEN n % 100 = 0 THEN 'withdrawn' WHEN n % 10 = 0 THEN 'changed' ELSE 'given' END,
       '{"analytics": true, "advertising": false}', repeat('a', 64), 1, '', '/catalog/' || n % 100,
       CASE WHEN n % 50 = 0 THEN 'form' ELSE 'banner' END
     FROM generate_series(1, ${rows}) n`,
    [siteId],
  );
  await connection.query("ANALYZE consent_records");
  const size = await connection.query(
    "SELECT sum(pg_total_relation_size(inhrelid))::float8 AS bytes FROM pg_inherits WHERE inhparent = 'consent_records'::regclass",
  );
  connection.release(true);
  return size.rows[0].bytes;
}

async function measureWrites(url: string, { id, key }: { id: string; key: string }): Promise<Row> {
  const result = await autocannon({
    url: `${url}/api/journal/${key}`,
    connections: 40,
    duration: seconds,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "text/plain", origin: "https://large.example" },
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(recordOf(id, { id: randomBytes(16).toString("base64url") })),
        }),
      },
    ],
  });
  const refused = result.non2xx + result.errors;
  const perSecond = result["2xx"] / seconds;
  return {
    name: `журнал: записей в секунду через API (${many.toLocaleString("ru-RU")} лежит)`,
    ours: `${Math.round(perSecond)}/с, p99 ${Math.round(result.latency.p99)} мс`,
    peer: refused === 0 ? "" : `отказов: ${refused}`,
    ratio: "",
    target: atLeast(minWritesPerSecond),
    isReached: perSecond >= minWritesPerSecond && refused === 0,
  };
}

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const searches: [string, RecordFilter | "visitor"][] = [
  ["все, первая страница", {}],
  ["по номеру посетителя", "visitor"],
  ["за месяц два года назад", { from: day(760), to: day(730) }],
  ["редкое событие", { event: "withdrawn" }],
  ["из форм", { source: "form" }],
];

async function measureSearch(
  session: ApiSession,
  sites: { small: string; large: string },
  name: string,
  filter: RecordFilter | "visitor",
): Promise<Row> {
  const known = {
    small: await visitorsOf(session, sites.small),
    large: await visitorsOf(session, sites.large),
  };
  const times95 = { small: [] as number[], large: [] as number[] };
  for (let round = -10; round < rounds; round += 1) {
    for (const size of ["small", "large"] as const) {
      const visitor = known[size][(round + 10) % known[size].length] ?? "";
      const search = new URLSearchParams(
        filter === "visitor" ? { visitor } : (filter as Record<string, string>),
      );
      const startedAt = performance.now();
      const path = `/api/sites/${sites[size]}/journal/records?${search}`;
      const response = await session.request("GET", path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      if (round >= 0) times95[size].push(performance.now() - startedAt);
    }
  }
  const [small, large] = [p95(times95.small), p95(times95.large)];
  return {
    name: `журнал: поиск, ${name}, p95`,
    ours: formatMilliseconds(large),
    peer: `${few.toLocaleString("ru-RU")}: ${formatMilliseconds(small)}`,
    ratio: formatRatio(large / small),
    target: atMost(maxRatio),
    isReached: large / small <= maxRatio,
  };
}

async function visitorsOf(session: ApiSession, siteId: string): Promise<string[]> {
  const path = `/api/sites/${siteId}/journal/records?limit=200&event=changed`;
  const records = (await (await session.request("GET", path)).json()) as JournalRecord[];
  return records.map(({ id }) => id);
}

function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
