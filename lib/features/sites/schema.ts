import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { answersShape } from "@/lib/engine/answers/schema";
import { webAddress } from "@/lib/engine/answers/web-address";
import { factKeys } from "@/lib/engine/passport/facts";
import type { QuestionKey } from "@/lib/engine/questions/questions";
import { lineSchema } from "@/lib/engine/text";
import { packageItems } from "@/lib/features/documents/package/schema";

/** More than a studio has; a list of them stays one of sites. Those that come with a document are not counted here. */
export const maxSites = 200;

/** Segments of `/api/sites/{id}`. */
export const siteParams = z.object({ id: z.string().refine(isId) });

const name = lineSchema(120, "Укажите название сайта").min(1, "Укажите название сайта");

/** Body of `POST /api/sites`. */
export const newSiteRequest = z.strictObject({
  address: webAddress("Некорректный адрес сайта"),
  /** The host unless given. */
  name: name.optional(),
});
export type NewSiteRequest = z.input<typeof newSiteRequest>;

/** Body of `PATCH /api/sites/{id}`. */
export const siteChangeRequest = z
  .strictObject({
    name: name.optional(),
    /** Whether the service checks the site by itself. */
    watch: z.boolean("Проверять сайт самим — true или false").optional(),
  })
  .refine(
    ({ name, watch }) => name !== undefined || watch !== undefined,
    "Укажите, что изменить: название (name) или проверку в свой срок (watch)",
  );

const editionMessage = "Номер редакции паспорта — целое число от 1";

const passportEdition = z
  .string(editionMessage)
  .regex(/^[1-9]\d{0,6}$/, editionMessage)
  .transform(Number);

/** Query of `GET /api/sites/{id}/passport`. */
export const passportQuery = z.object({ edition: passportEdition.optional() });

/** Query of `PUT /api/sites/{id}/passport`. */
export const passportChangeQuery = z.object({
  /** The newest edition that the client has seen. */
  after: passportEdition,
  /** Saves nothing. */
  dryRun: z
    .enum(["true", "false"], "dryRun — true или false")
    .transform((text) => text === "true")
    .default(false),
});

const optional = (key: QuestionKey): z.ZodType =>
  key === siteField
    ? answersShape[key]
    : z.preprocess(
        (value) => (value === null || value === "" ? undefined : value),
        z.optional(answersShape[key]),
      );

/** Body of `PUT /api/sites/{id}/passport`: all facts at once. What is left out or empty is not known. */
export const passportRequest = z.strictObject(
  Object.fromEntries(factKeys.map((key) => [key, optional(key)])) as Record<
    QuestionKey,
    z.ZodOptional
  >,
);

/** Body of `POST /api/sites/{id}/documents`. */
export const siteDocumentsRequest = z.strictObject({ documents: packageItems });

const staleMessage = "Назовите документы и их редакции";

/** Body of `POST /api/sites/{id}/editions`. */
export const siteEditionsRequest = z.strictObject({
  /** The edition of the passport that the client has shown. */
  passport: z.int(editionMessage).min(1, editionMessage),
  /** The documents to make editions of, each with the newest edition that the client has seen. */
  documents: z
    .array(
      z.strictObject({
        id: z.string(staleMessage).refine(isId, "Некорректный идентификатор документа"),
        after: z
          .int("Номер редакции — целое число от 1")
          .min(1, "Номер редакции — целое число от 1"),
      }),
      staleMessage,
    )
    .min(1, staleMessage)
    .max(100, "Слишком много документов")
    .refine(
      (documents) => new Set(documents.map(({ id }) => id)).size === documents.length,
      "Один документ назван дважды",
    ),
});
