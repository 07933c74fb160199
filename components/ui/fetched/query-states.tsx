"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** The part of a TanStack query that the states need. */
type ShownQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** For infinite queries: the next page failed, which `LoadMore` shows below. */
  isFetchNextPageError?: boolean;
};

type QueryStatesProps<Data> = {
  query: ShownQuery<Data>;
  /**
   * What a failure looks like: the content of a screen is replaced by an error (`block`); a part that the screen can do
   * without by a warning (`aside`) or one line (`inline`). Only `block` marks old data when a refetch fails.
   */
  variant?: "block" | "aside" | "inline";
  /** Shown while loading: usually `Loading`. */
  loading: ReactNode;
  /** Title of the error: «Не удалось загрузить ключи»; with `inline` the whole sentence. */
  failure: string;
  /** Shown after the error's message: «Сами документы в безопасности.» */
  failureNote?: string;
  retry?: string;
  /** Class of the error, for its margin to the content above. */
  className?: string;
  /** When a refetch fails, shows the error in place of the old data; by default the old data stay. */
  freshOnly?: boolean;
  /** Shown on a 404: loading it again would not help. */
  missing?: ReactNode;
  /** Shown when the list is empty. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The states of a query on a screen: loading, failed, empty, loaded. */
export function QueryStates<Data>({
  query,
  variant = "block",
  loading,
  failure,
  failureNote,
  retry = "Загрузить ещё раз",
  className,
  freshOnly = false,
  missing,
  empty,
  children,
}: QueryStatesProps<Data>) {
  const { data, isFetching, refetch } = query;
  const [retried, setRetried] = useState<unknown>(null);
  if (retried !== null && data !== undefined) setRetried(null);
  if (missing && query.error instanceof ApiError && query.error.status === 404) return missing;
  // A retry clears the query's error: keep the error message, and with it the clicked button, until the retry ends.
  const error = query.error ?? (isFetching ? retried : null);
  if (data !== undefined && !(freshOnly && query.error)) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return (
      <>
        {variant === "block" && query.error && !query.isFetchNextPageError ? (
          <RetryLine query={query}>Обновить не удалось: показано то, что было.</RetryLine>
        ) : null}
        {isEmpty ? empty : children(data)}
      </>
    );
  }
  if (error === null) return <>{loading}</>;
  if (variant === "inline") {
    return (
      <div className={className}>
        <RetryLine query={query}>{failure}</RetryLine>
      </div>
    );
  }
  const tryAgain = () => {
    setRetried(error);
    void refetch();
  };
  return (
    <Alert
      {...(variant === "aside" ? ({ tone: "warning" } as const) : errorProps)}
      title={failure}
      className={className}
    >
      <p>
        {getErrorMessage(error, "Сервер не ответил.")}
        {failureNote ? ` ${failureNote}` : null}
      </p>
      <RetryButton pending={isFetching} onClick={tryAgain}>
        {retry}
      </RetryButton>
    </Alert>
  );
}

const errorProps = { tone: "danger", role: "alert" } as const;

type RetryLineProps = {
  query: Pick<ShownQuery<unknown>, "isFetching" | "refetch">;
  children: ReactNode;
};

/** One line for data that did not load, or whose refetch has failed, with a button that loads them again. */
export function RetryLine({ query, children }: RetryLineProps) {
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="text-danger">{children}</p>
      <Button
        variant="quiet"
        size="sm"
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Загрузить ещё раз
      </Button>
    </div>
  );
}

type RetryButtonProps = { pending: boolean; onClick: () => void; children: ReactNode };

function RetryButton(props: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      // The button disappears with the error. Without this the next Tab would start at the top of the page.
      if (document.activeElement === button) {
        document.getElementById("content")?.focus({ preventScroll: true });
      }
    };
  }, []);
  return <Button ref={ref} variant="secondary" size="sm" className="mt-3" {...props} />;
}

type LoadingProps = {
  /** Text for screen readers instead of the grey bars: «Загружаем ключи». */
  label: string;
  className?: string;
  /** The bars, in the shape of the content; by default those of a card. */
  children?: ReactNode;
};

/** Placeholder while the data are loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children ?? <Skeleton className="h-24 rounded-lg" />}
    </div>
  );
}
