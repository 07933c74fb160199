import { describeDelivery } from "@/lib/features/admin/mail/delivery";
import { mailDeliveryResponse } from "@/lib/features/admin/mail/schema";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Whether e-mails go out over SMTP or into files; never a name or a password. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Как отправляются письма",
    response: mailDeliveryResponse,
    handle: async () => describeDelivery(),
  }),
});
