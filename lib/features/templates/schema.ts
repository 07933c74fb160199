import { z } from "zod";
import { cleanText } from "@/lib/core/text/clean-text";
import { lineSchema } from "@/lib/engine/text-schemas";

/** Many times the longest template; the body of a request ends the rest. */
const maxLengths = { content: 200_000, form: 50_000 };

/** What no document can carry is removed; line ends become `\n`, so that findings name the same lines. */
const source = (max: number, missing: string) =>
  z
    .string(missing)
    .max(max, { error: `Не длиннее ${max} символов`, abort: true })
    .overwrite(cleanText);

const text = {
  content: source(maxLengths.content, "Введите текст шаблона").min(1, "Введите текст шаблона"),
  form: source(maxLengths.form, "Введите описание шаблона").nullable().default(null),
};

const edition = z.int("Номер редакции — целое число").min(0).max(1_000_000);

/** Segments of `/api/admin/templates/{key}`; an unknown key is a 404, not a 400. */
export const templateParams = z.object({ key: z.string() });

export const editionParams = z.object({
  key: z.string(),
  edition: z.string().transform((given) => (/^\d{1,6}$/.test(given) ? Number(given) : -1)),
});

/** Body of `POST …/check`. */
export const checkRequest = z.strictObject(text);

/** Body of `POST …/preview`: a text, or an edition that is stored; 0 is the shipped one. */
export const previewRequest = z.union([
  z.strictObject({ ...text, sample: z.string().max(60) }),
  z.strictObject({ edition, sample: z.string().max(60) }),
]);
export type PreviewRequest = z.input<typeof previewRequest>;
export type PreviewInput = z.output<typeof previewRequest>;

const publishing = {
  /** The edition that was being edited: another one in force is a conflict. */
  after: edition,
  note: lineSchema(300, "Напишите, что изменилось").min(1, "Напишите, что изменилось"),
};

/** Body of `POST …/editions`: a text, or an edition to bring back; 0 is the shipped one. */
export const publishRequest = z.union([
  z.strictObject({ ...publishing, ...text }),
  z.strictObject({ ...publishing, restore: edition }),
]);
export type PublishRequest = z.input<typeof publishRequest>;
export type EditionInput = z.output<typeof publishRequest>;
