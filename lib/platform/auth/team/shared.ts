import { z } from "zod";
import { memberRoles, type TeamRole } from "@/lib/core/team-roles";
import { type Role, type Subscription, subscriptions } from "@/lib/platform/auth/roles";
import { identifier } from "@/lib/platform/http/responses/response-schemas";

/** How a thing of somebody else stands to a member who works with it. Isomorphic: the screens read it. */
export const sharedResponse = z
  .strictObject({
    site: identifier.describe("Сайт, с которым вы работаете"),
    team: z.string().describe("Команда, через которую он вам доступен"),
    role: z.enum(memberRoles).describe("Кто вы в этой команде"),
    plan: z
      .enum(subscriptions)
      .describe("План владельца сайта: по нему и считается всё, что здесь делают"),
  })
  .optional()
  .describe("Есть только у чужого: как вы с ним работаете");

export type Shared = NonNullable<z.output<typeof sharedResponse>>;

/** The part of an account that says what its plan has. */
export type Plan = { role: Role; subscription: Subscription };

/** What one is here: of what is nobody else's, its owner. */
export const roleHere = (shared: Shared | undefined): TeamRole => shared?.role ?? "owner";

/** Whose plan counts here: that of the owner of the thing, whoever does something to it. */
export const planHere = (own: Plan, shared: Shared | undefined): Plan =>
  shared ? { role: "user", subscription: shared.plan } : own;

/** The least plan that has all that a plan has: an administrator's has everything. */
export const planLevel = ({ role, subscription }: Plan): Subscription =>
  role === "admin" ? "ultra" : subscription;
