"use client";

import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const Nothing = () => null;

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <div className="mt-16">
      <LoadFailedLine retry={retry} />
    </div>
  );
}

/** Its code is loaded only for signed-in users: most visitors of the page have nothing to list. */
const OwnFeedback = lazyPart(
  async () => (await import("@/components/feedback/own-feedback")).OwnFeedback,
  { waiting: Nothing, failed: NotLoaded },
);

/** What the signed-in user has sent before; nothing for a guest. */
export function OwnFeedbackArea() {
  const { user } = useCurrentUser();
  return user ? <OwnFeedback /> : null;
}
