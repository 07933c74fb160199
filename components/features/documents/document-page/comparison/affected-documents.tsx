"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { ComparedText } from "@/components/features/documents/document-page/comparison/comparison";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { classNames } from "@/components/ui/class-names";
import type { OutdatedDocument } from "@/lib/features/sites/responses";

type ListedDocument = OutdatedDocument & {
  /** False if the text stays as it is. */
  differs?: boolean;
};

/** Documents that a change affects, each with its changes, paragraph by paragraph. */
export function AffectedDocuments({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map((document) => (
        <li key={document.id}>
          <AffectedDocument document={document} isOpenAtFirst={documents.length === 1} />
        </li>
      ))}
    </ul>
  );
}

const rowClasses = "flex min-h-12 w-full items-start gap-3 py-3";

function AffectedDocument({
  document: { id, name, type, comparison: compared, refusal, differs = true },
  isOpenAtFirst,
}: {
  document: ListedDocument;
  isOpenAtFirst: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const panel = `affected-${id}`;
  const comparison = differs ? compared : null;
  const content = (
    <>
      <TypeIcon type={type} className="mt-px size-5.5" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-sm text-ink-faint">
          {!differs
            ? "Текст остался бы прежним"
            : comparison
              ? changesOf(comparison.counts)
              : "Текст сейчас не составить"}
        </span>
        {refusal ? <span className="block text-sm text-warning">{refusal}</span> : null}
      </span>
    </>
  );
  return (
    <>
      {comparison ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className={classNames(
            rowClasses,
            "text-left hover:text-accent focus-visible:outline-offset-[-2px]",
          )}
        >
          {content}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames(
              "mt-0.5 size-5 shrink-0 text-ink-faint transition-transform duration-150",
              isOpen && "rotate-180",
            )}
          />
        </button>
      ) : (
        // Nothing to expand: no button, which would promise a panel that does not exist.
        <div className={rowClasses}>{content}</div>
      )}
      {comparison && isOpen ? (
        <div id={panel} className="animate-appear pb-5">
          <ComparedText comparison={comparison} showsAll={false} />
        </div>
      ) : null}
    </>
  );
}

function changesOf({ added, removed, changed }: Record<"added" | "removed" | "changed", number>) {
  const parts = [
    changed > 0 ? `изменится: ${changed}` : "",
    added > 0 ? `добавится: ${added}` : "",
    removed > 0 ? `исчезнет: ${removed}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `Абзацев ${parts.join(", ")}` : "Сменится только оформление";
}
