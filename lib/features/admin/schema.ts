import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import { subscription } from "@/lib/features/admin/user-change";
import { roles } from "@/lib/platform/auth/roles";
import { type ListPage, listQuery } from "@/lib/platform/http/paging";

/** Segments of `/api/admin/users/{userId}/…`. */
export const userParams = z.object({ userId: z.string().refine(isId) });

/** Body of `PATCH /api/admin/users/{userId}/role`. */
export const roleChangeRequest = z.strictObject({
  role: z.enum(roles, "Роль — одна из: user, premium, admin"),
});

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
