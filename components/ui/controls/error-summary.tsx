"use client";

import { type Ref, useId } from "react";

/** A field with an error: the id of its control and the message next to it. */
export type Problem = { id: string; message: string };

type ErrorSummaryProps<P extends Problem> = {
  problems: readonly P[];
  /** Focuses the field. */
  onFollow?: (problem: P) => void;
  /** Heading level, to fit the headings around it. */
  heading?: "h2" | "h3";
  ref: Ref<HTMLElement>;
};

/** GOV.UK's error summary: the same messages as next to the fields, each linked to its field; takes the focus. */
export function ErrorSummary<P extends Problem>({
  problems,
  onFollow = ({ id }) => focusControl(id),
  heading: Heading = "h3",
  ref,
}: ErrorSummaryProps<P>) {
  const titleId = useId();
  if (problems.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-6 scroll-mt-6 rounded-md border-2 border-danger bg-sheet px-5 py-4"
    >
      <div role="alert">
        <Heading id={titleId} className="text-[1rem]">
          Обратите внимание на ошибки
        </Heading>
        <ul className="mt-2 space-y-1">
          {problems.map((problem) => (
            <li key={problem.id}>
              <a
                href={`#${problem.id}`}
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

/** Focuses the control, with its label and error in view. */
export function focusControl(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.closest("[data-question]")?.scrollIntoView({ block: "start" });
}
