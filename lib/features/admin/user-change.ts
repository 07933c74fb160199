import { z } from "zod";
import { subscriptions } from "@/lib/platform/auth/roles";

/*
 * Apart from `schema.ts`, because the browser validates with it: lists are read with cursors, which need a `Buffer`.
 */

export const subscription = z.enum(subscriptions, "План — один из: free, premium, ultra");

const limitMessage = "Целое число от 0 до 1 000 000 или −1, если ограничения нет";
const earningsMessage = "Целое число рублей от 0 до 100 000 000";

/** Body of `PATCH /api/admin/users/{userId}`; absent fields are not changed. */
export const userChangeRequest = z
  .strictObject({
    subscription: subscription.optional(),
    documentsLimit: z
      .int(limitMessage)
      .min(-1, limitMessage)
      .max(1_000_000, limitMessage)
      .optional(),
    premiumUntil: z.iso
      .datetime({ offset: true, error: "Укажите дату" })
      .transform((text) => new Date(text))
      .nullable()
      .optional(),
    blocked: z.boolean("Укажите true или false").optional(),
    referralEarnings: z
      .int(earningsMessage)
      .min(0, earningsMessage)
      .max(100_000_000, earningsMessage)
      .optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: "Укажите, что изменить",
    path: ["subscription"],
  });

/** The request as it is sent, before parsing: instants are ISO 8601. */
export type UserChangeRequest = z.input<typeof userChangeRequest>;
export type UserChange = z.output<typeof userChangeRequest>;
