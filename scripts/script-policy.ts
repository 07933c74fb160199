const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** After the charset, which has to stand in the first 1,024 bytes. */
const place = /<head[^>]*>(?:<meta charset="?utf-8"?\/?>)?/i;

/**
 * The page with a policy that allows its own inline scripts and no others; a policy of an earlier run
 * is replaced. `hash` answers base64 SHA-256. Null when the page has no head.
 */
export function withScriptPolicy(html: string, hash: (script: string) => string): string | null {
  const page = html.replace(ownPolicy, "");
  const hashes = new Set<string>();
  for (const [, script] of page.matchAll(inlineScript)) {
    if (script) hashes.add(`'sha256-${hash(script)}'`);
  }
  const sources = ["'self'", ...hashes].join(" ");
  const policy = `script-src ${sources}; object-src 'none'; base-uri 'none'`;
  if (!place.test(page)) return null;
  return page.replace(
    place,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
