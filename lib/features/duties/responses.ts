import { z } from "zod";
import { dutySourceKeys, dutyStates } from "@/lib/features/duties/sources/duty";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const day = z.iso.date();
const count = z.int().min(0);

/** A duty of one site. */
export const siteDutyResponse = z.strictObject({
  id: z.string().describe("Одно и то же для одной и той же обязанности"),
  source: z.enum(dutySourceKeys).describe("Из чего она следует"),
  state: z.enum(dutyStates).describe("Просрочено, скоро (семь дней), впереди, сделано"),
  day: day.describe("Последний день срока по Москве или день, с которого что-то начинается"),
  endsAt: instant.nullable().describe("Когда выйдет срок, данный в часах; иначе null"),
  doneOn: day.nullable(),
  what: z.string(),
  why: z.string(),
  norm: z.string().nullable(),
  href: z.string().describe("Где это делают: путь этого сервиса"),
  isForecast: z
    .boolean()
    .describe("Срок задевает год, для которого ещё нет постановления о переносе выходных"),
});
export type SiteDuty = z.output<typeof siteDutyResponse>;

const site = z.strictObject({ id: identifier, name: z.string(), address: z.string() });

/** The response of `GET /api/sites/{id}/duties`. */
export const siteDutiesResponse = z.strictObject({
  site,
  today: day.describe("Сегодня в Москве"),
  duties: z
    .array(siteDutyResponse)
    .describe("Что ждёт, ближайшее первым, затем сделанное за 30 дней"),
});
export type SiteDuties = z.output<typeof siteDutiesResponse>;

/** The response of `GET /api/user/duties`. */
export const ownDutiesResponse = z.strictObject({
  today: day.describe("Сегодня в Москве"),
  overdue: count.describe("Сколько просрочено на всех сайтах"),
  soon: count.describe("Сколько в ближайшие семь дней"),
  waiting: count.describe("Сколько ждёт всего"),
  duties: z
    .array(siteDutyResponse.extend({ site }))
    .describe("Первые из тех, что ждут, ближайшее первым"),
});
export type OwnDuties = z.output<typeof ownDutiesResponse>;

/** The e-mails that the user receives; body and response of `/api/user/letters`. */
export const emailSettings = z.strictObject({
  duties: z
    .boolean("Еженедельное письмо (duties) — true или false")
    .describe("Раз в неделю о сроках, когда они есть"),
});
export type EmailSettings = z.output<typeof emailSettings>;
