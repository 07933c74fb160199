import { describe, expect, test } from "vitest";
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { checkTemplate } from "@/lib/engine/template/check/check-template";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import { parseTemplate } from "@/lib/engine/template/parse/parse-template";

const vocabulary: Vocabulary = {
  "owner.name": { kind: "text", label: "имя", required: true },
  "owner.phone": { kind: "text", label: "телефон" },
  "owner.kind": { kind: "choice", label: "кто", options: { company: "ООО", person: "человек" } },
  "site.isSmi": { kind: "flag", label: "СМИ" },
  purposes: { kind: "choices", label: "цели", options: { newsletter: "рассылка" } },
  rights: { kind: "texts", label: "права" },
  processing: {
    kind: "rows",
    label: "обработку",
    row: {
      purpose: { kind: "text", label: "цель", required: true },
      data: { kind: "texts", label: "данные" },
    },
  },
};
const act = { title: "", reference: "", edition: "", checked: "2026-11-21" };
const laws: Laws = {
  "152-ФЗ": { ...act, status: "checked" },
  "38-ФЗ": { ...act, status: "unverified" },
};

/** Findings for what stands in a section of a document that is right otherwise. */
const say = (source: string, before = "# Название\n## Раздел {#first}\n") => {
  const { template, findings } = parseTemplate(before + source, { file: "t.md", passages: {} });
  expect(findings.map(formatFinding)).toEqual([]);
  const lines = before.split("\n").length - 1;
  return checkTemplate(template, vocabulary, laws).map((finding) =>
    formatFinding({ ...finding, file: "t", line: finding.line - lines }),
  );
};

test("checkTemplate reports nothing for a correct template", () => {
  expect(
    say(`1. {{owner.name}}, тел. {{owner.phone}} {#one} {норма: 152-ФЗ ст. 9 ч. 1}
   1. Наследует норму: {пункт: one}, {раздел: first}, {закон: 152-ФЗ ст. 9}.
@если есть owner.phone и owner.kind = "company" и purposes содержит "newsletter" и site.isSmi
1. Т {норма: 152-ФЗ}

   @для каждого цель из processing
   | Цель | Данные |
   | --- | --- |
   | {{цель.purpose}} | {{цель.data}} |

   @конец
   @для каждого право из rights
   - {{право}}
   @конец
@конец
`),
  ).toEqual([]);
});

describe("checkTemplate about facts", () => {
  test.each([
    ["{{owner.nam}}", "t:1:3 Нет факта «owner.nam». Возможно, имелось в виду «owner.name»."],
    ["{{constructor}}", "t:1:3 Нет факта «constructor»."],
    [
      "{{site.isSmi}}",
      "t:1:3 «site.isSmi» нельзя напечатать: это да или нет. Его проверяют в «@если».",
    ],
    ["{{processing}}", "t:1:3 «processing» нельзя напечатать: это таблица. Печатают его графы."],
    [
      "[т]({{purposes}})",
      "t:1:7 Адресом ссылки может быть только текст, а «purposes» — несколько вариантов из списка.",
    ],
    [
      "@для каждого x из processing\n{{x.purpos}}\n@конец",
      "t:2:3 Нет факта «x.purpos». Возможно, имелось в виду «x.purpose».",
    ],
    [
      "@для каждого x из processing\n{{x}}\n@конец",
      "t:2:3 «x» нельзя напечатать: это строка таблицы. Печатают его графы.",
    ],
    ["@для каждого x из rights\n{{x.text}}\n@конец", "t:2:3 У «x» нет граф: пишите просто «x»."],
    [
      "@для каждого x из owner.name\n{{x}}\n@конец",
      "t:1:19 Повторять можно только таблицу или список, а «owner.name» — текст.",
    ],
    ["@для каждого x из proces\nТ\n@конец", "t:1:19 Нет факта «proces»."],
    [
      "@для каждого x из processing\n@для каждого x из x.data\n{{x}}\n@конец\n@конец",
      "t:2:19 Имя «x» уже занято повтором снаружи.",
    ],
    [
      "| {{owner.phone}} |\n| --- |\n| т |",
      "t:1:5 «owner.phone» может быть не задан, а стоит в шапке таблицы: добавьте «| указать: …».",
    ],
  ])("reports the error in %j", (source, expected) => expect(say(source)).toEqual([expected]));

  test("rejects an optional fact in a heading unless it has a hint", () => {
    expect(say("Т\n\n## О {{owner.name}} {{owner.phone | указать: телефон}}\n\nТ")).toEqual([]);
    expect(say("Т\n\n## О {{owner.phone}}\n\nТ")).toEqual([
      "t:3:8 «owner.phone» может быть не задан, а стоит в заголовке: добавьте «| указать: …».",
    ]);
  });
});

describe("checkTemplate about conditions", () => {
  test.each([
    ["есть owner.fone", "Нет факта «owner.fone». Возможно, имелось в виду «owner.phone»."],
    ["owner.name", "«owner.name» — текст: пишите «есть owner.name»."],
    ['site.isSmi = "да"', "«site.isSmi» — да или нет: пишите «site.isSmi» или «не site.isSmi»."],
    ['purposes = "newsletter"', "«purposes» — несколько вариантов из списка: пишите «содержит»."],
    ['owner.kind содержит "company"', "«owner.kind» — один вариант из списка: пишите «=»."],
    [
      'не (есть rights или owner.kind = "compani")',
      "У «owner.kind» нет варианта «compani». Возможно, имелось в виду «company».",
    ],
    [
      'purposes содержит "newsleter"',
      "У «purposes» нет варианта «newsleter». Возможно, имелось в виду «newsletter».",
    ],
    ['processing = "x"', "«processing» — таблица: его не сравнивают."],
  ])("reports the error in %j", (condition, expected) => {
    const [finding, ...others] = say(`@если ${condition}\nТ\n@конец`);
    expect(finding).toMatch(/^t:1:\d+ /);
    expect(finding).toContain(expected);
    expect(others).toEqual([]);
  });
});

describe("checkTemplate about norms", () => {
  test("reports a clause that has no norm, neither its own nor of the clause around it", () => {
    expect(say("1. Т\n   1. т\n1. Т {норма: 152-ФЗ}")).toEqual([
      "t:1:1 У пункта нет нормы: добавьте в конец «{норма: 152-ФЗ ст. …}».",
    ]);
  });

  test("reports an unknown act, and warns once of an unverified one", () => {
    expect(say("1. Т {закон: 38-ФЗ ст. 18} {норма: 152-ФЗ; 152-фз ст. 9; 38-ФЗ}")).toEqual([
      "t:1:44 Акта «152-фз» нет в content/laws.yaml. Возможно, имелось в виду «152-ФЗ».",
      "t:1:58 Предупреждение: «38-ФЗ» не сверен с текстом акта (status: unverified).",
    ]);
  });
});

describe("checkTemplate about structure", () => {
  test.each([
    ["", "Т\n", "t:1:1 Нет названия документа: строки «# Название»."],
    ["Т\n\n# А\n", "", "t:3:1 Название документа стоит первым и без условий."],
    ["# А\n\n# Б\n", "", "t:3:1 Название уже есть: раздел начинают с «##»."],
    [
      "# А\n",
      "1. Т {норма: 152-ФЗ}\n",
      "t:1:1 Пункт стоит до первого раздела: над ним нужна строка «## Раздел».",
    ],
    [
      "# А\n## Б {без номера}\n",
      "1. Т {норма: 152-ФЗ}\n",
      "t:1:1 В разделе без номера не бывает пунктов: пишите абзацы.",
    ],
    ["# А\n", "## Б\n@страница\n## В\n\nТ\n", "t:1:1 В разделе ничего нет."],
    [
      "# А\n",
      "@если site.isSmi\n## Б\n\nТ\n@конец\nТ\n",
      "t:6:1 После условия или повтора с разделом внутри должен начаться новый раздел: иначе неясно, к какому разделу относится это место.",
    ],
    [
      "# А\n## Б\n",
      "@для каждого x из rights\nТ\n## В\n\nТ\n@конец\n",
      "t:1:19 Повтор с разделом внутри начинается с заголовка раздела.",
    ],
    [
      "# А\n",
      "@для каждого x из rights\n@если site.isSmi\n@страница\n@конец\n## В\n\n{{x}}\n@конец\nТ\n",
      "t:9:1 После условия или повтора с разделом внутри должен начаться новый раздел: иначе неясно, к какому разделу относится это место.",
    ],
    ["# А\n", "@для каждого x из rights\n## Б\n@конец\n", "t:2:1 В разделе ничего нет."],
    [
      "# А\n",
      "@для каждого x из rights\n## Б {#b}\n\nТ\n@конец\n",
      "t:2:1 Имя «b» стоит в повторе: таких пунктов будет много.",
    ],
    ["# А\n## Б\n", "@реквизиты\n@конец\n", "t:1:1 Между «@реквизиты» и «@конец» пусто."],
    [
      "# А\n## Б\n",
      "1. Т {норма: 152-ФЗ}\n   1. Т\n\n   Т\n",
      "t:4:4 После вложенных пунктов не пишут ничего, кроме вложенных пунктов: сделайте новый пункт.",
    ],
    [
      "# А\n## Б\n",
      "1. Оператор вправе: {норма: 152-ФЗ}\n",
      "t:1:4 Предупреждение: После двоеточия ничего нет: эти слова не попадут в документ.",
    ],
    [
      "# А\n## Б\n",
      "- т;\n- т\n",
      "t:1:3 Предупреждение: Знак в конце строки списка не нужен: он ставится сам.",
    ],
  ])("reports the error in %j + %j", (before, source, expected) => {
    const said =
      before.startsWith("#") && source !== "" ? say(source, before) : say(before + source, "");
    expect(said.at(-1)).toBe(expected);
  });
});

describe("checkTemplate about references", () => {
  const clause = (text: string) => `1. ${text} {норма: 152-ФЗ}\n`;

  test.each([
    [
      clause("Т {#one}") + clause("Т {пункт: on}"),
      "t:2:14 Нет раздела или пункта «on». Возможно, имелось в виду «one».",
    ],
    [clause("Т {раздел: one} {#one}"), "t:1:15 «one» — пункт: пишите «{пункт: …}»."],
    [clause("Т {пункт: first}"), "t:1:14 «first» — раздел: пишите «{раздел: …}»."],
    [clause("Т {#one}") + clause("Т {#one}"), "t:2:1 Имя «one» уже занято."],
    [
      `@для каждого x из rights\n${clause("{{x}} {#one}")}@конец\n`,
      "t:2:1 Имя «one» стоит в повторе: таких пунктов будет много.",
    ],
    [
      "Т {раздел: last}\n\n## Б {без номера} {#last}\n\nТ\n",
      "t:1:12 У раздела «last» нет номера, и сослаться на него нельзя.",
    ],
  ])("reports the error in %j", (source, expected) => expect(say(source)).toEqual([expected]));

  const mayBeGone = expect.stringContaining("Предупреждение: «one» может не попасть в документ");
  const target = clause("Т {#one}");

  test.each([
    ["under a condition", `@если site.isSmi\n${target}@конец\n${clause("{пункт: one}")}`],
    ["with an optional fact", clause("{{owner.phone}} {#one}") + clause("{пункт: one}")],
    [
      "with a list of optional facts only",
      `1. Тел.: {#one} {норма: 152-ФЗ}\n   - {{owner.phone}}\n${clause("{пункт: one}")}`,
    ],
    ["in the other branch", `@если site.isSmi\n${target}@иначе\n${clause("{пункт: one}")}@конец\n`],
  ])("warns of a reference to a clause %s", (_, source) =>
    expect(say(source)).toEqual([mayBeGone]),
  );

  test.each([
    [
      "in every branch",
      `@если site.isSmi\n${target}@иначе\n${target}@конец\n${clause("{пункт: one}")}`,
    ],
    ["in the same branch", `@если site.isSmi\n${target}${clause("{пункт: one}")}@конец\n`],
    [
      "under the same condition elsewhere",
      `@если site.isSmi\n${target}@конец\n@если site.isSmi и есть rights\n${clause("{пункт: one}")}@конец\n`,
    ],
    [
      "whose fact is known to be given",
      `@если есть owner.phone\n${clause("{{owner.phone}} {#one}")}${clause("{пункт: one}")}@конец\n`,
    ],
    [
      "with something after its colon",
      `1. Тел.: {#one} {норма: 152-ФЗ}\n   - {{owner.phone}}\n   - {{owner.name}}\n${clause("{пункт: one}")}`,
    ],
  ])("does not warn of a reference to a clause %s", (_, source) => expect(say(source)).toEqual([]));
});
