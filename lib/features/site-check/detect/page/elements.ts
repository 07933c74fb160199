/** Helpers for the elements of a page. */
import type {
  PageElement,
  PageText,
  ParsedPage,
} from "@/lib/features/site-check/detect/page/parse-page";

/** The text of a page holds nothing of these. */
const textlessElements = new Set([
  "script",
  "style",
  "textarea",
  "option",
  "template",
  "svg",
  "title",
]);

/** The value of an attribute; undefined without it. */
export const attribute = (element: PageElement, name: string): string | undefined =>
  Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;

export const isWithin = (inner: PageElement, outer: PageElement): boolean =>
  inner.index >= outer.index && inner.index <= outer.last;

/** The nearest element above that fits, at most `steps` up. */
export function closest(
  element: PageElement,
  fits: (candidate: PageElement) => boolean,
  steps = 60,
): PageElement | undefined {
  let above = element.parent;
  for (let step = 0; above && step < steps; step += 1) {
    if (fits(above)) return above;
    above = above.parent;
  }
  return undefined;
}

/** `body` and containers of whole pages: they give no context for their content. */
export const isPageRoot = ({ name }: PageElement) =>
  name === "body" || name === "html" || name === "main" || name === "head";

export const isReadableText = ({ parent }: PageText) =>
  !parent || !textlessElements.has(parent.name);

/** The words of an element in one line, at most `max` characters. */
export function textWithin(page: ParsedPage, element: PageElement, max = 2_000): string {
  return joinTexts(page, element.textFrom, element.textTo, max);
}

/** The words after the start of one element and before another, at most `max` characters from the end. */
export function textBetween(
  page: ParsedPage,
  after: PageElement | undefined,
  before: PageElement,
  max: number,
): string {
  // An element's first text has the index at which its own texts begin.
  let from = before.textFrom;
  const floor = after ? after.textFrom : 0;
  let length = 0;
  while (from > floor && length < max) {
    from -= 1;
    length += page.texts[from]?.value.length ?? 0;
  }
  return joinTexts(page, from, before.textFrom, max * 4).slice(-max);
}

/** The words after an element, up to another one or the end, at most `max` characters. */
export function textAfter(
  page: ParsedPage,
  element: PageElement,
  before: PageElement | undefined,
  max: number,
): string {
  return joinTexts(page, element.textTo, before ? before.textFrom : page.texts.length, max);
}

function joinTexts(page: ParsedPage, from: number, to: number, max: number): string {
  const parts: string[] = [];
  let length = 0;
  // Hostile pages have thousands of empty texts.
  const end = Math.min(to, from + 3_000);
  for (let at = from; at < end && length < max; at += 1) {
    const text = page.texts[at];
    if (!text || !isReadableText(text)) continue;
    const part = collapse(text.value.slice(0, max * 2));
    if (!part) continue;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(" ").slice(0, max);
}

/** One line, without soft hyphens. */
export const collapse = (text: string): string =>
  text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();

/** For comparing words: lower case, «ё» as «е». */
export const normaliseText = (text: string): string =>
  collapse(text).toLowerCase().replaceAll("ё", "е");

/**
 * Resolves an address as the browser would; undefined for an invalid or non-web address. Do not mutate the result: it
 * is cached.
 */
export function resolve(page: ParsedPage, address: string): URL | undefined {
  const typed = address.trim();
  if (!typed || typed.length > 4_000) return undefined;
  if (page.urls.has(typed)) return page.urls.get(typed);
  const url = toUrl(typed, page.url);
  page.urls.set(typed, url);
  return url;
}

function toUrl(address: string, base: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
  } catch {
    return undefined;
  }
}
