"use client";

import { type ReactNode, useRef } from "react";
import { StateFilter } from "@/components/features/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import type { PagedList } from "@/lib/platform/api-client/use-paged-list";
import { typeset } from "@/lib/russian/screen-typography";

const states = [
  { value: "", label: "Все" },
  { value: "published", label: "Опубликованные" },
  { value: "drafts", label: "Черновики" },
] as const;

type ContentListProps<Item> = {
  useList: (isPublished: boolean | null) => PagedList<Item>;
  title: string;
  lead: string;
  /** «Новая публикация». */
  action: string;
  failure: string;
  empty: { title: string; text: string };
  onNew: () => void;
  row: (item: Item, onRemoved: () => void) => ReactNode;
};

/** All texts of one kind, or those in one state (`?state=`). */
export function ContentList<Item>(props: ContentListProps<Item>) {
  const { useList, title, lead, action, failure, empty, onNew, row } = props;
  const [state] = useAddressParameter("state");
  const list = useList(state === "published" ? true : state === "drafts" ? false : null);
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={top} tabIndex={-1} className="text-3xl focus:outline-none">
            {title}
          </h1>
          <p className="measure mt-2 text-ink-soft">{typeset(lead)}</p>
        </div>
        <Button onClick={onNew}>{action}</Button>
      </div>
      <StateFilter name="state" label="Что показать" options={states} />
      <ListStates
        list={list}
        failure={failure}
        empty={<EmptyList title={empty.title}>{typeset(empty.text)}</EmptyList>}
      >
        {(items) => (
          <ul className="mt-6 border-b border-line">
            {items.map((item) => row(item, () => top.current?.focus()))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
