import { createWakeUp } from "@/lib/core/wake-up";

/** Tells the loops of this process that a message was queued. */
export const { wake: wakeOutbox, onWake: onOutboxWake } = createWakeUp("outbox");
