import { appendRecord } from "@/lib/features/journal/append-record";
import { journalKeyParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { consentRecord, maxRecordBytes } from "@/lib/tools/consent-record";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Records a choice made in the banner of an owner's page. Stores neither the IP address nor the user agent. */
  POST: defineRoute({
    access: "public",
    limit: limits.writeJournal,
    summary: "Записать выбор посетителя в журнал согласий",
    details:
      "Шлёт баннер сайта: JSON в теле text/plain, не больше 1 КБ, без cookie. Запись с теми же site, id и seq пишется один раз. Время ставит сервер, адрес и браузер посетителя не хранятся.",
    response: "empty",
    status: 204,
    errors: ["NOT_FOUND", "CONFLICT", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    crossOriginPages: { maxBytes: maxRecordBytes, tooLarge: "Запись больше 1 КБ." },
    params: journalKeyParams,
    body: consentRecord,
    example: {
      v: 1,
      site: "0123456789abcdefghijklmn",
      id: "AAECAwQFBgcICQoLDA0ODw",
      seq: 1,
      event: "given",
      choice: { analytics: true, advertising: false },
      text: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      edition: 1,
      policy: "",
      page: "/",
      source: "banner",
    },
    handle: async ({ params, body: record, now: receivedAt }) => {
      await appendRecord(await getDatabase(), { key: params.key, receivedAt, record });
      return new Response(null, { status: 204 });
    },
  }),
});
