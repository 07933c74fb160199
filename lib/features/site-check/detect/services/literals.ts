/** Finds names that only a service's own code has (`literals` of the catalogue), used as code and not as text. */
import type { ScriptCode } from "@/lib/features/site-check/detect/page/script-code";

/** Bundlers generate such short names too, so the call itself must be the service's. */
const calls: Readonly<Record<string, RegExp>> = {
  "ym(":
    /(?<![\w$.])(?:window\.)?ym\(\s{0,3}[^,()]{1,60},\s{0,3}["'`](?:init|hit|reachGoal|params|userParams|setUserID)/,
  "fbq(": /(?<![\w$.])(?:window\.)?fbq\(\s{0,3}["'`](?:init|track)/,
};

const isName = /^[\w$.]+$/;

/** The position of a sign in a script; undefined when it is absent or only part of a text. */
export function literalAt(script: ScriptCode, literal: string): number | undefined {
  const call = calls[literal];
  if (call) {
    if (!script.bare.includes(literal)) return undefined;
    const at = script.code.search(call);
    return at < 0 ? undefined : at;
  }
  if (isName.test(literal)) return nameAt(script.bare, literal);
  if (/["']/.test(literal)) return quotedAt(script, literal);
  if (/^[\w$.]+\($/.test(literal)) return nameAt(script.bare, literal);
  return stringAt(script, literal);
}

/** A name that is used: not a key of an object, not a part of another name. */
function nameAt(bare: string, literal: string): number | undefined {
  let tries = 0;
  for (let at = bare.indexOf(literal); at >= 0 && tries < 200; at = bare.indexOf(literal, at + 1)) {
    tries += 1;
    const before = bare.slice(Math.max(0, at - 10), at);
    const after = bare.slice(at + literal.length, at + literal.length + 20);
    if (/[\w$]$/.test(before) || (/[\w$]$/.test(literal) && /^[\w$]/.test(after))) continue;
    if (/\.\s*$/.test(before) && !/(?:window|self|[^\w$]w|[^\w$]this)\.$/.test(before)) continue;
    if (/^\s*:/.test(after) && !/\?\s*$/.test(before)) continue;
    return at;
  }
  return undefined;
}

/** `gtag('config', 'G-`, with whatever quotes and spaces. */
function quotedAt({ code, bare }: ScriptCode, literal: string): number | undefined {
  const head = /^[\w$.]+/.exec(literal)?.[0] ?? "";
  if (head === "" || !bare.includes(head)) return undefined;
  const pattern = literal
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/["']/g, "[\"'`]"))
    .join("\\s{0,5}");
  const at = code.search(new RegExp(`(?<![\\w$.])${pattern}`));
  return at >= 0 && bare.startsWith(head, at) ? at : undefined;
}

/** A string that begins with the sign, or an address that has it: `"GTM-…"`, `/npm/yandex-metrica-watch/`. */
function stringAt({ code, strings }: ScriptCode, literal: string): number | undefined {
  if (!code.includes(literal)) return undefined;
  for (const { start, end } of strings) {
    if (end - start > 500) continue;
    const text = code.slice(start, end);
    if (/\s/.test(text)) continue;
    const at = text.indexOf(literal);
    if (at < 0) continue;
    const path = /^(?:https?:)?\/\/[^/]*/.exec(text)?.[0].length ?? 0;
    const isBeginning = at === 0 && literal.endsWith("-") && text.length > literal.length;
    const isPart = text.startsWith("/", path) && at >= path;
    if (isBeginning || (isPart && (literal.startsWith("/") || text[at - 1] === "/"))) {
      return start + at;
    }
  }
  return undefined;
}
