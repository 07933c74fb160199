/** Waiting tags: `<script type="text/plain" data-category="analytics">`, images and frames with `data-src`. */

import type { Choice } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

const waiting =
  'script[type="text/plain"][data-category],img[data-category][data-src],iframe[data-category][data-src]';

const started = new WeakSet<Element>();
let line: Promise<unknown> = Promise.resolve();

/** Whether these changes added a waiting tag. */
export const hasPendingTag = (changes: readonly MutationRecord[]): boolean =>
  changes.some(({ addedNodes }) =>
    Array.from(addedNodes).some(
      (node) => node instanceof Element && (node.matches(waiting) || node.querySelector(waiting)),
    ),
  );

/** Starts all waiting tags of the page that are allowed and not started yet, in document order. */
export function runTags(choice: Choice): void {
  for (const tag of Array.from(document.querySelectorAll<HTMLElement>(waiting))) {
    const { category, src } = tag.dataset;
    if (started.has(tag) || !choice[category as BannerCategory]) continue;
    started.add(tag);
    if (tag instanceof HTMLScriptElement) line = line.then(() => runScript(tag));
    // Chromium leaves a frame empty when its address is set while the parser is inserting it.
    else if (src) setTimeout(() => tag.setAttribute("src", src));
  }
}

/** Resolves when the next script may run: an external one must be loaded before code that depends on it. */
function runScript(tag: HTMLScriptElement): Promise<void> | undefined {
  if (!tag.parentNode) return undefined;
  keepWriting();
  const script = document.createElement("script");
  for (const { name, value } of Array.from(tag.attributes)) {
    if (!/^(type|src|data-src|data-type|data-category|async)$/.test(name)) {
      script.setAttribute(name, value);
    }
  }
  // The attribute cannot be read: browsers hide it.
  if (tag.nonce) script.nonce = tag.nonce;
  if (tag.dataset.type) script.type = tag.dataset.type;
  const source = tag.dataset.src || tag.getAttribute("src");
  script.async = tag.hasAttribute("async");
  let ended: Promise<void> | undefined;
  if (source) {
    if (!script.async) {
      ended = new Promise((resolve) => {
        for (const end of ["load", "error"]) script.addEventListener(end, () => resolve());
      });
    }
    script.src = source;
  } else script.text = tag.text;
  latest = script;
  tag.parentNode.replaceChild(script, tag);
  return ended;
}

let latest: HTMLScriptElement | undefined;
let isKept = false;

/** Redirects the output of an old counter that writes into the page: after the page is parsed that would erase it. */
function keepWriting(): void {
  if (isKept) return;
  isKept = true;
  const { write } = document;
  document.write = document.writeln = (...texts: string[]) => {
    const script = document.currentScript;
    if (document.readyState === "loading" && script && script !== latest) {
      write.apply(document, texts);
    } else (script || latest)?.insertAdjacentHTML("afterend", texts.join(""));
  };
}
