import { z } from "zod";
import { importMessages as messages } from "@/content/sites/import";
import { isId } from "@/lib/core/ids";
import { maxSites } from "@/lib/features/sites/schema";
import { identifier } from "@/lib/platform/http/responses/response-schemas";

const text = z
  .string(messages.text)
  .max(100_000, messages.tooLong)
  .refine((typed) => typed.trim() !== "", messages.text);

/** Body of `POST /api/sites/import/preview`. */
export const importPreviewRequest = z.strictObject({ text });

/** Body of `POST /api/sites/import`. */
export const importRequest = z.strictObject({
  text,
  /** Leaves the rows with mistakes out; else they reject the whole table. */
  skipFaulty: z.boolean("skipFaulty — true или false").default(false),
});
export type ImportRequest = z.input<typeof importRequest>;

/** Body of `DELETE /api/sites/import`: sites that an import has just made. */
export const importUndoRequest = z.strictObject({
  sites: z
    .array(z.string(messages.ids).refine(isId, messages.ids), messages.ids)
    .min(1, messages.ids)
    .max(maxSites, messages.ids),
});

const count = z.int().min(0);
const named = z.strictObject({ id: identifier, name: z.string(), address: z.string() });

export const importPreviewResponse = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        line: z.int().min(1).describe("Строка таблицы, считая с первой"),
        address: z.string().nullable().describe("Хост; null — адреса нет или он с ошибкой"),
        name: z.string(),
        values: z.array(z.strictObject({ label: z.string(), value: z.string() })),
        state: z
          .enum(["fresh", "known", "faulty"])
          .describe("Будет добавлен, уже есть у вас, с ошибкой"),
        problems: z.array(z.strictObject({ column: z.string().nullable(), message: z.string() })),
      }),
    )
    .describe("Строки таблицы по порядку"),
  ignored: z.array(z.string()).describe("Названия столбцов, которых мы не знаем"),
  problems: z
    .array(z.strictObject({ line: z.int().min(1), message: z.string() }))
    .describe("Что не так с таблицей; с этим не будет добавлен ни один сайт"),
  fresh: count,
  known: count,
  faulty: count,
  refusal: z.string().nullable().describe("Почему добавить новые сейчас нельзя; null — можно"),
});

/** What an import would do. */
export type ImportPreview = z.output<typeof importPreviewResponse>;

export const importedResponse = z.strictObject({
  sites: z.array(named).describe("Добавленные"),
  known: count.describe("Сколько строк пропущено: такие сайты уже были"),
  skipped: count.describe("Сколько строк с ошибками пропущено"),
});
export type ImportedSites = z.output<typeof importedResponse>;

export const importUndoResponse = z.strictObject({
  deleted: z.array(identifier),
  kept: z.array(named).describe("С ними уже что-то сделали: они остались"),
});
export type UndoneImport = z.output<typeof importUndoResponse>;
