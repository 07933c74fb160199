"use client";

import { type ComponentType, createElement, useEffect } from "react";
import { lazyPart } from "@/components/shell/lazy-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

type FormPartOptions = {
  /** The error message: «Проверка не загрузилась». */
  failure: string;
  /** Placeholder while it loads, of about its size. */
  waiting?: ComponentType;
};

/** A part of the wizard that is loaded on demand; shows a message in its place on failure. */
export function lazyFormPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure, waiting = WaitingLine }: FormPartOptions,
) {
  return lazyPart(load, {
    waiting,
    failed: ({ retry, isBroken }) => createElement(NotLoaded, { title: failure, retry, isBroken }),
  });
}

function WaitingLine() {
  return <Skeleton className="h-16 w-full" />;
}

type NotLoadedProps = { title: string; retry: () => void; isBroken: boolean | undefined };

/** Replaces a part that failed to load or broke; retries when the browser is online again. */
function NotLoaded({ title, retry, isBroken }: NotLoadedProps) {
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return (
    <Alert tone="danger" role="alert" title={isBroken ? "Произошла ошибка" : title}>
      <p>{isBroken ? "" : "Проверьте подключение к интернету. "}Всё, что вы ввели, на месте.</p>
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={retry}>
        Попробовать ещё раз
      </Button>
    </Alert>
  );
}

/** Placeholder of a whole step while it loads. */
export function WaitingStep({ message = "Открываем документ" }: { message?: string }) {
  return (
    <div role="status" className="grid flex-1 place-content-center gap-4 px-6 text-center">
      <Spinner className="mx-auto size-8 text-accent" />
      <p className="text-[1rem]">{message}</p>
    </div>
  );
}
