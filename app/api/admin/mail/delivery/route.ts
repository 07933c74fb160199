import { mailDeliveryAnswer } from "@/lib/admin/mail/answers";
import { describeDelivery } from "@/lib/admin/mail/delivery";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Whether letters go out over SMTP or into files; never a name or a password. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Как отправляются письма",
    answer: mailDeliveryAnswer,
    handle: async () => describeDelivery(),
  }),
});
