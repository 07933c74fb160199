import { z } from "zod";
import { type PaperId, paperIds } from "@/content/internal-papers/definitions";
import { isId } from "@/lib/core/ids";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { lineSchema } from "@/lib/engine/text-schemas";
import { siteParams } from "@/lib/features/sites/schema";

export const paperId = z.enum(
  paperIds as [PaperId, ...PaperId[]],
  `Документ — один из: ${paperIds.join(", ")}`,
);

/** Segments of `/api/sites/{id}/papers/{paper}`. */
export const paperParams = siteParams.extend({ paper: paperId });

/** Segments of `/api/sites/{id}/papers/{paper}/adoptions/{adoption}`. */
export const adoptionParams = paperParams.extend({ adoption: z.string().refine(isId) });

/** A recipient of the passport, as `GET /api/sites/{id}/papers` names it. */
const recipient = z
  .string()
  .regex(/^[0-9a-f]{16}$/, "Получатель — ключ recipient из списка документов");

/** Query of `GET /api/sites/{id}/papers/{paper}`. Without a recipient: a paper that is about nobody in particular. */
export const paperQuery = z.object({ recipient: recipient.optional() });

/** Query of `GET /api/sites/{id}/papers/{paper}/file`. */
export const paperFileQuery = paperQuery.extend({
  format: z.enum(["docx", "pdf", "txt"], "Формат — docx, pdf или txt"),
  /** The id of an adoption: its text and not the current one. */
  adoption: z.string().refine(isId, "Утверждение — ключ из списка").optional(),
});
export type PaperFileQuery = z.output<typeof paperFileQuery>;

/** Body of `PUT /api/sites/{id}/papers`: all answers at once; an absent or empty answer counts as not given. */
export const paperAnswersRequest = z
  .record(z.string().max(40), z.string("Здесь нужен текст").max(5000, "Не длиннее 5000 символов"))
  .refine((answers) => Object.keys(answers).length <= 60, "Столько вопросов нет");
export type PaperAnswersRequest = z.input<typeof paperAnswersRequest>;

/** Body of `POST /api/sites/{id}/papers/{paper}/adoptions`. */
export const adoptionRequest = z.strictObject({
  adoptedOn: z
    .string("День — ГГГГ-ММ-ДД")
    .refine(isRecordDate, "Укажите день утверждения: ГГГГ-ММ-ДД"),
  number: lineSchema(100, "Номер — текст до 100 знаков").optional(),
  recipient: recipient.optional(),
  /** The mark of the text that the owner has seen. */
  text: z
    .string("Отметка текста — из ответа о документе")
    .regex(/^[0-9a-f]{16}$/, "Отметка текста — из ответа о документе"),
});
export type AdoptionRequest = z.input<typeof adoptionRequest>;
