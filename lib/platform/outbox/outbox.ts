/** The columns that every table of outgoing messages has; each adds its text and recipient. */
export type OutboxRow = { id: string; attempts: number; createdAt: Date };

/**
 * A kind of outgoing message: which table it waits in and how one is delivered.
 *
 * `deliver` throws a `DeliveryError` when it knows what a failure means; anything else is tried again.
 * It has to stop when `signal` aborts, at the latest before the lease of its row ends, or a second
 * delivery of the same row begins.
 */
export type Outbox<Row extends OutboxRow> = {
  table: "mail_outbox" | "telegram_outbox" | "billing_events";
  deliver: (row: Row, signal: AbortSignal) => Promise<void>;
};

/** Why a delivery failed. `message` is kept for the operator: no body, no token, no password in it. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** Another attempt would fail in the same way. */
  readonly isFinal: boolean;
  /** The delay that the other side asked for. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    { isFinal = false, retryAfterMs = null as number | null, cause = undefined as unknown } = {},
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs;
  }
}
