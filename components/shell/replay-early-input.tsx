"use client";

import { useEffect } from "react";
import { readEarlyInput, replayInput } from "@/components/shell/early-input";

/**
 * A page is readable and its fields can be filled in before its scripts have loaded. React hydrates such fields without
 * reading them: a form's state would lack what is shown in it, and the next change would empty the field. Rendered
 * once, in the layout; passes the typed text to the forms.
 */
export function ReplayEarlyInput() {
  useEffect(() => {
    const inputs = readEarlyInput(document);
    // After the effects of all forms: what they restore from the URL or a draft is older.
    queueMicrotask(() => replayInput(inputs));
  }, []);
  return null;
}
