import type { ByteSource } from "@/lib/tools/random/bytes";

/**
 * The browser's own random bytes, made for keys and passwords
 * (docs/specification/tools.md#common-rules).
 */
export const browserBytes: ByteSource = (length) => crypto.getRandomValues(new Uint8Array(length));
