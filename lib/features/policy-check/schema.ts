import { z } from "zod";

/** As many as fit into the body of a call in any alphabet. */
const maxText = 250_000;

const oneOfBoth = "Пришлите текст политики или адрес её страницы";

/** Body of `POST /api/policy-checks`; a file comes in its place. */
export const policyCheckRequest = z
  .strictObject({
    text: z
      .string(oneOfBoth)
      .max(maxText, `Не длиннее ${maxText} символов: длинный текст пришлите файлом`)
      .optional()
      .describe("Текст политики; длиннее — файлом"),
    /** As a person types it, with or without a scheme. */
    url: z
      .string(oneOfBoth)
      .max(2_000, "Адрес слишком длинный")
      .optional()
      .describe("Адрес её страницы или файла"),
  })
  .superRefine(({ text, url }, context) => {
    const given = [text, url].filter((value) => value !== undefined && value.trim() !== "");
    if (given.length !== 1)
      context.addIssue({ code: "custom", path: ["text"], message: oneOfBoth });
  });
