"use client";

import { useEffect, useRef, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";

/** How long the button shows that it has copied (docs/specification/site.md#copying). */
const feedbackMs = 2000;

/** Copies a text, and optionally the same as HTML; `isCopied` is true for two seconds after each success. */
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
 * Plain text for simple fields, HTML for editors that keep headings and tables. The HTML may be a promise: Safari
 * allows writing to the clipboard only during the click.
 * @returns false if the browser or the HTML fails: text alone is better than nothing.
 */
async function writeBoth(text: string, html: Promise<string>): Promise<boolean> {
  const asBlob = (type: string, text: string) => new Blob([text], { type });
  const markup = html.then((text) => asBlob("text/html", text));
  // If such items are unsupported nothing awaits it.
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

/** On plain HTTP the Clipboard API is missing. */
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
