"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { PreviewSheet } from "@/components/documents/preview/preview-sheet";
import { ClauseNormNotes } from "@/components/documents/wizard/preview/clause-norm-notes";
import { useWrittenPreview } from "@/components/documents/wizard/preview/preview-context";
import {
  PreviewFailed,
  PreviewFrame,
  SheetSkeleton,
} from "@/components/documents/wizard/preview/preview-frame";
import type { DocumentTree } from "@/lib/engine/tree/document";

type DocumentPreviewProps = {
  /** The question that has the focus: its words in the document are shown. */
  currentField: string | null;
  /** A press on a word or a blank leads to its question. */
  onFollow: (field: string) => void;
};

/** The document as it grows, with the owner's words marked and blanks for what is missing. */
export function DocumentPreview({ currentField, onFollow }: DocumentPreviewProps) {
  const preview = useWrittenPreview();
  const [withNorms, setWithNorms] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<{ sheet: PreviewSheet; notes: ClauseNormNotes; tree: DocumentTree } | null>(
    null,
  );
  const written = preview.state === "ready" ? preview.preview : null;

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !written) return;
    const { tree, parts } = written;
    const isFirst = shown.current?.tree.documentType !== tree.documentType;
    shown.current ??= beginSheet(element, () => shown.current?.tree ?? null, tree);
    shown.current.tree = tree;
    const changed = shown.current.sheet.show(parts, { calm: isFirst });
    shown.current.notes.keepOneTabStop(element);
    // A clause that appeared out of sight, when the question itself has no words in the document.
    if (!element.querySelector(".is-current")) scrollIntoBox(changed[0]);
  }, [written]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a clause written anew has lost the mark
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
      {/* A shortcut for the pointer; by keyboard the questions stand next to it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={sheet}
        lang="ru"
        onKeyDown={(event) => {
          if (shown.current?.notes.key(event.target as Element, event.key)) {
            event.preventDefault();
          }
        }}
        onClick={({ target }) => {
          if (shown.current?.notes.press(target as Element)) return;
          const place = (target as Element).closest("[data-field]");
          if (place) onFollow(place.getAttribute("data-field") ?? "");
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

/** Scrolls only the sheet's own box; `scrollIntoView` would move the form as well. */
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
