"use client";

import { useEffect, useRef, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

/** How long the button says that it has copied (docs/specification/site.md#copying). */
const feedbackMs = 2000;

/** Copies a text, beside it the same as HTML where it is given; `isCopied` holds for two seconds after each success. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string, html?: Promise<string>) => {
    if (!(await writeToClipboard(text, html))) {
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

async function writeToClipboard(text: string, html?: Promise<string>): Promise<boolean> {
  if (html && (await writeBoth(text, html))) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * The text for plain fields, the HTML for editors that keep headings and tables. The HTML may still be on its
 * way: Safari lets the clipboard be written only within the press.
 * @returns false where the browser or the HTML fails: the text alone is better than nothing.
 */
async function writeBoth(text: string, html: Promise<string>): Promise<boolean> {
  const asBlob = (type: string, words: string) => new Blob([words], { type });
  const markup = html.then((words) => asBlob("text/html", words));
  // Where such items are unsupported nothing waits for it.
  markup.catch(() => undefined);
  try {
    const item = new ClipboardItem({
      "text/plain": asBlob("text/plain", text),
      "text/html": markup,
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
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
