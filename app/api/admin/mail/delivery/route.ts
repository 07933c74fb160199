import { describeDelivery } from "@/lib/features/admin/mail/delivery";
import { mailDeliveryResponse } from "@/lib/features/admin/mail/schema";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns whether e-mails are sent over SMTP or written to files; never a user name or a password. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Как отправляются письма",
    response: mailDeliveryResponse,
    handle: async () => describeDelivery(),
  }),
});
