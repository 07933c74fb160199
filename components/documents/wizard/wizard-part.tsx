"use client";

import { type ComponentType, createElement, useEffect } from "react";
import { lazyPart } from "@/components/shell/lazy-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

type WizardPartOptions = {
  /** What to say when it does not come: «Проверка не загрузилась». */
  failure: string;
  /** Shown in its place while it loads, of about its size. */
  waiting?: ComponentType;
};

/** A part of the wizard whose code comes when it is shown, and says in its place that it did not come. */
export function wizardPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure, waiting = WaitingLine }: WizardPartOptions,
) {
  return lazyPart(load, {
    waiting,
    failed: ({ retry }) => createElement(NotLoaded, { title: failure, retry }),
  });
}

function WaitingLine() {
  return <Skeleton className="h-16 w-full" />;
}

/** In place of what did not come over a lost connection; it comes by itself when there is one again. */
function NotLoaded({ title, retry }: { title: string; retry: () => void }) {
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return (
    <Alert tone="danger" role="alert" title={title}>
      <p>Проверьте подключение к интернету. Всё, что вы ввели, на месте.</p>
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={retry}>
        Попробовать ещё раз
      </Button>
    </Alert>
  );
}

/** A whole step that is on its way. */
export function WaitingStep({ words = "Открываем документ" }: { words?: string }) {
  return (
    <div role="status" className="grid flex-1 place-content-center gap-4 px-6 text-center">
      <Spinner className="mx-auto size-8 text-accent" />
      <p className="text-[1rem]">{words}</p>
    </div>
  );
}
