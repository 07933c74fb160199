"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { explain } from "@/lib/platform/api-client/api-error";
import { itemsOf, type PagedList } from "@/lib/platform/api-client/use-paged-list";

type ListStatesProps<Item> = {
  list: PagedList<Item>;
  /** «Не удалось загрузить отзывы». */
  failure: string;
  /** What stands there while there is nothing. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A list of the panel in all its states: on its way, failed, empty, and with more behind it. */
export function ListStates<Item>({ list, failure, empty, children }: ListStatesProps<Item>) {
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return (
      <Alert tone="danger" role="alert" title={failure} className="mt-6">
        <p>{explain(list.error, "Сервер не ответил.")}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          pending={list.isFetching}
          onClick={() => void list.refetch()}
        >
          Загрузить ещё раз
        </Button>
      </Alert>
    );
  }
  const items = itemsOf(list);
  if (items.length === 0 && !list.hasNextPage) return <>{empty}</>;
  return (
    <>
      {children(items)}
      {list.isFetchNextPageError ? (
        <p role="alert" className="mt-5 text-sm text-danger">
          {explain(list.error, "Не удалось загрузить остальные.")}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-5"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Показать ещё
        </Button>
      ) : null}
    </>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="mt-6 border-t border-line">
      <span className="sr-only">Загружаем список</span>
      {["a", "b", "c"].map((key) => (
        <div key={key} className="border-b border-line py-5">
          <Skeleton className="h-5 w-2/5 max-w-80" />
          <Skeleton className="mt-2.5 h-4 w-4/5 max-w-[34rem]" />
          <Skeleton className="mt-2.5 h-3.5 w-32" />
        </div>
      ))}
    </div>
  );
}

/** Nothing here, and why. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mt-6 rounded-lg border border-dashed border-line-strong/60 px-6 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children ? <p className="mx-auto mt-1.5 max-w-md text-ink-soft">{children}</p> : null}
    </div>
  );
}
