/** Demonstration data for a development database: `npm run seed`. */
import { createHash, randomBytes } from "node:crypto";
import { dayMs } from "@/lib/core/time/day-ms";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createUser } from "@/lib/features/accounts/mutations";
import { createDocument } from "@/lib/features/documents/creation/operations";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { saveConsentText } from "@/lib/features/journal/mutations";
import { changeJournal } from "@/lib/features/journal/operations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";

export const demoEmail = "demo@example.ru";
const documentTypes = ["privacy", "cookie", "terms"] as const;
const records = 30;

/**
 * Creates an owner with documents, their site and its journal. When the owner is there, only a new password is set.
 * @param options `isForced` allows a database with other users; administrators never count as such.
 * @returns the password.
 * @throws Error when the database has other users.
 */
export async function seedDemo(
  database: Database,
  now: Date,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<{ email: string; password: string }> {
  const others = await database.user.count({
    where: { email: { not: demoEmail }, role: { not: "admin" } },
  });
  if (others > 0 && !isForced) {
    throw new Error(
      `В базе есть другие пользователи (${others}): npm run seed -- --force всё равно добавит владельца.`,
    );
  }
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const { count } = await database.user.updateMany({
    where: { email: demoEmail },
    data: { password: passwordHash },
  });
  if (count === 0) await createOwner(database, passwordHash, now);
  return { email: demoEmail, password };
}

async function createOwner(database: Database, passwordHash: string, now: Date): Promise<void> {
  const user = {
    email: demoEmail,
    passwordHash,
    firstName: "Мария",
    role: "user",
    documentsLimit: 20,
    emailConfirmed: true,
    referredBy: null,
  } as const;
  const account = await createUser(database, user, now);
  const caller: Caller = { userId: account.id as AuthorizedUserId, sessionId: "none", account };
  for (const type of documentTypes) {
    const answers = documentAnswersSchema.parse({ ...sampleAnswers, type });
    await createDocument(database, caller, answers, { now, requireEmailConfirmation: false });
  }
  // The documents created it.
  const { id } = await database.site.findFirstOrThrow({ where: { userId: account.id } });
  await changeJournal(database, caller, { id, place: "ours", isOrderGiven: true }, now);
  await fillJournal(database, id, now);
}

/** One consent a day, every third one to necessary cookies only. */
async function fillJournal(database: Database, siteId: string, now: Date): Promise<void> {
  const text = "Мы используем cookie.\nПринять / Отказаться";
  const hash = createHash("sha256").update(text).digest("hex");
  await database.$transaction((tx) => saveConsentText(tx, siteId, { hash, text, edition: 1 }, now));
  const consents = Array.from({ length: records }, (_, day) => ({
    siteId,
    receivedAt: new Date(now.getTime() - day * dayMs),
    record: {
      v: 1 as const,
      site: siteId,
      id: randomBytes(16).toString("base64url"),
      seq: 1,
      event: "given" as const,
      choice: { analytics: day % 3 > 0, advertising: false },
      text: hash,
      edition: 1,
      policy: "",
      page: "/",
      source: "banner" as const,
    },
  }));
  await insertRecords(database, consents);
}
