/** Which fields belong together: by their `form`, else by the block that also holds a button. */
import type { Control } from "@/lib/features/site-check/detect/forms/controls";
import {
  attribute,
  closest,
  isPageRoot,
  isWithin,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import { isAgreement } from "@/lib/features/site-check/detect/words/consent-words";

export type ControlGroup = { holder: PageElement; isForm: boolean; controls: Control[] };

/** How far above a field its button may be. */
const maxAncestors = 7;

/** The groups of a page in their order. A consent checkbox outside of all groups joins the group next to it. */
export function groupControls(page: ParsedPage, controls: readonly Control[]): ControlGroup[] {
  const groups = new Map<PageElement, ControlGroup>();
  for (const element of page.elements) {
    if (element.name === "form")
      groups.set(element, { holder: element, isForm: true, controls: [] });
  }
  const buttons = page.elements.filter(isButton).map(({ index }) => index);
  const loose: Control[] = [];
  for (const control of controls) {
    const form = formOf(page, control.element);
    const holder = form ?? (control.isBox ? undefined : blockOf(control.element, buttons));
    if (!holder) {
      loose.push(control);
      continue;
    }
    const group = groups.get(holder) ?? { holder, isForm: false, controls: [] };
    group.controls.push(control);
    groups.set(holder, group);
  }
  const found = joinNested([...groups.values()].filter((group) => group.controls.length > 0));
  for (const box of loose) {
    if (box.isBox && isAgreement(box.label)) nearestGroup(found, box.element)?.controls.push(box);
  }
  for (const group of found) group.controls.sort((a, b) => a.element.index - b.element.index);
  return found.sort((a, b) => a.holder.index - b.holder.index);
}

function formOf(page: ParsedPage, element: PageElement): PageElement | undefined {
  const id = attribute(element, "form");
  if (id) {
    const named = page.elements.find(
      (item) => item.name === "form" && attribute(item, "id") === id,
    );
    if (named) return named;
  }
  return closest(element, ({ name }) => name === "form", 200);
}

/** Words like «отправить» are not asked for: what is pressed looks like a button. */
function isButton(element: PageElement): boolean {
  if (element.name === "button") return attribute(element, "type") !== "reset";
  if (element.name === "input")
    return /^(?:submit|button|image)$/i.test(attribute(element, "type") ?? "");
  if (attribute(element, "role") === "button") return true;
  return (
    (element.name === "a" || element.name === "div" || element.name === "span") &&
    /(?:^|[\s_-])(?:btn|button|submit|send)(?:$|[\s_-])/i.test(attribute(element, "class") ?? "")
  );
}

/** The smallest block around a field that also holds a button. */
function blockOf(field: PageElement, buttons: readonly number[]): PageElement | undefined {
  let isOut = false;
  return closest(
    field,
    (item) => {
      isOut ||= isPageRoot(item);
      return !isOut && holdsAny(buttons, item);
    },
    maxAncestors,
  );
}

function holdsAny(indexes: readonly number[], element: PageElement): boolean {
  let [low, high] = [0, indexes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indexes[middle] ?? 0) <= element.index) low = middle + 1;
    else high = middle;
  }
  const next = indexes[low];
  return next !== undefined && next <= element.last;
}

/** A block within a block is one form: the eye of a password and «отправить» are two buttons of it. */
function joinNested(groups: readonly ControlGroup[]): ControlGroup[] {
  const sorted = [...groups].sort((a, b) => a.holder.index - b.holder.index);
  const found: ControlGroup[] = [];
  for (const group of sorted) {
    const outer = found.findLast(({ holder }) => isWithin(group.holder, holder));
    if (outer && !outer.isForm && !group.isForm) outer.controls.push(...group.controls);
    else found.push(group);
  }
  return found;
}

/** The group within three steps above a box. */
function nearestGroup(groups: readonly ControlGroup[], box: PageElement): ControlGroup | undefined {
  let above = box.parent;
  for (let step = 0; above && step < 4 && !isPageRoot(above); step += 1) {
    const around = above;
    const within = groups.filter(
      ({ holder }) => isWithin(holder, around) || isWithin(around, holder),
    );
    // The last one before the box, else the first.
    const found = within.findLast(({ holder }) => holder.index < box.index) ?? within[0];
    if (found) return found;
    above = above.parent;
  }
  return undefined;
}

/** The words of a group's button. */
export function buttonTextsOf(page: ParsedPage, holder: PageElement): string {
  const button = page.elements
    .slice(holder.index, Math.min(holder.last, holder.index + 3_000) + 1)
    .filter(isButton);
  return button
    .slice(0, 5)
    .map((item) => attribute(item, "value") ?? textWithin(page, item, 80))
    .join(" ");
}
