"use client";

import { useState } from "react";
import { CompactSiteRow } from "@/components/features/site-list/compact-site-row";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { CategoryChips } from "@/components/ui/category-chips";
import { Select } from "@/components/ui/controls/select";
import { SearchField } from "@/components/ui/search-field";
import { stateChips, siteListTexts as texts } from "@/content/site-list/screen";
import type { SiteState } from "@/lib/features/site-list/responses";
import {
  countStates,
  findSites,
  type SiteOrder,
  siteOrders,
  siteStates,
  sortSites,
} from "@/lib/features/site-list/site-status";

/** A list too long to read: with search, filters and an order by due day. */
export function ManySites({ sites }: { sites: SiteState[] }) {
  const [search, setSearch] = useState("");
  const [stateInAddress, setState] = useAddressParameter("state", { step: true });
  const [orderInAddress, setOrder] = useAddressParameter("sort");
  const state = siteStates.find((key) => key === stateInAddress) ?? null;
  const order: SiteOrder = siteOrders.find((key) => key === orderInAddress) ?? "due";
  const shownRows = sortSites(findSites(sites, { query: search, state }), order);
  const showAll = () => {
    setSearch("");
    setState("");
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          value={search}
          onChange={setSearch}
        />
        <div className="flex w-full items-center gap-3 text-sm text-ink-soft sm:w-auto">
          <label htmlFor="site-order" className="shrink-0">
            {texts.order}
          </label>
          <span className="min-w-48 flex-1">
            <Select
              id="site-order"
              value={order}
              onChange={({ target }) => setOrder(target.value === "due" ? "" : target.value)}
            >
              {siteOrders.map((key) => (
                <option key={key} value={key}>
                  {texts.orders[key]}
                </option>
              ))}
            </Select>
          </span>
        </div>
      </div>
      <div className="mt-4">
        <CategoryChips
          label={texts.states}
          options={[
            { value: "", label: texts.all },
            ...countStates(sites).map(({ key, count }) => ({
              value: key,
              label: `${stateChips[key]}: ${count}`,
            })),
          ]}
          value={state ?? ""}
          onChange={setState}
        />
      </div>
      <p role="status" className="mt-4 text-sm text-ink-faint">
        {texts.found(shownRows.length, sites.length)}
        {sites.some(({ changed }) => changed === null) ? `. ${texts.comparing}` : ""}
      </p>
      {shownRows.length === 0 ? (
        <div className="mt-6">
          <p className="text-ink-soft">{search.trim() ? texts.nothing : texts.nothingWaits}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={showAll}>
            {texts.showAll}
          </Button>
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {shownRows.map((site) => (
            <CompactSiteRow key={site.id} site={site} />
          ))}
        </ul>
      )}
    </>
  );
}
