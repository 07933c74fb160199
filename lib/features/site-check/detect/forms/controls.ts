/** Reads the fields and checkboxes of a page and the text next to each. */
import {
  attribute,
  closest,
  collapse,
  isPageRoot,
  textAfter,
  textBetween,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";

/** No real page has more. */
const maxControls = 2_000;
const noField = new Set([
  "hidden",
  "submit",
  "button",
  "image",
  "reset",
  "radio",
  "range",
  "color",
]);

export type Control = {
  element: PageElement;
  type: string;
  isBox: boolean;
  /** The control's label, otherwise the text in the place of a label. */
  label: string;
  isRequired: boolean;
};

/** The inputs of a page in order, without hidden ones, buttons and honeypots. */
export function controlsOf(page: ParsedPage): Control[] {
  const labels = labelsOf(page);
  const found: PageElement[] = [];
  for (const element of page.elements) {
    if (found.length >= maxControls) break;
    if (isControl(element)) found.push(element);
  }
  return found.map((element, at) => {
    const type = typeOf(element);
    const isBox = type === "checkbox";
    return {
      element,
      type,
      isBox,
      label: wordsOf(page, labels, element, isBox, found[at - 1], found[at + 1]),
      isRequired: isRequired(element),
    };
  });
}

function isControl(element: PageElement): boolean {
  if (attribute(element, "role") === "checkbox" && element.name !== "input") return true;
  if (element.name !== "input" && element.name !== "textarea") return false;
  return !noField.has(typeOf(element)) && !isTrap(element);
}

function typeOf(element: PageElement): string {
  if (element.name === "textarea") return "textarea";
  if (element.name !== "input") return "checkbox";
  return (attribute(element, "type") ?? "text").trim().toLowerCase() || "text";
}

/** A honeypot: a field moved out of sight, which only robots fill in. */
function isTrap(element: PageElement): boolean {
  if (attribute(element, "readonly") !== undefined && element.name === "textarea") return true;
  const isAway = (item: PageElement) =>
    /(?:left|top|right)\s*:\s*-\d{3,}/.test(attribute(item, "style") ?? "");
  return isAway(element) || closest(element, isAway, 3) !== undefined;
}

function isRequired(element: PageElement): boolean {
  if (attribute(element, "required") !== undefined) return true;
  if (attribute(element, "aria-required") === "true") return true;
  const marks = ["data-tilda-req", "data-required", "data-is-required"];
  return marks.some((name) => {
    const value = attribute(element, name);
    return value !== undefined && value !== "0" && value !== "false";
  });
}

/** `label[for]` by the id that it names. */
function labelsOf(page: ParsedPage): ReadonlyMap<string, PageElement> {
  const labels = new Map<string, PageElement>();
  for (const element of page.elements) {
    const id = element.name === "label" ? attribute(element, "for") : undefined;
    if (id && !labels.has(id)) labels.set(id, element);
  }
  return labels;
}

function wordsOf(
  page: ParsedPage,
  labels: ReadonlyMap<string, PageElement>,
  element: PageElement,
  isBox: boolean,
  before: PageElement | undefined,
  after: PageElement | undefined,
): string {
  const own = ["aria-label", "placeholder", "title", "data-placeholder"].flatMap(
    (name) => attribute(element, name) ?? [],
  );
  const id = attribute(element, "id");
  const named = id === undefined ? undefined : labels.get(id);
  const around = closest(element, ({ name }) => name === "label", 8);
  const label = [named, around]
    .map((item) => (item ? textWithin(page, item, isBox ? 1_000 : 200) : ""))
    .find((text) => text !== "");
  if (isBox) return collapse([label ?? besideBox(page, element, after), ...own].join(" "));
  // A placeholder or an own label is more reliable than adjacent text.
  const value = [label ?? "", ...own].filter(Boolean).join(" ");
  // Text before the form is about the page, not about its first field.
  const form = closest(element, ({ name }) => name === "form");
  const from = form && (!before || before.index < form.index) ? form : before;
  return collapse(
    value || besideField(page, element, before, after) || textBetween(page, from, element, 60),
  );
}

/** The words of the smallest element that holds a field and no other: labels float after it as often as before. */
function besideField(
  page: ParsedPage,
  field: PageElement,
  before: PageElement | undefined,
  after: PageElement | undefined,
): string {
  const holder = closest(field, (item) => textWithin(page, item, 50) !== "", 3);
  if (!holder || isPageRoot(holder) || holder.name === "form") return "";
  const holdsOthers =
    (before && before.index > holder.index) || (after && after.index <= holder.last);
  return holdsOthers ? "" : textWithin(page, holder, 120);
}

/** The words of the smallest element around a box that has any, else those after it. */
function besideBox(page: ParsedPage, box: PageElement, after: PageElement | undefined): string {
  const holder = closest(box, (item) => !isPageRoot(item) && textWithin(page, item, 50) !== "", 4);
  const holdsOthers = holder && after && after.index <= holder.last;
  if (holder && !holdsOthers && holder.name !== "form") return textWithin(page, holder, 1_000);
  return textAfter(page, box, after, 400);
}
