import type { ByteSource } from "@/lib/tools/random/bytes";

/** The browser's cryptographic random bytes (docs/specification/tools.md#common-rules). */
export const randomBytes: ByteSource = (length) => crypto.getRandomValues(new Uint8Array(length));
