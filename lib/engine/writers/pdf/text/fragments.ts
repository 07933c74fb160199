import { joinedEmoji } from "@/lib/core/text/clean-text";
import { type FontName, fontFor, isIn } from "@/lib/engine/writers/pdf/text/fonts";
import type { Run } from "@/lib/engine/writers/shared/runs";

/** A stretch of a paragraph that is drawn at once: one look, one font, one direction. */
export type Span = {
  text: string;
  run: Run;
  font: FontName;
  rightToLeft: boolean;
  /** The original characters behind a replacement sign, for copying and screen readers. */
  actual: string | null;
};

/** Replaces a character that no embedded font has: a diamond with a question mark. */
const replacement = "\ufffd";
const replacementFont: FontName = "symbols";

const rightToLeftWords =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+(?:[\s\p{P}]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+)*/gu;

/**
 * Splits runs where the font or the direction changes. Consecutive words of a right-to-left script stay together,
 * because they are drawn as one piece from right to left.
 */
export function toSpans(runs: readonly Run[], bold: boolean): Span[] {
  return runs.flatMap((run) => {
    const spans: Span[] = [];
    let end = 0;
    for (const match of run.text.matchAll(rightToLeftWords)) {
      spans.push(...byFont(run, run.text.slice(end, match.index), bold, false));
      spans.push(...byFont(run, match[0], bold, true));
      end = match.index + match[0].length;
    }
    spans.push(...byFont(run, run.text.slice(end), bold, false));
    return spans;
  });
}

const joins = /[\u200d\ufe0f]|\p{Emoji_Modifier}/u;
const emojiOrCharacter = new RegExp(`${joinedEmoji}|.`, "gsu");

/** The characters of a text; joined emoji («👨‍👩‍👧») are a single one when the font has them. */
function drawnTogether(text: string): Iterable<string> {
  if (!joins.test(text)) return text;
  const parts = text.match(emojiOrCharacter) ?? [];
  return parts.flatMap((part) =>
    [...part].every((item) => isIn("emoji", item)) ? part : [...part],
  );
}

function fontOf(part: string, run: Run, bold: boolean): FontName | null {
  const codePoint = part.codePointAt(0) ?? 0;
  const isOne = part.length === String.fromCodePoint(codePoint).length;
  return isOne ? fontFor(codePoint, bold || run.strong, run.emphasis) : "emoji";
}

/** Returns the font of a text that a single one can draw, letter by letter: true of nearly every text. */
function onlyFont(run: Run, text: string, bold: boolean): FontName | null {
  let only: FontName | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === zeroWidthJoiner || code === emojiVariation || isSurrogate(code)) return null;
    const font = fontFor(code === lineEnd ? space : code, bold || run.strong, run.emphasis);
    if (font === null || (only !== null && font !== only)) return null;
    only = font;
  }
  return only;
}

const zeroWidthJoiner = 0x200d;
const emojiVariation = 0xfe0f;
const lineEnd = 0x0a;
const space = 0x20;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

function byFont(run: Run, text: string, bold: boolean, rightToLeft: boolean): Span[] {
  if (text === "") return [];
  const only = rightToLeft ? null : onlyFont(run, text, bold);
  if (only !== null) return [{ text, run, font: only, rightToLeft, actual: null }];
  const spans: Span[] = [];
  for (const character of drawnTogether(text)) {
    const last = spans.at(-1);
    // A line end is drawn as a space. Spaces between right-to-left words are drawn with them;
    // others use the text's own font: a space of the emoji font is as wide as an emoji.
    const visible = character === "\n" ? " " : character;
    const found =
      rightToLeft && visible === " " && last?.actual === null
        ? last.font
        : fontOf(visible, run, bold);
    const font = found ?? replacementFont;
    const replaced = found === null;
    if (last && last.font === font && (last.actual !== null) === replaced) {
      last.text += replaced ? replacement : character;
      if (last.actual !== null) last.actual += character;
    } else {
      const actual = replaced ? character : null;
      spans.push({ text: replaced ? replacement : character, run, font, rightToLeft, actual });
    }
  }
  return spans;
}
