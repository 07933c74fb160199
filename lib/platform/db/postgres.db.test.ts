import { afterEach, expect, inject, test } from "vitest";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { openPostgres } from "@/lib/platform/db/postgres";

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

function open(query = "", onError?: (error: Error) => void): OpenDatabase {
  const database = openPostgres(inject("postgresUrl") + query, onError);
  opened.push(database);
  return database;
}

const settingsOf = async ({ client }: OpenDatabase) =>
  client.$queryRaw`
    SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
           current_setting('idle_in_transaction_session_timeout') AS idle,
           current_setting('work_mem') AS memory, current_setting('application_name') AS name`;
const ours = { zone: "UTC", statement: "15s", idle: "15s", memory: "4MB", name: "sait-po-zakonu" };

test("a session uses UTC and has timeouts", async () => {
  expect(await settingsOf(open())).toEqual([ours]);
});

test("options of the address are kept except for the time zone", async () => {
  const options = encodeURIComponent("-c TimeZone=Asia/Tokyo -c work_mem=7MB");
  expect(await settingsOf(open(`?options=${options}`))).toEqual([{ ...ours, memory: "7MB" }]);
});

test("a statement over its time limit counts as unavailable", async () => {
  const slow = open().client.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = '50ms'`;
    await tx.$queryRaw`SELECT pg_sleep(5)::text`;
  });
  const error = await slow.catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test("a lost idle connection is reported, and the next query gets a new one", async () => {
  const problems: string[] = [];
  const database = open("", (error) => problems.push(error.message));
  const [row] = await database.client.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  const other = open();
  await other.client.$queryRaw`SELECT pg_terminate_backend(${row?.pid}::int)`;
  await expect
    .poll(() => problems)
    .toEqual(["terminating connection due to administrator command"]);
  expect(await database.client.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});

test("closing waits for the running transaction", async () => {
  const database = open();
  let finished = false;
  const work = database.client.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_sleep(0.3)::text`;
    await tx.$queryRaw`SELECT 1`;
    finished = true;
  });
  await expect.poll(() => database.pool.totalCount).toBe(1);
  await database.close();
  expect(finished).toBe(true);
  await work;
});
