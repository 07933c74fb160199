import "server-only";

import { closePasswordThreads } from "@/lib/auth/password";
import { checkEnvironment } from "@/lib/config/check-environment";
import { isBuildPhase } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { closeDatabase, startDatabase } from "@/lib/db/lifecycle";
import { forgetAnsweredAuthors } from "@/lib/feedback/inbox/mutations";
import { log } from "@/lib/http/log";
import { deleteExpiredRateLimits } from "@/lib/http/rate-limit";
import { startMarking } from "@/lib/law-watch/marking";
import { deleteOldMail } from "@/lib/mail/mutations";
import { mailOutbox } from "@/lib/mail/outbox";
import { startDeliveryLoop } from "@/lib/outbox/delivery-loop";
import { deleteExpiredSessions } from "@/lib/sessions/mutations";
import { watchContent } from "@/lib/startup/watch-content";
import { deleteOldDeliveries, renewBotKeys } from "@/lib/telegram/mutations";
import { telegramOutbox } from "@/lib/telegram/outbox";
import { readPublished } from "@/lib/templates/published";
import { ensureFirstAdmin, type FirstAdmin } from "@/lib/users/first-admin";
import { deletePendingSecrets, renewSecretKeys } from "@/lib/users/second-factor/mutations";
import { deleteOldTokens } from "@/lib/users/tokens/mutations";

const housekeepingMs = 60 * 60 * 1000;

/** `server/serve.mjs` calls what stands here once the last request is answered. */
const shutdownKey = Symbol.for("sait-po-zakonu.shutdown");
const startKey = Symbol.for("sait-po-zakonu.start");
const shared = globalThis as {
  [shutdownKey]?: () => Promise<void>;
  [startKey]?: Promise<void>;
};

/**
 * Everything that has to be true before the first request: settings checked, database open and
 * migrated, an admin there. Next may run the hook more than once; only the first run does something.
 * In production a start that fails ends the process: Next would go on and answer 500 to everything.
 */
export function startServer(): Promise<void> {
  if (isBuildPhase()) return Promise.resolve();
  shared[startKey] ??= start().catch(giveUp);
  return shared[startKey];
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
  const { admin, databaseUrl, dataDir } = checkEnvironment();
  const report = (message: string, error: unknown) => log.error({ err: error }, message);
  const { kind, appliedMigrations } = await startDatabase(report);
  const notes = [
    kind === "embedded"
      ? `База данных: встроенная, в ${dataDir}. Один процесс; для большой нагрузки задайте DATABASE_URL.`
      : `База данных: PostgreSQL, ${new URL(databaseUrl ?? "").host}.`,
  ];
  if (appliedMigrations.length > 0) notes.push(`Применено миграций: ${appliedMigrations.length}.`);
  const options = { admin, embedded: kind === "embedded" };
  const note = toNote(await ensureFirstAdmin(await getDatabase(), options, new Date()));
  if (note) notes.push(note);
  tell(notes);

  const timer = setInterval(() => void keepHouse(), housekeepingMs);
  timer.unref();
  const surroundings = { now: () => new Date(), random: Math.random };
  // In development every page is rendered when it is asked for.
  const stopWatching =
    process.env.NODE_ENV === "production" ? await watchContent(await getDatabase()) : undefined;
  // What an older program compiled is compiled anew now and not in a visitor's request.
  void readPublished(await getDatabase()).catch((error) => report("templates did not open", error));
  const stopMail = startDeliveryLoop(mailOutbox, surroundings);
  const stopTelegram = startDeliveryLoop(telegramOutbox, surroundings);
  const stopMarking = startMarking(await getDatabase(), surroundings.now);
  shared[shutdownKey] = async () => {
    clearInterval(timer);
    await stopMarking();
    stopWatching?.();
    await Promise.all([stopMail(), stopTelegram()]);
    await closePasswordThreads();
    await closeDatabase();
  };
}

/** Rows that are of no more use. Every instance does it: it is idempotent and cheap. */
async function keepHouse(): Promise<void> {
  try {
    const database = await getDatabase();
    await deleteExpiredSessions(database, new Date());
    await deleteExpiredRateLimits(database, new Date());
    await deleteOldMail(database, new Date());
    await forgetAnsweredAuthors(database, new Date());
    await deleteOldDeliveries(database, new Date());
    await renewBotKeys(database, new Date());
    await deleteOldTokens(database, new Date());
    await deletePendingSecrets(database, new Date());
    await renewSecretKeys(database);
  } catch (error) {
    log.error({ err: error }, "housekeeping failed");
  }
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
function tell(notes: string[]): void {
  process.stdout.write(`${notes.map((note) => `\n    ${note}`).join("")}\n  `);
}
