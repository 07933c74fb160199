import "server-only";

import type { Attention } from "@/lib/features/admin/overview/responses";
import type { Transaction } from "@/lib/platform/db/database";
import { plural } from "@/lib/russian/plural";

/** Something that needs an administrator. To add one, add an entry to `sources`. */
type AttentionSource = {
  key: string;
  /** Where it is handled; this path's section shows the count. */
  href: string;
  toLabel: (count: number) => string;
  count: (database: Transaction, now: Date) => Promise<number>;
};

/** A host that only one site loads from is usually its owner's own. */
const knownToSeveral = 2;

/** In the order of the overview: first where a person is waiting, then what only the service lacks. */
const sources: readonly AttentionSource[] = [
  {
    key: "feedback",
    href: "/admin/feedback",
    toLabel: (count) =>
      plural(count, "обращение без ответа", "обращения без ответа", "обращений без ответа"),
    count: (database) =>
      database.feedback.count({ where: { status: { in: ["new", "in_progress"] } } }),
  },
  {
    key: "reviews",
    href: "/admin/reviews",
    toLabel: (count) =>
      plural(count, "отзыв ждёт проверки", "отзыва ждут проверки", "отзывов ждут проверки"),
    count: (database) => database.review.count({ where: { isApproved: false } }),
  },
  {
    key: "planRequests",
    href: "/admin/plan-requests",
    toLabel: (count) => plural(count, "заявка на план", "заявки на план", "заявок на план"),
    count: (database) => database.planRequest.count({ where: { state: "waiting" } }),
  },
  {
    key: "invoices",
    href: "/admin/payments?state=waiting",
    toLabel: (count) =>
      plural(count, "счёт ждёт оплаты", "счёта ждут оплаты", "счетов ждут оплаты"),
    count: (database) =>
      database.billingOrder.count({ where: { provider: "invoice", state: "waiting" } }),
  },
  {
    key: "refunds",
    href: "/admin/payments?state=owed",
    toLabel: (count) => plural(count, "оплата к возврату", "оплаты к возврату", "оплат к возврату"),
    count: (database) =>
      database.billingOrder.count({ where: { state: "paid", grant: { isGiven: false } } }),
  },
  {
    key: "mail",
    href: "/admin/mail?state=failed",
    toLabel: (count) =>
      plural(count, "письмо не доставлено", "письма не доставлены", "писем не доставлено"),
    count: (database) =>
      database.outboxMail.count({ where: { sentAt: null, failedAt: { not: null } } }),
  },
  {
    key: "services",
    href: "/admin/checks#unknown",
    toLabel: (count) =>
      plural(
        count,
        "незнакомый сервис на нескольких сайтах",
        "незнакомых сервиса на нескольких сайтах",
        "незнакомых сервисов на нескольких сайтах",
      ),
    count: (database) => database.unknownHost.count({ where: { sites: { gte: knownToSeveral } } }),
  },
];

/** What needs an administrator now, with counts; entries with a count of 0 are left out. */
export async function getAttention(database: Transaction, now: Date): Promise<Attention> {
  const items = await Promise.all(
    sources.map(async ({ key, href, toLabel, count }) => {
      const waiting = await count(database, now);
      return { key, href, count: waiting, words: toLabel(waiting) };
    }),
  );
  return { items: items.filter(({ count }) => count > 0) };
}
