import { z } from "zod";

/** As many characters as fit into a request body in any alphabet. */
const maxText = 250_000;

const oneOfBoth = "Пришлите текст политики или адрес её страницы";

/** Body of `POST /api/policy-checks`; a file may be sent instead. */
export const policyCheckRequest = z
  .strictObject({
    text: z
      .string(oneOfBoth)
      .max(maxText, `Не длиннее ${maxText} символов: длинный текст пришлите файлом`)
      .optional()
      .describe("Текст политики; длиннее — файлом"),
    /** As typed, with or without a scheme. */
    url: z
      .string(oneOfBoth)
      .max(2_000, "Адрес слишком длинный")
      .optional()
      .describe("Адрес её страницы или файла"),
  })
  .superRefine(({ text, url }, context) => {
    const fields = [text, url].filter((value) => value !== undefined && value.trim() !== "");
    if (fields.length !== 1)
      context.addIssue({ code: "custom", path: ["text"], message: oneOfBoth });
  });
