/**
 * Scripts that run in the page, in an isolated world: the page's scripts can change the document, but not the functions
 * that read it. Kept as strings, because a bundler would rewrite functions.
 */
import {
  acceptPattern,
  choosePattern,
  cookiePattern,
  refusePattern,
} from "@/lib/features/site-check/detect/words/notice-patterns";

type Point = { x: number; y: number };

export type PageView = {
  notice: {
    words: string;
    hasRefusal: boolean;
    hasSettings: boolean;
    /** Where to click in the viewport; null when a click would send a form or open another page. */
    accept: Point | null;
    refuse: Point | null;
  } | null;
  /** All forms in page order; `isShown` for a visible one that asks for personal data. */
  forms: { names: string[]; isShown: boolean }[];
};

/** The name under which the isolated world keeps the found notice, for `page-mask.ts`. */
export const noticeName = "checkedNotice";

const maxHtml = 1024 * 1024;

/** The current document, cut at 1 MiB. */
export const htmlExpression = `document.documentElement.outerHTML.slice(0, ${maxHtml})`;

/** Returns a `PageView`. */
export const viewExpression = `(() => {
  const words = {
    cookie: ${cookiePattern},
    accepting: ${acceptPattern},
    refusing: ${refusePattern},
    choosing: ${choosePattern},
  };
  const maxElements = 20000, maxWords = 1200, steps = 6;
  const plain = (text) => (text || "").replace(/\\s+/g, " ").trim().toLowerCase().replaceAll("ё", "е");
  const all = [];
  const walk = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node && all.length < maxElements; node = walker.nextNode()) {
      all.push(node);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
  };
  walk(document);
  const isVisible = (element) => {
    const box = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isDrawn && box.width > 3 && box.height > 3 && box.bottom > 0 && box.right > 0 && box.left < innerWidth;
  };
  const isPressed = (element) => {
    const name = element.localName;
    if (name === "button" || element.getAttribute("role") === "button") return true;
    if (name === "input") return element.type === "button" || element.type === "submit";
    const signs = (element.getAttribute("class") + " " + element.id).toLowerCase();
    if (name === "a") return leadsNowhere(element) || /btn|button/.test(signs);
    return (name === "div" || name === "span") &&
      (/btn|button|accept|close|agree|decline|reject/.test(signs) || element.hasAttribute("onclick"));
  };
  const leadsNowhere = (link) => /^(?:#|javascript:|$)/.test(link.getAttribute("href") || "");
  const labelOf = (element) =>
    plain((element.localName === "input" ? element.value : element.innerText) || element.getAttribute("aria-label")).slice(0, 80);
  const parentOf = (node) => node.parentElement || (node.getRootNode().host ?? null);
  const holderOf = (element) => {
    let above = parentOf(element);
    for (let step = 0; above && step < steps; step += 1) {
      if (above === document.body || above === document.documentElement) return null;
      if (/^(?:article|form|nav|table|tr)$/.test(above.localName)) return null;
      const text = plain(above.innerText);
      if (text.length > maxWords) return null;
      if (words.cookie.test(text)) return above;
      above = parentOf(above);
    }
    return null;
  };
  const isWithin = (element, holder) => {
    for (let node = element; node; node = parentOf(node)) if (node === holder) return true;
    return false;
  };
  const pointOf = (element) => {
    if (!element || element.closest("form")) return null;
    if (element.localName === "a" && !leadsNowhere(element)) return null;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pressed = all.filter((element) => isPressed(element) && isVisible(element));
  const accepts = (label) => words.accepting.test(label) && !words.refusing.test(label);
  let notice = null;
  for (const button of pressed) {
    if (!accepts(labelOf(button))) continue;
    const holder = holderOf(button);
    if (!holder || !isVisible(holder)) continue;
    const buttons = pressed.filter((element) => isWithin(element, holder)).map((element) => ({ element, label: labelOf(element) }));
    const refusal = buttons.find(({ label }) => words.refusing.test(label));
    globalThis.${noticeName} = holder;
    notice = {
      words: (holder.innerText || "").replace(/\\s+/g, " ").trim().slice(0, 300),
      hasRefusal: refusal !== undefined,
      hasSettings: buttons.some(({ label }) => words.choosing.test(label)),
      accept: pointOf(button),
      refuse: pointOf(refusal && refusal.element),
    };
    break;
  }
  const asking = "input[type=tel],input[type=email],input[name*=phone i],input[name*=mail i],input[name*=name i],textarea";
  const forms = [...document.forms].slice(0, 60).map((form) => ({
    names: [...form.querySelectorAll("input,textarea")].slice(0, 60).map(({ name }) => String(name).slice(0, 60)).filter(Boolean),
    isShown: isVisible(form) && form.querySelector(asking) !== null && !form.querySelector("input[type=password]"),
  }));
  return { notice, forms };
})()`;
