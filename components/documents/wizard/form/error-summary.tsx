"use client";

import type { Ref } from "react";
import { type FieldProblem, fieldId } from "@/components/documents/wizard/form/field-errors";

type ErrorSummaryProps = {
  problems: FieldProblem[];
  /** Opens the section of the field and puts the focus into it. */
  onFollow: (problem: FieldProblem) => void;
  ref: Ref<HTMLElement>;
};

/** GOV.UK's summary: the same words as beside the fields, each a link to its field; takes the focus. */
export function ErrorSummary({ problems, onFollow, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-6 scroll-mt-6 rounded-md border-2 border-danger bg-sheet px-5 py-4"
    >
      <div role="alert">
        <h3 id="error-summary-title" className="text-[1rem]">
          Обратите внимание на ошибки
        </h3>
        <ul className="mt-2 space-y-1">
          {problems.map((problem) => (
            <li key={problem.field}>
              <a
                href={`#${fieldId(problem.field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(problem);
                }}
                className="text-sm font-medium text-danger underline hover:text-danger-deep"
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
