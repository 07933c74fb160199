"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type LoadedTextProps<Text> = {
  query: UseQueryResult<Text>;
  title: string;
  /** «Не удалось открыть публикацию». */
  failure: string;
  onClose: () => void;
  /** `refetch` returns the text as it is now. */
  children: (text: Text, refetch: () => Promise<Text>) => ReactNode;
};

/** The query of a stored text: shows loading and errors, then the editor. */
export function LoadedText<Text>({
  query,
  title,
  failure,
  onClose,
  children,
}: LoadedTextProps<Text>) {
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { data } = query;
  if (data) {
    const refetch = async () => (await query.refetch({ throwOnError: true })).data ?? data;
    return <>{children(data, refetch)}</>;
  }
  if (!query.error) {
    return (
      <p ref={top} tabIndex={-1} role="status" className="grid min-h-60 place-items-center">
        <Spinner />
        <span className="sr-only">Загружаем текст</span>
      </p>
    );
  }
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <Alert tone="danger" role="alert" title={failure} className="mt-6">
        <p>{getErrorMessage(query.error, "Сервер не ответил.")}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
            Загрузить ещё раз
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            К списку
          </Button>
        </div>
      </Alert>
    </>
  );
}
