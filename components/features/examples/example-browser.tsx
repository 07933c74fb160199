"use client";

import { useSearchParams } from "next/navigation";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { tabOfKey } from "@/components/ui/tabs/tab-keys";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** `mark` and `panel` are rendered on the server. */
export type ExampleTab = { type: DocumentType; name: string; mark: ReactNode; panel: ReactNode };

/** One tab per document type; the URL names the open one, so that it can be linked to. */
export function ExampleBrowser({ tabs }: { tabs: ExampleTab[] }) {
  const [open, setOpen] = useState<string>(tabs[0]?.type ?? "");
  const id = useId();
  const choose = (type: string) => {
    setOpen(type);
    // Next's router picks up this change of the URL; unlike `router.replace` it fetches nothing.
    window.history.replaceState(null, "", `/examples?type=${type}`);
  };
  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ type }) => type === open);
    const next = tabOfKey(event, tabs, current);
    if (!next) return;
    event.preventDefault();
    choose(next.type);
    document.getElementById(`${id}-${next.type}`)?.focus();
  };
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Suspense>
        <FollowAddress
          onType={(type) => (tabs.some((tab) => tab.type === type) ? setOpen(type) : undefined)}
        />
      </Suspense>
      <Field id="example-type" label="Документ" className="lg:hidden">
        {(control) => (
          <Select {...control} value={open} onChange={(event) => choose(event.target.value)}>
            {tabs.map(({ type, name }) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div
        role="tablist"
        aria-label="Документ"
        aria-orientation="vertical"
        onKeyDown={move}
        className="flex flex-col self-start max-lg:hidden lg:sticky lg:top-24"
      >
        {tabs.map(({ type, name, mark }) => (
          <button
            key={type}
            type="button"
            role="tab"
            id={`${id}-${type}`}
            aria-selected={type === open}
            aria-controls={type === open ? `${id}-panel` : undefined}
            tabIndex={type === open ? 0 : -1}
            onClick={() => choose(type)}
            className="flex min-h-12 w-full items-center gap-3 rounded-r-md border-l-2 border-line px-4 py-2 text-left text-sm leading-snug font-medium text-ink-faint transition-colors duration-150 hover:bg-wash/70 hover:text-ink aria-selected:border-accent aria-selected:bg-wash aria-selected:text-ink"
          >
            {mark}
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as WAI-ARIA's tabs, so that it can be scrolled
        tabIndex={0}
        className="min-w-0"
      >
        {tabs.find(({ type }) => type === open)?.panel}
      </div>
    </div>
  );
}

/** `?type=offer` opens that example; read in the browser, so that the page stays prerendered. */
function FollowAddress({ onType }: { onType: (type: string) => void }) {
  const typeParameter = useSearchParams().get("type");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is followed
  useEffect(() => {
    if (typeParameter !== null) onType(typeParameter);
  }, [typeParameter]);
  return null;
}
