import { z } from "zod";
import { checkReport, passportDifference } from "@/lib/features/site-check/report/responses";
import { ruleIds } from "@/lib/features/site-check/rules/rule/finding";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const checkStatuses = ["queued", "running", "done", "failed"] as const;

export const checkProgress = z.strictObject({
  stage: z.enum(["waiting", "home", "pages", "scripts", "browser", "judging"]),
  done: z.int().min(0),
  of: z.int().min(0),
});
export type CheckProgress = z.output<typeof checkProgress>;

const summary = {
  id: identifier,
  url: z.string().describe("Что просили проверить"),
  host: z.string(),
  status: z.enum(checkStatuses),
  requestedAt: instant,
  finishedAt: instant.nullable(),
};

/** The response of `POST /api/checks` (202) and the shape of `GET /api/checks/{id}`. */
export const checkResponse = z.strictObject({
  ...summary,
  failure: z.string().nullable().describe("Почему отчёта нет, хотя проверка закончена"),
  progress: checkProgress,
  /** A host is visited once a minute at most: the check begins then. */
  startsAt: instant.nullable().describe("Когда начнётся, если сайт только что проверяли"),
  expiresAt: instant.nullable().describe("Когда отчёт будет удалён; null — хранится в кабинете"),
  isOwn: z.boolean().describe("Проверка того, кто спрашивает"),
  isWatch: z.boolean().describe("Сервис проверил сайт сам, в свой срок"),
  siteId: identifier
    .nullable()
    .describe("Сайт кабинета, к которому она относится; только своему владельцу"),
  report: checkReport.nullable().describe("null, пока проверка не закончена"),
  changes: z
    .strictObject({
      previous: identifier,
      previousAt: instant,
      appeared: z.array(z.enum(ruleIds)),
      gone: z.array(z.strictObject({ rule: z.enum(ruleIds), title: z.string() })),
    })
    .nullable()
    .describe("Что появилось и что ушло со времени прежней проверки"),
  differences: z
    .array(passportDifference)
    .nullable()
    .describe(
      "Чем сайт расходится со сведениями о нём в кабинете; null — сайта в кабинете нет или проверка не ваша",
    ),
});
export type CheckDetails = z.output<typeof checkResponse>;

/** One check of the user's history: `GET /api/checks`. */
export const checkSummaryResponse = z.strictObject({
  ...summary,
  siteId: identifier.nullable(),
  findings: z
    .strictObject({ high: z.int(), medium: z.int(), low: z.int() })
    .nullable()
    .describe("Расхождение со сведениями о сайте — одно замечание среди средних"),
});
export type CheckSummary = z.output<typeof checkSummaryResponse>;

/** The response of `POST /api/checks/{id}/site`: the cabinet's site that took the facts. */
export const checkedSiteResponse = z.strictObject({
  siteId: identifier,
  isNew: z.boolean(),
  added: z.array(z.string()).describe("Ключи фактов, которые добавлены как увиденные"),
  differ: z
    .array(z.string())
    .describe("Ключи фактов, которые в паспорте другие: их владелец сравнивает сам"),
});
export type CheckedSite = z.output<typeof checkedSiteResponse>;
