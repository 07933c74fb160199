"use client";

import { createElement, useEffect } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

type Unloaded = { props: { onClose: () => unknown } };

/** Replaces a dialog whose code did not load: shows a toast, and the next click tries again. */
export const closeOnLoadFailure =
  (title = "Не удалось открыть") =>
  ({ props }: Unloaded) =>
    createElement(CloseUnloaded, { title, ...props });

function CloseUnloaded({ title, onClose }: Unloaded["props"] & { title: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void showMessage("error", {
      title,
      description: "Проверьте подключение к интернету и попробуйте ещё раз.",
    });
    onClose();
  }, []);
  return null;
}
