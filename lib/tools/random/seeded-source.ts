import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { ByteSource } from "@/lib/tools/random/bytes";

const utf8 = new TextEncoder();

/**
 * A reproducible stream of bytes: blocks 0, 1, 2… of HMAC-SHA-256 (RFC 2104), concatenated. The key is the seed, the
 * message is `terms`, a line feed and the block's number in decimal, all in UTF-8. The terms are included so that one
 * seed announced for two draws gives two unrelated results.
 */
export function seededSource(seed: string, terms: string): ByteSource {
  const key = utf8.encode(seed);
  let block = 0;
  let unused = new Uint8Array(0);
  return (length) => {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; ) {
      if (unused.length === 0) unused = hmac(sha256, key, utf8.encode(`${terms}\n${block++}`));
      const part = unused.subarray(0, length - at);
      bytes.set(part, at);
      unused = unused.subarray(part.length);
      at += part.length;
    }
    return bytes;
  };
}
