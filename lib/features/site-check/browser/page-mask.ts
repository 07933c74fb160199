/**
 * Scripts that run in the page before a picture of a part is taken, in the isolated world of `page-probe.ts`: nobody's
 * phone, e-mail or name may be stored, and a picture contains whatever is drawn. Kept as strings, because a bundler
 * would rewrite functions.
 */

import type { Crop } from "@/lib/features/site-check/browser/observation";
import { noticeName } from "@/lib/features/site-check/browser/page-probe";
import { personalPatterns } from "@/lib/features/site-check/detect/page/mask-personal";

export type MaskedPart = {
  /** In page pixels; never beyond the visible window. */
  rectangle: { x: number; y: number; width: number; height: number };
  /** How much had to be hidden. A second call returns 0 unless the page has restored something. */
  hidden: number;
};

/** For people who write phone numbers in unusual ways. */
const manyDigits = /\d(?:[\s\u00a0().+–-]{0,3}\d){6,}/g;

const undoName = "checkedUndo";
const hiddenName = "data-checked-hidden";

/**
 * Scrolls to a part of the page and hides what its picture must not contain: overlapping elements, images and frames,
 * drawings, field values, and phones, e-mails and names in its text. Returns a `MaskedPart`; null when the part no
 * longer exists.
 */
export const maskExpression = (of: Crop["of"]) => `(() => {
  const part = ${of === "notice" ? `globalThis.${noticeName}` : `document.forms[${of}]`};
  if (!part || !part.isConnected) return null;
  const patterns = [${[...personalPatterns, manyDigits].join(", ")}];
  // At once, and what brings movement back when the rest is as it was: nothing fades in while a picture is taken.
  const { undo, still } = globalThis.${undoName} ??= { undo: [], still: [] };
  // As it is drawn: what is in a slot belongs to the slot.
  const parentOf = (node) => node.assignedSlot || node.parentElement || (node.getRootNode().host ?? null);
  let hidden = 0;
  const style = (element, name, value) => {
    const { style } = element;
    if (!style || style.getPropertyValue(name) === value) return;
    hidden += 1;
    if (!element.hasAttribute("style")) {
      // Asked for first: what was set by its properties is no attribute yet.
      still.push(() => { if (element.getAttribute("style") === "") element.removeAttribute("style"); });
    }
    for (const [key, wanted, later] of [["transition", "none", still], [name, value, undo]]) {
      const [before, priority] = [style.getPropertyValue(key), style.getPropertyPriority(key)];
      later.push(() => style.setProperty(key, before, priority));
      style.setProperty(key, wanted, "important");
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[${hiddenName}]::before,[${hiddenName}]::after{opacity:0!important;transition:none!important}");
  const hidePseudo = (element) => {
    if (element.hasAttribute("${hiddenName}")) return;
    hidden += 1;
    const root = element.getRootNode();
    element.setAttribute("${hiddenName}", "");
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    undo.push(() => {
      element.removeAttribute("${hiddenName}");
      root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((one) => one !== sheet);
    });
  };
  const isPersonal = (text) => patterns.some((pattern) => text.search(pattern) !== -1);
  const kin = new Set();
  for (let node = part; node; node = parentOf(node)) kin.add(node);
  const fade = (element) => {
    if (kin.has(element)) return;
    if (getComputedStyle(element).display === "contents") [...element.children].forEach(fade);
    style(element, "opacity", "0");
  };
  for (const node of kin) {
    if (node === part) continue;
    for (const child of [...node.children, ...(node.shadowRoot ? node.shadowRoot.children : [])]) fade(child);
  }
  for (const shown of document.querySelectorAll("dialog[open],:popover-open")) if (!part.contains(shown)) fade(shown);

  const [x, y] = [scrollX, scrollY];
  undo.push(() => scrollTo({ left: x, top: y, behavior: "instant" }));
  part.scrollIntoView({ block: "${of === "notice" ? "nearest" : "center"}", behavior: "instant" });

  const elements = [...kin], texts = [];
  const walk = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node && elements.length + texts.length < 20000; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node);
      else if (node.nodeType === Node.ELEMENT_NODE) elements.push(node);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
  };
  walk(part);
  // Words of what holds the part may be drawn behind it.
  for (const node of kin) if (node !== part) texts.push(...[...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));

  for (const element of elements) {
    const name = element.localName;
    if (/^(?:img|video|canvas|iframe|object|embed|image|use|audio)$/.test(name) || (name.includes("-") && !element.shadowRoot && !element.childElementCount)) {
      style(element, "opacity", "0");
    }
    // A drawing may be a signature or a name in curves; a small icon on a button identifies nobody.
    if (name === "svg") {
      const { width, height } = element.getBoundingClientRect();
      if (Math.max(width, height) > 48) style(element, "opacity", "0");
    }
    const look = getComputedStyle(element);
    if (look.backgroundImage.includes("url(")) {
      style(element, "background-image", "none");
      // The words of this element were made to be read on a picture.
      if (/, 0\\)$|transparent/.test(look.backgroundColor)) style(element, "background-color", "rgb(136, 136, 136)");
    }
    for (const pseudo of ["::before", "::after"]) {
      const { content, backgroundImage } = getComputedStyle(element, pseudo);
      if (content === "none" || content === "normal") continue;
      if (content.includes("url(") || backgroundImage.includes("url(") || isPersonal(content)) hidePseudo(element);
    }
    if (/^(?:input|textarea|select)$/.test(name)) {
      const isButton = /^(?:button|submit|reset|image)$/.test(element.type);
      if (isButton ? element.type === "image" || isPersonal(element.value) : element.value !== "") style(element, "-webkit-text-fill-color", "transparent");
      const { placeholder = "" } = element;
      if (isPersonal(placeholder)) {
        hidden += 1;
        element.placeholder = "";
        undo.push(() => { element.placeholder = placeholder; });
      }
    } else if (element.isContentEditable) style(element, "-webkit-text-fill-color", "transparent");
  }

  // A number may be cut into several elements, with or without a space between them.
  const marks = texts.map(({ data }) => new Uint8Array(data.length));
  const blockOf = ({ parentElement }) => {
    let block = parentElement;
    while (block && /^(?:inline$|contents)/.test(getComputedStyle(block).display)) block = block.parentElement;
    return block;
  };
  const blocks = texts.map(blockOf);
  for (const hasSpaces of [false, true]) {
    // Words of two blocks are never one.
    const spaces = blocks.map((block, at) => (hasSpaces || block !== blocks[at + 1] ? " " : ""));
    const whole = texts.map(({ data }, at) => data + spaces[at]).join("");
    for (const pattern of patterns) {
      for (const { 0: found, index } of whole.matchAll(pattern)) {
        let from = 0;
        texts.forEach(({ data }, at) => {
          const end = from + data.length;
          if (end > index && from < index + found.length) marks[at].fill(1, Math.max(0, index - from), index + found.length - from);
          from = end + spaces[at].length;
        });
      }
    }
  }
  texts.forEach((node, at) => {
    if (!marks[at].includes(1)) return;
    const before = node.data;
    const masked = [...before.split("")].map((sign, place) => (marks[at][place] && sign.trim() !== "" ? "•" : sign)).join("");
    if (masked === before) return;
    hidden += 1;
    node.data = masked;
    undo.push(() => { if (node.data === masked) node.data = before; });
  });

  const box = part.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  return {
    rectangle: {
      x: left + scrollX, y: top + scrollY,
      width: Math.min(innerWidth, box.right) - left, height: Math.min(innerHeight, box.bottom) - top,
    },
    hidden,
  };
})()`;

/** Restores everything. */
export const unmaskExpression = `(() => {
  const { undo, still } = globalThis.${undoName} ?? { undo: [], still: [] };
  while (undo.length > 0) undo.pop()();
  getComputedStyle(document.documentElement).opacity;
  while (still.length > 0) still.pop()();
})()`;
