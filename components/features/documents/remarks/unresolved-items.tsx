"use client";

import { type ReactNode, useMemo } from "react";
import { parseDocumentMarkup } from "@/components/features/documents/document-markup";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { blankLabel } from "@/content/documents/blank-labels";
import type { AnswerFinding } from "@/lib/engine/lint/check-answers";
import { useDocumentPage } from "@/lib/features/documents/client";
import type { CreatedDocument, DocumentDetails } from "@/lib/features/documents/record/responses";
import { typeset } from "@/lib/russian/screen-typography";

export type UnresolvedItemsProps = {
  document: Extract<DocumentDetails, { status: "completed" }>;
  /** Findings about the answers. */
  findings: readonly AnswerFinding[];
  /** The result of this document: the form leads back to it. */
  result?: CreatedDocument;
  heading: "h2" | "h4";
};

/**
 * What keeps a document from being finished: findings about the answers, and blanks. Each links to its question in the
 * form of the next edition. Renders nothing when all is in order.
 */
export function UnresolvedItems({
  document,
  findings,
  result,
  heading: Heading,
}: UnresolvedItemsProps) {
  const wizard = useWizard();
  const fields = useBlankFields(document);
  const { id, edition, formData, blanks } = document;
  const follow = (field: string) =>
    wizard.open({ edition: { documentId: id, edition, answers: formData }, result, field });
  return (
    <>
      {findings.length > 0 ? (
        <Alert tone="warning" title="Проверьте ещё раз">
          <ul className="space-y-2">
            {findings.map(({ field, message }) => (
              <li key={field + message}>
                {typeset(message)}{" "}
                <ToQuestion label={`К ответу: ${message}`} onPress={() => follow(field)}>
                  К ответу
                </ToQuestion>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {blanks.length > 0 ? (
        <section
          aria-labelledby="open-blanks"
          className="rounded-md bg-[var(--mark-blank)] px-4 py-3.5"
        >
          <Heading id="open-blanks" className="text-sm font-semibold">
            Что осталось вписать
          </Heading>
          <p className="mt-1 text-sm">
            Закон требует этих сведений, а в ответах их нет. В тексте они отмечены
            «[указать:&nbsp;…]».
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
            {blanks.map((blank) => {
              const field = fields.get(plain(blank));
              return (
                <li key={blank}>
                  {typeset(blankLabel(blank))}
                  {field ? (
                    <>
                      {" "}
                      <ToQuestion
                        label={`Вписать: ${blankLabel(blank)}`}
                        onPress={() => follow(field)}
                      >
                        Вписать
                      </ToQuestion>
                    </>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      {findings.length > 0 || fields.size > 0 ? (
        <p className="text-sm text-ink-soft">
          {typeset(
            "Исправленный ответ войдёт в новую редакцию. До неё документ не изменится, и лимит месяца она не тратит.",
          )}
        </p>
      ) : null}
    </>
  );
}

type ToQuestionProps = { label: string; onPress: () => void; children: ReactNode };

function ToQuestion({ label, onPress, children }: ToQuestionProps) {
  return (
    <Button
      variant="link"
      size="inline"
      aria-label={label}
      // A larger touch target without changing the layout.
      className="pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-2.5"
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** With the original spaces: a document's text has non-breaking ones. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The question of each blank; the stored page names it on the blank. */
function useBlankFields({ id, edition, shownEdition, blanks }: UnresolvedItemsProps["document"]) {
  const { data: page } = useDocumentPage(id, shownEdition?.edition ?? edition, {
    enabled: blanks.length > 0,
  });
  return useMemo(() => {
    const fields = new Map<string, string>();
    if (!page) return fields;
    for (const mark of parseDocumentMarkup(page).querySelectorAll("mark[data-field]")) {
      const [, hint] = /^\[указать:\s(.*)\]$/s.exec(mark.textContent ?? "") ?? [];
      const field = mark.getAttribute("data-field");
      if (hint && field) fields.set(plain(hint), field);
    }
    return fields;
  }, [page]);
}
