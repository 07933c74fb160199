import { parseDocumentMarkup } from "@/components/features/documents/document-markup";
import type { PreviewPart } from "@/components/features/documents/preview/preview-parts";

/** The unit that change marks apply to: the smallest element with text of its own. */
const pieces = "p, li:not(:has(> p)), tr, dl > div";
const changedClass = "is-changed";

type Shown = { markup: string; element: HTMLElement };

/**
 * Renders the preview: puts blocks into an element, replacing only those whose markup differs, and marks new text. A
 * clause whose number alone has changed is replaced and not marked.
 */
export class PreviewSheet {
  readonly #target: HTMLElement;
  /** Called for each new element before it is inserted. */
  readonly #prepare: (element: HTMLElement) => void;
  #shown = new Map<string, Shown>();

  constructor(target: HTMLElement, prepare: (element: HTMLElement) => void) {
    this.#target = target;
    this.#prepare = prepare;
  }

  /** Renders the blocks; returns the marked elements in reading order. With `calm` nothing is marked. */
  show(parts: readonly PreviewPart[], { calm }: { calm: boolean }): HTMLElement[] {
    const before = this.#shown;
    const renewed = parts.filter(({ key, markup }) => before.get(key)?.markup !== markup);
    const elements = parseElements(renewed);
    const shown = new Map<string, Shown>();
    const fresh: HTMLElement[] = [];
    for (const { key, markup } of parts) {
      const old = before.get(key);
      const element = old?.markup === markup ? old.element : elements.get(key);
      if (!element) continue;
      if (element !== old?.element) {
        this.#prepare(element);
        fresh.push(element);
      }
      shown.set(key, { markup, element });
    }

    const removed = [...before].filter(([key, { element }]) => shown.get(key)?.element !== element);
    const wordsBefore = new Set(
      removed.flatMap(([, { element }]) => piecesOf(element).map(wordsOf)),
    );
    for (const [, { element }] of removed) element.remove();
    let next = this.#target.firstElementChild;
    for (const { element } of shown.values()) {
      if (element === next) next = next.nextElementSibling;
      else this.#target.insertBefore(element, next);
    }
    this.#shown = shown;
    if (renewed.length === 0 && removed.length === 0) return [];

    for (const element of this.#target.querySelectorAll(`.${changedClass}`)) {
      element.classList.remove(changedClass);
    }
    if (calm) return [];
    const changed = fresh.flatMap((element) => {
      const all = piecesOf(element);
      const others = all.filter((piece) => !wordsBefore.has(wordsOf(piece)));
      // A clause that starts differently and is mostly new is marked as a whole: a purpose inserted before another shares
      // rows with it («Категория данных»).
      const [first] = all;
      const isNew = first !== undefined && others.includes(first) && others.length * 2 > all.length;
      return isNew ? [element] : others;
    });
    for (const element of changed) element.classList.add(changedClass);
    return changed;
  }
}

/** One parse for all: each block is one element. */
function parseElements(parts: readonly PreviewPart[]): Map<string, HTMLElement> {
  if (parts.length === 0) return new Map();
  const { body } = parseDocumentMarkup(parts.map(({ markup }) => markup).join(""));
  const elements = [...body.children];
  return new Map(
    parts.flatMap(({ key }, index) => {
      const element = elements[index];
      return element ? [[key, document.importNode(element, true) as HTMLElement]] : [];
    }),
  );
}

function piecesOf(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(pieces)];
  return inside.length > 0 ? inside : [element as HTMLElement];
}

/** The text of an element without numbers, which shift when other clauses are added or removed. */
function wordsOf(piece: Element): string {
  let text = "";
  for (const node of piece.childNodes) {
    if (node instanceof Element) {
      if (!node.matches(".number, a.reference, button, .norm-note")) text += wordsOf(node);
    } else text += node.textContent;
  }
  return text.trim();
}
