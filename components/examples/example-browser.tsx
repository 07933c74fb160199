"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { TypeMark } from "@/components/documents/type-mark";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { DocumentType } from "@/lib/engine/answers/options";

export type ExampleTab = { type: DocumentType; name: string; panel: ReactNode };

/** One tab a type of document; the address names the open one, so that a link leads to it. */
export function ExampleBrowser({ tabs }: { tabs: ExampleTab[] }) {
  const [open, setOpen] = useState<string>(tabs[0]?.type ?? "");
  const choose = (type: string) => {
    setOpen(type);
    // Next follows this address; unlike its router it fetches nothing for it.
    window.history.replaceState(null, "", `/examples?type=${type}`);
  };
  return (
    <Tabs
      value={open}
      onValueChange={choose}
      orientation="vertical"
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
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
      <TabsList
        aria-label="Документ"
        className="flex-col gap-0 self-start border-b-0 max-lg:hidden lg:sticky lg:top-24"
      >
        {tabs.map(({ type, name }) => (
          <TabsTrigger
            key={type}
            value={type}
            className="mb-0 flex h-auto min-h-12 w-full items-center gap-3 rounded-r-md border-b-0 border-l-2 border-line px-4 py-2 text-left text-sm leading-snug hover:bg-wash/70 data-[state=active]:bg-wash"
          >
            <TypeMark type={type} className="size-5" />
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <div className="min-w-0">
        {tabs.map(({ type, panel }) => (
          <TabsContent key={type} value={type}>
            {panel}
          </TabsContent>
        ))}
      </div>
    </Tabs>
  );
}

/** `?type=offer` opens that example; read in the browser, so that the page stays prerendered. */
function FollowAddress({ onType }: { onType: (type: string) => void }) {
  const asked = useSearchParams().get("type");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is followed
  useEffect(() => {
    if (asked !== null) onType(asked);
  }, [asked]);
  return null;
}
