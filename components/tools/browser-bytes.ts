import type { ByteSource } from "@/lib/tools/random/bytes";

/** The browser's own random bytes, made for keys and passwords (decisions § 4). */
export const browserBytes: ByteSource = (length) => crypto.getRandomValues(new Uint8Array(length));
