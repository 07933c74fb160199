/**
 * The promise of the embedded database: what was answered 201 is there after a crash. The server is
 * killed with SIGKILL in the middle of writes, started again on the same folder, and asked.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiSession, shopAnswers } from "@/tests/support/api-session";
import { type ProductionServer, startProductionServer } from "@/tests/support/production-server";
import { admin } from "@/tests/support/test-admin";

const rounds = 20;
const writers = 6;
const dataDir = ".tmp/fault-data";
const environment = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: "100000",
};

let server: ProductionServer | undefined;
beforeAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => server?.kill());

/** Creates documents until the server dies; notes each id that was acknowledged. */
async function createUntilKilled(session: ApiSession, acknowledged: Set<string>) {
  for (;;) {
    let response: Response;
    try {
      response = await session.request("POST", "/api/documents", shopAnswers);
    } catch {
      return; // the connection died with the server
    }
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    try {
      const { document } = (await response.json()) as { document: { id: string } };
      acknowledged.add(document.id);
    } catch {
      return; // died between the status line and the body: nobody learned the id
    }
  }
}

/** Waits for `holds` while the server lives. */
async function until(holds: () => boolean, { process, output }: ProductionServer) {
  const deadline = Date.now() + 60_000;
  while (!holds()) {
    if (process.exitCode !== null || Date.now() > deadline) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test(`${rounds} kills under load lose no acknowledged document`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    server = await startProductionServer(environment);
    const session = await ApiSession.open(server.url, "/api/login", admin);
    const stored = new Set((await session.listAllDocuments()).map(({ id }) => id));
    const lost = [...acknowledged].filter((id) => !stored.has(id));
    expect(lost, `lost before round ${round}\n${server.output()}`).toEqual([]);

    const before = acknowledged.size;
    const work = Array.from({ length: writers }, () => createUntilKilled(session, acknowledged));
    // Another count each round, so that the kills fall into different moments of writes.
    await until(() => acknowledged.size >= before + 5 + ((round * 7) % 23), server);
    await server.kill();
    await Promise.all(work);
  }

  server = await startProductionServer(environment);
  const session = await ApiSession.open(server.url, "/api/login", admin);
  const stored = new Set((await session.listAllDocuments()).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  console.info(`${acknowledged.size} documents acknowledged over ${rounds} kills, none lost`);

  expect(await server.stop(), server.output()).toBe(0);
});
