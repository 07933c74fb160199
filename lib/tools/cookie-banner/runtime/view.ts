/** The visible banner: the sheet with two levels, the button that stays, a note. */

import { bannerCss } from "@/lib/tools/cookie-banner/runtime/banner-css";
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import {
  createElementFactory,
  createNote,
  createSheet,
} from "@/lib/tools/cookie-banner/runtime/sheet";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

export type View = {
  /** Shows the first level, when nobody has chosen. */
  ask: () => void;
  /** Opens the settings with the current choice. */
  open: () => void;
  /** After a choice: only the button stays. */
  settle: () => void;
  tell: (text: string) => void;
  /** Whether a visitor can see the question. */
  isVisible: () => boolean;
  /** Inserts itself again after scripts have replaced the body. */
  stay: () => void;
};

export function createView(
  config: BannerConfig,
  categories: readonly BannerCategory[],
  inForce: () => Choice | null,
  choose: (allowed: Choice) => void,
  /** Another document, for the preview of a builder. */
  document: Document = globalThis.document,
): View {
  const make = createElementFactory(config, document);
  const openList = () => {
    sheet.fillList(inForce());
    showLevel(true);
    sheet.title.focus();
  };
  const sheet = createSheet(make, config, categories, { choose, openList });
  const note = createNote(make, config);
  const settingsButton = make.button(config.texts.reopen, () => view.open(), "again");
  const { host, place, stay } = createHost(config, document, [
    sheet.element,
    note.element,
    settingsButton,
  ]);

  let isAsking = false;
  let returnTo: Element | null = null;

  const showLevel = (isList: boolean) => {
    sheet.showLevel(isList);
    settingsButton.hidden = true;
    note.hide();
  };
  const hide = () => {
    sheet.element.hidden = true;
    settingsButton.hidden = false;
    if (returnTo instanceof HTMLElement && returnTo.isConnected) {
      (returnTo === host ? settingsButton : returnTo).focus();
    }
    returnTo = null;
  };
  sheet.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !sheet.isListShown()) return;
    event.stopPropagation();
    // No answer is no consent: the question stays.
    if (isAsking) {
      showLevel(false);
      sheet.more.focus();
    } else hide();
  });

  const view: View = {
    ask() {
      isAsking = true;
      showLevel(false);
      place(isAsking);
    },
    open() {
      if (sheet.element.hidden) returnTo = document.activeElement;
      openList();
    },
    settle() {
      const hadFocus = document.activeElement === host;
      isAsking = false;
      hide();
      place(isAsking);
      if (hadFocus) settingsButton.focus({ preventScroll: true });
    },
    tell: note.tell,
    isVisible: () => host.isConnected && isSeen(sheet.element),
    stay: () => stay(isAsking),
  };
  return view;
}

/** The element that contains all the parts, isolated from the page's own styles. */
function createHost(config: BannerConfig, document: Document, parts: HTMLElement[]) {
  const { name, language } = config;
  const host = document.createElement(`${name}-${name.slice(0, 3)}`);
  host.lang = language;
  const shadow = host.attachShadow({ mode: "open" });
  dress(shadow, bannerCss(config));
  shadow.append(...parts);

  let moves = 0;
  let body: HTMLElement | undefined;
  /** First in the order of keyboard and screen reader while it asks; afterwards last. */
  const place = (isAsking: boolean) => {
    body = document.body;
    if (isAsking) document.body.prepend(host);
    else document.body.append(host);
  };
  const stay = (isAsking: boolean) => {
    if (host.isConnected || !document.body) return;
    // Another body is a framework's work; from the same one a blocker has removed it, which is respected.
    if (body === document.body) moves += 1;
    if (moves > 2) return;
    place(isAsking);
  };
  return { host, place, stay };
}

function isSeen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  return box.width > 0 && box.height > 0 && visibility === "visible" && opacity !== "0";
}

/**
 * A constructed style sheet needs no permission of a content policy; browsers without them get an element, which a
 * strict policy forbids.
 */
function dress(shadow: ShadowRoot, css: string): void {
  // A sheet works only in the document in which it was created.
  const { CSSStyleSheet } = shadow.ownerDocument.defaultView as typeof globalThis & Window;
  if ("adoptedStyleSheets" in shadow && "replaceSync" in CSSStyleSheet.prototype) {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    shadow.adoptedStyleSheets = [styles];
    return;
  }
  const styles = shadow.ownerDocument.createElement("style");
  styles.textContent = css;
  shadow.appendChild(styles);
}
