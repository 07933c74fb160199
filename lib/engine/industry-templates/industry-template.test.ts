import { describe, expect, test } from "vitest";
import { checkExtraAnswers } from "@/lib/engine/industry-templates/check-extra-answers";
import { compileIndustryTemplate } from "@/lib/engine/industry-templates/compile-industry-template";
import { extraFacts } from "@/lib/engine/industry-templates/facts";
import type { FormConfig } from "@/lib/engine/industry-templates/schema";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";

const laws: Laws = {
  "152-ФЗ": {
    title: "Закон",
    reference: "Закона",
    edition: "сверено",
    checked: "2026-11-21",
    status: "checked",
  },
};
const base = `# Политика

## Начало {#start}

1. Первое. {норма: 152-ФЗ ст. 1}

@если site.isSmi
## Издание {#smi}

1. Второе. {норма: 152-ФЗ ст. 2}
@конец

## Конец {#final}

1. Третье. {норма: 152-ФЗ ст. 3}
`;
const form = (before = "final", question = "key: records") => `name: Школа
description: Для школы
type: privacy
industry: education
isPremium: true
isUltra: false
features: [записи]
before: ${before}
formConfig:
  questions:
    - ${question}
      label: Записываете ли вы занятия
      kind: yesNo
      isRequired: true
`;
const section = (fact = "extra.records") => `## Занятия {#lessons}

@если есть ${fact}
1. Занятия записываются, см. {раздел: start}. {норма: 152-ФЗ ст. 5}
@иначе
1. Занятия не записываются. {норма: 152-ФЗ ст. 5}
@конец
`;
const compile = (yaml = form(), text = section()) =>
  compileIndustryTemplate(
    {
      id: "school",
      form: { file: "form.yaml", text: yaml },
      content: { file: "template.md", text },
    },
    {
      bases: { privacy: { file: "base.md", text: base } },
      passages: {},
      laws,
      vocabulary: { "site.isSmi": { kind: "flag", label: "СМИ" } },
    },
  );
const findings = (...args: Parameters<typeof compile>) =>
  compile(...args).findings.map(formatFinding);

describe("compileIndustryTemplate", () => {
  test("inserts its section into the base template before the section that it names", () => {
    const compiled = compile();
    expect(compiled.findings).toEqual([]);
    const sections = compiled.industryTemplate
      ? compiled.template.blocks.flatMap((block) => (block.type === "section" ? [block.id] : []))
      : [];
    expect(sections).toEqual(["start", "lessons", "final"]);
  });

  test("reports an unknown question with its place and suggests the nearest one", () => {
    expect(findings(form(), section("extra.record"))).toContainEqual(
      expect.stringMatching(/^template\.md:3:\d+ .*extra\.record.*extra\.records/),
    );
  });

  test("reports a question that the text does not use", () => {
    expect(findings(form("final", "key: other"), section("site.isSmi"))).toEqual([
      "form.yaml:1:1 Ответ на вопрос «other» нигде не используется.",
    ]);
  });

  test("rejects an insertion before a section under a condition", () => {
    expect(findings(form("smi"))).toEqual([
      "form.yaml:1:1 before: в шаблоне «privacy» нет раздела {#smi}, который стоит вне условий.",
    ]);
  });

  test("reports a wrong key of a question with its line", () => {
    expect(findings(form("final", "key: Запись"))[0]).toMatch(/^form\.yaml:11:\d+ formConfig/);
  });
});

const config: FormConfig = {
  questions: [
    { key: "records", label: "Записываете ли вы", kind: "yesNo", isRequired: true },
    {
      key: "term",
      label: "Сколько хранится",
      kind: "text",
      isRequired: true,
      condition: { key: "records", equals: "yes" },
    },
    { key: "who", label: "Кто учится", kind: "choice", options: { a: "дети" }, isRequired: false },
    { key: "since", label: "С какого дня", kind: "date", isRequired: false },
  ],
};

test.each<[Record<string, string>, Record<string, string[]>]>([
  [{}, { "templateAnswers.records": ["Ответьте на вопрос «Записываете ли вы»"] }],
  [{ records: "no" }, {}],
  [{ records: "yes" }, { "templateAnswers.term": ["Ответьте на вопрос «Сколько хранится»"] }],
  [
    { records: "no", who: "constructor", since: "2026-02-30" },
    {
      "templateAnswers.who": ["«Кто учится»: выберите вариант из списка"],
      "templateAnswers.since": ["«С какого дня»: укажите дату"],
    },
  ],
  [
    { records: "no", wno: "a" },
    { "templateAnswers.wno": ["В этом шаблоне нет вопроса «wno». Возможно, имелся в виду «who»"] },
  ],
])("checkExtraAnswers for %j returns the errors %j", (answers, errors) => {
  expect(checkExtraAnswers(config, answers)).toEqual(errors);
});

test("extraFacts gives undefined for an unanswered yes/no question and false for one not asked", () => {
  const question = { key: "audio", label: "Только звук", kind: "yesNo", isRequired: true } as const;
  const condition = { key: "records", equals: "yes" };
  const questions = [...config.questions, { ...question, condition }];
  const readAudio = (answers: Record<string, string>) =>
    extraFacts({ questions }, answers)["extra.audio"];
  expect(readAudio({ records: "yes" })).toBeUndefined();
  expect(readAudio({ records: "yes", audio: "no" })).toBe(false);
  expect(readAudio({ records: "no", audio: "yes" })).toBe(false);
});

test("extraFacts omits an answer to a question that is no longer asked", () => {
  expect(extraFacts(config, { records: "no", term: "год", since: "2026-11-21" })).toEqual({
    "extra.records": false,
    "extra.who": undefined,
    "extra.since": "21\u00a0ноября 2026\u00a0г.",
  });
});
