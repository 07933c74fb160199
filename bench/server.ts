import pg from "pg";
import { measureHealth } from "@/bench/server/health";
import { compare, type Target } from "@/bench/server/load";
import { measureLoginTiming } from "@/bench/server/login-timing";
import { measureMemory } from "@/bench/server/memory";
import { buildBareApp, startBareApp } from "@/bench/shared/bare-app";
import { start } from "@/bench/shared/lifecycle";
import { atLeast, atMost, formatMilliseconds, formatRatio, type Row } from "@/bench/shared/row";
import { ApiSession, shopAnswers } from "@/tests/support/api/calls/api-session";
import { startPostgresServer } from "@/tests/support/servers/databases/postgres-server";
import { startProductionServer } from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

/**
 * The running server compared with a bare one of the same Next: throughput of a static page, of the list of documents
 * and of creating a document; whether the time of a login reveals who has an account; response times of a health check
 * during exports and logins; memory after many requests.
 */
export async function measureServer(root: string): Promise<Row[]> {
  const folder = await buildBareApp(root);
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
  const bare = await start(startBareApp(folder, postgres.url), ({ stop }) => stop());
  const session = await ApiSession.open(server.url, "/api/login", admin);
  for (let count = 0; count < 21; count += 1) await session.createDocument();
  const parameters = await findParameters(postgres.url);

  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(shopAnswers);
  const rows = [
    await throughput("статическая страница, как её просит браузер", 0.9, {
      ours: { url: `${server.url}/help/checklist`, headers: asBrowsersAsk, status: 200 },
      peer: { url: bare.url, headers: asBrowsersAsk, status: 200 },
    }),
    // 167 kB against 4: on one machine this mostly measures what the load generator can read.
    await throughput("статическая страница без сжатия", null, {
      ours: { url: `${server.url}/help/checklist`, status: 200 },
      peer: { url: bare.url, status: 200 },
    }),
    await throughput("GET /api/documents, 20 строк", 0.6, {
      ours: { url: `${server.url}/api/documents?limit=20`, headers: session.headers, status: 200 },
      peer: { url: `${bare.url}/list?${parameters}`, status: 200 },
    }),
    await throughput("POST /api/documents, политика", 0.5, {
      ours: {
        url: `${server.url}/api/documents`,
        method: "POST",
        headers: { ...headers, ...session.headers },
        body,
        status: 201,
      },
      peer: { url: `${bare.url}/create?${parameters}`, method: "POST", headers, body, status: 201 },
    }),
  ];
  rows.push(...(await measureLoginTiming(server.url)));
  const { idle, busy } = await measureHealth(server.url, session);
  rows.push({
    name: "p99 /api/health/live при 20 PDF и 5 входах",
    ours: formatMilliseconds(busy),
    peer: `в покое: ${formatMilliseconds(idle)}`,
    ratio: `+${formatMilliseconds(busy - idle)}`,
    target: "≤ 50 мс",
    isReached: busy - idle <= 50,
  });
  const { after2000, after20000 } = await measureMemory(server, session);
  const growth = after20000 / after2000;
  rows.push({
    name: "память после 20 000 запросов",
    ours: `${after20000.toFixed(0)} МБ`,
    peer: `после 2 000: ${after2000.toFixed(0)} МБ`,
    ratio: formatRatio(growth),
    target: atMost(1.2),
    isReached: growth <= 1.2,
  });
  return rows;
}

/** Every browser accepts compressed pages. */
const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br" };

/** `target` null: the figure is only reported. */
async function throughput(
  name: string,
  target: number | null,
  pair: { ours: Target; peer: Target },
): Promise<Row> {
  const { ours, peer } = await compare(pair.ours, pair.peer);
  return {
    name,
    ours: `${ours.toFixed(0)} отв./с`,
    peer: `голый Next: ${peer.toFixed(0)}`,
    ratio: formatRatio(ours / peer),
    target: target === null ? "" : atLeast(target),
    isReached: target === null ? null : ours / peer >= target,
  };
}

/** The bare routes verify no token, so they get the session's user directly. */
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
