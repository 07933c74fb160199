import "server-only";

import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type ProcessState,
  processStartTime,
  processState,
} from "@/lib/platform/db/embedded/process-state";

/** Another process has the data folder open. */
export class DataDirLockedError extends Error {
  override name = "DataDirLockedError";
}

/** Identifies a process so that a later one cannot be mistaken for it. */
type Owner = {
  pid: number;
  /** The start time of the process in kernel ticks; null when the system does not provide it. */
  started: string | null;
  /** The scope of `pid`: this boot of this machine, this container. */
  realm: string;
};

/** Milliseconds. */
const patience = {
  /** The interval of the owner's sign of life. */
  everyMs: 2_000,
  /** An owner whose process cannot be looked up counts as dead after this long without a sign of life. */
  silentForMs: 7_000,
  /** How long a killed process may take to end: a busy machine releases its memory slowly. */
  dyingForMs: 60_000,
};

/** Two processes that start together both step back; after random pauses one of them is alone. */
const maxAttempts = 20;

/**
 * Takes `dataDir` for this process. Two processes on one embedded database destroy it, and PGlite itself does not
 * notice.
 *
 * Each process announces itself with a file of its own and then looks for others: of two that start together, at least
 * the later one sees the other. A file's name belongs to one process for ever, so removing that of a dead process
 * cannot affect a live one. SIGKILL is handled: a process that has ended, or whose pid now belongs to another process,
 * no longer counts. A process that is just being killed is waited for. A live process counts, even if it is busy,
 * stopped or silent: it may continue at any time.
 * @returns the function that releases the folder.
 * @throws DataDirLockedError when another live process has it.
 */
export async function lockDataDir(dataDir: string, given = patience): Promise<() => Promise<void>> {
  const folder = join(dataDir, "lock");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    const file = await announce(dataDir, folder);
    const other = await findOther(folder, file);
    if (!other) return keepAlive(file, given.everyMs);
    await rm(file, { force: true });
    if (attempt === maxAttempts || !(await isOver(other, given))) throw locked(dataDir, other);
    await sleep(Math.random() * 250);
  }
}

/** Renamed into place when it is complete, so that no process reads a partial file. */
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

/** Another owner than the one of `own`, whose file it left. */
type Other = Owner & { file: string };

/** The first other owner that may be alive; the files of dead ones are removed. */
async function findOther(folder: string, own: string): Promise<Other | undefined> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (file === own) continue;
    const owner = await readOwner(file);
    if (owner && lookUp(owner) !== "gone") return { ...owner, file };
    await rm(file, { force: true });
  }
  return undefined;
}

/** Undefined for a missing file, and for a partial one, which only a power failure leaves. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isMissing || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The state of an owner's process; `unknown` in another container or machine, or without /proc. */
function lookUp({ pid, started, realm }: Owner): ProcessState | "unknown" {
  if (realm !== self().realm) return "unknown";
  if (started !== null) return processState(pid, started);
  return exists(pid) ? "unknown" : "gone";
}

/**
 * Waits until it is certain whether another owner has released the folder. It has when its file or its process is
 * gone, or, where the process cannot be looked up, when the file was not touched for long. It has not when the
 * file is touched, or when its process runs and is not ending.
 */
async function isOver(
  other: Other,
  { silentForMs, dyingForMs }: typeof patience,
): Promise<boolean> {
  const startedAt = performance.now();
  // Compared with itself, so that clocks need not agree.
  const before = await lastSign(other.file);
  for (;;) {
    const life = lookUp(other);
    if (life === "gone") {
      await rm(other.file, { force: true });
      return true;
    }
    const sign = await lastSign(other.file);
    if (sign === undefined) return true;
    if (sign !== before && life !== "dying") return false;
    const waited = performance.now() - startedAt;
    if (waited > (life === "dying" ? dyingForMs : silentForMs)) {
      if (life !== "unknown") return false;
      await rm(other.file, { force: true });
      return true;
    }
    await sleep(50);
  }
}

async function lastSign(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function self(): Owner {
  return { pid: process.pid, started: processStartTime(process.pid), realm: realm() };
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
