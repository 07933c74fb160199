/** The forms of a page with their fields, boxes and what is agreed to by their buttons. */
import type {
  AgreementLink,
  DetectedBox,
  DetectedField,
  DetectedForm,
  DetectedNotice,
  FieldClass,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { type Control, controlsOf } from "@/lib/features/site-check/detect/forms/controls";
import { formKindOf, isPersonalField } from "@/lib/features/site-check/detect/forms/form-kind";
import {
  buttonTextsOf,
  type ControlGroup,
  groupControls,
} from "@/lib/features/site-check/detect/forms/group-controls";
import {
  attribute,
  closest,
  isPageRoot,
  resolve,
  textAfter,
  textBetween,
  textWithin,
} from "@/lib/features/site-check/detect/page/elements";
import { evidenceOf, evidenceOfText } from "@/lib/features/site-check/detect/page/evidence";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import {
  findImpliedConsent,
  isAgreement,
  isBundled,
  purposesOf,
} from "@/lib/features/site-check/detect/words/consent-words";
import { fieldClassOf } from "@/lib/features/site-check/detect/words/field-class";
import { linkKindOf } from "@/lib/features/site-check/detect/words/link-kind";

/** The maximum number of forms per page. */
const maxForms = 60;

/** The forms of a page in their order. */
export function findForms(page: ParsedPage): DetectedForm[] {
  const groups = groupControls(page, controlsOf(page)).slice(0, maxForms);
  return groups.flatMap((group, at) => toForm(page, group, groups[at + 1]?.holder) ?? []);
}

function toForm(
  page: ParsedPage,
  group: ControlGroup,
  next: PageElement | undefined,
): DetectedForm | undefined {
  const { holder, controls } = group;
  const inputs = controls.filter(({ isBox }) => !isBox);
  const classed = inputs.map((control) => ({ control, class: classOf(control) }));
  const fields = classed.flatMap((item): DetectedField[] =>
    item.class
      ? [
          {
            class: item.class,
            isRequired: item.control.isRequired,
            evidence: evidenceOf(page, item.control.element),
          },
        ]
      : [],
  );
  const kind = formKindOf({
    fields: fields.map((field) => field.class),
    inputs: inputs.length,
    passwords: inputs.filter(({ type }) => type === "password").length,
    hasTextInput: inputs.some(({ type }) => type === "text" || type === "search"),
    hasSearchInput: inputs.some(({ type }) => type === "search"),
    names: namesOf(holder, inputs),
    labels: inputs.map(({ label }) => label).join(" "),
    button: buttonTextsOf(page, holder),
    text: `${textBetween(page, undefined, holder, 80)} ${textWithin(page, holder, 1_500)}`,
  });
  const isPersonal = kind !== "search" && fields.some((field) => isPersonalField(field.class));
  // Inputs outside a form without personal fields are switches, calculators, amounts.
  if (!group.isForm && !isPersonal && kind !== "search" && kind !== "login") return undefined;
  return {
    page: page.url,
    kind,
    fields,
    names: controls
      .slice(0, 60)
      .flatMap(({ element }) => attribute(element, "name")?.slice(0, 60) || []),
    isPersonal,
    boxes: controls.flatMap((control) => toBox(page, control) ?? []),
    byButton: findNotice(page, holder, next),
    action: actionOf(page, group),
    hasFormElement: group.isForm,
    evidence: evidenceOf(page, holder),
  };
}

function classOf({ element, type, label }: Control): FieldClass | undefined {
  const names = ["name", "id", "data-type", "data-tilda-rule", "inputmode", "class"]
    .slice(0, attribute(element, "name") ? 5 : 6)
    .map((name) => attribute(element, name) ?? "")
    .join(" ")
    .trim();
  return fieldClassOf({
    type,
    names,
    labels: label,
    autocomplete: attribute(element, "autocomplete") ?? "",
  });
}

const namesOf = (holder: PageElement, inputs: readonly Control[]) =>
  [holder, ...inputs.slice(0, 30).map(({ element }) => element)]
    .flatMap((element) =>
      ["action", "class", "id", "role", "name"].map((name) => attribute(element, name) ?? ""),
    )
    .join(" ")
    .slice(0, 2_000);

function toBox(page: ParsedPage, control: Control): DetectedBox | undefined {
  const { element, label } = control;
  if (!control.isBox || !isAgreement(label)) return undefined;
  const purposes = purposesOf(label);
  const holder =
    closest(element, ({ name }) => name === "label", 8) ?? labelOf(page, element) ?? element.parent;
  return {
    purposes,
    isTicked:
      attribute(element, "checked") !== undefined || attribute(element, "aria-checked") === "true",
    isRequired: control.isRequired,
    isBundled: isBundled(purposes, label),
    links: holder ? agreementLinks(page, holder) : [],
    evidence: evidenceOfText(page, element, label),
  };
}

function labelOf(page: ParsedPage, element: PageElement): PageElement | undefined {
  const id = attribute(element, "id");
  if (!id) return undefined;
  return page.elements
    .slice(Math.max(0, element.index - 50), element.index + 50)
    .find((item) => item.name === "label" && attribute(item, "for") === id);
}

/** The links to documents within an element, at most six. */
function agreementLinks(page: ParsedPage, holder: PageElement): AgreementLink[] {
  const found: AgreementLink[] = [];
  const end = Math.min(holder.last, holder.index + 500);
  for (let at = holder.index; at <= end && found.length < 6; at += 1) {
    const element = page.elements[at];
    const url = element?.name === "a" && resolve(page, attribute(element, "href") ?? "");
    if (!element || !url) continue;
    const before = textBetween(page, undefined, element, 60);
    const kind = linkKindOf(textWithin(page, element, 200), url, before);
    if (kind) found.push({ kind, url: url.href });
  }
  return found;
}

/** «Нажимая кнопку…» in a form or just after it, but not in the text of a checkbox. */
function findNotice(
  page: ParsedPage,
  holder: PageElement,
  next: PageElement | undefined,
): DetectedNotice | undefined {
  const end = Math.min(holder.last, holder.index + 3_000);
  for (let at = holder.index; at <= end; at += 1) {
    const element = page.elements[at];
    // The innermost element with the words: its own text begins there.
    if (!element || element.textTo - element.textFrom > 40 || isOfBox(page, element, holder))
      continue;
    const notice = toNotice(page, element, textWithin(page, element, 600));
    if (notice) return notice;
  }
  const above = holder.parent;
  if (!above || (isPageRoot(above) && holder.name !== "form")) return undefined;
  return toNotice(page, above, textAfter(page, holder, next, 300), holder);
}

/** Whether an element belongs to a box or holds one. */
function isOfBox(page: ParsedPage, element: PageElement, holder: PageElement): boolean {
  const isBox = (item: PageElement | undefined) =>
    item?.name === "input" && attribute(item, "type") === "checkbox";
  const end = Math.min(element.last, element.index + 40);
  for (let at = element.index; at <= end; at += 1) if (isBox(page.elements[at])) return true;
  if (element.name === "label") {
    const id = attribute(element, "for");
    if (id) return true;
  }
  const label = closest(element, (item) => item.name === "label" || item === holder, 20);
  return label !== undefined && label !== holder && label.name === "label";
}

function toNotice(
  page: ParsedPage,
  element: PageElement,
  text: string,
  after?: PageElement,
): DetectedNotice | undefined {
  const at = findImpliedConsent(text);
  if (at === undefined) return undefined;
  const noticeText = text.slice(at);
  const purposes = purposesOf(noticeText);
  // «Продолжая пользоваться сайтом…» below a form is a notice about cookies.
  if (purposes.length === 0 || purposes.includes("cookies")) return undefined;
  const place = after ?? element;
  return {
    purposes,
    links: agreementLinks(page, element),
    evidence: evidenceOfText(page, place, noticeText),
  };
}

function actionOf(page: ParsedPage, { holder, isForm }: ControlGroup): DetectedForm["action"] {
  const named = isForm ? attribute(holder, "action") : undefined;
  const url = (named && resolve(page, named)) || new URL(page.url);
  return {
    url: url.href,
    host: url.hostname,
    isSecure: url.protocol === "https:",
    isOwn: isSameSite(url.hostname, page.host),
  };
}

/** `forms.example.ru` and `example.ru` are one site. */
function isSameSite(left: string, right: string): boolean {
  const [a, b] = [left, right].map((host) => host.replace(/^www\./, ""));
  return a === b || (a ?? "").endsWith(`.${b}`) || (b ?? "").endsWith(`.${a}`);
}
