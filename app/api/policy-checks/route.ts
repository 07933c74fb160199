import { inspectFile, inspectText } from "@/lib/features/policy-check/inspect/policy-pool";
import {
  maxFileBytes,
  policyFileTypes,
  unknownFileType,
} from "@/lib/features/policy-check/policy-files";
import { describeUnreadable } from "@/lib/features/policy-check/read/refusal";
import { policyCheckResponse } from "@/lib/features/policy-check/responses";
import { policyCheckRequest } from "@/lib/features/policy-check/schema";
import { fetchPolicy } from "@/lib/features/site-check/fetch/fetch-policy";
import { publicNetwork } from "@/lib/features/site-check/fetch/network";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits, policyPages } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Checks a text, a file or the page at an address. Stores nothing. */
  POST: defineRoute({
    access: "anyone",
    limit: limits.checkPolicy,
    summary: "Проверить текст политики",
    details:
      "Текст или адрес — в JSON, файл — телом запроса с его типом: TXT, HTML, DOCX, PDF до 2 МБ. Текст не сохраняется. Оценка без списка ничего не говорит: показывайте её только вместе с ним.",
    response: policyCheckResponse,
    apiKey: true,
    body: policyCheckRequest,
    example: {
      text: "Политика в отношении обработки персональных данных\n\nОператор: ООО «Ромашка», ИНН 7707083893. Отозвать согласие можно письмом на info@romashka.example.",
    },
    files: {
      contentTypes: [...Object.values(policyFileTypes), unknownFileType],
      maxBytes: maxFileBytes,
      tooLarge: describeUnreadable("tooLarge"),
    },
    handle: async ({ body, file, now }) => {
      if (file) return toResponse(await inspectFile(file), null);
      const { text = "", url = "" } = body ?? {};
      if (url.trim() === "") return toResponse(await inspectText(text), null);
      const fetched = await fetchPolicy(url, publicNetwork(environment()), async (subject) =>
        consumeRateLimit(await getDatabase(), { ...policyPages, subject }, now),
      );
      return toResponse(await inspectFile(fetched.file, "url"), fetched.address);
    },
  }),
});

const toResponse = (
  { report, answers, text }: Awaited<ReturnType<typeof inspectText>>,
  address: string | null,
) => ({ ...report, answers, length: text.length, address });
