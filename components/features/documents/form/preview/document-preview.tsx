"use client";

import { useLayoutEffect, useRef, useState } from "react";
import {
  PreviewFailed,
  PreviewFrame,
  SheetSkeleton,
  useWrittenPreview,
} from "@/components/features/documents/form/preview/preview-frame";
import { previewIdPrefix } from "@/components/features/documents/preview/preview-parts";
import { PreviewSheet } from "@/components/features/documents/preview/preview-sheet";
import { describeCitedLaw } from "@/lib/engine/tree/cited-law";
import type { Clause, DocumentTree } from "@/lib/engine/tree/document";
import { walkBlocks } from "@/lib/engine/tree/walk";

type DocumentPreviewProps = {
  /** The focused question: its text in the document is shown. */
  currentField: string | null;
  /** A press on a word or a blank leads to its question. */
  onOpenQuestion: (field: string) => void;
};

/** The document as it grows, with the owner's words marked and blanks for what is missing. */
export function DocumentPreview({ currentField, onOpenQuestion }: DocumentPreviewProps) {
  const preview = useWrittenPreview();
  const [withNorms, setWithNorms] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const lastDrawn = useRef<{
    sheet: PreviewSheet;
    notes: ClauseNormNotes;
    tree: DocumentTree;
  } | null>(null);
  const written = preview.state === "ready" ? preview.preview : null;

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !written) return;
    const { tree, parts } = written;
    const isFirst = lastDrawn.current?.tree.documentType !== tree.documentType;
    lastDrawn.current ??= beginSheet(element, () => lastDrawn.current?.tree ?? null, tree);
    lastDrawn.current.tree = tree;
    const changed = lastDrawn.current.sheet.show(parts, { calm: isFirst });
    lastDrawn.current.notes.keepOneTabStop(element);
    // Scroll to a new clause out of view if the question has no text of its own in the document.
    if (!element.querySelector(".is-current")) scrollIntoBox(changed[0]);
  }, [written]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a clause that was rendered again has lost the mark
  useLayoutEffect(() => {
    const marked = sheet.current?.querySelectorAll("[data-field]") ?? [];
    let first: Element | undefined;
    for (const element of marked) {
      const isCurrent = element.getAttribute("data-field") === currentField;
      element.classList.toggle("is-current", isCurrent);
      if (isCurrent) first ??= element;
    }
    scrollIntoBox(first);
  }, [currentField, written]);

  return (
    <PreviewFrame norms={{ shown: withNorms, onChange: setWithNorms }}>
      {preview.state === "loading" ? <SheetSkeleton /> : null}
      {preview.state === "failed" ? <PreviewFailed onRetry={preview.onRetry} /> : null}
      {/* A shortcut for the pointer; keyboard users have the questions next to it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={sheet}
        lang="ru"
        onKeyDown={(event) => {
          if (lastDrawn.current?.notes.key(event.target as Element, event.key)) {
            event.preventDefault();
          }
        }}
        onClick={({ target }) => {
          if (lastDrawn.current?.notes.press(target as Element)) return;
          const place = (target as Element).closest("[data-field]");
          if (place) onOpenQuestion(place.getAttribute("data-field") ?? "");
        }}
        className={`document document-draft text-sm [&_[data-field]]:cursor-pointer ${withNorms ? "document-norms" : ""}`}
      />
    </PreviewFrame>
  );
}

function beginSheet(target: HTMLElement, treeNow: () => DocumentTree | null, tree: DocumentTree) {
  const notes = new ClauseNormNotes(treeNow);
  return { notes, tree, sheet: new PreviewSheet(target, (element) => notes.equip(element)) };
}

/** Scrolls only the sheet's box; `scrollIntoView` would move the form as well. */
function scrollIntoBox(element: Element | undefined) {
  const box = element?.closest("section");
  if (!element || !box) return;
  const place = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (place.top >= view.top + 24 && place.bottom <= view.bottom - 24) return;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({
    top: box.scrollTop + place.top - view.top - view.height / 3,
    behavior: calm ? "auto" : "smooth",
  });
}

/**
 * A «§» button at each clause of the preview opens the norms behind the clause, with the title and the edition of each
 * act. One Tab stop in all; arrow keys move between clauses.
 */
export class ClauseNormNotes {
  /** Ids of clauses with an open note; they stay open when the clause is rendered again. */
  readonly #open = new Set<string>();
  readonly #tree: () => DocumentTree | null;

  constructor(tree: () => DocumentTree | null) {
    this.#tree = tree;
  }

  /** Adds the buttons to a clause (and its sub-clauses), and reopens notes. */
  equip(element: HTMLElement): void {
    const inside = [...element.querySelectorAll<HTMLElement>(".clause[data-norms]")];
    for (const clause of element.matches(".clause[data-norms]") ? [element, ...inside] : inside) {
      const lead = clause.querySelector(":scope > p");
      const number = lead?.querySelector(".number")?.textContent?.replace(/\.$/, "") ?? "";
      const button = document.createElement("button");
      button.type = "button";
      button.className = "norm-button";
      button.tabIndex = -1;
      button.textContent = "§";
      button.ariaLabel = `На чём основан пункт ${number}`;
      button.title = clause.getAttribute("data-norms")?.replaceAll("\n", " ") ?? "";
      button.ariaExpanded = "false";
      lead?.append("\u00a0", button);
      if (this.#open.has(clause.id)) this.#openNote(clause, button);
    }
  }

  /** Keeps exactly one button reachable by Tab: the last used, or the first. */
  keepOneTabStop(sheet: HTMLElement): void {
    if (sheet.querySelector('.norm-button[tabindex="0"]')) return;
    const first = sheet.querySelector<HTMLElement>(".norm-button");
    if (first) first.tabIndex = 0;
  }

  /** Handles a click: opens or closes the note of a button. Returns whether the target was one. */
  press(target: Element): boolean {
    const button = target.closest<HTMLElement>(".norm-button");
    const clause = button?.closest<HTMLElement>(".clause");
    if (!button || !clause) return target.closest(".norm-note") !== null;
    this.#makeTabStop(button);
    const note = clause.querySelector(":scope > .norm-note");
    if (note) {
      note.remove();
      this.#open.delete(clause.id);
      button.ariaExpanded = "false";
    } else {
      this.#open.add(clause.id);
      this.#openNote(clause, button);
    }
    return true;
  }

  /** Handles arrows, Home and End, which move between the buttons. Returns whether the key was one of them. */
  key(target: Element, key: string): boolean {
    const button = target.closest<HTMLElement>(".norm-button");
    const sheet = button?.closest<HTMLElement>(".document");
    if (!button || !sheet) return false;
    const all = [...sheet.querySelectorAll<HTMLElement>(".norm-button")];
    const place = all.indexOf(button);
    const goal = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: all.length - 1,
    }[key];
    const next = goal === undefined ? undefined : all[goal];
    if (goal === undefined) return false;
    if (next) {
      this.#makeTabStop(next);
      next.focus();
    }
    return true;
  }

  #makeTabStop(button: HTMLElement): void {
    const sheet = button.closest(".document");
    for (const other of sheet?.querySelectorAll<HTMLElement>('.norm-button[tabindex="0"]') ?? []) {
      other.tabIndex = -1;
    }
    button.tabIndex = 0;
  }

  #openNote(element: HTMLElement, button: HTMLElement): void {
    const tree = this.#tree();
    const clause = tree && findClause(tree, element.id.slice(previewIdPrefix.length));
    if (!tree || !clause) return;
    const note = document.createElement("div");
    note.className = "norm-note";
    for (const key of new Set(clause.norms.map(({ law }) => law))) {
      const law = tree.laws.find((candidate) => candidate.key === key);
      const places = clause.norms.filter((norm) => norm.law === key).map(({ place }) => place);
      const line = document.createElement("p");
      const where = document.createElement("strong");
      where.textContent = places.join("; ");
      line.append(where, law ? `. ${describeCitedLaw(law)}` : ` ${key}`);
      note.append(line);
    }
    element.querySelector(":scope > p")?.after(note);
    button.ariaExpanded = "true";
  }
}

function findClause(tree: DocumentTree, id: string): Clause | null {
  let found: Clause | null = null;
  walkBlocks(tree.blocks, (block) => {
    if (block.type === "clause" && block.id === id) found = block;
  });
  return found;
}
