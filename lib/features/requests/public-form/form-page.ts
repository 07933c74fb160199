/** The page with the form by which a person sends a request to the operator; works without a script. Pure. */
import {
  type PublicRequestKind,
  publicRequestKindKeys,
  publicRequestKinds,
  publicFormTexts as words,
} from "@/content/duties/public-form";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { el, type Html } from "@/lib/engine/writers/html/element";
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
  return page(wrong.length > 0 ? words.mistakesTitle : words.pageTitle, publicId, [
    el("h1", {}, words.title),
    el("p", {}, typesetDocument(words.lead(operator, address))),
    el("p", {}, typesetDocument(words.noDocuments)),
    ...(wrong.length > 0 ? [summary(wrong)] : []),
    el(
      "form",
      { method: "post", action: `/d/${publicId}/request`, novalidate: true },
      el("input", { type: "hidden", name: "id", value: typed.id }),
      el(
        "fieldset",
        { "aria-describedby": mistakes.kind ? "kind-wrong" : null },
        el("legend", {}, words.kind),
        mistake("kind", mistakes),
        ...publicRequestKindKeys.map((kind, at) => choice(kind, at === 0, typed.kind === kind)),
      ),
      field("name", mistakes, {
        hint: null,
        control: (common) =>
          el("input", {
            ...common,
            type: "text",
            autocomplete: "name",
            maxlength: String(publicFormLengths.name),
            value: typed.name,
          }),
      }),
      field("contact", mistakes, {
        hint: words.contactHint,
        control: (common) =>
          el("input", {
            ...common,
            type: "text",
            autocomplete: "email",
            maxlength: String(publicFormLengths.contact),
            value: typed.contact,
          }),
      }),
      field("text", mistakes, {
        hint: words.textHint,
        control: (common) =>
          el(
            "textarea",
            { ...common, rows: "7", maxlength: String(publicFormLengths.text) },
            // Browsers drop the first line break after the tag.
            `\n${typed.text}`,
          ),
      }),
      el("button", { type: "submit" }, words.submit),
    ),
    el("p", { class: "small" }, typesetDocument(words.keeping)),
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
  return page(words.sentTitle, publicId, [
    el("h1", {}, words.sentTitle),
    el("p", {}, typesetDocument(words.sent(formatRussianDate(receivedOn), number))),
    el("h2", {}, words.termsTitle),
    el(
      "ul",
      {},
      ...dues.map(({ duty, date, from, norm }) =>
        el(
          "li",
          {},
          typesetDocument(
            `${duty}: ${words.term(formatRussianDate(date), from)} (152-ФЗ, ${norm})`,
          ),
        ),
      ),
    ),
    ...(canExtend ? [el("p", {}, typesetDocument(words.extension))] : []),
    ...(dues.some(({ isForecast }) => isForecast)
      ? [el("p", {}, typesetDocument(words.forecast))]
      : []),
    el("h2", {}, words.nextTitle),
    el("ul", {}, ...words.next.map((line) => el("li", {}, typesetDocument(line)))),
  ]);
}

function page(title: string, publicId: string, main: Html[]): SandboxedPage {
  const html = writePage(
    [el("title", {}, title), el("meta", { name: "robots", content: "noindex" })],
    [
      el(
        "header",
        { class: "aside" },
        el("p", {}, el("a", { href: `/d/${publicId}` }, words.back)),
      ),
      el("main", {}, ...main),
    ],
    { before: [], words: "Создано в сервисе " },
    formCss,
  );
  return { html, styles: [styleSource(formCss)] };
}

const summary = (wrong: readonly [Field, string][]) =>
  el(
    "div",
    { class: "mistakes", role: "alert" },
    el("h2", {}, words.mistakes),
    el(
      "ul",
      {},
      ...wrong.map(([name, message]) =>
        el("li", {}, el("a", { href: `#${name === "kind" ? firstChoice : name}` }, message)),
      ),
    ),
  );

/** The target of the link to an error in the choice of kinds. */
const firstChoice = "kind-first";

const mistake = (name: Field, mistakes: PublicFormErrors): Html | null =>
  mistakes[name] ? el("span", { class: "wrong", id: `${name}-wrong` }, mistakes[name] ?? "") : null;

function choice(kind: PublicRequestKind, isFirst: boolean, isChosen: boolean): Html {
  const { label, hint } = publicRequestKinds[kind];
  return el(
    "label",
    { class: "choice" },
    el("input", {
      type: "radio",
      name: "kind",
      value: kind,
      id: isFirst ? firstChoice : null,
      checked: isChosen || null,
    }),
    el(
      "span",
      {},
      typesetDocument(label),
      hint ? el("span", { class: "hint" }, typesetDocument(hint)) : null,
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
  return el(
    "div",
    { class: "field" },
    el("label", { class: "label", for: name }, words[name]),
    hint ? el("span", { class: "hint", id: `${name}-hint` }, typesetDocument(hint)) : null,
    mistake(name, mistakes),
    control({
      ...{ id: name, name },
      "aria-describedby": described.length > 0 ? described.join(" ") : null,
      "aria-invalid": mistakes[name] ? "true" : null,
    }),
  );
}
