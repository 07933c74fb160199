import { expect, test } from "vitest";
import { loadTemplate } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import { type DocumentType, documentTypes } from "@/lib/engine/answers/options";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";

test.each(documentTypes)("the compiled template of %s assembles without answers", async (type) => {
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
});

test("what is no type is refused in words for its field", async () => {
  const unknown = loadTemplate("toString" as DocumentType);
  await expect(unknown).rejects.toBeInstanceOf(DomainError);
  await expect(unknown).rejects.toMatchObject({
    code: "VALIDATION",
    fieldErrors: { type: ["Выберите тип документа"] },
  });
});
