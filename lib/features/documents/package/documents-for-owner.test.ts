import { describe, expect, test } from "vitest";
import { linenShop, school } from "@/content/examples/owners";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";

const owner: AnswersDraft = {
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
};
const needs = (answers: AnswersDraft) => documentsForOwner({ ...owner, ...answers });
const required = (answers: AnswersDraft) =>
  needs(answers)
    .filter(({ isRequired }) => isRequired)
    .map(itemKey);

describe("documentsForOwner", () => {
  test("requires a policy and a consent for a site with a form", () => {
    expect(required({ processingPurposes: ["feedback"], dataTypesCollected: ["email"] })).toEqual([
      "privacy",
      "consent:feedback",
    ]);
  });

  test("requires an offer and a return policy for a shop, which names the terms for returning goods", () => {
    const keys = required(linenShop);
    expect(keys).toEqual(
      expect.arrayContaining([
        "privacy",
        "consent:newsletter",
        "consent:analytics",
        "cookie",
        "terms",
        "offer",
        "return",
      ]),
    );
    expect(keys).not.toContain("charter");
    const [refund] = documentsForOwner(linenShop).filter(({ type }) => type === "return");
    expect(refund?.reason).toMatch(/с\s7\sдней\sдо\s3\sмесяцев/);
  });

  test("offers a charter and a return policy for services to a school whose pupils post", () => {
    expect(required(school)).toEqual(
      expect.arrayContaining(["terms", "offer", "consent:publication"]),
    );
    const useful = documentsForOwner(school).filter(({ isRequired }) => !isRequired);
    expect(useful.map(itemKey)).toEqual(expect.arrayContaining(["charter", "return"]));
    const [refund] = documentsForOwner(school).filter(({ type }) => type === "return");
    expect(refund?.reason).toContain("услуги");
  });

  test("lists terms and the disclaimer as optional when no answer demands them", () => {
    const useful = needs({ processingPurposes: ["feedback"] }).filter(
      ({ isRequired }) => !isRequired,
    );
    expect(useful.map(itemKey)).toEqual(["terms", "socialDisclaimer"]);
  });

  test("requires an offer but no return policy for a foundation that takes gifts", () => {
    const keys = required({ industry: "nonprofit", processingPurposes: ["payment"] });
    expect(keys).toContain("offer");
    expect(keys).not.toContain("return");
  });

  test.each([
    ["a counter", { analyticsServices: ["yandex_metrica"] }, true],
    ["cookies", { dataTypesCollected: ["cookies"] }, true],
    ["neither", { dataTypesCollected: ["email"] }, false],
  ] satisfies [string, AnswersDraft, boolean][])(
    "requires a cookie policy for a site with %s: %s",
    (_case, answers, isNeeded) => {
      expect(required(answers).includes("cookie")).toBe(isNeeded);
    },
  );

  test("offers a charter to mass media without requiring it", () => {
    expect(needs({ isSmi: true }).map(itemKey)).toContain("charter");
    expect(required({ isSmi: true })).not.toContain("charter");
  });

  test("requires rules of recommendations for personalization, not for a marketplace alone", () => {
    expect(required({ processingPurposes: ["personalization"] })).toContain("recommendations");
    expect(required({ industry: "marketplace" })).not.toContain("recommendations");
  });

  test("lists each document once, with a reason in Russian", () => {
    for (const answers of [linenShop, school, owner]) {
      const documents = documentsForOwner(answers);
      const keys = documents.map(itemKey);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { reason } of documents) expect(reason).toMatch(/^[А-ЯЁ].*\.$/);
    }
  });
});
