import { planNames } from "@/content/plans/plan-names";
import type { SentNotification } from "@/lib/features/notifications/broadcast/responses";

/** The recipients of a notification, as the lists show them. */
export function describeRecipients({
  audience,
  subscription,
  email,
}: Pick<SentNotification, "audience" | "subscription" | "email">): string {
  if (audience === "plan" && subscription) return `всем на плане «${planNames[subscription]}»`;
  if (audience === "user") return email ?? "одному пользователю (кабинет удалён)";
  return "всем";
}
