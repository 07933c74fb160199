import type { AudienceChoice } from "@/components/features/admin/notifications/audience-fields";
import { toMoscowDateTime } from "@/lib/core/time/moscow-time";
import type { NotificationType } from "@/lib/features/notifications/messages";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";

/** The initial form. */
export const emptySendValues = {
  title: "",
  message: "",
  type: "info" as NotificationType,
  link: "",
  audience: { kind: "all" } as AudienceChoice,
  isLater: false,
  hour: "",
};

export type SendValues = typeof emptySendValues;

/** A draft or scheduled notification as form values. */
export const toSendValues = (planned: PlannedNotification): SendValues => ({
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
