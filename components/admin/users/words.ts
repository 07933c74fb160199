import { planNames } from "@/content/plan-names";
import type { Role } from "@/lib/platform/auth/roles";

/** A role as people read it. */
export const roleWords: Record<Role, string> = {
  user: "Пользователь",
  premium: planNames.premium,
  admin: "Администратор",
};
