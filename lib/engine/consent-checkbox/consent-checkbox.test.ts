import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import {
  type ConsentFormOptions,
  writeConsentCheckbox,
  writeConsentForm,
} from "@/lib/engine/consent-checkbox/consent-checkbox";
import { listConsentRequests } from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import {
  type ConsentPurpose,
  consentPurposes,
  keysOf,
} from "@/lib/engine/questions/vocabulary/options";
import { anyCharacter } from "@/tests/support/arbitrary-text";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Found = { name: string; attributes: Record<string, string>; text: string };

/** All elements of the markup, as a browser understands it; fails on markup that a browser repairs. */
function elementsOf(markup: string): Found[] {
  const errors: string[] = [];
  const fragment = parseFragment(markup, {
    // A character that Unicode left unassigned for ever is passed on as it is and breaks nothing.
    onParseError: ({ code }) => code === "noncharacter-in-input-stream" || errors.push(code),
  });
  expect(errors).toEqual([]);
  const found: Found[] = [];
  const visit = (node: Node) => {
    if (!("attrs" in node)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    found.push({ name: node.tagName, attributes, text: textOf(node) });
    for (const child of node.childNodes) visit(child);
  };
  for (const node of fragment.childNodes) visit(node);
  return found;
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  const text = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  return text.replace(/\u00a0/g, " ");
}

const boxesOf = (markup: string) => elementsOf(markup).filter(({ name }) => name === "input");

const shop: AnswersDraft = {
  companyName: "ООО «Ромашка»",
  processingPurposes: ["order_processing", "feedback", "newsletter", "analytics", "recruitment"],
  dataTypesCollected: ["full_name", "email", "cookies"],
};
const places = {
  consentUrl: "https://romashka.ru/soglasie",
  policyUrl: "https://romashka.ru/privacy",
  documentVersion: "№ 1 от 21 ноября 2026 г.",
};

test("a checkbox names its purpose, links to the consent and the policy, and is not ticked", () => {
  const markup = writeConsentCheckbox(shop, { ...places, purpose: "feedback" });
  const [box] = boxesOf(markup);
  expect(box?.attributes).toEqual({
    type: "checkbox",
    id: "consent-feedback",
    name: "consent_feedback",
    value: "№ 1 от 21 ноября 2026 г.",
    required: "",
    "aria-describedby": "consent-feedback-hint",
    "data-purpose": "feedback",
    "data-document-version": "№ 1 от 21 ноября 2026 г.",
  });
  const elements = elementsOf(markup);
  expect(elements.find(({ name }) => name === "label")?.text).toBe(
    "Даю согласие на обработку персональных данных. Цель: обратная связь и обработка заявок и обращений",
  );
  expect(elements.filter(({ name }) => name === "a").map((link) => link.attributes.href)).toEqual([
    places.consentUrl,
    places.policyUrl,
  ]);
});

test("the link to the policy is outside the label, since a consent is given separately", () => {
  const elements = elementsOf(writeConsentCheckbox(shop, { ...places, purpose: "newsletter" }));
  const label = elements.find(({ name }) => name === "label");
  expect(label?.text).not.toContain("политик");
  expect(elements.some(({ name, text }) => name === "p" && text.includes("политика"))).toBe(true);
});

describe("the attribute required", () => {
  const isRequired = (answers: AnswersDraft, purpose: ConsentPurpose) =>
    boxesOf(writeConsentCheckbox(answers, { ...places, purpose })).some(
      ({ attributes }) => "required" in attributes,
    );

  test("is set when the form cannot be sent without the consent", () => {
    expect(isRequired(shop, "feedback")).toBe(true);
    expect(isRequired(shop, "recruitment")).toBe(true);
  });

  test("is never set for purposes that nobody may be forced to agree to", {
    tags: ["slow"],
  }, () => {
    const never: ConsentPurpose[] = [
      "newsletter",
      "analytics",
      "personalization",
      "publication",
      "health",
      "biometric",
      "special",
    ];
    fc.assert(
      fc.property(arbitraryAnswers, fc.constantFrom(...never), (answers, purpose) => {
        expect(isRequired(answers, purpose)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  test("is set in a form only for the form's own purpose, and never for a newsletter", () => {
    const required = (options: Partial<ConsentFormOptions>) =>
      boxesOf(writeConsentForm(shop, { ...places, ...options }))
        .filter(({ attributes }) => "required" in attributes)
        .map(({ attributes }) => attributes["data-purpose"]);
    expect(required({ formPurpose: "feedback" })).toEqual(["feedback"]);
    expect(required({ formPurpose: "newsletter" })).toEqual([]);
    expect(required({})).toEqual([]);
  });
});

test("a form has a checkbox for each consent and none for a purpose without consent", () => {
  const boxes = boxesOf(writeConsentForm(shop, places));
  expect(boxes.map(({ attributes }) => attributes["data-purpose"])).toEqual([
    "feedback",
    "newsletter",
    "analytics",
    "recruitment",
  ]);
  expect(writeConsentCheckbox(shop, { ...places, purpose: "order_processing" })).toBe("");
});

test("a written consent has no checkbox but a note that a mark is not enough", () => {
  const gym: AnswersDraft = { dataTypesCollected: ["health", "biometric"] };
  const markup = writeConsentCheckbox(gym, { ...places, purpose: "biometric" });
  expect(boxesOf(markup)).toEqual([]);
  const [note] = elementsOf(markup);
  expect(note?.attributes["data-form"]).toBe("written");
  expect(note?.text).toContain("отметки на сайте недостаточно");
});

test("each purpose can link to its own page, and a form can have its own id prefix", () => {
  const markup = writeConsentForm(shop, {
    ...places,
    consentUrl: (key) => `/soglasie/${key}`,
    prefix: "footer form",
  });
  const [box] = boxesOf(markup);
  expect(box?.attributes.id).toBe("footerform-feedback");
  const hrefs = elementsOf(markup).flatMap(({ attributes }) => attributes.href ?? []);
  expect(hrefs).toContain("/soglasie/newsletter");
});

test.each([
  ["https://ромашка.рф/согласие?цель=«рассылка»", /^https:\/\/xn--80aa3agjl3d\.xn--p1ai\/%D1%81/],
  ["/согласие", /^\/%D1%81/],
  [' https://a.ru/"onclick="x', /^https:\/\/a\.ru\/%22onclick=%22x$/],
])("encodes %s in the link to the consent", (consentUrl, expected) => {
  const elements = elementsOf(
    writeConsentCheckbox(shop, { ...places, consentUrl, purpose: "feedback" }),
  );
  expect(elements.find(({ name }) => name === "a")?.attributes.href).toMatch(expected);
});

test.each([
  "javascript:alert(1)",
  "//evil.example/x",
  "/\\evil.example",
  "data:text/html,x",
  "",
  "слова",
])("writes no link for the address %j", (consentUrl) => {
  const markup = writeConsentCheckbox(shop, {
    ...places,
    policyUrl: "",
    consentUrl,
    purpose: "feedback",
  });
  expect(elementsOf(markup).some(({ name }) => name === "a")).toBe(false);
  expect(markup).toContain("согласие на обработку персональных данных");
});

test("typed text never becomes markup, and every checkbox has its label and a unique id", {
  tags: ["slow"],
}, () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      '" onmouseover="alert(1)',
      "'><img src=x onerror=alert(1)>",
      "</label><input checked>",
      "&lt;b&gt; «ёлочки»",
    ),
  );
  const known = ["fieldset", "legend", "div", "input", "label", "a", "p"];
  fc.assert(
    fc.property(
      arbitraryAnswers,
      fc.record({
        otherPurpose: hostile,
        consentUrl: hostile,
        policyUrl: hostile,
        documentVersion: hostile,
        prefix: hostile,
      }),
      fc.constantFrom(...keysOf(consentPurposes)),
      (answers, { otherPurpose, ...options }, purpose) => {
        const owner: AnswersDraft = { ...answers, otherPurpose };
        const form = elementsOf(writeConsentForm(owner, options));
        for (const elements of [
          form,
          elementsOf(writeConsentCheckbox(owner, { ...options, purpose })),
        ]) {
          const boxes = elements.filter(({ name }) => name === "input");
          const labels = elements.filter(({ name }) => name === "label");
          const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
          expect(labels.map(({ attributes }) => attributes.for)).toEqual(
            boxes.map(({ attributes }) => attributes.id),
          );
          expect(new Set(ids).size).toBe(ids.length);
          const wrong = elements.filter(({ name, attributes }) => {
            const described = attributes["aria-describedby"];
            return (
              !known.includes(name) ||
              "checked" in attributes ||
              Object.keys(attributes).some((key) => key.startsWith("on")) ||
              !/^(?:https?:\/\/|\/(?![/\\]))/.test(attributes.href ?? "/") ||
              (described !== undefined && !ids.includes(described))
            );
          });
          expect(wrong).toEqual([]);
        }
        // The image consent is separate, not given in the form.
        const named = listConsentRequests(owner).filter(
          (consent) => consent.purpose !== null && consent.key !== "image",
        );
        const purposes = form.flatMap(({ attributes }) => attributes["data-purpose"] ?? []);
        expect(purposes).toEqual(
          named.flatMap(({ key, parts }) => (parts.length === 0 ? key : parts.map(() => key))),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test("the checkbox of a consent to the use of a picture does not mention processing of data", () => {
  const studio = { publishesOthers: true, publishedData: ["photo"] } as AnswersDraft;
  const box = writeConsentCheckbox(studio, {
    purpose: "image",
    consentUrl: "/image",
    documentVersion: "№ 1",
  });
  expect(box).toContain("согласие на обнародование и использование изображения");
  expect(box).not.toContain("обработку персональных данных");
  expect(box).not.toContain("required");
});
