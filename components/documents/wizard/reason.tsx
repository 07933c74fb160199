"use client";

import { useId, useState } from "react";
import type { Question } from "@/content/questions";

/** «Зачем мы спрашиваем»: opens the reason and its norm in place. */
export function Reason({ question }: { question: Question }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="-my-0.5 inline-flex min-h-7 items-center rounded-sm text-xs text-ink-faint underline decoration-dotted decoration-from-font underline-offset-4 hover:text-accent"
      >
        Зачем мы спрашиваем<span className="sr-only">: {question.label}</span>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="animate-appear mt-1 mb-3 border-l border-accent pl-3"
      >
        <p className="max-w-[38rem] text-sm text-ink-soft">{question.why}</p>
        <p className="mt-1 text-xs text-ink-faint">{question.norm}</p>
      </div>
    </div>
  );
}
