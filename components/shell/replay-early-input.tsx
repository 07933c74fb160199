"use client";

import { useEffect } from "react";
import { readEarlyInput, replayInput } from "@/components/shell/early-input";

/**
 * A page is readable and its fields can be filled in before its scripts have loaded. React hydrates such fields
 * without reading them: a form would hold nothing of what is seen in it, and empty the field at its next
 * change. Used once, in the layout; tells the forms what was typed.
 */
export function ReplayEarlyInput() {
  useEffect(() => {
    const given = readEarlyInput(document);
    // After the effects of all forms: what they read of the address or a draft is older than this.
    queueMicrotask(() => replayInput(given));
  }, []);
  return null;
}
