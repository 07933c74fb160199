import { z } from "zod";
import { roles } from "@/lib/auth/roles";
import { isId } from "@/lib/core/ids";

/** Segments of `/api/admin/users/{userId}/…`. */
export const userParams = z.object({ userId: z.string().refine(isId) });

/** Body of `PATCH /api/admin/users/{userId}/role`. */
export const roleChange = z.strictObject({
  role: z.enum(roles, "Роль — одна из: user, premium, admin"),
});
