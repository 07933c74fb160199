import { invariant } from "@/lib/core/invariant";

/** Returns this many random bytes: `crypto.getRandomValues` in a browser, a reproducible stream for a protocol. */
export type ByteSource = (bytes: number) => Uint8Array;

/**
 * A broken source must not hang the page: at most one draw in two is rejected, so this limit is never reached
 * otherwise.
 */
const maxRejections = 1000;

/**
 * Returns a whole number from 0 to `bound - 1`, each equally likely: the smallest number of bytes that can represent
 * `bound` values, read as one big-endian number. Values above the last whole multiple of `bound` are rejected and drawn
 * again; a plain remainder would favour small numbers (docs/specification/tools.md#common-rules).
 * @throws InvariantError when `bound` is not positive, or the source returns nothing usable.
 */
export function uniformBelow(bound: bigint, source: ByteSource): bigint {
  invariant(bound > 0n, "a draw needs something to draw from");
  const length = bytesFor(bound);
  const fair = 256n ** BigInt(length) - (256n ** BigInt(length) % bound);
  for (let rejections = 0; rejections < maxRejections; rejections++) {
    const drawn = toNumber(source(length));
    if (drawn < fair) return drawn % bound;
  }
  throw new Error("the source of random bytes is stuck");
}

/** Returns a uniform random index of a list of this length. */
export const uniformIndex = (length: number, source: ByteSource): number =>
  Number(uniformBelow(BigInt(length), source));

/** None for 1, one for 2 to 256, two for 257 to 65 536. */
function bytesFor(bound: bigint): number {
  let length = 0;
  for (let values = 1n; values < bound; values *= 256n) length++;
  return length;
}

function toNumber(bytes: Uint8Array): bigint {
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  return number;
}
