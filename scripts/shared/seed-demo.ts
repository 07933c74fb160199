/** Demonstration data for a development database: `npm run seed`. */
import { createHash, randomBytes } from "node:crypto";
import { dayMs } from "@/lib/core/time/day-ms";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createUser, type NewUser } from "@/lib/features/accounts/mutations";
import { createDocument } from "@/lib/features/documents/creation/operations";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { saveConsentText } from "@/lib/features/journal/mutations";
import { changeJournal } from "@/lib/features/journal/operations";
import { createOrganisation, shareSite } from "@/lib/features/organisations/operations";
import { addRequest } from "@/lib/features/requests/operations";
import {
  type Account,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";
import { sampleAnswers } from "@/scripts/screenshots/fixtures";
import { addLawNotice, addRecords } from "@/scripts/shared/seed-records";

/** Whom `seedDemo` creates: the owner first, whose organisation the member joins. */
export const demoEmails = {
  owner: "demo@example.ru",
  member: "demo-member@example.ru",
  admin: "demo-admin@example.ru",
} as const;
const documentTypes = ["privacy", "cookie", "terms"] as const;
const records = 30;
const requestAgeDays = 5;

/**
 * Creates an administrator, an owner with documents, their site, its journal, an open request and the rest of
 * `addRecords`, and a member of the owner's organisation. Those that are there only get a new password.
 * @param options `isForced` allows a database with other users; administrators never count as such. It gets no change
 * of the law, which would mark their documents. `password` is random by default.
 * @returns the password of all three.
 * @throws Error when the database has other users.
 */
export async function seedDemo(
  database: Database,
  now: Date,
  {
    isForced = false,
    password = randomBytes(12).toString("base64url"),
  }: { isForced?: boolean; password?: string | undefined } = {},
): Promise<{ password: string }> {
  const others = await database.user.count({
    where: { email: { notIn: Object.values(demoEmails) }, role: { not: "admin" } },
  });
  if (others > 0 && !isForced) {
    throw new Error(
      `В базе есть другие пользователи (${others}): npm run seed -- --force всё равно добавит владельца.`,
    );
  }
  const passwordHash = await hashPassword(password);
  const hasPassword = async (email: string) => {
    const data = { password: passwordHash };
    return (await database.user.updateMany({ where: { email }, data })).count > 0;
  };
  if (!(await hasPassword(demoEmails.admin))) {
    const person = { email: demoEmails.admin, firstName: "Анна", role: "admin" } as const;
    await createPerson(database, { ...person, passwordHash }, now);
  }
  if (!(await hasPassword(demoEmails.owner))) {
    const owner = await createOwner(database, passwordHash, now);
    const admin = await findCaller(database, demoEmails.admin);
    await addRecords(database, { owner, admin }, now);
    if (others === 0) await addLawNotice(database, admin, now);
  }
  if (!(await hasPassword(demoEmails.member))) await createMember(database, passwordHash, now);
  return { password };
}

const createPerson = (
  database: Database,
  person: Pick<NewUser, "email" | "passwordHash" | "firstName" | "role">,
  now: Date,
): Promise<Account> =>
  createUser(
    database,
    { ...person, documentsLimit: 20, emailConfirmed: true, referredBy: null },
    now,
  );

const toCaller = (account: Account): Caller => ({
  userId: account.id as AuthorizedUserId,
  sessionId: "none",
  account,
});

const findCaller = async (database: Database, email: string): Promise<Caller> =>
  toCaller(
    toAccount(await database.user.findUniqueOrThrow({ where: { email }, select: accountColumns })),
  );

async function createOwner(database: Database, passwordHash: string, now: Date): Promise<Caller> {
  const person = { email: demoEmails.owner, firstName: "Мария", role: "user" } as const;
  const account = await createPerson(database, { ...person, passwordHash }, now);
  const caller = toCaller(account);
  for (const type of documentTypes) {
    const answers = documentAnswersSchema.parse({ ...sampleAnswers, type });
    await createDocument(database, caller, answers, { now, requireEmailConfirmation: false });
  }
  // The documents created it.
  const { id } = await database.site.findFirstOrThrow({ where: { userId: account.id } });
  await changeJournal(database, caller, { id, place: "ours", isOrderGiven: true }, now);
  await fillJournal(database, id, now);
  const request = {
    id,
    kind: "access",
    channel: "email",
    receivedOn: toMoscowDate(new Date(now.getTime() - requestAgeDays * dayMs)),
    person: "Ольга Смирнова",
    incoming: "17",
    note: "Спрашивает, какие её данные у нас есть и откуда.",
  } as const;
  await addRequest(database, caller, request, now);
  return caller;
}

/** An editor in the organisation of the owner, who shares their sites. No invitation: only an e-mail has its link. */
async function createMember(database: Database, passwordHash: string, now: Date): Promise<void> {
  const owner = await findCaller(database, demoEmails.owner);
  const { id } =
    (await database.organisation.findUnique({ where: { ownerId: owner.userId } })) ??
    (await createOrganisation(database, owner, "Студия «Лайм»", now));
  const sites = await database.site.findMany({ where: { userId: owner.userId } });
  for (const site of sites)
    await shareSite(database, owner, { id, site: site.id, showsStudio: false }, now);
  const person = { email: demoEmails.member, firstName: "Пётр", role: "user" } as const;
  const { id: userId } = await createPerson(database, { ...person, passwordHash }, now);
  await database.membership.create({
    data: { organisationId: id, userId, role: "editor", createdAt: now },
  });
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
