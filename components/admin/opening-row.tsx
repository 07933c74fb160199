"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

type OpeningRowProps = {
  /** Of what is shown below. */
  id: string;
  /** The line itself, by whether it is open. */
  line: (isOpen: boolean) => ReactNode;
  /** What it opens to; not made before. */
  children: ReactNode;
};

/** A line of a list that opens in place. */
export function OpeningRow({ id, line, children }: OpeningRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays once it was opened: closing must not lose what is half typed.
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
