"use client";

import { useEffect, useRef, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

/** Specification § 9: how long the button says that it has copied. */
const feedbackMs = 2000;

/** Copies a text; `isCopied` holds for two seconds after each success. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    if (!(await writeToClipboard(text))) {
      void showMessage("error", {
        title: "Ошибка",
        description: "Не удалось скопировать. Выделите текст и скопируйте его сами.",
      });
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), feedbackMs);
  };
  return { isCopied, copy };
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** On plain HTTP the clipboard's own interface is missing. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside the dialog: its focus trap would take the selection back from anywhere else.
  (document.activeElement?.parentElement ?? document.body).append(area);
  const focused = document.activeElement;
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
