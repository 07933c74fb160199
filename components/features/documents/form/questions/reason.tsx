"use client";

import { useId, useState } from "react";
import type { QuestionTexts } from "@/lib/engine/questions/vocabulary/definition";
import { typeset } from "@/lib/russian/screen-typography";

/** «Зачем мы спрашиваем»: under the hint; expands the reason and its norm in place. */
export function Reason({ question }: { question: QuestionTexts }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="relative rounded-sm py-1 text-xs after:absolute after:-inset-x-2 after:-inset-y-2 whitespace-nowrap text-ink-faint underline decoration-dotted decoration-from-font underline-offset-4 hover:text-accent"
      >
        <span aria-hidden="true">Зачем мы спрашиваем</span>
        {/*
         * Visually hidden text instead of `aria-label`, which would label a second element with the question's name.
         */}
        <span className="sr-only">Зачем мы спрашиваем: {question.label}</span>
      </button>
      <div id={id} hidden={!isOpen} className="animate-appear my-2 border-l-2 border-accent pl-3">
        <p className="text-ink-soft">{typeset(question.why)}</p>
        <p className="mt-1 text-xs">{typeset(question.norm)}</p>
      </div>
    </>
  );
}
