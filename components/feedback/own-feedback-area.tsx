"use client";

import dynamic from "next/dynamic";
import { useCurrentUser } from "@/lib/users/client";

/** Its code comes only for users: most visitors of the page have nothing to list. */
const OwnFeedback = dynamic(
  () => import("@/components/feedback/own-feedback").then((module) => module.OwnFeedback),
  { ssr: false },
);

/** What the signed-in user has sent before; nothing for a guest. */
export function OwnFeedbackArea() {
  const { user } = useCurrentUser();
  return user ? <OwnFeedback /> : null;
}
