/**
 * Writes the code of consent checkboxes for a form: an unticked one for each purpose, `required` only when the form
 * cannot do without it. Strings in, strings out; input never becomes markup. Source: 152-ФЗ ст. 9 ч. 1–3, ст. 15 ч. 1;
 * 38-ФЗ ст. 18 ч. 1. The contract: docs/specification/tools.md#consent-checkbox.
 */
import { createElement, Html } from "@/lib/engine/writers/html/element";
import { safeLink, safePageLink } from "@/lib/engine/writers/shared/safe-link";
import { consentCss, pageCss, recordScript } from "@/lib/tools/consent-checkbox/assets";
import {
  type ConsentKind,
  consentKinds,
  consentTexts,
  mainConsent,
} from "@/lib/tools/consent-checkbox/consent-kinds";
import {
  type ConsentSettings,
  isContactEmail,
  linesOf,
  oneLine,
  placeholderCompany,
} from "@/lib/tools/consent-checkbox/settings";

export type ConsentTemplate = {
  /** A neutral style sheet. */
  isStyled: boolean;
  /** Hidden fields for the time and the edition, and the script that fills them. */
  hasRecord: boolean;
};

export type ConsentCode = {
  /** For the head of the site's pages; null without a style. */
  style: string | null;
  /** For the form. Empty when nothing is chosen. */
  markup: string;
  /** For the end of the page; null without a record. */
  script: string | null;
};

type Fragments = (Html | string)[];

/** Returns the pieces to put into a site, each for its place. */
export function writeConsentCode(
  settings: ConsentSettings,
  kinds: readonly ConsentKind[],
  { isStyled, hasRecord }: ConsentTemplate,
): ConsentCode {
  return {
    style: isStyled ? Html.style(consentCss).markup : null,
    markup: writeGroup(settings, kinds, hasRecord, 0)?.markup ?? "",
    script: hasRecord ? Html.script(recordScript).markup : null,
  };
}

/** Writes the consents as a whole page that can be opened in a browser. */
export function writeConsentPage(
  settings: ConsentSettings,
  kinds: readonly ConsentKind[],
  { isStyled, hasRecord }: ConsentTemplate,
): string {
  return writePage(
    createElement(
      "main",
      {},
      ...onLines(
        1,
        createElement("h1", {}, title),
        createElement(
          "form",
          { method: "post" },
          ...onLines(
            2,
            writeGroup(settings, kinds, hasRecord, 3),
            createElement("button", { type: "submit" }, "Отправить"),
          ),
        ),
      ),
    ),
    [
      createElement("title", {}, title),
      isStyled && Html.style(pageCss + consentCss),
      hasRecord && Html.script(recordScript),
    ],
  );
}

/** For a sandboxed frame: no script, and links that do not work there. */
export function writeConsentPreview(
  settings: ConsentSettings,
  kinds: readonly ConsentKind[],
  { isStyled }: ConsentTemplate,
): string {
  return writePage(createElement("form", {}, writeGroup(settings, kinds, false, 2)), [
    createElement("title", {}, title),
    // A frame without `allow-popups` opens no window: a link can neither leave it nor replace its content.
    createElement("base", { target: "_blank" }),
    isStyled && Html.style(pageCss + consentCss),
  ]);
}

const title = "Согласия посетителя";

function writePage(content: Html, head: (Html | false)[]): string {
  const page = createElement(
    "html",
    { lang: "ru" },
    "\n",
    createElement(
      "head",
      {},
      ...onLines(
        0,
        createElement("meta", { charset: "utf-8" }),
        createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
        ...head,
      ),
    ),
    "\n",
    createElement("body", {}, ...onLines(0, content)),
    "\n",
  );
  return `<!DOCTYPE html>\n${page.markup}\n`;
}

function writeGroup(
  settings: ConsentSettings,
  kinds: readonly ConsentKind[],
  hasRecord: boolean,
  depth: number,
): Html | null {
  if (kinds.length === 0) return null;
  const after = [policyFragments(settings), withdrawalFragments(settings)];
  return createElement(
    "fieldset",
    { class: "consents" },
    ...onLines(
      depth,
      createElement("legend", {}, kinds.length === 1 ? "Согласие" : "Согласия"),
      createElement(
        "p",
        {},
        `Оператор персональных данных: ${oneLine(settings.companyName) || placeholderCompany}`,
      ),
      ...linesOf(settings.customText).map((line) => createElement("p", {}, line)),
      ...consentKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => writeConsent(kind, settings, hasRecord, depth + 1)),
      ...after.map((content) => content && createElement("p", {}, ...content)),
    ),
  );
}

function writeConsent(
  kind: ConsentKind,
  settings: ConsentSettings,
  hasRecord: boolean,
  depth: number,
): Html {
  const texts = consentTexts[kind];
  const isMain = kind === mainConsent;
  const version = oneLine(settings.documentVersion);
  const id = `consent-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const name = id.replaceAll("-", "_");
  const record = (of: string) =>
    hasRecord &&
    createElement("input", { type: "hidden", name: `${name}_${of}`, value: "", "data-record": of });
  return createElement(
    "div",
    { class: "consent" },
    ...onLines(
      depth,
      createElement("input", {
        type: "checkbox",
        id,
        name,
        value: version,
        required: isMain || null,
        "aria-describedby": `${id}-hint`,
        "data-purpose": kind,
        "data-document-version": version,
      }),
      createElement(
        "label",
        { for: id },
        texts.before,
        toLink(settings.consentUrl, texts.link),
        texts.after,
        isMain && oneLine(settings.purpose),
      ),
      createElement(
        "p",
        { class: "consent-hint", id: `${id}-hint` },
        texts.hint,
        ...(texts.isMailing ? refusalFragments(settings) : []),
      ),
      record("time"),
      record("version"),
    ),
  );
}

/** A person who agreed to mailings and calls may stop them at any time (38-ФЗ ст. 18 ч. 1; 152-ФЗ ст. 15 ч. 2). */
function refusalFragments({ unsubscribeUrl }: ConsentSettings): Fragments {
  if (safePageLink(unsubscribeUrl) === null) return [" Отказаться можно в любой момент."];
  return [" Отказаться можно в любой момент на ", toLink(unsubscribeUrl, "странице отписки"), "."];
}

/** Next to the boxes and not in a label: a consent is separate from other texts (152-ФЗ ст. 9 ч. 1). */
function policyFragments({ privacyPolicyUrl, termsUrl }: ConsentSettings): Fragments | null {
  const policy = safePageLink(privacyPolicyUrl) !== null;
  const terms = safePageLink(termsUrl) !== null;
  if (!policy && !terms) return null;
  return [
    ...(policy
      ? [
          "Что происходит с данными, описывает ",
          toLink(privacyPolicyUrl, "политика обработки персональных данных"),
          ".",
        ]
      : []),
    policy && terms ? " " : "",
    ...(terms ? ["Правила сайта — в ", toLink(termsUrl, "пользовательском соглашении"), "."] : []),
  ];
}

/** 152-ФЗ ст. 9 ч. 2. */
function withdrawalFragments({ contactEmail }: ConsentSettings): Fragments | null {
  const email = contactEmail.trim();
  const href = isContactEmail(email) ? safeLink(`mailto:${email}`) : null;
  if (href === null) return null;
  return ["Согласие можно отозвать: напишите на ", createElement("a", { href }, email), "."];
}

/** A link, or only its text when the address is not safe. */
function toLink(url: string, text: string): Html | string {
  const href = safePageLink(url);
  return href === null ? text : createElement("a", { href }, text);
}

/** Each child on a line of its own: people will read this code. */
function onLines(depth: number, ...children: (Html | null | false)[]): (Html | string)[] {
  const line = `\n${"  ".repeat(depth + 1)}`;
  return [...children.flatMap((child) => (child ? [line, child] : [])), `\n${"  ".repeat(depth)}`];
}
