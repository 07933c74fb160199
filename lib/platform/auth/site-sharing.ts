import { z } from "zod";
import { memberRoles } from "@/lib/core/access/organisation-roles";
import { idPattern } from "@/lib/core/ids";
import { subscriptions } from "@/lib/platform/auth/roles";

/**
 * The member's relation to somebody else's site or document, absent for their own ones: the API returns it with each of
 * them, and the screens derive the applicable plan and role from it (`effectivePlan`, `effectiveRole`).
 */
export const sharedResponse = z
  .strictObject({
    site: z.string().regex(idPattern).describe("Сайт, с которым вы работаете"),
    team: z.string().describe("Команда, через которую он вам доступен"),
    role: z.enum(memberRoles).describe("Кто вы в этой команде"),
    plan: z
      .enum(subscriptions)
      .describe("План владельца сайта: по нему считается всё, что здесь делают"),
  })
  .optional()
  .describe("Есть только у чужого: как вы с ним работаете");

export type Shared = NonNullable<z.output<typeof sharedResponse>>;
