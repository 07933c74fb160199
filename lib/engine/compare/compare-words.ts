/** The differences between the words of two units. */
import { diffArrays } from "diff";
import type { ComparedWords } from "@/lib/engine/compare/comparison";
import { isWord, type Token, tokensOf, type Unit, unitText } from "@/lib/engine/compare/units";

/** With more differences a unit is not compared word by word: the result would be unreadable. */
const maxWords = 400;
const maxSentences = 60;

/**
 * Limits the work of one comparison: the time of a diff grows with the square of the differences it finds. When the
 * budget is spent, the rest is compared by sentences, then as a whole.
 */
export class DiffBudget {
  private remaining = 1_500_000;

  /** Returns the limit of differences for the next diff; 0 when the budget is spent. */
  maxEdits(desiredEdits: number): number {
    return Math.min(desiredEdits, Math.floor(Math.sqrt(this.remaining)));
  }

  spend(differences: number): void {
    this.remaining = Math.max(0, this.remaining - differences * differences);
  }
}

type Change = { mark: ComparedWords["mark"]; before: Token[]; after: Token[] };

/** Returns two units as unchanged, removed and added stretches; removed before added. */
export function compareWords(before: Unit, after: Unit, effort: DiffBudget): ComparedWords[] {
  if (before.key === after.key) return comparedWords("same", unitText(before), unitText(after));
  const [tokensBefore, tokensAfter] = [tokensOf(before), tokensOf(after)];
  const changes =
    diff(
      tokensBefore,
      tokensAfter,
      maxWords,
      effort,
      (token) => token.key,
      (token) => [token],
    ) ??
    diff(
      sentences(tokensBefore),
      sentences(tokensAfter),
      maxSentences,
      effort,
      keyOf,
      (tokens) => tokens,
    ) ??
    changeWhole(tokensBefore, tokensAfter);
  return gather(changes).flatMap(({ mark, before: was, after: is }) =>
    comparedWords(mark, joined(was), joined(is)),
  );
}

/** A unit that replaces another one or none, without a search for common words. */
export function replaceWords(before: Unit | null, after: Unit | null): ComparedWords[] {
  return [
    ...(before ? comparedWords("removed", unitText(before), "") : []),
    ...(after ? comparedWords("added", "", unitText(after)) : []),
  ];
}

function changeWhole(before: Token[], after: Token[]): Change[] {
  return [
    { mark: "removed", before, after: [] },
    { mark: "added", before: [], after },
  ];
}

function diff<Piece>(
  before: Piece[],
  after: Piece[],
  desiredEdits: number,
  effort: DiffBudget,
  key: (piece: Piece) => string,
  tokens: (piece: Piece) => Token[],
): Change[] | null {
  const maxEdits = effort.maxEdits(desiredEdits);
  if (maxEdits === 0) return null;
  const diffParts = diffArrays(before.map(key), after.map(key), { maxEditLength: maxEdits });
  if (!diffParts) {
    effort.spend(maxEdits);
    return null;
  }
  let [a, b] = [0, 0];
  let differences = 0;
  const changes = diffParts.map(({ added, removed, count }): Change => {
    const mark = added ? "added" : removed ? "removed" : "same";
    const change = {
      mark,
      before: added ? [] : before.slice(a, a + count).flatMap(tokens),
      after: removed ? [] : after.slice(b, b + count).flatMap(tokens),
    } as const;
    if (!added) a += count;
    if (!removed) b += count;
    if (mark !== "same") differences += count;
    return change;
  });
  effort.spend(differences);
  return changes;
}

/**
 * Joins adjacent changes. Punctuation or a space next to a replaced word belongs to the change: «new words here» in
 * place of «old text there» is one change, not three.
 */
function gather(changes: Change[]): Change[] {
  const gathered: Change[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const finish = () => {
    if (removed.length > 0) gathered.push({ mark: "removed", before: removed, after: [] });
    if (added.length > 0) gathered.push({ mark: "added", before: [], after: added });
    removed = [];
    added = [];
  };
  const isChange = (change: Change | undefined) => change !== undefined && change.mark !== "same";
  changes.forEach((change, index) => {
    if (change.mark === "same") {
      const replacesBefore = removed.length > 0 && added.length > 0;
      const replacesAfter = isChange(changes[index + 1]) && isChange(changes[index + 2]);
      const isBetween = removed.length + added.length > 0 && isChange(changes[index + 1]);
      const isBridge = isBetween && (replacesBefore || replacesAfter);
      if (!isBridge || change.before.some(isWord)) {
        finish();
        gathered.push(change);
        return;
      }
    }
    removed.push(...change.before);
    added.push(...change.after);
  });
  finish();
  return gathered;
}

function comparedWords(
  mark: ComparedWords["mark"],
  before: string,
  after: string,
): ComparedWords[] {
  const text = mark === "removed" ? before : after;
  if (text === "") return [];
  return [mark === "same" && before !== after ? { text, mark, before } : { text, mark }];
}

const joined = (tokens: Token[]): string => tokens.map(({ text }) => text).join("");
const keyOf = (tokens: Token[]): string => tokens.map(({ key }) => key).join("\u0001");

/** Up to the end of a sentence or of a part of one, with the spaces after it. */
function sentences(tokens: Token[]): Token[][] {
  const result: Token[][] = [];
  let current: Token[] = [];
  tokens.forEach((token, index) => {
    current.push(token);
    const next = tokens[index + 1];
    const ends = /^[.!?;:\n]$/.test(token.text) && next?.key === " ";
    const spaceAfterEnd = token.key === " " && /^[.!?;:\n]$/.test(tokens[index - 1]?.text ?? "");
    if (spaceAfterEnd || (ends && next === undefined)) {
      result.push(current);
      current = [];
    }
  });
  if (current.length > 0) result.push(current);
  return result;
}
