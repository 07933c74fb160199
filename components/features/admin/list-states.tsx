import type { ReactNode } from "react";
import { LoadMore } from "@/components/ui/fetched/load-more";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { itemsOf, type PagedList } from "@/lib/platform/api-client/use-paged-list";

type ListStatesProps<Item> = {
  list: PagedList<Item>;
  /** «Не удалось загрузить отзывы». */
  failure: string;
  /** Shown while the list is empty. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A list of the panel in all its states: loading, failed, empty, and with more pages. */
export function ListStates<Item>({ list, failure, empty, children }: ListStatesProps<Item>) {
  return (
    <QueryStates query={list} loading={<ListSkeleton />} failure={failure} className="mt-6">
      {() => {
        const items = itemsOf(list);
        if (items.length === 0 && !list.hasNextPage) return empty;
        return (
          <>
            {children(items)}
            <LoadMore list={list} />
          </>
        );
      }}
    </QueryStates>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Загружаем список" className="mt-6 border-t border-line">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="border-b border-line py-5">
          <Skeleton className="h-5 w-2/5 max-w-80" />
          <Skeleton className="mt-2.5 h-4 w-4/5 max-w-[34rem]" />
          <Skeleton className="mt-2.5 h-3.5 w-32" />
        </div>
      ))}
    </Loading>
  );
}

/** The empty state, with its reason. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mt-6 rounded-lg border border-dashed border-line-strong/60 px-6 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children ? <p className="mx-auto mt-1.5 max-w-md text-ink-soft">{children}</p> : null}
    </div>
  );
}
