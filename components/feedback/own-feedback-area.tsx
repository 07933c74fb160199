"use client";

import { useOnDemand } from "@/components/shell/use-on-demand";
import { useCurrentUser } from "@/lib/features/accounts/client";

/** Its code comes only for users: most visitors of the page have nothing to list. */
const load = () =>
  import("@/components/feedback/own-feedback").then((module) => module.OwnFeedback);

/** What the signed-in user has sent before; nothing for a guest. */
export function OwnFeedbackArea() {
  const { user } = useCurrentUser();
  const OwnFeedback = useOnDemand(load, user !== null);
  return user && OwnFeedback ? <OwnFeedback /> : null;
}
