import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import { roles, subscriptions } from "@/lib/platform/auth/roles";
import { type ListPage, listQuery } from "@/lib/platform/http/paging";

/** Segments of `/api/admin/users/{userId}/…`. */
export const userParams = z.object({ userId: z.string().refine(isId) });

/** Body of `PATCH /api/admin/users/{userId}/role`. */
export const roleChangeRequest = z.strictObject({
  role: z.enum(roles, "Роль — одна из: user, premium, admin"),
});

const subscription = z.enum(subscriptions, "План — один из: free, premium, ultra");

/** Query of `GET /api/admin/users`: `q` is the prefix of an e-mail or of a name, or an id. */
export const usersQuery = listQuery.extend({
  q: lineSchema(254).optional(),
  role: z.enum(roles, "Роль — одна из: user, premium, admin").optional(),
  subscription: subscription.optional(),
  blocked: z
    .enum(["true", "false"], "Укажите true или false")
    .transform((text) => text === "true")
    .optional(),
});

/** The filters of the list. */
export type UserFilter = Omit<z.output<typeof usersQuery>, keyof ListPage>;

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
