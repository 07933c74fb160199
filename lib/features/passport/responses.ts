import { z } from "zod";
import { factOrigins, type SiteFacts } from "@/lib/engine/passport/facts";
import { instant } from "@/lib/platform/http/responses/response-schemas";

export const passportResponse = z.strictObject({
  edition: z.int().min(1),
  since: instant.describe("С какого момента действует эта редакция"),
  facts: z
    .record(
      z.string(),
      z.strictObject({ value: z.unknown(), origin: z.enum(factOrigins), date: z.iso.date() }),
    )
    .describe(
      "Ключ вопроса формы → ответ, откуда он известен и с какого дня. Чего никто не говорил, того здесь нет",
    ),
});

/** The passport as `GET /api/sites/{id}/passport` returns it. */
export type Passport = Omit<z.output<typeof passportResponse>, "facts"> & { facts: SiteFacts };
