"use client";

import type { ReactNode } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { tabOfKey } from "@/components/ui/tabs/tab-keys";

type AddressTab = {
  /** The tab's `?tab=`; the first tab has none: its address is the page's own. */
  key: string;
  title: string;
  panel: ReactNode;
};

type AddressTabsProps = {
  /** Label of the tab list. */
  label: string;
  tabs: readonly [AddressTab, ...AddressTab[]];
};

const idOf = (key: string) => `tab-${key || "first"}`;

/**
 * Tabs of a prerendered page, kept in the URL (`?tab=`). All panels are in the page from the start; without scripts
 * they are shown one below the other and the tabs are hidden.
 */
export function AddressTabs({ label, tabs }: AddressTabsProps) {
  const [tabParameter, setTab] = useAddressParameter("tab", { step: true });
  const chosen = (tabs.find(({ key }) => key === tabParameter) ?? tabs[0]).key;
  // On a phone the row is wider than the screen: scroll the chosen tab into view, without moving the page.
  const showChosen = (list: HTMLDivElement | null) => {
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.clientWidth / 3;
  };
  return (
    <>
      <div
        ref={showChosen}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const at = tabs.findIndex(({ key }) => key === chosen);
          const next = tabOfKey(event, tabs, at);
          if (!next) return;
          event.preventDefault();
          setTab(next.key);
          document.getElementById(idOf(next.key))?.focus();
        }}
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
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${idOf(key)}-panel`}
          aria-labelledby={idOf(key)}
          className={key === chosen ? undefined : "hidden noscript:mt-14 noscript:block"}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
