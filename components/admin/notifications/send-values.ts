import type { AudienceChoice } from "@/components/admin/notifications/audience-fields";
import { toMoscowDateTime } from "@/lib/core/time/moscow-time";
import type { NotificationType } from "@/lib/features/notifications/messages";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";

/** The form before anything was typed. */
export const empty = {
  title: "",
  message: "",
  type: "info" as NotificationType,
  link: "",
  audience: { kind: "all" } as AudienceChoice,
  isLater: false,
  hour: "",
};

export type SendValues = typeof empty;

/** A draft or a planned one as the form holds it. */
export const valuesOf = (planned: PlannedNotification): SendValues => ({
  title: planned.title,
  message: planned.message,
  type: planned.type,
  link: planned.link ?? "",
  audience: audienceOf(planned),
  isLater: planned.dueAt !== null,
  hour: planned.dueAt ? toMoscowDateTime(planned.dueAt) : "",
});

function audienceOf({ audience, subscription, email }: PlannedNotification): AudienceChoice {
  if (audience === "user") return { kind: "user", email: email ?? "" };
  return audience === "plan" && subscription ? { kind: "plan", subscription } : { kind: "all" };
}
