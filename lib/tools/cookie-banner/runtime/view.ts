/** What the visitor sees: the sheet with two levels, the button that stays, a note. */

import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import { bannerCss } from "@/lib/tools/cookie-banner/runtime/look";
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

type Child = Node | string | undefined | false;

export function createView(
  config: BannerConfig,
  asked: readonly BannerCategory[],
  inForce: () => Choice | null,
  choose: (allowed: Choice) => void,
  /** Another page than this one for a builder's preview. */
  document: Document = globalThis.document,
): View {
  const { name: k, texts, services } = config;

  const el = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Record<string, string>,
    ...children: Child[]
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    for (const key of Object.keys(attributes)) {
      const value = attributes[key] as string;
      element.setAttribute(key, key === "class" ? `${k}-${value}` : value);
    }
    element.append(...children.filter((child): child is Node | string => !!child));
    return element;
  };
  const button = (words: string, press: (event: MouseEvent) => void, look = "firm") => {
    const made = el("button", { type: "button", class: look }, words);
    made.addEventListener("click", press);
    return made;
  };

  const switches = {} as Record<BannerCategory, HTMLInputElement>;
  const row = (category: BannerCategory) => {
    const { name, hint } = texts.categories[category];
    const input = el("input", {
      type: "checkbox",
      role: "switch",
      id: category,
      "aria-describedby": `${category}-hint`,
    });
    switches[category] = input;
    const names = services
      .filter((one) => one.category === category)
      .map((one) => unbroken(one.name));
    return el(
      "div",
      { class: "row" },
      el("label", { for: category }, name),
      input,
      el("p", { id: `${category}-hint` }, hint),
      el("p", { class: "services" }, names.join(", ")),
    );
  };

  const all = (isAllowed: boolean) => {
    const choice: Choice = {};
    for (const category of asked) choice[category] = isAllowed;
    return choice;
  };
  // A press that a programme made is nobody's consent (152-ФЗ ст. 9 ч. 1); a refusal harms nobody.
  const accept = button(texts.accept, ({ isTrusted }) => isTrusted && choose(all(true)));
  const refuse = button(texts.refuse, () => choose(all(false)));
  const more = button(texts.settings, () => openList(), "quiet");
  const save = button(
    texts.save,
    ({ isTrusted, detail }) => {
      // It stands where «settings» stood: the second press of a double click is meant for nothing.
      if (!isTrusted || detail > 1) return;
      const choice: Choice = {};
      for (const category of asked) choice[category] = switches[category].checked;
      choose(choice);
    },
    "quiet",
  );
  const list = el("div", { class: "list" });
  /** Made when it is first opened: most visitors never do. */
  const fillList = () => {
    if (list.firstChild) return;
    list.append(
      el("div", { class: "row" }, el("b", {}, texts.necessary), el("p", {}, texts.necessaryHint)),
      ...asked.map(row),
    );
  };
  const title = el("p", { class: "title", id: "title", tabindex: "-1" }, texts.title);
  const sheet = el(
    "section",
    {
      class: "sheet",
      role: "dialog",
      "aria-labelledby": "title",
      "aria-describedby": "body",
    },
    title,
    el(
      "p",
      { class: "body", id: "body" },
      texts.body,
      " ",
      !!config.policyUrl && el("a", { href: config.policyUrl }, texts.policyLink),
    ),
    list,
    el("div", { class: "buttons" }, accept, refuse, more, save),
  );
  const again = button(texts.reopen, () => view.open(), "again");
  const note = el("div", { class: "note", role: "status" });
  const host = document.createElement(`${k}-${k.slice(0, 3)}`);
  host.lang = config.language;
  const shadow = host.attachShadow({ mode: "open" });
  dress(shadow, bannerCss(config));
  sheet.hidden = note.hidden = true;
  shadow.append(sheet, note, again);

  let isAsking = false;
  let returnTo: Element | null = null;
  let moves = 0;
  let body: HTMLElement | undefined;

  /** The question comes first for those who walk by keys or listen; afterwards the page does. */
  const place = () => {
    body = document.body;
    if (isAsking) document.body.prepend(host);
    else document.body.append(host);
  };
  const showLevel = (isList: boolean) => {
    list.hidden = save.hidden = !isList;
    more.hidden = isList;
    sheet.hidden = false;
    again.hidden = true;
    note.hidden = true;
  };
  const openList = () => {
    fillList();
    for (const category of asked) switches[category].checked = !!inForce()?.[category];
    showLevel(true);
    title.focus();
  };
  const hide = () => {
    sheet.hidden = true;
    again.hidden = false;
    if (returnTo instanceof HTMLElement && returnTo.isConnected) {
      (returnTo === host ? again : returnTo).focus();
    }
    returnTo = null;
  };
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    event.stopPropagation();
    // No answer is no consent: the question stays.
    if (isAsking) {
      showLevel(false);
      more.focus();
    } else hide();
  });

  const view: View = {
    ask() {
      isAsking = true;
      showLevel(false);
      place();
    },
    open() {
      if (sheet.hidden) returnTo = document.activeElement;
      openList();
    },
    settle() {
      const hadFocus = document.activeElement === host;
      isAsking = false;
      hide();
      place();
      if (hadFocus) again.focus({ preventScroll: true });
    },
    tell(words) {
      note.replaceChildren(
        words,
        Object.assign(
          button(
            "×",
            () => {
              note.hidden = true;
            },
            "close",
          ),
          { ariaLabel: config.close },
        ),
      );
      note.hidden = false;
    },
    isVisible() {
      const box = sheet.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(sheet);
      return (
        host.isConnected &&
        box.width > 0 &&
        box.height > 0 &&
        visibility === "visible" &&
        opacity !== "0"
      );
    },
    stay() {
      if (host.isConnected || !document.body) return;
      // Another body is a framework's doing; out of the same one a blocker takes it, which is not fought.
      if (body === document.body) moves += 1;
      if (moves > 2) return;
      place();
    },
  };
  return view;
}

/** A name stays on one line. */
export const unbroken = (name: string): string => name.replace(/ /g, "\u00a0");

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
