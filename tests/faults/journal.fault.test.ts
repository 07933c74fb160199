/**
 * The guarantee of the journal: a record that was answered with 204 survives a crash, and a resent record is stored
 * once. The server with its embedded database is killed in the middle of bursts.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Journal, JournalRecord } from "@/lib/features/journal/responses";
import { nextPageOf } from "@/lib/platform/api-client/request";
import { waitUntil } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { recordOf, visitorOf } from "@/tests/support/api/sites/journal-calls";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const kills = 4;
const senders = 12;
const folder = ".tmp/fault-journal";

let server: ProductionServer | undefined;

beforeAll(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => server?.kill());

test(`${kills} kills during writes lose no acknowledged record and store none twice`, async () => {
  const dataDir = join(folder, "server");
  await copyEmbeddedTemplate(dataDir);
  const start = () =>
    startProductionServer({
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: "100000",
      DATA_DIR: dataDir,
    });
  server = await start();
  let session = await ApiSession.open(server.url, "/api/login", admin);
  const site = await session.request("POST", "/api/sites", { address: "romashka.example" });
  const { id } = (await site.json()) as { id: string };
  const change = { place: "ours", isOrderGiven: true };
  const changed = await session.request("PATCH", `/api/sites/${id}/journal`, change);
  const { key } = (await changed.json()) as Journal;

  let sent = 0;
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  const refusals: number[] = [];
  const send = async (visitor: string) => {
    const response = await fetch(`${server?.url}/api/journal/${key}`, {
      method: "POST",
      headers: { "content-type": "text/plain", origin: "https://romashka.example" },
      body: JSON.stringify(recordOf(id, { id: visitor })),
    });
    if (response.status === 204) acknowledged.add(visitor);
    else refusals.push(response.status);
  };
  const sendUntilItBreaks = async () => {
    for (;;) {
      sent += 1;
      const visitor = visitorOf(sent);
      try {
        await send(visitor);
      } catch {
        unanswered.add(visitor);
        return;
      }
    }
  };

  for (let round = 1; round <= kills; round += 1) {
    const before = acknowledged.size;
    const burst = Promise.all(Array.from({ length: senders }, sendUntilItBreaks));
    await waitUntil(() => acknowledged.size >= before + 40 + round * 17, server.output);
    await server.kill();
    await burst;
    server = await start();
    session = await ApiSession.open(server.url, "/api/login", admin);
    const stored = await listVisitors(session, id);
    expect([...acknowledged].filter((visitor) => !stored.includes(visitor))).toEqual([]);
  }

  // A banner resends what was not acknowledged: some of these were stored before the response was lost.
  for (const visitor of unanswered) await send(visitor);
  const stored = await listVisitors(session, id);
  expect(refusals).toEqual([]);
  expect(stored).toHaveLength(new Set(stored).size);
  expect(new Set(stored)).toEqual(acknowledged);
  console.info(`${acknowledged.size} records acknowledged over ${kills} kills, none lost`);
  expect(await server.stop(), server.output()).toBe(0);
});

async function listVisitors(session: ApiSession, siteId: string): Promise<string[]> {
  const found: string[] = [];
  let path: string | null = `/api/sites/${siteId}/journal/records?limit=200`;
  while (path !== null) {
    const response: Response = await session.request("GET", path);
    found.push(...((await response.json()) as JournalRecord[]).map(({ id }) => id));
    path = nextPageOf(response);
  }
  return found;
}
