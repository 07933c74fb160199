import { z } from "zod";
import { memberRoles } from "@/lib/core/access/organisation-roles";
import { idPattern } from "@/lib/core/ids";
import { subscriptions } from "@/lib/platform/auth/roles";

/**
 * How the caller may use a site or document owned by someone else; absent for their own. The screens derive the
 * applicable plan and role from it (`effectivePlan`, `effectiveRole`).
 */
export const siteAccessResponse = z
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

export type SiteAccess = NonNullable<z.output<typeof siteAccessResponse>>;
