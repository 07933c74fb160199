import "server-only";

import { setupStepTexts } from "@/content/admin/overview";
import { site } from "@/content/site";
import { dayMs } from "@/lib/core/time/day-ms";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { FirstRun } from "@/lib/features/admin/overview/responses";
import { getSettledSteps } from "@/lib/features/settings/data";
import { environment } from "@/lib/platform/config/environment";
import { isLoopbackHost } from "@/lib/platform/config/network";
import type { Transaction } from "@/lib/platform/db/database";
import { newestBackupTime } from "@/lib/platform/db/embedded/backup";

type Admins = { id: string; email: string; emailConfirmed: boolean; hasCode: boolean }[];
type Context = { admins: Admins; visitorId: string; now: Date };
type Lack = { title: string; text: string; href: string | null };

/**
 * A step checks the current state and says what is missing, or returns null. `settleable`: the operator may have done
 * it where this server cannot see it, or may not want it.
 */
type Step = {
  key: string;
  settleable?: true;
  find: (context: Context) => Lack | null | Promise<Lack | null>;
};

/** A copy is due each day and checked for each hour; two days without one is not yet a delay. */
const copyAgeMs = 2 * dayMs;

const steps: readonly Step[] = [
  { key: "owner", find: missingOwner },
  {
    key: "contacts",
    find: () =>
      site.contacts.email
        ? null
        : { ...setupStepTexts.contacts(), href: "/admin/settings#contacts" },
  },
  {
    key: "address",
    find: () =>
      isLoopbackHost(new URL(environment().siteUrl).hostname)
        ? { ...setupStepTexts.address(), href: null }
        : null,
  },
  {
    key: "mail",
    find: () =>
      environment().smtpUrl ? null : { ...setupStepTexts.mail(), href: "/admin/settings#mail" },
  },
  {
    key: "payment",
    settleable: true,
    find: () => (environment().yookassa ? null : { ...setupStepTexts.payment(), href: null }),
  },
  { key: "copies", settleable: true, find: missingCopies },
  { key: "second-factor", find: missingCodes },
  { key: "emails", find: unconfirmedEmails },
];

/**
 * Returns what the service still lacks before the public can use it. Computed each time; only the steps that the
 * operator has settled are stored (docs/specification/admin.md#overview).
 */
export async function getFirstRun(
  database: Transaction,
  visitorId: string,
  now: Date,
): Promise<FirstRun> {
  const rows = await database.user.findMany({
    where: { role: "admin", blockedAt: null },
    orderBy: { email: "asc" },
    select: {
      id: true,
      email: true,
      emailConfirmed: true,
      secondFactor: { select: { enabledAt: true } },
    },
  });
  const admins = rows.map(({ secondFactor, ...row }) => ({
    ...row,
    hasCode: Boolean(secondFactor?.enabledAt),
  }));
  const settled = await getSettledSteps(database);
  const found = await Promise.all(
    steps
      .filter(({ key, settleable }) => !(settleable && settled.includes(key)))
      .map(async ({ key, settleable, find }) => {
        const lack = await find({ admins, visitorId, now });
        return lack && { key, ...lack, canBeSettled: settleable === true };
      }),
  );
  return { steps: found.filter((step) => step !== null) };
}

/** 149-ФЗ ст. 10 ч. 2: name and address; ЗоЗПП ст. 9: the registration numbers of a company or a sole trader. */
function missingOwner(): Lack | null {
  const { name, address, inn, ogrn, type } = site.operator;
  const isPerson = type === "individual";
  const missing = [
    ...(name ? [] : ["имя или название"]),
    ...(address ? [] : ["адрес"]),
    ...(inn || isPerson ? [] : ["ИНН"]),
    ...(ogrn || isPerson ? [] : ["ОГРН"]),
  ];
  if (missing.length === 0) return null;
  return { ...setupStepTexts.owner(missing), href: "/admin/settings#operator" };
}

/** We make the copies of the embedded database and store them next to it; those of a server are not visible here. */
async function missingCopies({ now }: Context): Promise<Lack | null> {
  const { databaseUrl, dataDir } = environment();
  if (databaseUrl) return { ...setupStepTexts.copies.server(), href: null };
  const last = await newestBackupTime(dataDir);
  if (last === null || now.getTime() - last.getTime() < copyAgeMs) return null;
  return { ...setupStepTexts.copies.embedded(formatRussianDate(toMoscowDate(last))), href: null };
}

/** To the visitor's own settings if they can do it themselves; otherwise to the administrators. */
const whereToGo = (ids: readonly string[], visitorId: string, part: string): string =>
  ids.includes(visitorId) ? `/settings#${part}` : "/admin/users?role=admin";

function missingCodes({ admins, visitorId }: Context): Lack | null {
  const without = admins.filter(({ hasCode }) => !hasCode).map(({ id }) => id);
  if (without.length === 0) return null;
  const href = whereToGo(without, visitorId, "second-factor");
  return { ...setupStepTexts.secondFactor(without.length, admins.length), href };
}

function unconfirmedEmails({ admins, visitorId }: Context): Lack | null {
  const open = admins.filter(({ emailConfirmed }) => !emailConfirmed);
  if (open.length === 0) return null;
  const href = whereToGo(
    open.map(({ id }) => id),
    visitorId,
    "email",
  );
  return { ...setupStepTexts.emails(open.map(({ email }) => email)), href };
}
