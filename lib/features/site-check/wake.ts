import { createWakeUp } from "@/lib/core/wake-up";

/** Tells the loops of this process that a check was asked for. */
export const { wake: wakeChecks, onWake: onCheckWake } = createWakeUp("site-checks");
