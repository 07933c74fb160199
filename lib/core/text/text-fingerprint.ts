/**
 * Returns a short fingerprint of texts, which changes when a text changes (FNV-1a, 64 bits; not safe against deliberate
 * collisions, which would gain nothing here). Implemented here because the engine also runs where `node:crypto` does
 * not.
 */
export function fingerprintTexts(texts: string[]): string {
  const prime = 0x100000001b3n;
  let hash = 0xcbf29ce484222325n;
  const mix = (byte: number) => {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  };
  const encoder = new TextEncoder();
  for (const text of texts) {
    for (const byte of encoder.encode(text.replace(/\r\n?/g, "\n"))) mix(byte);
    // 0xFF is in no UTF-8 text: ["ab", "c"] and ["a", "bc"] differ.
    mix(0xff);
  }
  return hash.toString(16).padStart(16, "0");
}
