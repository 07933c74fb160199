/** Splits a script into comments, strings and blocks. The script is never run; one pass, no recursion. */

export type CodeString = {
  /** Offsets of the content between the quotes. */
  start: number;
  end: number;
};

export type CodeBlock = {
  /** Offsets of `{` and `}`. */
  start: number;
  end: number;
  /** The parent's place in `blocks`; -1 for none. */
  parent: number;
};

export type ScriptCode = {
  /** The script with its comments replaced by spaces, with the same length. */
  code: string;
  /** The code with the content of strings blanked too. */
  bare: string;
  strings: readonly CodeString[];
  /** In the order of their beginnings. */
  blocks: readonly CodeBlock[];
};

/** After these a slash begins a regular expression. */
const beforeRegExp = /[(,=:[!&|?{};+\-*%~^<>]$/;
const wordsBeforeRegExp =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do)$/;

/** Parses a script; a broken one as far as possible. */
export function readCode(source: string): ScriptCode {
  const strings: CodeString[] = [];
  const blocks: CodeBlock[] = [];
  /** Offsets of what is blanked: comments in both, strings in `bare`. */
  const comments: CodeString[] = [];
  /** Open blocks by their place; -2 stands for `${` of a template. */
  const open: number[] = [];
  const length = source.length;
  let at = 0;

  while (at < length) {
    const sign = source[at];
    if (sign === "/" && source[at + 1] === "/") at = comment(lineEnd(at));
    else if (sign === "/" && source[at + 1] === "*") {
      const end = source.indexOf("*/", at + 2);
      at = comment(end < 0 ? length : end + 2);
    } else if (sign === "<" && source.startsWith("<!--", at)) at = comment(lineEnd(at));
    else if (sign === '"' || sign === "'") at = quoted(sign);
    else if (sign === "`") at = template(at + 1);
    else if (sign === "/" && isRegExpAt(at)) at = regExp();
    else {
      if (sign === "{") {
        open.push(blocks.length);
        blocks.push({ start: at, end: length, parent: parentOf() });
      } else if (sign === "}") {
        const block = open.pop();
        if (block === -2) {
          at = template(at + 1);
          continue;
        }
        const closed = block === undefined ? undefined : blocks[block];
        if (closed) closed.end = at;
      }
      at += 1;
    }
  }
  const code = blank(source, comments);
  return { code, bare: blank(code, strings), strings, blocks };

  function lineEnd(from: number): number {
    const end = source.indexOf("\n", from);
    return end < 0 ? length : end;
  }

  function comment(end: number): number {
    comments.push({ start: at, end });
    return end;
  }

  function quoted(quote: string): number {
    let end = at + 1;
    while (end < length && source[end] !== quote && source[end] !== "\n") {
      end += source[end] === "\\" ? 2 : 1;
    }
    strings.push({ start: at + 1, end: Math.min(end, length) });
    return end + 1;
  }

  function template(from: number): number {
    let end = from;
    while (end < length && source[end] !== "`") {
      if (source[end] === "$" && source[end + 1] === "{") {
        strings.push({ start: from, end });
        open.push(-2);
        return end + 2;
      }
      end += source[end] === "\\" ? 2 : 1;
    }
    strings.push({ start: from, end: Math.min(end, length) });
    return end + 1;
  }

  function isRegExpAt(offset: number): boolean {
    const before = source.slice(Math.max(0, offset - 40), offset).trimEnd();
    return before === "" || beforeRegExp.test(before) || wordsBeforeRegExp.test(before);
  }

  function regExp(): number {
    let end = at + 1;
    let inClass = false;
    while (end < length && source[end] !== "\n" && (inClass || source[end] !== "/")) {
      if (source[end] === "[") inClass = true;
      else if (source[end] === "]") inClass = false;
      end += source[end] === "\\" ? 2 : 1;
    }
    return end + 1;
  }

  function parentOf(): number {
    // The last of `open` is the block itself; templates between are no blocks.
    for (let place = open.length - 2; place >= 0; place -= 1) {
      const block = open[place];
      if (block !== undefined && block >= 0) return block;
      if (open.length - place > 50) break;
    }
    return -1;
  }
}

function blank(text: string, ranges: readonly CodeString[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), " ".repeat(Math.max(0, end - start)));
    at = Math.max(at, end);
  }
  parts.push(text.slice(at));
  return parts.join("");
}

/** The blocks around an offset, the innermost first, at most 40. */
export function enclosingBlocks({ blocks }: ScriptCode, offset: number): CodeBlock[] {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const found: CodeBlock[] = [];
  let block = blocks[low - 1];
  for (let step = 0; block && step < 2_000 && found.length < 40; step += 1) {
    if (block.end > offset) found.push(block);
    block = block.parent < 0 ? undefined : blocks[block.parent];
  }
  return found;
}
