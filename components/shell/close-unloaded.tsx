"use client";

import { createElement, useEffect } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

type Unloaded = { props: { onClose: () => unknown } };

/**
 * In place of what a press should have opened and what did not come: the visitor is told, and the next press
 * asks for it again.
 */
export const closeUnloaded =
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
