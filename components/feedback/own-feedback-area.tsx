"use client";

import { lazy, Suspense } from "react";
import { useCurrentUser } from "@/lib/users/client";

/** Its code comes only for users: most visitors of the page have nothing to list. */
const OwnFeedback = lazy(() =>
  import("@/components/feedback/own-feedback").then((module) => ({ default: module.OwnFeedback })),
);

/** What the signed-in user has sent before; nothing for a guest. */
export function OwnFeedbackArea() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <Suspense>
      <OwnFeedback />
    </Suspense>
  );
}
