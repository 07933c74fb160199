/** Tags that wait: `<script type="text/plain" data-category="analytics">`, images and frames with `data-src`. */

import type { Choice } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

const waiting =
  'script[type="text/plain"][data-category],img[data-category][data-src],iframe[data-category][data-src]';

const begun = new WeakSet<Element>();
let line: Promise<unknown> = Promise.resolve();

/** Whether a tag that waits has come with these changes. */
export const hasPendingTag = (changes: readonly MutationRecord[]): boolean =>
  changes.some(({ addedNodes }) =>
    Array.from(addedNodes).some(
      (node) => node instanceof Element && (node.matches(waiting) || node.querySelector(waiting)),
    ),
  );

/** Starts all waiting tags of the page that are allowed and have not begun, in the order of the page. */
export function runTags(choice: Choice): void {
  for (const tag of Array.from(document.querySelectorAll<HTMLElement>(waiting))) {
    const { category, src } = tag.dataset;
    if (begun.has(tag) || !choice[category as BannerCategory]) continue;
    begun.add(tag);
    if (tag instanceof HTMLScriptElement) line = line.then(() => runScript(tag));
    // Chromium leaves a frame empty whose address comes while the parser is about it.
    else if (src) setTimeout(() => tag.setAttribute("src", src));
  }
}

/** Ends when the next script may run: an external one has to be there before the code that leans on it. */
function runScript(tag: HTMLScriptElement): Promise<void> | undefined {
  if (!tag.parentNode) return undefined;
  keepWriting();
  const script = document.createElement("script");
  for (const { name, value } of Array.from(tag.attributes)) {
    if (!/^(type|src|data-src|data-type|data-category|async)$/.test(name)) {
      script.setAttribute(name, value);
    }
  }
  // Not to be read from the attribute: browsers hide it there.
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

/**
 * A counter of the old kind writes into the page; after the page is read that would wipe it, so it goes to its place.
 */
function keepWriting(): void {
  if (isKept) return;
  isKept = true;
  const { write } = document;
  document.write = document.writeln = (...words: string[]) => {
    const script = document.currentScript;
    if (document.readyState === "loading" && script && script !== latest) {
      write.apply(document, words);
    } else (script || latest)?.insertAdjacentHTML("afterend", words.join(""));
  };
}
