import { expect, test } from "vitest";
import { hasTemplate, loadTemplate, typesWithTemplate } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import { documentTypes } from "@/lib/engine/answers/options";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";

test.each(typesWithTemplate)(
  "the compiled template of %s assembles without answers",
  async (type) => {
    const { template, laws } = await loadTemplate(type);
    const tree = assemble(
      template,
      {},
      {
        documentType: type,
        date: "2026-11-21",
        mode: "preview",
        laws,
        vocabulary: factsVocabulary,
      },
    );
    expect(tree.title).not.toBe("");
    expect(tree.laws.length).toBeGreaterThan(0);
  },
);

test("privacy is there", () => expect(hasTemplate("privacy")).toBe(true));

test("a type without a template is refused in words for its field", async () => {
  const missing = documentTypes.filter((type) => !hasTemplate(type));
  for (const type of missing) {
    const refusal = await loadTemplate(type).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: "VALIDATION",
      fieldErrors: { type: ["Этот документ ещё готовится. Выберите другой тип."] },
    });
  }
  const unknown = loadTemplate("toString" as (typeof documentTypes)[number]);
  await expect(unknown).rejects.toBeInstanceOf(DomainError);
});
