/** The words that differ between two units. */
import { diffArrays } from "diff";
import type { ComparedWords } from "@/lib/engine/compare/comparison";
import { isWord, type Token, textOf, tokensOf, type Unit } from "@/lib/engine/compare/units";

/** More differences in one unit are not looked for word by word: such a patchwork is unreadable. */
const maxWords = 400;
const maxSentences = 60;

/**
 * Bounds the work of one comparison: the time of a diff grows with the square of the differences it
 * finds. When it is spent, what is left is compared by sentences, then as a whole.
 */
export class DiffBudget {
  private left = 1_500_000;

  /** The limit of differences for the next diff; 0 when the effort is spent. */
  maxEdits(wanted: number): number {
    return Math.min(wanted, Math.floor(Math.sqrt(this.left)));
  }

  spend(differences: number): void {
    this.left = Math.max(0, this.left - differences * differences);
  }
}

type Change = { mark: ComparedWords["mark"]; before: Token[]; after: Token[] };

/** Two units as stretches that are kept, removed and added; removed before added. */
export function compareWords(before: Unit, after: Unit, effort: DiffBudget): ComparedWords[] {
  if (before.key === after.key) return words("same", textOf(before), textOf(after));
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const changes =
    diff(
      one,
      other,
      maxWords,
      effort,
      (token) => token.key,
      (token) => [token],
    ) ??
    diff(sentences(one), sentences(other), maxSentences, effort, keyOf, (tokens) => tokens) ??
    changeWhole(one, other);
  return gather(changes).flatMap(({ mark, before: was, after: is }) =>
    words(mark, joined(was), joined(is)),
  );
}

/** A unit that another one replaces, or none, without a search for common words. */
export function replaceWords(before: Unit | null, after: Unit | null): ComparedWords[] {
  return [
    ...(before ? words("removed", textOf(before), "") : []),
    ...(after ? words("added", "", textOf(after)) : []),
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
  wanted: number,
  effort: DiffBudget,
  key: (piece: Piece) => string,
  tokens: (piece: Piece) => Token[],
): Change[] | null {
  const maxEdits = effort.maxEdits(wanted);
  if (maxEdits === 0) return null;
  const found = diffArrays(before.map(key), after.map(key), { maxEditLength: maxEdits });
  if (!found) {
    effort.spend(maxEdits);
    return null;
  }
  let [a, b] = [0, 0];
  let differences = 0;
  const changes = found.map(({ added, removed, count }): Change => {
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
 * Joins neighbours. A sign or a space kept next to a replaced word belongs to the change: «new words here»
 * in place of «old text there» is one change and not three.
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

function words(mark: ComparedWords["mark"], before: string, after: string): ComparedWords[] {
  const text = mark === "removed" ? before : after;
  if (text === "") return [];
  return [mark === "same" && before !== after ? { text, mark, before } : { text, mark }];
}

const joined = (tokens: Token[]): string => tokens.map(({ text }) => text).join("");
const keyOf = (tokens: Token[]): string => tokens.map(({ key }) => key).join("\u0001");

/** Up to a mark that ends a sentence or a part of one, with the spaces after it. */
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
