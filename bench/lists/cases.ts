import { owner } from "@/bench/lists/seed";
import { organisation } from "@/bench/lists/seed-organisations";
import { siteOwnerId, siteOwners } from "@/bench/lists/seed-sites";
import { listUsers } from "@/lib/features/admin/data";
import { listMail } from "@/lib/features/admin/mail/data";
import type { MailQuery } from "@/lib/features/admin/mail/schema";
import type { UserFilter } from "@/lib/features/admin/schema";
import { listAudit } from "@/lib/features/audit/data";
import type { AuditQuery } from "@/lib/features/audit/schema";
import { listDocuments } from "@/lib/features/documents/record/data";
import { countImpact } from "@/lib/features/law-watch/data";
import { countUnread, listNotifications } from "@/lib/features/notifications/data";
import {
  getOrganisation,
  listOrganisationEvents,
  listOrganisations,
} from "@/lib/features/organisations/data";
import { listSiteStates } from "@/lib/features/site-list/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";
import type { Cursor } from "@/lib/platform/http/paging";
import { claimDue } from "@/lib/platform/outbox/mutations";

/** One list query, the same at every number of rows. */
export type ListCase = {
  name: string;
  run: (database: Database, rows: number) => Promise<unknown>;
  /** What its time grows with, other than the table: such a list has no limit on its ratio. */
  grows?: string;
};

const now = new Date();
const minutesAgo = (minutes: number): Cursor => ({
  createdAt: new Date(now.getTime() - minutes * 60_000),
  id: "z".repeat(24),
});
const deep = (rows: number) => minutesAgo(Math.floor(rows * 0.9));
const limit = 50;
const self = owner.id as AuthorizedUserId;
const member = organisation.memberId as AuthorizedUserId;

const users = (name: string, filter: UserFilter, cursor?: (rows: number) => Cursor): ListCase => ({
  name: `пользователи: ${name}`,
  run: (database, rows) => listUsers(database, { limit, cursor: cursor?.(rows), ...filter }, now),
});
const audit = (name: string, filter: Partial<AuditQuery>, cursor?: (rows: number) => Cursor) => ({
  name: `журнал: ${name}`,
  run: (database: Database, rows: number) =>
    listAudit(database, { limit, cursor: cursor?.(rows), ...filter }),
});
const mail = (name: string, filter: Partial<MailQuery>, cursor?: (rows: number) => Cursor) => ({
  name: `письма: ${name}`,
  run: (database: Database, rows: number) =>
    listMail(database, { limit, cursor: cursor?.(rows), ...filter }),
});

export const listCases: ListCase[] = [
  users("все", {}),
  users("все, глубоко", {}, deep),
  users("роль admin (трое)", { role: "admin" }),
  users("роль premium", { role: "premium" }),
  users("роль premium, глубоко", { role: "premium" }, deep),
  users("план ultra", { subscription: "ultra" }),
  users("план ultra, глубоко", { subscription: "ultra" }, deep),
  users("план premium, роль user", { role: "user", subscription: "premium" }),
  users("роль admin, план premium (никого)", { role: "admin", subscription: "premium" }),
  { ...users("заблокированные", { blocked: true }), grows: "заблокированных 1000 вместо одного" },
  users("не заблокированные", { blocked: false }),
  { ...users("начало адреса", { q: "user77" }), grows: "найдено 11 111 вместо 11" },
  users("полный адрес", { q: "user777@example.ru" }),
  users("имя", { q: "анна" }),
  users("имя и фамилия", { q: "Анна Серова3" }),
  users("фамилия", { q: "Титов1" }),
  users("никого не найдено", { q: "нет такого" }),
  users("имя среди роли premium", { q: "Олег", role: "premium" }),
  {
    ...users("имя, которого нет среди роли premium", { q: "Титов9999", role: "premium" }),
    grows: "имён на эти буквы больше",
  },
  {
    name: "документы одного владельца",
    run: (database) => listDocuments(database, { userId: self }, { limit }, now),
  },
  {
    name: "документы одного владельца, глубоко",
    run: (database) =>
      listDocuments(database, { userId: self }, { limit, cursor: minutesAgo(200) }, now),
  },
  {
    name: "уведомления одного пользователя",
    run: (database) => listNotifications(database, self, { limit }),
  },
  {
    name: "уведомления одного пользователя, глубоко",
    run: (database) => listNotifications(database, self, { limit, cursor: minutesAgo(200) }),
  },
  { name: "число непрочитанных", run: (database) => countUnread(database, self) },
  ...siteOwners.map(({ n, sites }) => ({
    name: `сайты, как обстоят дела, у владельца${siteOwnerId(n) === organisation.ownerId ? " студии" : ""}: ${sites}`,
    run: (database: Database) =>
      listSiteStates(database, { userId: siteOwnerId(n) as AuthorizedUserId }, { limit: 200 }, now),
  })),
  {
    name: "сайты, как обстоят дела, у участника студии: 200",
    run: (database) => listSiteStates(database, { userId: member }, { limit: 200 }, now),
  },
  {
    name: "документы участника студии",
    run: (database) => listDocuments(database, { userId: member }, { limit }, now),
  },
  { name: "студии участника", run: (database) => listOrganisations(database, { userId: member }) },
  {
    name: "студия с 200 сайтами",
    run: (database) => getOrganisation(database, member, organisation.id, now),
  },
  {
    name: "журнал студии, глубоко",
    run: (database) =>
      listOrganisationEvents(database, organisation.id, { limit, cursor: minutesAgo(100) }),
  },
  audit("все", {}),
  audit("все, глубоко", {}, deep),
  audit("одно действие (редкое)", { action: "law.change" }),
  audit("одно действие (частое), глубоко", { action: "user.role" }, deep),
  audit("один администратор", { admin: "second@example.ru" }),
  audit("об одном пользователе", { subject: `u${"7".padStart(23, "0")}` }),
  mail("все", {}),
  mail("все, глубоко", {}, deep),
  mail("ждут", { state: "queued" }),
  mail("отправленные, глубоко", { state: "sent" }, deep),
  mail("не ушли", { state: "failed" }),
  {
    name: "очередь писем: взять, когда пора отправить нечего",
    run: (database) =>
      claimDue(database, { table: "mail_outbox" }, { limit: 5, leaseUntil: now }, now),
  },
  {
    name: "очередь писем: взять пять",
    // Reset to their hour, so that the next round finds as many.
    run: (database) => {
      const later = new Date(now.getTime() + 3_600_000 + 60_000);
      const lease = { limit: 5, leaseUntil: new Date(now.getTime() + 3_600_000) };
      return claimDue(database, { table: "mail_outbox" }, lease, later);
    },
  },
  {
    name: "закон: норма, которой никто не цитирует",
    run: (database) =>
      countImpact(database, { law: "none", place: "ст. 1", wholeActToo: false }, ["none"]),
  },
];
