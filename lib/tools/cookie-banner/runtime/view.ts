/** What the visitor sees: the sheet with two levels, the button that stays, a note. */

import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import { bannerCss } from "@/lib/tools/cookie-banner/runtime/look";
import { createMaker, createNote, createSheet } from "@/lib/tools/cookie-banner/runtime/sheet";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

export type View = {
  /** The first level, when nobody has chosen. */
  ask: () => void;
  /** The settings, with what is in force. */
  open: () => void;
  /** Chosen: only the button stays. */
  settle: () => void;
  tell: (words: string) => void;
  /** Whether a visitor can see the question. */
  isVisible: () => boolean;
  /** Puts itself back where scripts have replaced the body. */
  stay: () => void;
};

export function createView(
  config: BannerConfig,
  asked: readonly BannerCategory[],
  inForce: () => Choice | null,
  choose: (allowed: Choice) => void,
  /** Another page than this one for a builder's preview. */
  document: Document = globalThis.document,
): View {
  const make = createMaker(config, document);
  const openList = () => {
    sheet.fillList(inForce());
    showLevel(true);
    sheet.title.focus();
  };
  const sheet = createSheet(make, config, asked, { choose, openList });
  const note = createNote(make, config);
  const again = make.button(config.texts.reopen, () => view.open(), "again");
  const { host, place, stay } = createHost(config, document, [sheet.element, note.element, again]);

  let isAsking = false;
  let returnTo: Element | null = null;

  const showLevel = (isList: boolean) => {
    sheet.showLevel(isList);
    again.hidden = true;
    note.hide();
  };
  const hide = () => {
    sheet.element.hidden = true;
    again.hidden = false;
    if (returnTo instanceof HTMLElement && returnTo.isConnected) {
      (returnTo === host ? again : returnTo).focus();
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
      if (hadFocus) again.focus({ preventScroll: true });
    },
    tell: note.tell,
    isVisible: () => host.isConnected && isSeen(sheet.element),
    stay: () => stay(isAsking),
  };
  return view;
}

/** The element of the page that all the parts stand in, out of reach of the page's own styles. */
function createHost(config: BannerConfig, document: Document, parts: HTMLElement[]) {
  const { name, language } = config;
  const host = document.createElement(`${name}-${name.slice(0, 3)}`);
  host.lang = language;
  const shadow = host.attachShadow({ mode: "open" });
  dress(shadow, bannerCss(config));
  shadow.append(...parts);

  let moves = 0;
  let body: HTMLElement | undefined;
  /** The question comes first for those who walk by keys or listen; afterwards the page does. */
  const place = (isAsking: boolean) => {
    body = document.body;
    if (isAsking) document.body.prepend(host);
    else document.body.append(host);
  };
  const stay = (isAsking: boolean) => {
    if (host.isConnected || !document.body) return;
    // Another body is a framework's doing; out of the same one a blocker takes it, which is not fought.
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
 * A constructed sheet needs no leave of a policy; where browsers know none, an element does, which a strict policy
 * forbids.
 */
function dress(shadow: ShadowRoot, css: string): void {
  // A sheet serves only the page in which it was made.
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
