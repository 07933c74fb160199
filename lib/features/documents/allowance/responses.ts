import { z } from "zod";

export const allowanceResponse = z.strictObject({
  created: z.int().describe("Сколько документов этого месяца (по Москве) уже занято"),
  limit: z.int().describe("Сколько документов в месяц даёт план; −1 — без ограничения"),
  opensOn: z.string().describe("День, с которого месяц начнётся заново, ГГГГ-ММ-ДД"),
  mayBegin: z
    .boolean()
    .describe("Может ли в этом месяце начаться первый комплект сайта, у которого его не было"),
  sets: z
    .array(
      z.strictObject({
        address: z.string().describe("Адрес сайта"),
        items: z
          .array(z.string())
          .describe("Что из комплекта уже создано: тип, у согласий с целью через двоеточие"),
      }),
    )
    .describe(
      "Начатые первые комплекты сайтов: чего в них ещё нет, создаётся без траты месячного лимита",
    ),
});

/** The response of `GET /api/documents/allowance`. */
export type Allowance = z.output<typeof allowanceResponse>;
