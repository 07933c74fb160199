/** Faults of a server on the embedded database other than a crash. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import { findLost, startWriters, waitUntil } from "@/tests/faults/writers";
import { ApiSession, shopAnswers } from "@/tests/support/api/calls/api-session";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const run = promisify(execFile);
const folder = resolve(".tmp/fault-embedded");
let server: ProductionServer | undefined;

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  await server?.kill();
  server = undefined;
});

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: "100000",
});

async function start(dataDir = folder, more: Record<string, string> = {}) {
  if (!existsSync(join(dataDir, "pgdata"))) await copyEmbeddedTemplate(dataDir);
  server = await startProductionServer({ ...settings(dataDir), ...more });
  return server;
}

test("the server finishes running requests after SIGTERM and exits with code 0", async () => {
  const { url, stop } = await start();
  const session = await ApiSession.open(url, "/api/login", admin);
  const { document } = await session.createDocument();
  const running = await Promise.all(Array.from({ length: 4 }, () => beginCreation(url, session)));
  const exported = session.request("GET", `/api/documents/${document.id}/download?format=pdf`);
  const half = await exported;
  const stopped = stop();
  await waitUntil(() => isRefused(url), "still takes connections");

  expect(
    Buffer.from(await half.arrayBuffer())
      .subarray(-8)
      .toString(),
  ).toContain("%%EOF");
  const statuses = await Promise.all(running.map((finish) => finish()));
  expect(statuses).toEqual(running.map(() => 201));
  expect(await stopped).toBe(0);

  const again = await start();
  const later = await ApiSession.open(again.url, "/api/login", admin);
  expect(await later.listAllDocuments()).toHaveLength(1 + running.length);
});

/** A request that the server has started to read, and a function that sends the rest of it. */
async function beginCreation(url: string, session: ApiSession): Promise<() => Promise<number>> {
  const body = JSON.stringify(shopAnswers);
  const request = httpRequest(`${url}/api/documents`, {
    method: "POST",
    agent: false,
    headers: {
      ...session.headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      expect: "100-continue",
    },
  });
  const responded = once(request, "response");
  request.flushHeaders();
  await once(request, "continue");
  return async () => {
    request.end(body);
    const [response] = (await responded) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  };
}

async function isRefused(url: string): Promise<boolean> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  try {
    await once(socket, "connect");
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

test("a second process on the same folder is rejected with a message, and the first keeps running", async () => {
  const { url } = await start();
  const second = startProductionServer(settings(folder));
  await expect(second).rejects.toThrow("уже использует другой процесс");
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
});

test("the server keeps running when the reader of its output is gone", async () => {
  const { url, process: child } = await start();
  child.stdout?.destroy();
  child.stderr?.destroy();
  // Each response writes a log line that is never read.
  for (let count = 0; count < 5; count += 1) {
    expect((await fetch(`${url}/api/templates`)).status).toBe(200);
  }
  expect(child.exitCode).toBeNull();
});

test("the monthly limit ends with the month in Moscow", async () => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "clock-ahead");
  const preload = resolve("tests/support/runner/moved-clock.mjs");
  const moveTo = (instant: Date) => writeFileSync(file, String(instant.getTime() - Date.now()));
  const [year = 0, month = 0] = toMoscowMonth(new Date()).split("-").map(Number);
  // Midnight of the first day, three hours east of Greenwich.
  const nextMonth = new Date(Date.UTC(year, month, 1, -3));
  const minute = 60_000;
  moveTo(new Date(nextMonth.getTime() - 10 * minute));
  const { url } = await start(join(folder, "data"), {
    NODE_OPTIONS: `--import ${preload}`,
    CLOCK_AHEAD_FILE: file,
  });
  const person = { email: "person@example.ru", password: "верный пароль 1" };
  const session = await ApiSession.open(url, "/api/register", person);
  const create = () => session.request("POST", "/api/documents", shopAnswers);
  for (let count = 0; count < 3; count += 1) expect((await create()).status).toBe(201);
  const refused = await create();
  expect([refused.status, (await refused.json()).code]).toEqual([403, "LIMIT_REACHED"]);

  moveTo(new Date(nextMonth.getTime() - minute));
  expect((await create()).status).toBe(403);
  moveTo(new Date(nextMonth.getTime() + minute));
  expect((await create()).status).toBe(201);
});

test("a full disk causes 503 without losing an acknowledged document, until there is space again", async () => {
  mkdirSync(folder, { recursive: true });
  // A separate disk, which only root can mount: the machine's own must not be filled.
  await run("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", folder]);
  try {
    const { url, output, process: child } = await start(join(folder, "data"));
    const session = await ApiSession.open(url, "/api/login", admin);
    const { written, breaks, stop } = startWriters(session, 4);
    const { acknowledged, refusals } = written;
    await waitUntil(() => acknowledged.size >= 10, output);
    const filler = join(folder, "filler");
    await run("sh", ["-c", `cat /dev/zero > ${filler} || true`]);
    await waitUntil(() => refusals.length >= 20, output);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/help`)).status).toBe(200);
    const before = acknowledged.size;
    rmSync(filler);
    await waitUntil(() => acknowledged.size >= before + 10, output);
    await stop();
    expect(child.exitCode).toBeNull();
    expect(breaks).toEqual([]);
    for (const { status, body } of refusals) {
      expect([status, JSON.parse(body).code], body).toEqual([503, "UNAVAILABLE"]);
    }
    expect(await findLost(session, acknowledged)).toEqual([]);
    expect(await server?.stop()).toBe(0);
    const again = await start(join(folder, "data"));
    const later = await ApiSession.open(again.url, "/api/login", admin);
    expect(await findLost(later, acknowledged)).toEqual([]);
    console.info(`${acknowledged.size} acknowledged, ${refusals.length} refused`);
  } finally {
    await server?.kill();
    await run("umount", [folder]);
  }
});
