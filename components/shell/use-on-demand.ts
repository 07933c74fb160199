"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

/**
 * A part whose code comes when it is `wanted`; null until then. Where it cannot come (no network) the page
 * stays as it is: `lazy` would throw, and the page of an error take the place of all that was typed. With
 * `onFailure` somebody has pressed for it: the visitor is told, and the next press asks again.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const latest = useRef({ load, onFailure });
  latest.current = { load, onFailure };
  const isAsked = wanted && Part === null;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    latest.current.load().then(
      (part) => {
        if (!isOver) setPart(() => part);
      },
      () => {
        const { onFailure: giveUp } = latest.current;
        if (isOver || !giveUp) return;
        void showMessage("error", {
          title: "Не удалось открыть",
          description: "Проверьте подключение к интернету и попробуйте ещё раз.",
        });
        giveUp();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return Part;
}
