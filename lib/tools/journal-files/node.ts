/**
 * `journal.mjs`: Node.js 20 and later, no packages. Placeholders in braces with percent signs are replaced by the
 * settings, as JSON.
 */
export const nodeFile = String.raw`/**
 * Журнал согласий: пишет выбор посетителей на вашем сервере (152-ФЗ ст. 9 ч. 3).
 * Ничего не показывает, только принимает записи баннера. Имени, IP-адреса и сведений о браузере не хранит.
 *
 * Отдельно:   PORT=8152 node journal.mjs   (адрес журнала: http://127.0.0.1:8152/, перед ним ваш nginx)
 * В программе: import { journal } from "./journal.mjs"; http.createServer(journal) или app.post("/journal", journal)
 * Прочитать:  node journal.mjs export > journal.csv
 */
import { createServer } from "node:http";
import { mkdirSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const settings = {
  site: {%site%},
  // С каких адресов страниц принимать записи.
  origins: {%origins%},
  // Сколько лет хранить записи.
  years: {%years%},
  // Папка журнала: не там, откуда сервер раздаёт файлы.
  folder: process.env.JOURNAL_FOLDER ?? join(dirname(fileURLToPath(import.meta.url)), {%folder%}),
};

const maxBytes = 1024;
const columns = ["received_at", "site", "id", "seq", "event", "choice", "text", "edition", "policy", "page", "source"];

/** The name of the field that is wrong, or null. */
function faultOf(record) {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return "record";
  const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
  const isNumber = (value) => Number.isInteger(value) && value >= 1 && value <= 1000000;
  const hash = /^[0-9a-f]{64}$/;
  const rules = {
    v: (value) => value === 1,
    site: (value) => value === settings.site,
    id: (value) => isText(value, /^[A-Za-z0-9_-]{22}$/),
    seq: isNumber,
    event: (value) => ["given", "changed", "withdrawn", "askedAgain"].includes(value),
    choice: (value) =>
      typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length <= 16 &&
      Object.entries(value).every(([key, box]) => /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(key) && typeof box === "boolean"),
    text: (value) => isText(value, hash),
    edition: isNumber,
    policy: (value) => value === "" || isText(value, hash),
    page: (value) => isText(value, /^\/[^?#\s\p{Z}\p{C}]{0,299}$/u),
    source: (value) => value === "banner" || value === "form",
  };
  for (const [field, isRight] of Object.entries(rules)) {
    if (!Object.hasOwn(record, field) || !isRight(record[field])) return field;
  }
  return Object.keys(record).find((field) => !Object.hasOwn(rules, field)) ?? null;
}

const cellsOf = (record, receivedAt) =>
  columns.map((name) =>
    name === "received_at" ? receivedAt : name === "choice" ? JSON.stringify(record.choice) : record[name],
  );

/** A line of CSV for Excel; no cell is taken for a formula. */
function csvLine(cells) {
  const written = cells.map((cell) => {
    const text = /^[=+\-@\t\r]/.test(String(cell)) ? "'" + cell : String(cell);
    return /[";\r\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
  });
  return written.join(";") + "\r\n";
}

/** The month before which nothing is kept, 2023-11. */
function border() {
  const now = new Date();
  return now.getUTCFullYear() - settings.years + now.toISOString().slice(4, 7);
}

/** SQLite where Node has it. */
async function openBase() {
  if (process.env.JOURNAL_CSV === "1") return null;
  const sqlite = await import("node:sqlite").catch(() => null);
  if (!sqlite) return null;
  const base = new sqlite.DatabaseSync(join(settings.folder, "journal.sqlite"));
  base.exec("PRAGMA busy_timeout = 5000");
  base.exec(
    "CREATE TABLE IF NOT EXISTS records (received_at TEXT NOT NULL, site TEXT NOT NULL, id TEXT NOT NULL," +
      " seq INTEGER NOT NULL, event TEXT NOT NULL, choice TEXT NOT NULL, text TEXT NOT NULL, edition INTEGER NOT NULL," +
      " policy TEXT NOT NULL, page TEXT NOT NULL, source TEXT NOT NULL, PRIMARY KEY (site, id, seq))",
  );
  const insert = base.prepare("INSERT OR IGNORE INTO records VALUES (" + columns.map(() => "?").join(", ") + ")");
  let written = 0;
  return {
    write: async (cells) => {
      insert.run(...cells);
      written += 1;
      if (written % 200 === 1) base.prepare("DELETE FROM records WHERE received_at < ?").run(border());
    },
    rows: () => base.prepare("SELECT * FROM records ORDER BY received_at").all().map((row) => Object.values(row)),
  };
}

/** A table a month; what is written already is remembered, so that nothing is written twice. One process only. */
function openTables() {
  const tables = () => readdirSync(settings.folder).filter((name) => /^\d{4}-\d\d\.csv$/.test(name)).sort();
  const known = new Set();
  for (const name of tables()) {
    for (const line of readFileSync(join(settings.folder, name), "utf8").split("\r\n")) {
      const [, site, id, seq] = line.split(";");
      known.add([site, id, seq].join(";"));
    }
  }
  let last = Promise.resolve();
  const append = async (cells) => {
    const line = csvLine(cells);
    const key = line.split(";").slice(1, 4).join(";");
    if (known.has(key)) return;
    const path = join(settings.folder, cells[0].slice(0, 7) + ".csv");
    const isNew = !existsSync(path);
    const file = await open(path, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = size > 0 ? await file.read(Buffer.alloc(1), 0, 1, size - 1) : { buffer: Buffer.from("\n") };
      // A server that fell in the middle of a line.
      const begin = size === 0 ? "\ufeff" + csvLine(columns) : buffer[0] === 10 ? "" : "\r\n";
      await file.appendFile(begin + line);
      await file.datasync();
    } finally {
      await file.close();
    }
    known.add(key);
    if (!isNew) return;
    for (const name of tables()) if (name.slice(0, 7) < border()) rmSync(join(settings.folder, name));
  };
  return {
    write: (cells) => {
      const turn = last.then(() => append(cells));
      last = turn.catch(() => {});
      return turn;
    },
    rows: () => [],
    tables: () => tables().map((name) => readFileSync(join(settings.folder, name), "utf8")),
  };
}

let store;
async function openStore() {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  return (await openBase()) ?? openTables();
}

/** The body, or null when it is too long. */
async function readBody(request) {
  // A framework may have read it.
  if (typeof request.body === "string") return Buffer.byteLength(request.body) > maxBytes ? null : request.body;
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Takes one record; for node:http and everything that has its request and response. */
export async function journal(request, response) {
  const answer = (status, words = "", headers = {}) => {
    if (response.headersSent) return;
    response.writeHead(status, {
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
      Vary: "Origin",
      ...(origin && isOwn ? { "Access-Control-Allow-Origin": origin } : {}),
      ...(words ? { "Content-Type": "text/plain; charset=utf-8" } : {}),
      ...headers,
    });
    response.end(words);
  };
  const { origin } = request.headers;
  const isOwn = origin === undefined || settings.origins.includes(origin);
  try {
    if (!isOwn) return answer(403, "Записи принимаются только со страниц этого сайта.");
    if (request.method !== "POST") return answer(405, "Журнал только принимает записи.", { Allow: "POST" });
    const type = (request.headers["content-type"] ?? "").split(";")[0].trim().toLowerCase();
    if (type !== "text/plain" && type !== "application/json") return answer(415, "Запись принимается как text/plain.");
    const body = await readBody(request);
    if (body === null) return answer(413, "Запись больше 1 КБ.", { Connection: "close" });
    let record;
    try {
      record = JSON.parse(body);
    } catch {
      return answer(400, "Неверная запись: record");
    }
    const fault = faultOf(record);
    if (fault !== null) return answer(400, "Неверная запись: " + fault.replace(/[^A-Za-z0-9_]/g, "").slice(0, 40));
    store ??= openStore().catch((error) => {
      store = undefined;
      throw error;
    });
    await (await store).write(cellsOf(record, new Date().toISOString()));
    return answer(204);
  } catch (error) {
    console.error("journal.mjs:", error);
    return answer(503, "Записать не удалось. Попробуйте позже.", { "Retry-After": "60" });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv[2] === "export") {
    const { rows, tables } = await openStore();
    process.stdout.write(tables ? tables().join("") : "\ufeff" + csvLine(columns) + rows().map(csvLine).join(""));
  } else {
    const server = createServer(journal);
    server.listen(Number(process.env.PORT ?? 8152), process.env.HOST ?? "127.0.0.1");
  }
}
`;
