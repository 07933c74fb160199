import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { webAddress } from "@/lib/engine/answers/web-address";
import { lineSchema } from "@/lib/engine/text-schemas";
import { packageItems } from "@/lib/features/documents/package/schema";
import { passportEditionMessage } from "@/lib/features/passport/schema";

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

/** Body of `POST /api/sites/{id}/documents`. */
export const siteDocumentsRequest = z.strictObject({ documents: packageItems });

const staleMessage = "Назовите документы и их редакции";

/** Body of `POST /api/sites/{id}/editions`. */
export const siteEditionsRequest = z.strictObject({
  /** The edition of the passport that the client has shown. */
  passport: z.int(passportEditionMessage).min(1, passportEditionMessage),
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
