"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

type ExpandableRowProps = {
  /** Accessible name of the expanded content. */
  id: string;
  /** Renders the row itself; takes whether it is expanded. */
  line: (isOpen: boolean) => ReactNode;
  /** The expanded content; rendered on first use. */
  children: ReactNode;
};

/** A list row that expands in place. */
export function ExpandableRow({ id, line, children }: ExpandableRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted after the first expansion: collapsing must not lose unsaved input.
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  return (
    <article>
      <h2 className="text-[1rem]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex w-full items-start gap-3 py-4 text-left hover:text-accent"
        >
          {line(isOpen)}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={`mt-0.5 size-5 shrink-0 text-ink-faint ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {wasOpened ? children : null}
      </div>
    </article>
  );
}
