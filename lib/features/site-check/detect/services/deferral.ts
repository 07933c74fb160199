/**
 * Decides whether a place in a script is only reached after the visitor's choice. Inferred from the words around it.
 */
import type { ReadScript } from "@/lib/features/site-check/detect/page/read-site";
import { type CodeBlock, enclosingBlocks } from "@/lib/features/site-check/detect/page/script-code";

/** Names that indicate a choice; `navigator.cookieEnabled` and the like do not. */
const choice =
  "(?:consent|accept|agree|allowed|granted|permission|gdpr|cookie_?-?(?:bar|note|notice|banner|ok|yes|policy|choice|all)|cookies?[_-]?(?:ok|allow)|analytics_?(?:storage|allowed|ok)|can_?(?:track|count)|соглас)";
const condition = new RegExp(
  `(?:\\bif\\s*\\(|&&|\\?|\\|\\||\\bcase\\b|\\bwhile\\s*\\()[^;{}]{0,200}${choice}|${choice}[^;{}]{0,120}(?:&&|\\?[^.])`,
  "i",
);
const handler = new RegExp(
  `addEventListener\\(\\s*["'\`](?:click|submit|change|[\\w:.-]*${choice}[\\w:.-]*)["'\`]|\\.on\\(\\s*["'\`](?:click|submit|change|[\\w:.-]*${choice})|\\bon[cC]lick\\b\\s*[=:]|\\.click\\(\\s*(?:function|\\(|\\w+\\s*=>)|\\bon[A-Z]?\\w{0,20}(?:Consent|Accept|Allow|Agree|Grant)\\w{0,20}["']?\\s*[=:(]|\\b(?:onInitiali[sz]e|onStatusChange|callback)["']?\\s*:|${choice}\\w*[^;{}]{0,60}\\.then\\(`,
  "i",
);
/** Mouse movements are not a choice. */
const anywhere =
  /(?:window|document|document\.body|body)\)?\s*\.\s*(?:addEventListener|on)\(\s*["'`](?:click|submit|change)["'`]/;
const earlyReturn = new RegExp(
  `\\bif\\s*\\([^;{}]{0,200}${choice}[^;{}]{0,200}\\)\\s*\\{?\\s*return\\b`,
  "i",
);
const named = [
  /(?:^|[^\w$.])function\s+([\w$]{3,60})\s*\([^()]*\)\s*$/,
  /(?:const|let|var)\s+([\w$]{3,60})\s*=\s*(?:async\s+)?(?:function\b[^(){}]*\([^()]*\)|\([^()]*\)\s*=>|[\w$]+\s*=>)\s*$/,
  /(?:window|self)\.([\w$]{3,60})\s*=\s*(?:async\s+)?(?:function\b[^(){}]*\([^()]*\)|\([^()]*\)\s*=>|[\w$]+\s*=>)\s*$/,
];
const maxDepth = 4;
const maxReferences = 60;

export type DeferralScope = {
  /** Scripts that may call a function: those of the page and the site's own files. */
  scripts: readonly ReadScript[];
  /** The `onclick` attributes of the pages. */
  pressed: readonly string[];
  /** Cache of the results per name. */
  known: Map<string, boolean>;
};

/** Whether an offset of a script is reached only after a choice. */
export function isDeferred(
  scope: DeferralScope,
  script: ReadScript,
  offset: number,
  depth = 0,
): boolean {
  if (script.isDeferred) return true;
  if (isGuarded(statementBefore(script, offset))) return true;
  let inner = offset;
  for (const block of enclosingBlocks(script, offset)) {
    const head = headOf(script, block);
    if (isGuarded(head)) return true;
    if (earlyReturn.test(script.code.slice(Math.max(block.start, inner - 2_000), inner)))
      return true;
    inner = block.start;
    const name = nameIn(head);
    if (name && depth < maxDepth) return isOnlyCalledDeferred(scope, script, name, block, depth);
  }
  return false;
}

const isGuarded = (text: string) =>
  (condition.test(text) && !/cookieEnabled/.test(text)) ||
  (handler.test(text) && !anywhere.test(text));

/** The code before a block: `if (…)`, `addEventListener("click", function ()`, `function load()`. */
function headOf({ code }: ReadScript, { start }: CodeBlock): string {
  const before = code.slice(Math.max(0, start - 260), start);
  return before.slice(lastBreak(before) + 1);
}

/** The code before an offset in its statement: `if (accepted) `. */
function statementBefore({ code }: ReadScript, offset: number): string {
  const before = code.slice(Math.max(0, offset - 260), offset);
  return before.slice(lastBreak(before) + 1);
}

const lastBreak = (text: string) =>
  Math.max(text.lastIndexOf(";"), text.lastIndexOf("{"), text.lastIndexOf("}"));

function nameIn(head: string): string | undefined {
  for (const pattern of named) {
    const name = pattern.exec(head)?.[1];
    if (name) return name;
  }
  return undefined;
}

/** Whether a function is called only from places that are reached after a choice. */
function isOnlyCalledDeferred(
  scope: DeferralScope,
  script: ReadScript,
  name: string,
  body: CodeBlock,
  depth: number,
): boolean {
  const key = `${script.url}:${script.offset}:${name}`;
  const known = scope.known.get(key);
  if (known !== undefined) return known;
  // A recursive call proves nothing; sites with hundreds of names are not followed further.
  scope.known.set(key, false);
  if (scope.known.size > 40) return false;
  let references = 0;
  let isOnly = true;
  for (const other of scope.scripts) {
    for (const at of referencesTo(name, other, maxReferences)) {
      const isOwn = other === script && at >= body.start - name.length - 60 && at < body.end;
      if (isOwn) continue;
      references += 1;
      if (!isDeferred(scope, other, at, depth + 1)) isOnly = false;
    }
  }
  const isPressed = scope.pressed.some((code) => code.includes(`${name}(`));
  const answer = isOnly && (references > 0 || isPressed);
  scope.known.set(key, answer);
  return answer;
}

function referencesTo(name: string, { bare }: ReadScript, max: number): number[] {
  const found: number[] = [];
  for (
    let at = bare.indexOf(name);
    at >= 0 && found.length < max;
    at = bare.indexOf(name, at + 1)
  ) {
    const before = bare.slice(Math.max(0, at - 8), at);
    const after = bare.slice(at + name.length, at + name.length + 3);
    const isWhole = !/[\w$]$/.test(before) && !/^[\w$]/.test(after);
    // `start: 1` and `timer.start()` are other names.
    const isOther =
      /^\s*:/.test(after) || (/\.$/.test(before) && !/(?:window|self)\.$/.test(before));
    if (isWhole && !isOther) found.push(at);
  }
  return found;
}
