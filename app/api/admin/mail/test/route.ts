import { sendTestEmail } from "@/lib/features/admin/mail/delivery";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{message}` when the e-mail was sent; otherwise 409 or 503 with the mail server's reason. */
  POST: defineRoute({
    access: "admin",
    limit: limits.trialEmail,
    summary: "Отправить пробное письмо себе",
    response: messageResponse,
    handle: async ({ caller, now }) => {
      await sendTestEmail(await getDatabase(), caller, now);
      return { message: "Письмо отправлено" };
    },
  }),
});
