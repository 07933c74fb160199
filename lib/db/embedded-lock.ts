import "server-only";

import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Another process has the data folder open. */
export class DataDirLockedError extends Error {
  override name = "DataDirLockedError";
}

/** A process, said so that a later process cannot be taken for it. */
type Owner = {
  pid: number;
  /** When the process started, in the kernel's ticks; null where the system does not tell. */
  started: string | null;
  /** Where `pid` means something: this boot of this machine, this container. */
  realm: string;
};

/**
 * How often an owner shows that it lives, and how long one that cannot be looked up must have shown
 * nothing to be taken for dead.
 */
const signsOfLife = { everyMs: 2_000, silentForMs: 7_000 };

/**
 * Takes `dataDir` for this process. Two processes on one embedded database destroy it, and PGlite
 * itself does not notice.
 *
 * Each process announces itself with a file of its own and then looks for others: of two that start
 * together, at least the later one sees the other. A file's name belongs to one process for ever, so
 * removing that of a dead one can never hit a live one. It survives SIGKILL: a process that is gone,
 * or whose number now belongs to another process, no longer counts.
 * @returns what lets go of the folder.
 * @throws DataDirLockedError when another live process has it.
 */
export async function lockDataDir(
  dataDir: string,
  timing: typeof signsOfLife = signsOfLife,
): Promise<() => Promise<void>> {
  const folder = join(dataDir, "lock");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    const file = await announce(dataDir, folder);
    const other = await findLiveOwner(folder, file, timing.silentForMs);
    if (!other) return keepAlive(file, timing.everyMs);
    await rm(file, { force: true });
    // Two that start together both step back; after a random pause one of them finds itself alone.
    if (attempt === 3 || other.realm !== realm()) throw locked(dataDir, other);
    await sleep(50 + Math.random() * 250);
  }
}

/** Appears under its name only when it is whole, so that nobody reads half of it. */
async function announce(dataDir: string, folder: string): Promise<string> {
  const name = `${process.pid}-${randomUUID()}`;
  const draft = join(dataDir, `.lock-${name}`);
  await writeFile(draft, JSON.stringify(self()), { flag: "wx", mode: 0o600 });
  await rename(draft, join(folder, name));
  return join(folder, name);
}

function locked(dataDir: string, { pid }: Owner): DataDirLockedError {
  return new DataDirLockedError(
    `Папку данных ${dataDir} уже использует другой процесс (${pid}): встроенная база допускает один. ` +
      "Остановите его или задайте другую DATA_DIR.\n" +
      `The data folder is in use by process ${pid}. Stop it or choose another DATA_DIR.`,
  );
}

function keepAlive(file: string, everyMs: number): () => Promise<void> {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}

async function findLiveOwner(
  folder: string,
  own: string,
  silentForMs: number,
): Promise<Owner | undefined> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (file === own) continue;
    const owner = await readOwner(file);
    if (owner && (await isAlive(owner, file, silentForMs))) return owner;
    await rm(file, { force: true });
  }
  return undefined;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function isAlive(owner: Owner, file: string, silentForMs: number): Promise<boolean> {
  if (owner.realm === self().realm) {
    if (owner.started !== null) return startOf(owner.pid) === owner.started;
    if (!exists(owner.pid)) return false;
  }
  // Another container or machine on the same disk, or a system without /proc: only a sign of life
  // tells. Compared with itself, so that clocks need not agree.
  const before = await lastSign(file);
  await sleep(silentForMs);
  const after = await lastSign(file);
  return after !== undefined && after !== before;
}

async function lastSign(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function self(): Owner {
  return { pid: process.pid, started: startOf(process.pid), realm: realm() };
}

/** The start of a process by the kernel's clock (field 22 of /proc/PID/stat), null without such. */
function startOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function realm(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return process.platform;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
