// @module-tag slow
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ConsentRecord } from "@/lib/tools/consent-record";
import { journalFiles } from "@/lib/tools/journal-files/journal-files";
import { readTable } from "@/lib/tools/read-table";
import { freePort } from "@/tests/support/servers/processes/free-port";

const php = process.env.PHP_PATH ?? "php";
const site = "romashka.ru";
const own = "https://romashka.ru";
const folderName = "consents-0123456789abcdef";
const files = journalFiles({ site, origins: [own], years: 3, folder: folderName });
const hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

type Host = {
  /** How it is started in `web`, whose parent is `home`. */
  start: (web: string, port: number) => ChildProcess;
  /** What the owner reads in the console. */
  read: (web: string) => string;
  file: { fileName: string; text: string };
};

const phpHost = (environment: Record<string, string>): Host => ({
  file: files.php,
  start: (web, port) =>
    spawn(php, ["-S", `127.0.0.1:${port}`, "-t", web], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4", ...environment },
      stdio: "ignore",
    }),
  read: (web) =>
    execFileSync(php, ["journal.php"], {
      cwd: web,
      encoding: "utf8",
      env: { ...process.env, ...environment },
    }),
});
const nodeHost = (environment: Record<string, string>): Host => ({
  file: files.node,
  start: (web, port) =>
    spawn(process.execPath, ["journal.mjs"], {
      cwd: web,
      env: { ...process.env, PORT: String(port), ...environment },
      stdio: "ignore",
    }),
  read: (web) =>
    execFileSync(process.execPath, ["journal.mjs", "export"], {
      cwd: web,
      encoding: "utf8",
      env: { ...process.env, ...environment },
    }),
});

const hosts: [string, Host][] = [
  ["journal.php with SQLite", phpHost({})],
  ["journal.php with tables", phpHost({ JOURNAL_CSV: "1" })],
  ["journal.mjs with what this Node has", nodeHost({})],
  ["journal.mjs with tables", nodeHost({ JOURNAL_CSV: "1" })],
];

const rowsIn = (table: string) => readTable(table, ";").rows;
const idOf = ({ cells }: { cells: string[] }) => cells[2]?.replace(/^'/, "");

let ids = 0;
/** A right record, of another visitor each time; every third id begins with what Excel takes for a formula. */
function recordOf(more: Partial<ConsentRecord> = {}): ConsentRecord {
  ids += 1;
  const id = `${ids % 3 === 0 ? "-" : "v"}${String(ids).padStart(21, "0")}`;
  const choice = { analytics: true, advertising: false };
  const shown = { text: hash, edition: 1, policy: "", page: "/каталог" } as const;
  return { v: 1, site, id, seq: 1, event: "given", choice, ...shown, source: "banner", ...more };
}

describe.each(hosts)("%s", (_name, host) => {
  let home: string;
  let web: string;
  let process_: ChildProcess;
  let address: string;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "journal-"));
    web = join(home, "www");
    execFileSync("mkdir", [web]);
    writeFileSync(join(web, host.file.fileName), host.file.text);
    const port = await freePort();
    address = `http://127.0.0.1:${port}/${host.file === files.php ? "journal.php" : ""}`;
    process_ = host.start(web, port);
    await untilAnswers(address);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => process_.once("exit", resolve));
    process_.kill("SIGKILL");
    await ended;
    rmSync(home, { recursive: true, force: true });
  });

  const send = (record: unknown, init: RequestInit = {}) =>
    fetch(address, {
      method: "POST",
      body: typeof record === "string" ? record : JSON.stringify(record),
      ...init,
      headers: { "content-type": "text/plain;charset=UTF-8", origin: own, ...init.headers },
    });
  /** Rows of a record's id, as the owner reads them. */
  const rowsOf = (id: string) => rowsIn(host.read(web)).filter((row) => idOf(row) === id);

  test("stores a record with the server's time and responds with an empty 204", async () => {
    const record = recordOf({ policy: hash, event: "withdrawn" });
    const response = await send(record);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(response.headers.get("access-control-allow-origin")).toBe(own);
    const [row, ...others] = rowsOf(record.id);
    expect(others).toEqual([]);
    const [receivedAt = "", ...cells] = (row?.cells ?? []).map((cell) => cell.replace(/^'/, ""));
    expect(receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(cells).toEqual([
      ...[site, record.id, "1", "withdrawn", '{"analytics":true,"advertising":false}'],
      ...[hash, "1", hash, "/каталог", "banner"],
    ]);
  });

  test("stores a record once when it arrives several times, in parallel or later", async () => {
    const records = Array.from({ length: 20 }, () => recordOf());
    for (let round = 0; round < 3; round += 1) {
      const statuses = await Promise.all(
        [...records, ...records].map(async (item) => (await send(item)).status),
      );
      expect(statuses).toEqual(statuses.map(() => 204));
    }
    // All from one reading: a connection that is kept meanwhile would be closed before anybody heard of it.
    const written = rowsIn(host.read(web)).map(idOf);
    for (const { id } of records) expect(written.filter((item) => item === id)).toHaveLength(1);
    const again = recordOf({ id: records[0]?.id ?? "", seq: 2 });
    expect((await send(again)).status).toBe(204);
    expect(rowsOf(again.id)).toHaveLength(2);
  });

  test.each([
    ["malformed JSON", "{", "record"],
    ["an empty body", "", "record"],
    ["a list", "[]", "record"],
    ["deep nesting", `${"[".repeat(500)}${"]".repeat(500)}`, "record"],
    ["another site", { site: "other.ru" }, "site"],
    ["a short id", { id: "x" }, "id"],
    ["an id with a line break", { id: `${"a".repeat(21)}\n` }, "id"],
    ["a sequence number as text", { seq: "1" }, "seq"],
    ["a sequence number of zero", { seq: 0 }, "seq"],
    ["an unknown event", { event: "x" }, "event"],
    ["a purpose that is not true or false", { choice: { a: "yes" } }, "choice"],
    ["a list of purposes", { choice: [] }, "choice"],
    ["a purpose named by a number", { choice: { "1": true } }, "choice"],
    ["a malformed hash", { text: `${hash}\n` }, "text"],
    ["a page with a query", { page: "/a?b" }, "page"],
    ["a page with a line break", { page: "/a\nb" }, "page"],
    ["an unknown source", { source: "phone" }, "source"],
    ["an unknown field", { ip: "203.0.113.7" }, "ip"],
  ])("rejects %s and names the field", async (_case, wrong, field) => {
    const body = typeof wrong === "string" ? wrong : { ...recordOf(), ...wrong };
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(`Неверная запись: ${field}`);
  });

  test("accepts from none to sixteen purposes and rejects seventeen", async () => {
    expect((await send(recordOf({ choice: {} }))).status).toBe(204);
    const names = Array.from({ length: 17 }, (_, at) => [`purpose${at}`, at % 2 === 0]);
    const choice = Object.fromEntries(names.slice(0, 16));
    expect((await send(recordOf({ choice }))).status).toBe(204);
    expect((await send(recordOf({ choice: Object.fromEntries(names) }))).status).toBe(400);
  });

  test("rejects more than a kilobyte, other methods, content types and origins", async () => {
    const long = recordOf({ page: `/${"ы".repeat(290)}` });
    const choice = Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [`p${"x".repeat(30)}${at}`, true]),
    );
    expect((await send({ ...long, choice })).status).toBe(413);
    expect((await send("x".repeat(200_000))).status).toBe(413);
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const response = await fetch(address, { method, headers: { origin: own } });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    }
    const html = { headers: { "content-type": "text/html" } };
    expect((await send(recordOf(), html)).status).toBe(415);
    for (const origin of ["https://evil.example", "null", `${own}.evil.example`]) {
      const response = await send(recordOf(), { headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("keeps the journal where visitors cannot read it", async () => {
    const inside = readdirSync(web).filter((name) => name !== host.file.fileName);
    if (host.file === files.php) {
      // Above the root of the site.
      expect(inside).toEqual([]);
      expect(readFileSync(join(home, folderName, ".htaccess"), "utf8")).toContain("denied");
    } else expect(inside).toEqual([folderName]);
    const response = await fetch(new URL(`/${folderName}/`, address));
    expect(response.status).not.toBe(200);
  });

  test("exports a table with one header and no formula", async () => {
    await send(recordOf());
    await send(recordOf());
    await send(recordOf());
    const text = host.read(web);
    expect(text.startsWith("\ufeff")).toBe(true);
    expect(text.match(/received_at/g)).toHaveLength(1);
    expect(text).not.toMatch(/(^|;)[=+\-@]/m);
  });
});

test("keeps records after a torn last line of a table", async () => {
  const home = mkdtempSync(join(tmpdir(), "journal-"));
  const start = async (host: Host) => {
    const port = await freePort();
    const started = host.start(home, port);
    const address = `http://127.0.0.1:${port}/${host.file === files.php ? "journal.php" : ""}`;
    await untilAnswers(address);
    return { started, address };
  };
  for (const host of [nodeHost({ JOURNAL_CSV: "1", JOURNAL_FOLDER: join(home, "kept") })]) {
    writeFileSync(join(home, host.file.fileName), host.file.text);
    const first = recordOf();
    const second = recordOf();
    const one = await start(host);
    const headers = { "content-type": "text/plain" };
    await fetch(one.address, { method: "POST", body: JSON.stringify(first), headers });
    const ended = new Promise((resolve) => one.started.once("exit", resolve));
    one.started.kill("SIGKILL");
    await ended;
    const table = readdirSync(join(home, "kept")).find((name) => name.endsWith(".csv")) ?? "";
    const path = join(home, "kept", table);
    writeFileSync(path, `${readFileSync(path, "utf8")}2026-11-27T00:00`);
    const other = await start(host);
    for (const record of [first, second]) {
      await fetch(other.address, { method: "POST", body: JSON.stringify(record), headers });
    }
    other.started.kill("SIGKILL");
    const lines = readFileSync(path, "utf8").split("\r\n").filter(Boolean);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain(second.id);
  }
  rmSync(home, { recursive: true, force: true });
});

test("writes hostile settings as literals and rejects a wrong folder name", () => {
  const hostile = `https://a.ru'\\"); system('x'); //`;
  const written = journalFiles({ site: hostile, origins: [hostile], years: 3, folder: folderName });
  const home = mkdtempSync(join(tmpdir(), "journal-"));
  writeFileSync(join(home, "journal.php"), `${written.php.text}`);
  expect(execFileSync(php, ["-l", join(home, "journal.php")], { encoding: "utf8" })).toMatch(
    /No syntax errors/,
  );
  const literal = /'site' => ('(?:[^'\\]|\\.)*'),/.exec(written.php.text)?.[1] ?? "";
  expect(execFileSync(php, ["-r", `echo ${literal};`], { encoding: "utf8" })).toBe(hostile);
  expect(written.node.text).toContain(`site: ${JSON.stringify(hostile)},`);
  expect(written.php.text + written.node.text).not.toMatch(/\{%/);
  rmSync(home, { recursive: true, force: true });
  for (const folder of ["../up", "short", "a/b/c/d/e/f/g/h/i"]) {
    expect(() => journalFiles({ site, origins: [own], years: 3, folder })).toThrow(/Имя папки/);
  }
});

async function untilAnswers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
