import "server-only";

import { oncePerProcess } from "@/lib/core/once-per-process";
import {
  ensureFirstAdmin,
  type FirstAdmin,
} from "@/lib/features/accounts/registration/first-admin";
import { closePasswordThreads } from "@/lib/platform/auth/passwords/password";
import { authSecret } from "@/lib/platform/config/auth-secret";
import { type Environment, environment, isBuildPhase } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { closeDatabase, startDatabase } from "@/lib/platform/db/lifecycle";
import { log } from "@/lib/platform/log/log";
import { startBackgroundWork } from "@/lib/startup/background-work";
import { watchContent } from "@/lib/startup/watch-content";

/**
 * Everything that has to be true before the first request: settings checked, database open and
 * migrated, an admin there. Next may run the hook more than once; only the first run does something.
 * In production a start that fails ends the process: Next would go on and answer 500 to everything.
 */
export function startServer(): Promise<void> {
  if (isBuildPhase()) return Promise.resolve();
  return oncePerProcess("start", () => start().catch(giveUp));
}

function giveUp(error: unknown): never {
  if (process.env.NODE_ENV !== "production") throw error;
  // Faults of the operator's settings say what to do; anything else needs its trace.
  const expected = error instanceof Error && /^[А-ЯЁ]/.test(error.message);
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n\n${text}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { admin, databaseUrl, dataDir, migrateOnly } = checkEnvironment();
  const report = (message: string, error: unknown) => log.error({ err: error }, message);
  const { kind, appliedMigrations } = await startDatabase(report);
  const notes = [
    kind === "embedded"
      ? `База данных: встроенная, в ${dataDir}. Один процесс; для большой нагрузки задайте DATABASE_URL.`
      : `База данных: PostgreSQL, ${new URL(databaseUrl ?? "").host}.`,
  ];
  if (appliedMigrations.length > 0) notes.push(`Применено миграций: ${appliedMigrations.length}.`);
  if (migrateOnly) {
    printNotes(appliedMigrations.length > 0 ? notes : [...notes, "Обновлять нечего."]);
    await closeDatabase();
    process.exit(0);
  }
  const options = { admin, embedded: kind === "embedded" };
  const note = toNote(await ensureFirstAdmin(await getDatabase(), options, new Date()));
  if (note) notes.push(note);
  printNotes(notes);

  // In development every page is rendered when it is asked for.
  const stopWatching =
    process.env.NODE_ENV === "production" ? await watchContent(await getDatabase()) : undefined;
  let stopWork: (() => Promise<void>) | undefined;
  // `server/serve.mjs` calls these: once it takes requests, and once the last is answered.
  const opened = oncePerProcess("opened", () => async () => {
    stopWork ??= await startBackgroundWork(report);
  });
  oncePerProcess("shutdown", () => async () => {
    await stopWork?.();
    stopWatching?.();
    await closePasswordThreads();
    await closeDatabase();
  });
  if (process.env.NODE_ENV !== "production") await opened();
}

function toNote(admin: FirstAdmin): string | null {
  switch (admin.kind) {
    case "present":
      return null;
    case "taken":
      return `Внимание: ${admin.email} уже зарегистрирован и не администратор. Роль не изменена: укажите в ADMIN_EMAIL другой адрес.`;
    case "renewed":
      return `Пароль первого запуска никто не сменил за 24 часа. Новый пароль администратора ${admin.email}: ${admin.password} (показан один раз, действует 24 часа: войдите и смените его в настройках).`;
    case "created":
      return admin.password === undefined
        ? `Создан администратор ${admin.email}.`
        : `Создан администратор ${admin.email}, пароль: ${admin.password} (показан один раз, действует 24 часа: войдите и смените его в настройках).`;
  }
}

/** To the console, not to the log: a password must not end up in a log file's archive. */
function printNotes(notes: string[]): void {
  process.stdout.write(`${notes.map((note) => `\n    ${note}`).join("")}\n  `);
}

/**
 * Reads every setting once, at start, so that a wrong one stops the server and not a visitor.
 * @throws EnvironmentError naming each variable at fault.
 */
function checkEnvironment(): Environment {
  const settings = environment();
  authSecret();
  return settings;
}
