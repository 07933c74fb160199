import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { lengthOf } from "@/lib/engine/facts/proposed-length";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { compiledByLength } from "@/lib/platform/content/generated/index";
import { shippedSource } from "@/lib/platform/content/templates";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

test.each(documentTypes)(
  "the compiled template of %s writes a document without answers",
  async (type) => {
    const edition = { date: "2026-11-21", edition: 1, mode: "preview" } as const;
    const { tree } = writeDocument(await shippedSource(type), {}, edition);
    expect(tree.title).not.toBe("");
    expect(tree.laws.length).toBeGreaterThan(0);
  },
);

test("shippedSource rejects an unknown type with a field error", async () => {
  const unknown = shippedSource("toString" as DocumentType);
  await expect(unknown).rejects.toBeInstanceOf(DomainError);
  await expect(unknown).rejects.toMatchObject({
    code: "VALIDATION",
    fieldErrors: { type: ["Выберите тип документа"] },
  });
});

test.each([
  ["privacy", "clinic"],
  ["offer", "marketplace"],
] as const)(
  "shippedSource returns the industry template %s/%s with another revision",
  async (type, id) => {
    const { template, industryTemplate } = await shippedSource(type, id);
    expect(industryTemplate).toMatchObject({ id, type });
    expect(template.revision).not.toBe((await shippedSource(type)).template.revision);
  },
);

test.each([
  ["dentist", "privacy", ". Есть: clinic, online-school"],
  ["marketplace", "privacy", ". Есть: clinic, online-school"],
  ["constructor", "terms", ""],
] as const)("shippedSource rejects the industry template %s for %s", async (id, type, known) => {
  const message = `Такого расширенного шаблона для этого документа нет${known}`;
  await expect(shippedSource(type, id)).rejects.toMatchObject({
    code: "VALIDATION",
    message,
    fieldErrors: { templateId: [message] },
  });
});

test("compiledByLength has a short and a full version of five templates", () => {
  const names = ["privacy", "terms", "cookie", "industry-clinic", "industry-online-school"];
  expect(Object.keys(compiledByLength)).toEqual(
    names.flatMap((name) => [`${name}-short`, `${name}-full`]),
  );
});

test.each([
  ["privacy", null],
  ["terms", null],
  ["cookie", null],
  ["privacy", "clinic"],
  ["privacy", "online-school"],
] as const)(
  "a template compiled for one length writes the same as the whole template: %s (%s)",
  {
    tags: ["slow"],
  },
  async (type, id) => {
    const edition = { date: "2026-11-21", edition: 1, mode: "preview" } as const;
    const whole = await shippedSource(type, id);
    const special = {
      short: await shippedSource(type, id, "short"),
      full: await shippedSource(type, id, "full"),
    };
    expect(special.short.template.revision).toBe(whole.template.revision);
    const lengths = fc.constantFrom("short", "full", undefined);
    fc.assert(
      fc.property(arbitraryAnswers, lengths, (arbitrary, documentLength) => {
        const answers = { ...arbitrary, type, documentLength } as AnswersDraft;
        expect(writeDocument(special[lengthOf(answers)], answers, edition)).toEqual(
          writeDocument(whole, answers, edition),
        );
      }),
      { numRuns: 25 },
    );
  },
);
