/**
 * What the running server does beside a bare one of the same Next: `npm run bench:server`. Throughput of
 * a static page, of the list of documents and of a creation; the answers to a watch while exports and
 * logins run; memory after many requests. A measurement: run it on a quiet machine.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { printTable } from "@/bench/documents/measure";
import { startBareApp } from "@/bench/server/bare-app";
import { measureHealth } from "@/bench/server/health";
import { compare, type Target } from "@/bench/server/load";
import { measureMemory } from "@/bench/server/memory";
import { ApiSession, shopAnswers } from "@/tests/support/api-session";
import { startPostgresServer } from "@/tests/support/postgres-server";
import { startProductionServer } from "@/tests/support/production-server";
import { admin } from "@/tests/support/test-admin";

/** One line of the report; `isReached` by the target of issue «Fast, safe, and ready for many». */
type Row = {
  name: string;
  ours: string;
  peer: string;
  value: string;
  target: string;
  isReached: boolean;
};

const root = fileURLToPath(new URL("..", import.meta.url));
const rows: Row[] = [];

/** What was started, stopped in the other order: a measurement that breaks off leaves nothing behind. */
const started: (() => Promise<void>)[] = [];
try {
  const postgres = await startPostgresServer([]);
  started.push(postgres.remove);
  const server = await startProductionServer({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a key of the measurements that is long enough",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: "100000",
    DATA_DIR: ".tmp/bench-data",
  });
  started.push(server.kill);
  const bare = await startBareApp(root, postgres.url);
  started.push(bare.stop);
  const session = await ApiSession.open(server.url, "/api/login", admin);
  for (let count = 0; count < 21; count += 1) await session.createDocument();
  const parameters = await findParameters(postgres.url);

  await ratio("статическая страница, ответов/с", 0.9, {
    ours: { url: `${server.url}/help/checklist`, status: 200 },
    peer: { url: bare.url, status: 200 },
  });
  await ratio("GET /api/documents, 20 строк", 0.5, {
    ours: { url: `${server.url}/api/documents?limit=20`, headers: session.headers, status: 200 },
    peer: { url: `${bare.url}/list?${parameters}`, status: 200 },
  });
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(shopAnswers);
  await ratio("POST /api/documents, политика", 0.4, {
    ours: {
      url: `${server.url}/api/documents`,
      method: "POST",
      headers: { ...headers, ...session.headers },
      body,
      status: 201,
    },
    peer: { url: `${bare.url}/create?${parameters}`, method: "POST", headers, body, status: 201 },
  });
  const { idle, busy } = await measureHealth(server.url, session);
  rows.push({
    name: "p99 /api/health/live при 20 PDF и 5 входах",
    ours: `${busy.toFixed(1)} мс`,
    peer: `${idle.toFixed(1)} мс в покое`,
    value: `+${(busy - idle).toFixed(1)} мс`,
    target: "≤ 50 мс",
    isReached: busy - idle <= 50,
  });
  const { after2000, after20000 } = await measureMemory(server, session);
  const growth = after20000 / after2000;
  rows.push({
    name: "память после 20 000 запросов",
    ours: `${after20000.toFixed(0)} МБ`,
    peer: `${after2000.toFixed(0)} МБ после 2 000`,
    value: `× ${growth.toFixed(2)}`,
    target: "≤ 1,2",
    isReached: growth <= 1.2,
  });
} finally {
  for (const stop of started.reverse()) await stop();
}

printTable(
  ["Что", "наш", "рядом", "отношение", "цель", ""],
  rows.map((row) => [
    row.name,
    row.ours,
    row.peer,
    row.value,
    row.target,
    row.isReached ? "да" : "НЕТ",
  ]),
);
const report = join(root, ".tmp/reports/bench-server.json");
mkdirSync(join(report, ".."), { recursive: true });
writeFileSync(report, `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.every(({ isReached }) => isReached) ? 0 : 1);

async function ratio(name: string, target: number, pair: { ours: Target; peer: Target }) {
  const { ours, peer } = await compare(pair.ours, pair.peer);
  const value = ours / peer;
  rows.push({
    name,
    ours: ours.toFixed(0),
    peer: peer.toFixed(0),
    value: `× ${value.toFixed(2)}`,
    target: `≥ ${target.toLocaleString("ru-RU")}`,
    isReached: value >= target,
  });
}

/** What the bare routes look up: they verify no token, so they are told whose session it is. */
async function findParameters(databaseUrl: string): Promise<URLSearchParams> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: found } = await client.query(
    `SELECT s.sid, s."userId" AS user, d.id AS like FROM sessions s
     JOIN user_documents d ON d."userId" = s."userId" LIMIT 1`,
  );
  await client.end();
  return new URLSearchParams(found[0]);
}
