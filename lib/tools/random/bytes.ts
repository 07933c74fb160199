import { invariant } from "@/lib/core/invariant";

/** Gives so many random bytes: `crypto.getRandomValues` in a browser, a replayable stream for a protocol. */
export type ByteSource = (bytes: number) => Uint8Array;

/** A source that is stuck must not hang the page: one in two draws is refused at most, so this is never seen. */
const maxRefusals = 1000;

/**
 * A whole number from 0 to `bound - 1`, each equally likely: the smallest number of bytes that can name `bound`
 * values, read as one big-endian number. What lies above the last whole multiple of `bound` is rejected and
 * drawn again; the remainder by itself would favour the small numbers (docs/specification/tools.md#common-rules).
 * @throws InvariantError when `bound` is not positive, or the source gives nothing usable.
 */
export function uniformBelow(bound: bigint, source: ByteSource): bigint {
  invariant(bound > 0n, "a draw needs something to draw from");
  const length = bytesFor(bound);
  const fair = 256n ** BigInt(length) - (256n ** BigInt(length) % bound);
  for (let refused = 0; refused < maxRefusals; refused++) {
    const drawn = toNumber(source(length));
    if (drawn < fair) return drawn % bound;
  }
  throw new Error("the source of random bytes is stuck");
}

/** The same for the place in a list of so many. */
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
