"use client";

import type { ComponentProps } from "react";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const Nothing = () => null;

function NotLoaded(failure: ComponentProps<typeof LoadFailedLine>) {
  return (
    <div className="mt-16">
      <LoadFailedLine {...failure} />
    </div>
  );
}

/** Loaded only for signed-in users: most visitors have no messages to list. */
const OwnFeedback = lazyPart(
  async () => (await import("@/components/features/feedback/user-feedback")).UserFeedback,
  { waiting: Nothing, failed: NotLoaded },
);

/** The signed-in user's earlier messages; nothing for a guest. */
export function UserFeedbackArea() {
  const { user } = useCurrentUser();
  return user ? <OwnFeedback /> : null;
}
