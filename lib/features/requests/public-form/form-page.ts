/** The page with the form by which a person sends a request to the operator; works without a script. Pure. */
import {
  type PublicRequestKind,
  publicRequestKindKeys,
  publicRequestKinds,
  publicFormTexts as texts,
} from "@/content/requests/public-form";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { createElement, type Html } from "@/lib/engine/writers/html/element";
import { styleSource, writePage } from "@/lib/features/documents/publication/public-page";
import { formCss } from "@/lib/features/requests/public-form/form-css";
import { publicFormLengths, type RawPublicForm } from "@/lib/features/requests/public-form/schema";
import type { SandboxedPage } from "@/lib/platform/http/responses/file-response";
import { typesetDocument } from "@/lib/russian/typography";

export type PublicFormContext = {
  publicId: string;
  /** The host of the site, and the operator's name from the site's facts; empty when unknown. */
  address: string;
  operator: string;
};

export type Field = "kind" | "name" | "contact" | "text";
export type PublicFormErrors = Partial<Record<Field, string>>;

/** The form, empty or as it was sent, with all errors at the top and each next to its field. */
export function writeFormPage(
  place: PublicFormContext,
  typed: RawPublicForm,
  mistakes: PublicFormErrors,
): SandboxedPage {
  const { publicId, address, operator } = place;
  const wrong = Object.entries(mistakes) as [Field, string][];
  return page(wrong.length > 0 ? texts.mistakesTitle : texts.pageTitle, publicId, [
    createElement("h1", {}, texts.title),
    createElement("p", {}, typesetDocument(texts.lead(operator, address))),
    createElement("p", {}, typesetDocument(texts.noDocuments)),
    ...(wrong.length > 0 ? [summary(wrong)] : []),
    createElement(
      "form",
      { method: "post", action: `/d/${publicId}/request`, novalidate: true },
      createElement("input", { type: "hidden", name: "id", value: typed.id }),
      createElement(
        "fieldset",
        { "aria-describedby": mistakes.kind ? "kind-wrong" : null },
        createElement("legend", {}, texts.kind),
        mistake("kind", mistakes),
        ...publicRequestKindKeys.map((kind, at) => choice(kind, at === 0, typed.kind === kind)),
      ),
      field("name", mistakes, {
        hint: null,
        control: (common) =>
          createElement("input", {
            ...common,
            type: "text",
            autocomplete: "name",
            maxlength: String(publicFormLengths.name),
            value: typed.name,
          }),
      }),
      field("contact", mistakes, {
        hint: texts.contactHint,
        control: (common) =>
          createElement("input", {
            ...common,
            type: "text",
            autocomplete: "email",
            maxlength: String(publicFormLengths.contact),
            value: typed.contact,
          }),
      }),
      field("text", mistakes, {
        hint: texts.textHint,
        control: (common) =>
          createElement(
            "textarea",
            { ...common, rows: "7", maxlength: String(publicFormLengths.text) },
            // Browsers drop the first line break after the tag.
            `\n${typed.text}`,
          ),
      }),
      createElement("button", { type: "submit" }, texts.submit),
    ),
    createElement("p", { class: "small" }, typesetDocument(texts.keeping)),
  ]);
}

export type Receipt = {
  /** `YYYY-MM-DD` in Moscow. */
  receivedOn: string;
  number: string;
  dues: { duty: string; date: string; from: string; norm: string; isForecast: boolean }[];
  canExtend: boolean;
};

/** What the person sees once the request is in the register. */
export function writeReceiptPage(publicId: string, receipt: Receipt): SandboxedPage {
  const { receivedOn, number, dues, canExtend } = receipt;
  return page(texts.sentTitle, publicId, [
    createElement("h1", {}, texts.sentTitle),
    createElement("p", {}, typesetDocument(texts.sent(formatRussianDate(receivedOn), number))),
    createElement("h2", {}, texts.termsTitle),
    createElement(
      "ul",
      {},
      ...dues.map(({ duty, date, from, norm }) =>
        createElement(
          "li",
          {},
          typesetDocument(
            `${duty}: ${texts.term(formatRussianDate(date), from)} (152-ФЗ, ${norm})`,
          ),
        ),
      ),
    ),
    ...(canExtend ? [createElement("p", {}, typesetDocument(texts.extension))] : []),
    ...(dues.some(({ isForecast }) => isForecast)
      ? [createElement("p", {}, typesetDocument(texts.forecast))]
      : []),
    createElement("h2", {}, texts.nextTitle),
    createElement(
      "ul",
      {},
      ...texts.next.map((line) => createElement("li", {}, typesetDocument(line))),
    ),
  ]);
}

function page(title: string, publicId: string, main: Html[]): SandboxedPage {
  const html = writePage(
    [
      createElement("title", {}, title),
      createElement("meta", { name: "robots", content: "noindex" }),
    ],
    [
      createElement(
        "header",
        { class: "aside" },
        createElement("p", {}, createElement("a", { href: `/d/${publicId}` }, texts.back)),
      ),
      createElement("main", {}, ...main),
    ],
    { before: [], text: "Создано в сервисе " },
    formCss,
  );
  return { html, styles: [styleSource(formCss)] };
}

const summary = (wrong: readonly [Field, string][]) =>
  createElement(
    "div",
    { class: "mistakes", role: "alert" },
    createElement("h2", {}, texts.mistakes),
    createElement(
      "ul",
      {},
      ...wrong.map(([name, message]) =>
        createElement(
          "li",
          {},
          createElement("a", { href: `#${name === "kind" ? firstChoice : name}` }, message),
        ),
      ),
    ),
  );

/** The target of the link to an error in the choice of kinds. */
const firstChoice = "kind-first";

const mistake = (name: Field, mistakes: PublicFormErrors): Html | null =>
  mistakes[name]
    ? createElement("span", { class: "wrong", id: `${name}-wrong` }, mistakes[name] ?? "")
    : null;

function choice(kind: PublicRequestKind, isFirst: boolean, isChosen: boolean): Html {
  const { label, hint } = publicRequestKinds[kind];
  return createElement(
    "label",
    { class: "choice" },
    createElement("input", {
      type: "radio",
      name: "kind",
      value: kind,
      id: isFirst ? firstChoice : null,
      checked: isChosen || null,
    }),
    createElement(
      "span",
      {},
      typesetDocument(label),
      hint ? createElement("span", { class: "hint" }, typesetDocument(hint)) : null,
    ),
  );
}

type Common = {
  id: string;
  name: string;
  "aria-describedby": string | null;
  "aria-invalid": string | null;
};

function field(
  name: Exclude<Field, "kind">,
  mistakes: PublicFormErrors,
  { hint, control }: { hint: string | null; control: (common: Common) => Html },
): Html {
  const described = [hint && `${name}-hint`, mistakes[name] && `${name}-wrong`].filter(Boolean);
  return createElement(
    "div",
    { class: "field" },
    createElement("label", { class: "label", for: name }, texts[name]),
    hint
      ? createElement("span", { class: "hint", id: `${name}-hint` }, typesetDocument(hint))
      : null,
    mistake(name, mistakes),
    control({
      ...{ id: name, name },
      "aria-describedby": described.length > 0 ? described.join(" ") : null,
      "aria-invalid": mistakes[name] ? "true" : null,
    }),
  );
}
