/** The acts that documents cite: the content of `content/laws.yaml`. Plain JSON once parsed. */
import { z } from "zod";

export const lawStatuses = ["checked", "secondary", "unverified"] as const;

const textSchema = (what: string) =>
  z.string(`Нужно указать ${what}.`).trim().min(1, `Нужно указать ${what}.`);

export const lawSchema = z
  .strictObject(
    {
      /** «Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных»» */
      title: textSchema("полное название акта (title)"),
      /** The act's name after «ч. 1 ст. 9», genitive: «Закона о персональных данных». */
      reference: textSchema("название в родительном падеже, как после «ст. 9 ч. 1» (reference)"),
      /** The edition that the texts follow: «в редакции от 24.06.2025». */
      edition: textSchema("редакцию (edition)"),
      /** The date of the last comparison with our texts. */
      checked: z.iso.date("Дата проверки (checked) пишется так: 2026-11-21."),
      /** Compared with the act itself, with a secondary source, or not at all. */
      status: z.enum(lawStatuses, `Состояние (status) — одно из: ${lawStatuses.join(", ")}.`),
      url: z.url({ protocol: /^https?$/, error: "Ссылка (url) начинается с https://." }).optional(),
      /** Where the act was read, and which part of it. */
      sources: z
        .array(
          z.strictObject(
            { where: textSchema("где смотрели (where)"), read: textSchema("что прочли (read)") },
            "Источник описывают строками where и read.",
          ),
          "Источники (sources) пишут списком.",
        )
        .min(1, "Источники (sources) пишут списком.")
        .optional(),
    },
    "Акт описывают строками title, reference, edition, checked, status, url, sources.",
  )
  .refine(({ status, sources }) => status === "unverified" || sources !== undefined, {
    path: ["status"],
    error: "Что сверено, то где-то прочли: нужны источники (sources) или status: unverified.",
  });

export type LawStatus = (typeof lawStatuses)[number];

export type Law = z.output<typeof lawSchema>;

/** The laws by the short name that templates use: «152-ФЗ», «ГК РФ», «ПП № 1119». */
export type Laws = Record<string, Law>;
