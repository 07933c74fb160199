import { z } from "zod";
import { memberRoles } from "@/lib/core/access/team-roles";
import { type Shared, subscriptions } from "@/lib/platform/auth/roles";
import { identifier } from "@/lib/platform/http/responses/response-schemas";

/** How a thing of somebody else stands to the member who is told of it; absent from own ones. */
export const sharedResponse = z
  .strictObject({
    site: identifier.describe("Сайт, с которым вы работаете"),
    team: z.string().describe("Команда, через которую он вам доступен"),
    role: z.enum(memberRoles).describe("Кто вы в этой команде"),
    plan: z
      .enum(subscriptions)
      .describe("План владельца сайта: по нему считается всё, что здесь делают"),
  } satisfies Record<keyof Shared, z.ZodType>)
  .optional()
  .describe("Есть только у чужого: как вы с ним работаете");
