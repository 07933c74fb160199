import { z } from "zod";
import { accountEmail } from "@/lib/features/accounts/schema";
import { emailLinkToken } from "@/lib/features/organisations/schema";

/** Body of `POST /api/sites/{id}/transfer`. */
export const transferRequest = z.strictObject({ email: accountEmail });
export type TransferRequest = z.input<typeof transferRequest>;

/** Body of `POST /api/site-transfers/accept`. */
export const transferAcceptance = z.strictObject({
  token: emailLinkToken,
  keepsAccess: z
    .boolean("Оставить доступ команды — true или false")
    .default(false)
    .describe("Оставить участникам команды прежнего владельца доступ по их ролям"),
});
export type TransferAcceptance = z.input<typeof transferAcceptance>;
