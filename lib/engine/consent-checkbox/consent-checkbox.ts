/**
 * Generates the form code with which a visitor gives a consent: an unticked box for each purpose. Strings in, a string
 * out; the owner's text is escaped. Source: 152-ФЗ ст. 9 ч. 1, 3, 4; ст. 10.1 ч. 8; ст. 11 ч. 3; ст. 15 ч. 1.
 */

import { cleanText } from "@/lib/core/text/clean-text";
import {
  type ConsentRequest,
  findConsentRequest,
  listConsentRequests,
} from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { hasMinors } from "@/lib/engine/facts/processing/chosen-data";
import type { ConsentPurpose } from "@/lib/engine/questions/vocabulary/options";
import { createElement, type Html } from "@/lib/engine/writers/html/element";
import { safePageLink } from "@/lib/engine/writers/shared/safe-link";

type Shared = {
  /** Where the policy is published: an address, or a path from the root of the site. */
  policyUrl?: string;
  /** The edition of the consent, «№ 1 от 21 ноября 2026 г.»: what the form sends as the box's value. */
  documentVersion: string;
  /** The prefix of every `id` and `name`, so that one page can hold two forms. */
  prefix?: string;
};

export type ConsentCheckboxOptions = Shared & {
  purpose: ConsentPurpose;
  /** Where the consent to this purpose is published. */
  consentUrl: string;
};

export type ConsentFormOptions = Omit<Shared, "documentVersion"> & {
  /** The edition of each consent; a single one when all are one text. */
  documentVersion: string | ((key: ConsentRequest["key"]) => string);
  /** The consents to ask for; by default all that this owner needs. */
  only?: readonly ConsentRequest["key"][];
  /** The owner's name, printed above the boxes. */
  operator?: string;
  /**
   * Hidden fields next to each box for the time and the edition; `recordScript` of `lib/tools/consent-checkbox` fills them.
   */
  hasRecord?: boolean;
  /** Where each consent is published; a single address when all are on one page. */
  consentUrl: string | ((key: ConsentRequest["key"]) => string);
  /** The purpose of the form: the consent without which it cannot be sent is required, no other. */
  formPurpose?: ConsentPurpose;
};

/**
 * Returns a box for one purpose: never ticked, and `required` only when the form for that purpose cannot do without the
 * consent. When the law requires a signature, a note with the link instead of a box (152-ФЗ ст. 9 ч. 4). Empty when the
 * owner needs no consent to this purpose.
 */
export function writeConsentCheckbox(
  answers: AnswersDraft,
  options: ConsentCheckboxOptions,
): string {
  const consent = findConsentRequest(answers, options.purpose);
  if (!consent) return "";
  const policy = policyHint(options);
  const own = {
    ...options,
    isRequired: consent.formNeedsIt,
    policy,
    minors: hasMinors(toKnownFacts(answers)),
  };
  return boxesOf(consent)
    .map((item) => writeBox(item, own).markup)
    .join("");
}

type Box = ConsentRequest & { part?: string };

/** The visitor agrees to each entrusted purpose separately (152-ФЗ ст. 9 ч. 1). */
const boxesOf = (consent: ConsentRequest): Box[] =>
  consent.parts.length === 0
    ? [consent]
    : consent.parts.map(({ key, purpose }) => ({
        ...consent,
        part: key,
        purpose: `${consent.purpose}: ${purpose}`,
      }));

/**
 * Returns the boxes of all consents that this owner needs, in one group. Purposes that the owner has not named yet are
 * left out, because nobody can agree to them. So is the consent to the use of a picture, which is not a consent to the
 * processing of data (ГК РФ ст. 152.1). Empty when nothing is left.
 */
export function writeConsentForm(answers: AnswersDraft, options: ConsentFormOptions): string {
  const { consentUrl, documentVersion, formPurpose, only, operator } = options;
  const consents = listConsentRequests(answers).filter(
    ({ key, purpose }) =>
      purpose !== null && key !== "image" && (only === undefined || only.includes(key)),
  );
  if (consents.length === 0) return "";
  const boxes = consents.flatMap(boxesOf).map((consent) =>
    writeBox(consent, {
      ...options,
      consentUrl: typeof consentUrl === "string" ? consentUrl : consentUrl(consent.key),
      documentVersion:
        typeof documentVersion === "string" ? documentVersion : documentVersion(consent.key),
      isRequired: consent.formNeedsIt && consent.key === formPurpose,
      policy: null,
      minors: hasMinors(toKnownFacts(answers)),
    }),
  );
  const policy = policyHint(options);
  return createElement(
    "fieldset",
    { class: "consents" },
    createElement("legend", {}, "Согласия на обработку персональных данных"),
    operator
      ? createElement("p", {}, `Оператор персональных данных: ${cleanText(operator)}`)
      : null,
    ...boxes,
    policy && createElement("p", { class: "consents-policy" }, ...policy),
  ).markup;
}

type Fragments = (Html | string)[];

function writeBox(
  consent: Box,
  box: Shared & {
    consentUrl: string;
    isRequired: boolean;
    policy: Fragments | null;
    minors: boolean;
    hasRecord?: boolean;
  },
): Html {
  const prefix = box.prefix?.replace(/[^A-Za-z0-9_-]/g, "") || "consent";
  const names = [consent.key, consent.part].filter(Boolean);
  const id = [prefix, ...names].join("-");
  const purpose = consent.purpose ?? consent.label;
  const marks = {
    "data-purpose": consent.key,
    "data-document-version": cleanText(box.documentVersion),
  };
  if (consent.written) {
    return createElement(
      "p",
      { class: "consent", id, "data-form": "written", ...marks },
      `Цель: ${purpose}. Для неё нужно `,
      toLink(box.consentUrl, "согласие на обработку персональных данных в письменной форме"),
      ": отметки на сайте недостаточно.",
    );
  }
  const hint: Fragments = [
    ...(box.isRequired ? [] : ["Согласие необязательно. "]),
    ...(box.minors ? ["За ребёнка до 14 лет согласие даёт законный представитель. "] : []),
    ...(box.policy ?? []),
  ];
  const hintId = hint.length > 0 ? `${id}-hint` : null;
  const record = (of: string) =>
    box.hasRecord
      ? createElement("input", {
          type: "hidden",
          name: `${[prefix, ...names].join("_")}_${of}`,
          value: "",
          "data-record": of,
        })
      : null;
  return createElement(
    "div",
    { class: "consent" },
    createElement("input", {
      type: "checkbox",
      id,
      name: [prefix, ...names].join("_"),
      value: cleanText(box.documentVersion),
      required: box.isRequired || null,
      "aria-describedby": hintId,
      ...marks,
    }),
    " ",
    createElement(
      "label",
      { for: id },
      "Даю ",
      ...(consent.key === "image"
        ? [toLink(box.consentUrl, "согласие на обнародование и использование изображения")]
        : [
            toLink(box.consentUrl, "согласие на обработку персональных данных"),
            `. Цель: ${purpose}`,
          ]),
    ),
    hintId && createElement("p", { class: "consent-hint", id: hintId }, ...hint),
    record("time"),
    record("version"),
  );
}

/** Next to the box and not in its label: a consent is separate from anything else (152-ФЗ ст. 9 ч. 1). */
function policyHint({ policyUrl }: Pick<Shared, "policyUrl">): Fragments | null {
  if (!policyUrl) return null;
  const link = toLink(policyUrl, "политика обработки персональных данных");
  return ["Что происходит с данными, описывает ", link, "."];
}

/** A link, or only its text when the address is not safe. */
function toLink(url: string, text: string): Html | string {
  const href = safePageLink(url);
  return href === null ? text : createElement("a", { href }, text);
}
