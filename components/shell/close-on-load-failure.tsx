"use client";

import { createElement, useEffect } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

type Unloaded = { props: { onClose: () => unknown }; isBroken?: boolean };

/**
 * Replaces a dialog whose code did not load, or that broke: shows a toast, and the next click tries again.
 * @param kept what a broken one has not lost, as a sentence.
 */
export const closeOnLoadFailure =
  (title = "Не удалось открыть", kept = "") =>
  ({ props, isBroken }: Unloaded) =>
    createElement(CloseUnloaded, { title, kept: isBroken ? kept : null, ...props });

type CloseUnloadedProps = Unloaded["props"] & { title: string; kept: string | null };

function CloseUnloaded({ title, onClose, kept }: CloseUnloadedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void showMessage("error", {
      title: kept === null ? title : "Произошла ошибка",
      description:
        kept === null
          ? "Проверьте подключение к интернету и попробуйте ещё раз."
          : `${kept} Попробуйте ещё раз.`.trim(),
    });
    onClose();
  }, []);
  return null;
}
