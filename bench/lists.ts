import pg from "pg";
import { commonNorm, measureBatchWork } from "@/bench/lists/batch-work";
import { listCases } from "@/bench/lists/cases";
import { explain } from "@/bench/lists/explain";
import { seed } from "@/bench/lists/seed";
import { seedOrganisations } from "@/bench/lists/seed-organisations";
import { seedSites } from "@/bench/lists/seed-sites";
import { start } from "@/bench/shared/lifecycle";
import { middle } from "@/bench/shared/measure";
import { atMost, formatMilliseconds, formatRatio, type Row } from "@/bench/shared/row";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { keysOfChange } from "@/lib/engine/citations/norm-keys";
import { shippedSource } from "@/lib/platform/content/templates";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { openPostgres } from "@/lib/platform/db/postgres";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  startDatabaseServer,
  templateDatabase,
} from "@/tests/support/servers/databases/database-server";

const few = 1_000;
const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** More sites and organisations of other owners than we expect for years. */
const maxSites = 100_000;
const rounds = 40;
/** Above this ratio a list grows with its table. */
const maxRatio = 1.5;

/**
 * Whether a list takes as long among a million rows as among a thousand, on a PostgreSQL of its own (the tests' one):
 * the functions that the API calls, with PostgreSQL's query plans; then batch work on the million.
 */
export async function measureLists(): Promise<Row[]> {
  const server = await start(startDatabaseServer(), ({ stop }) => stop());
  const answers = documentAnswersSchema.parse(shopAnswers);
  const edition = { date: "2026-11-22", edition: 1, mode: "final" } as const;
  const all = citedKeys(writeDocument(await shippedSource("privacy"), answers, edition).tree);
  // About two hundred rows per policy: only a fifth of them, or seeding a million takes a quarter of an hour.
  const common = keysOfChange(commonNorm);
  const cited = all.filter((key, index) => index % 5 === 0 || common.includes(key));
  const small = await openSeeded(server.url, few, cited);
  const large = await openSeeded(server.url, many, cited);

  const rows: Row[] = [];
  for (const { name, run, grows = null } of listCases) {
    // Alternating, so that other load on the machine slows both.
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let round = -5; round < rounds; round += 1) {
      for (const [of, { client }, count] of [
        ["few", small, few],
        ["many", large, many],
      ] as const) {
        const startedAt = performance.now();
        await run(client, count);
        if (round >= 0) times[of].push(performance.now() - startedAt);
      }
    }
    const ratio = middle(times.many) / middle(times.few);
    rows.push({
      name: `${many.toLocaleString("ru-RU")} строк: ${name}`,
      ours: formatMilliseconds(middle(times.many)),
      peer: `${few.toLocaleString("ru-RU")}: ${formatMilliseconds(middle(times.few))}`,
      ratio: formatRatio(ratio),
      target: grows === null ? atMost(maxRatio) : "",
      isReached: grows === null ? ratio <= maxRatio : null,
      details: {
        grows,
        plan: await explain(large, (client) => run(client, many)),
        planOfFew: await explain(small, (client) => run(client, few)),
      },
    });
  }
  for (const work of await measureBatchWork(large.client)) {
    rows.push({
      name: work.name,
      ours: formatMilliseconds(work.ms),
      peer: `строк: ${work.rows.toLocaleString("ru-RU")}`,
      ratio: "",
      target: "",
      isReached: null,
    });
  }
  return rows;
}

async function openSeeded(server: string, rows: number, cited: string[]): Promise<OpenDatabase> {
  const database = openPostgres(await copyTemplate(server, `bench_${rows}`));
  await start(Promise.resolve(database), (opened) => opened.close());
  await seed(database.pool, rows, cited);
  await seedSites(database.pool, Math.min(rows, maxSites));
  // One owner each; the first hundred users own none of them, hence `rows - 100`.
  await seedOrganisations(database.pool, Math.min(rows - 100, maxSites));
  return database;
}

async function copyTemplate(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await client.end();
  return server.replace(/postgres$/, name);
}
