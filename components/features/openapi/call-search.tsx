"use client";

import { useEffect, useState } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";

/** Hides the prerendered calls that do not match the search; opens the one in the URL hash. */
export function CallSearch({ count }: { count: number }) {
  const [query, setQuery] = useAddressParameter("q");
  const [matchCount, setMatchCount] = useState(count);

  useEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let left = 0;
    for (const call of document.querySelectorAll<HTMLElement>("[data-words]")) {
      const fits = words.every((word) => call.dataset.words?.includes(word));
      call.hidden = !fits;
      if (fits) left += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
      group.hidden = group.querySelector("[data-words]:not([hidden])") === null;
    }
    setMatchCount(left);
  }, [query]);

  useEffect(() => {
    const open = () => {
      const named = document.getElementById(window.location.hash.slice(1));
      if (named instanceof HTMLDetailsElement) named.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  return (
    <search>
      <label htmlFor="api-query" className="text-sm font-medium">
        Найти вызов
      </label>
      <input
        id="api-query"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder="Например: документы или POST"
        className="mt-1.5 block h-11 w-full max-w-md rounded-md border border-line-strong bg-sheet px-3"
      />
      <p role="status" className="mt-2 text-sm text-ink-faint">
        {matchCount === 0
          ? "Ничего не нашлось. Попробуйте другое слово."
          : `Показано: ${matchCount}`}
      </p>
    </search>
  );
}
