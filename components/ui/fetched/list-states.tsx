import type { ComponentProps, ReactNode } from "react";
import { LoadMore } from "@/components/ui/fetched/load-more";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { itemsOf, type PagedList } from "@/lib/platform/api-client/use-paged-list";

type ListStatesProps<Item> = Omit<
  ComponentProps<typeof QueryStates>,
  "query" | "loading" | "missing" | "children"
> & {
  list: PagedList<Item>;
  /** By default the rows of a list of the panel. */
  loading?: ReactNode;
  /** Shown while the list is empty. */
  empty: ReactNode;
  /** The list of the loaded items. */
  children: (items: Item[]) => ReactNode;
};

/** A paged list in all its states: loading, failed, empty, and with more pages. */
export function ListStates<Item>(props: ListStatesProps<Item>) {
  const {
    list,
    loading = <ListSkeleton />,
    className = "mt-6",
    empty,
    children,
    ...states
  } = props;
  return (
    <QueryStates {...states} query={list} loading={loading} className={className}>
      {() => {
        const items = itemsOf(list);
        // The first page may be empty although there are more.
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
