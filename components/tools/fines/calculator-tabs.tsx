"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";

/** The first has no parameter: its address is the page's own. */
const tabs = [
  { key: "", title: "Калькулятор" },
  { key: "info", title: "Информация о штрафах" },
  { key: "prevention", title: "Как избежать" },
] as const;

type TabKey = (typeof tabs)[number]["key"];

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const idOf = (key: TabKey) => `tab-${key || "calculator"}`;

/**
 * Three tabs in the address (`?tab=`). All panels are in the page from the start; without scripts they are one
 * below the other and the tabs are hidden.
 */
export function CalculatorTabs({
  panels,
}: {
  panels: Record<"" | "info" | "prevention", ReactNode>;
}) {
  const [asked, setTab] = useAddressParameter("tab", { step: true });
  const chosen = tabs.find(({ key }) => key === asked)?.key ?? "";
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const step = steps[event.key];
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const to = ends[event.key] ?? (step === undefined ? undefined : at + step);
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    setTab(next.key);
    document.getElementById(idOf(next.key))?.focus();
  };
  // On a phone the row is wider than the screen: the chosen tab comes into view, the page stays.
  const showChosen = (list: HTMLDivElement | null) => {
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.clientWidth / 3;
  };
  return (
    <>
      <div
        ref={showChosen}
        role="tablist"
        aria-label="О штрафах"
        onKeyDown={move}
        className="relative mb-8 flex gap-x-6 overflow-x-auto border-b border-line max-sm:-mx-4 max-sm:px-4 noscript:hidden print:hidden"
      >
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={idOf(key)}
            aria-selected={key === chosen}
            aria-controls={`${idOf(key)}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setTab(key)}
            className="h-11 shrink-0 border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${idOf(key)}-panel`}
          aria-labelledby={idOf(key)}
          className={key === chosen ? undefined : "hidden noscript:mt-14 noscript:block"}
        >
          {panels[key]}
        </div>
      ))}
    </>
  );
}
