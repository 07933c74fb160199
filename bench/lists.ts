/**
 * Whether a list takes as long among a million rows as among a thousand: `npm run bench:lists`. Runs on a
 * PostgreSQL of its own (the tests' one), asks the same functions that the API asks, and writes the
 * times and what PostgreSQL did into `bench/lists.json`. Takes some minutes; nothing else should run.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import pg from "pg";
import type { OpenDatabase } from "@/lib/db/database";
import { openPostgres } from "@/lib/db/postgres";
import { assembleDocument } from "@/lib/documents/operations";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { keysOfChange } from "@/lib/engine/citations/norm-keys";
import { shopAnswers } from "@/tests/support/api-session";
import { startServer, templateDatabase } from "@/tests/support/database-server";
import { ms, printTable } from "./documents/measure";
import { listCases } from "./lists/cases";
import { type Explained, explain } from "./lists/explain";
import { seed } from "./lists/seed";
import { commonNorm, measureWork } from "./lists/work";

const few = 1_000;
const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
const rounds = 40;
/** More than this, and a list grows with its table. */
const largestRatio = 1.5;

type Measured = {
  name: string;
  few: number;
  many: number;
  ratio: number;
  grows: string | null;
  plan: Explained[];
};

const server = await startServer();
const opened: OpenDatabase[] = [];
try {
  const answers = documentAnswersSchema.parse(shopAnswers);
  const all = citedKeys(await assembleDocument(answers, { date: "2026-11-22", edition: 1 }));
  // Some two hundred a policy: a fifth of them, or seeding a million takes a quarter of an hour.
  const common = keysOfChange(commonNorm);
  const cited = all.filter((key, index) => index % 5 === 0 || common.includes(key));
  const began = performance.now();
  const small = await openSeeded(few);
  const large = await openSeeded(many);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`Наполнено за ${seconds} с; норм у документа: ${cited.length}.\n`);

  const lists: Measured[] = [];
  for (const { name, run, grows = null } of listCases) {
    // By turns, so that whatever else the machine does slows both.
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      for (const [index, { client }] of [small, large].entries()) {
        const rows = index === 0 ? few : many;
        const start = performance.now();
        await run(client, rows);
        if (round >= 0) times[index]?.push(performance.now() - start);
      }
    }
    const [ofFew, ofMany] = times.map(median) as [number, number];
    const plan = await explain(large, (client) => run(client, many));
    lists.push({ name, few: ofFew, many: ofMany, ratio: ofMany / ofFew, grows, plan });
  }
  printTable(
    ["Список", few.toLocaleString("ru"), many.toLocaleString("ru"), "Во сколько раз"],
    lists.map((list) => [
      list.name,
      ms(list.few),
      ms(list.many),
      `${list.ratio.toFixed(2)}${list.ratio > largestRatio && list.grows === null ? " !" : ""}`,
    ]),
  );

  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}`;
  const write = (more: object) =>
    writeFileSync(
      "bench/lists.json",
      `${JSON.stringify({ machine, few, many, lists, ...more }, null, 1)}\n`,
    );
  write({});
  const work = await measureWork(large.client);
  write({ work });
  console.log("");
  printTable(
    [`Работа на ${many.toLocaleString("ru")}`, "Строк", "Время"],
    work.map(({ name, rows, ms: time }) => [name, String(rows), ms(time)]),
  );
  async function openSeeded(rows: number): Promise<OpenDatabase> {
    const url = await copyTemplate(`bench_${rows}`);
    const database = openPostgres(url);
    opened.push(database);
    await seed(database.pool, rows, cited);
    return database;
  }
} finally {
  for (const database of opened) await database.close();
  await server.stop();
}

async function copyTemplate(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await client.end();
  return server.url.replace(/postgres$/, name);
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
