import type { Role, Subscription } from "@/lib/auth/roles";

/** A role as people read it. */
export const roleWords: Record<Role, string> = {
  user: "Пользователь",
  premium: "Премиум",
  admin: "Администратор",
};

/** A plan as people read it. */
export const planWords: Record<Subscription, string> = {
  free: "Бесплатный",
  premium: "Премиум",
  ultra: "Ультра",
};
