import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, test } from "vitest";
import { cleanText } from "@/lib/core/text/clean-text";
import {
  type ConsentKind,
  consentKinds,
  consentTexts,
} from "@/lib/tools/consent-checkbox/consent-kinds";
import {
  type ConsentSettings,
  defaultSettings,
  linesOf,
  maxSettingLengths,
  oneLine,
  placeholderCompany,
} from "@/lib/tools/consent-checkbox/settings";
import {
  type ConsentTemplate,
  writeConsentCode,
  writeConsentPage,
  writeConsentPreview,
} from "@/lib/tools/consent-checkbox/write-consents";
import { anyCharacter } from "@/tests/support/arbitrary-text";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Found = { name: string; attributes: Record<string, string>; text: string };

/** All elements of a page, as a browser understands it; fails on markup that a browser repairs. */
function elementsOf(page: string): Found[] {
  const errors: string[] = [];
  const found: Found[] = [];
  const visit = (node: Node) => {
    if (!("attrs" in node)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    found.push({ name: node.tagName, attributes, text: textOf(node) });
    for (const child of node.childNodes) visit(child);
  };
  const document = parse(page, {
    // A character that Unicode left unassigned for ever is passed on as it is and breaks nothing.
    onParseError: ({ code }) => code === "noncharacter-in-input-stream" || errors.push(code),
  });
  for (const node of document.childNodes) visit(node);
  expect(errors).toEqual([]);
  return found;
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

const named = (elements: Found[], name: string) => elements.filter((found) => found.name === name);
const boxesOf = (elements: Found[]) =>
  named(elements, "input").filter(({ attributes }) => attributes.type === "checkbox");

const templates: ConsentTemplate[] = [false, true].flatMap((isStyled) =>
  [false, true].map((hasRecord) => ({ isStyled, hasRecord })),
);
const plain: ConsentTemplate = { isStyled: false, hasRecord: false };
const full: ConsentTemplate = { isStyled: true, hasRecord: true };

/** All 64 choices of the six. */
const choices: ConsentKind[][] = consentKinds.reduce<ConsentKind[][]>(
  (chosen, kind) => chosen.flatMap((kinds) => [kinds, [...kinds, kind]]),
  [[]],
);

const filled: ConsentSettings = {
  companyName: "ООО «Ромашка»",
  consentUrl: "https://romashka.ru/soglasie",
  privacyPolicyUrl: "/privacy-policy",
  termsUrl: "/terms",
  unsubscribeUrl: "/unsubscribe",
  contactEmail: "info@romashka.ru",
  customText: "Ответим за день.\n\nЕсли вам нет 14 лет, форму заполняет родитель.",
  purpose: "запись на приём",
  documentVersion: "№ 2 от 21 ноября 2026 г.",
};

describe("markup checked by html-validate", () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:a11y"],
  });
  const messagesOf = async (markup: string) => {
    const { results } = await validator.validateString(markup);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
  };

  test.each(templates)(
    "has no checked boxes for every selection, and is valid and accessible for one, two or all boxes, %j",
    { tags: ["slow"] },
    async (template) => {
      for (const kinds of choices.filter(({ length }) => length > 0)) {
        const page = writeConsentPage(filled, kinds, template);
        const { style, markup, script } = writeConsentCode(defaultSettings, kinds, template);
        const pasted = `<!DOCTYPE html><html lang="ru"><head><title>Сайт</title>${style ?? ""}</head><body><form>${markup}<button type="submit">Отправить</button></form>${script ?? ""}</body></html>`;
        for (const html of [page, pasted, writeConsentPreview(filled, kinds, template)]) {
          const boxes = boxesOf(elementsOf(html));
          expect(boxes.map(({ attributes }) => attributes["data-purpose"])).toEqual(kinds);
          expect(boxes.filter(({ attributes }) => "checked" in attributes)).toEqual([]);
        }
        // What one box can break, it breaks alone or beside another; a third adds no new pair.
        if (kinds.length > 2 && kinds.length < consentKinds.length) continue;
        expect([kinds, await messagesOf(page), await messagesOf(pasted)]).toEqual([kinds, [], []]);
      }
    },
  );

  test("is reported as invalid when a checked box has no label", async () => {
    expect(await messagesOf('<p><input type="checkbox" checked=""></p>')).not.toEqual([]);
  });
});

test("writes a box with its label, its links and its edition", () => {
  const elements = elementsOf(writeConsentPage(filled, ["dataProcessing", "newsletter"], plain));
  const [main, newsletter] = boxesOf(elements);
  expect(main?.attributes).toEqual({
    type: "checkbox",
    id: "consent-data-processing",
    name: "consent_data_processing",
    value: "№ 2 от 21 ноября 2026 г.",
    required: "",
    "aria-describedby": "consent-data-processing-hint",
    "data-purpose": "dataProcessing",
    "data-document-version": "№ 2 от 21 ноября 2026 г.",
  });
  expect(newsletter?.attributes).not.toHaveProperty("required");
  expect(named(elements, "label").map(({ text }) => text)).toEqual([
    "Даю согласие на обработку персональных данных. Цель: запись на приём",
    "Даю согласие получать новости и рекламу по электронной почте и согласие на обработку персональных данных для этой цели",
  ]);
  expect(named(elements, "a").map(({ attributes }) => attributes.href)).toEqual([
    "https://romashka.ru/soglasie",
    "https://romashka.ru/soglasie",
    "/unsubscribe",
    "/privacy-policy",
    "/terms",
    "mailto:info@romashka.ru",
  ]);
  expect(named(elements, "p").map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Оператор персональных данных: ООО «Ромашка»",
      "Ответим за день.",
      "Если вам нет 14 лет, форму заполняет родитель.",
    ]),
  );
});

test("requires only the main consent", () => {
  const boxes = boxesOf(elementsOf(writeConsentPage(filled, consentKinds, full)));
  const required = boxes.filter(({ attributes }) => "required" in attributes);
  expect(required.map(({ attributes }) => attributes["data-purpose"])).toEqual(["dataProcessing"]);
});

test("mentions policy and terms outside the labels only", () => {
  const labels = named(elementsOf(writeConsentPage(filled, consentKinds, full)), "label");
  expect(labels.length).toBeGreaterThanOrEqual(consentKinds.length);
  for (const { text } of labels) {
    expect(text).not.toMatch(/политик|соглашени/);
  }
});

test("mentions advertising only in the two consents for it", () => {
  const aboutAdvertising = consentKinds.filter((kind) =>
    /реклам/.test(Object.values(consentTexts[kind]).join(" ")),
  );
  expect(aboutAdvertising).toEqual(["marketing", "newsletter"]);
});

test("writes the same order for any order of selection", () => {
  expect(writeConsentPage(filled, ["newsletter", "dataProcessing"], full)).toBe(
    writeConsentPage(filled, ["dataProcessing", "newsletter"], full),
  );
});

test("uses the placeholder company and the contract's three paths without settings", () => {
  const page = writeConsentPage(defaultSettings, consentKinds, plain);
  expect(page).toContain(`Оператор персональных данных: ${placeholderCompany}`);
  for (const path of ["/privacy-policy", "/terms", "/unsubscribe"]) {
    expect(page).toContain(`href="${path}"`);
  }
});

test("writes nothing for an empty selection", () => {
  expect(writeConsentCode(filled, [], plain)).toEqual({ style: null, markup: "", script: null });
});

describe("templates", () => {
  test("write neither style, script nor hidden fields in plain markup", () => {
    const page = writeConsentPage(filled, consentKinds, plain);
    expect(page).not.toMatch(/<style|<script|type="hidden"|style=/);
  });

  test("write a pair of hidden fields per box and no inline handlers with a record", () => {
    const { markup, script } = writeConsentCode(filled, consentKinds, full);
    expect(markup.match(/type="hidden"/g)).toHaveLength(12);
    expect(markup).not.toMatch(/ on[a-z]+=/);
    expect(script).toContain('addEventListener("submit"');
  });

  test("write no script into the preview", () => {
    const preview = writeConsentPreview(filled, consentKinds, full);
    expect(preview).not.toContain("<script");
    expect(preview).toContain('<base target="_blank">');
    expect(preview).toContain("<style>");
  });
});

describe("any typed text", { tags: ["slow"] }, () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 80 }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      '" onmouseover="alert(1)" checked x="',
      "'><img src=x onerror=alert(1)>",
      "</label></fieldset></form><input checked>",
      "</style><style>*{display:none}",
      "&lt;b&gt; &amp;amp; «ёлочки»",
      "javascript:alert(1)",
      "<!-- --> ]]> {{x}}",
    ),
  );
  const settingsOf = fc.record(
    Object.fromEntries(Object.keys(maxSettingLengths).map((name) => [name, hostile])) as Record<
      keyof ConsentSettings,
      typeof hostile
    >,
  );
  const known =
    "html head meta title style script body main h1 form fieldset legend p div input label a button";

  test("adds no element, attribute or address", () => {
    fc.assert(
      fc.property(settingsOf, fc.constantFrom(...templates), (settings, template) => {
        const elements = elementsOf(writeConsentPage(settings, consentKinds, template));
        const wrong = elements.filter(
          ({ name, attributes }) =>
            !known.split(" ").includes(name) ||
            "checked" in attributes ||
            Object.keys(attributes).some((key) => /^on|^style$|^x$/.test(key)) ||
            !/^(?:https?:\/\/|\/(?![/\\])|mailto:)/.test(attributes.href ?? "/"),
        );
        expect(wrong).toEqual([]);
        expect(boxesOf(elements)).toHaveLength(6);
      }),
      { numRuns: 200 },
    );
  });

  test("appears letter for letter except for invisible characters", () => {
    fc.assert(
      fc.property(settingsOf, (settings) => {
        const elements = elementsOf(writeConsentPage(settings, consentKinds, plain));
        const company = oneLine(settings.companyName) || placeholderCompany;
        const lines = named(elements, "p").map(({ text }) => text);
        expect(lines[0]).toBe(`Оператор персональных данных: ${company}`);
        const typed = linesOf(settings.customText);
        expect(lines.slice(1, 1 + typed.length)).toEqual(typed);
        expect(named(elements, "label")[0]?.text).toBe(
          `Даю согласие на обработку персональных данных. Цель: ${oneLine(settings.purpose)}`,
        );
        for (const { attributes } of boxesOf(elements)) {
          expect(attributes.value).toBe(oneLine(settings.documentVersion));
        }
        // What the two helpers drop is white space and what `cleanText` drops, no letter.
        expect(oneLine(settings.purpose).replace(/\s/g, "")).toBe(
          cleanText(settings.purpose).replace(/\s/g, ""),
        );
      }),
      { numRuns: 200 },
    );
  });
});
