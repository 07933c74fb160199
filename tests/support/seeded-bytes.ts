import { createCipheriv, createHash } from "node:crypto";
import type { ByteSource } from "@/lib/tools/random/bytes";

/**
 * Random bytes that are the same on every run: the key stream of AES-128 in counter mode. Independent of the product's
 * own stream, so that a defect there cannot hide here.
 */
export function seededBytes(seed: string): ByteSource {
  const key = createHash("sha256").update(seed).digest().subarray(0, 16);
  const cipher = createCipheriv("aes-128-ctr", key, Buffer.alloc(16));
  let stream = Buffer.alloc(0);
  let at = 0;
  return (length) => {
    if (at + length > stream.length) {
      stream = cipher.update(Buffer.alloc(Math.max(65_536, length)));
      at = 0;
    }
    at += length;
    return Uint8Array.from(stream.subarray(at - length, at));
  };
}
