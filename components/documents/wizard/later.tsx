"use client";

import { type ComponentType, createElement, useEffect, useState } from "react";
import { whenIdle } from "@/components/shell/when-idle";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

type Later<Props> = ComponentType<Props> & {
  /** Fetches the part ahead of its showing. @throws when it does not come. */
  prepare: () => Promise<void>;
};

type LaterOptions = {
  /** What stands in its place meanwhile, of about its size. */
  waiting?: ComponentType;
  /** What to say when it does not come: «Список согласий не загрузился». */
  failure: string;
  /** It stands in a folded section: it comes in a quiet moment, so that the form goes first. */
  isFolded?: boolean;
};

/**
 * A part of the wizard whose code comes when it is shown, so that the first question need not wait for it.
 * Not `lazy` nor `next/dynamic`: those throw when the connection is lost, and the page of an error would
 * take the place of all that was typed. This one says so where it stands, and tries again by a press or
 * when the browser is online again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = WaitingLine, failure, isFolded = false }: LaterOptions,
): Later<Props> {
  const part: Part<Props> = {
    loaded: null,
    waiting,
    failure,
    isFolded,
    async prepare() {
      part.loaded ??= await load();
    },
  };
  const show = (props: Props) => createElement(LatePart<Props>, { part, props });
  return Object.assign(show, { prepare: part.prepare });
}

type Part<Props> = Required<LaterOptions> & {
  loaded: ComponentType<Props> | null;
  prepare: () => Promise<void>;
};

function LatePart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [state, setState] = useState<"waiting" | "there" | "failed">(
    part.loaded ? "there" : "waiting",
  );
  useEffect(() => {
    if (state !== "waiting") return;
    let isGone = false;
    const fetch = () => {
      part.prepare().then(
        () => isGone || setState("there"),
        () => isGone || setState("failed"),
      );
    };
    const giveUp = part.isFolded ? whenIdle(fetch) : fetch();
    return () => {
      isGone = true;
      giveUp?.();
    };
  }, [part, state]);
  const { loaded: Loaded, waiting: Waiting, failure } = part;
  if (Loaded && state === "there") return <Loaded {...props} />;
  if (state !== "failed") return <Waiting />;
  return <NotLoaded title={failure} onRetry={() => setState("waiting")} />;
}

function WaitingLine() {
  return <Skeleton className="h-16 w-full" />;
}

/** In place of what did not come over a lost connection. */
function NotLoaded({ title, onRetry }: { title: string; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <Alert tone="danger" role="alert" title={title}>
      <p>Проверьте подключение к интернету. Всё, что вы ввели, на месте.</p>
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={onRetry}>
        Попробовать ещё раз
      </Button>
    </Alert>
  );
}
