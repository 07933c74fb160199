import { expect, test } from "vitest";
import { compileContent } from "@/lib/engine/template/compile";
import { formatFinding } from "@/lib/engine/template/language/finding";

const laws = {
  file: "laws.yaml",
  text: `152-ФЗ:
  title: Закон
  reference: Закона
  edition: в редакции
  status: checked
  checked: 2026-11-21
  sources: [{ where: там, read: всё }]
`,
};
const template = (type: string, text: string) => ({ type, file: `${type}.md`, text });
const right = "# А\n\n## Б\n\n1. {{name}} {норма: 152-ФЗ ст. 1}\n\n@вставить общий\n";

test("compileContent compiles correct templates, omits wrong ones and reports each error once", () => {
  const { templates, findings } = compileContent({
    laws,
    passages: { общий: "1. Т {норма: 152-ФЗ} {для всех}\n", лишний: "Т\n", неверный: "1. Т\n" },
    templates: [
      template("first", right),
      template("second", right.replace("{{name}}", "{{nam}}")),
      template("third", `${right}@вставить неверный\n`),
      template("fourth", `${right}@вставить неверный\n`),
      template("fifth", `${right}@конец\n`),
    ],
    vocabulary: { name: { kind: "text", label: "имя" } },
  });
  expect(Object.keys(templates)).toEqual(["first"]);
  expect(findings.map(formatFinding)).toEqual([
    "content/clauses/лишний.md:1:1 Предупреждение: Отрывок не вставлен ни в один шаблон.",
    "content/clauses/неверный.md:1:1 У пункта нет нормы: добавьте в конец «{норма: 152-ФЗ ст. …}».",
    "fifth.md:8:1 «@конец» без начала: выше нет «@если», «@для каждого» или «@реквизиты» с тем же отступом.",
    "second.md:5:6 Нет факта «nam». Возможно, имелось в виду «name».",
  ]);
});

test("a compiled template is plain JSON", () => {
  const { templates } = compileContent({
    laws,
    passages: { общий: "1. Т {норма: 152-ФЗ} {для всех}\n" },
    templates: [template("first", right)],
    vocabulary: { name: { kind: "text", label: "имя" } },
  });
  expect(JSON.parse(JSON.stringify(templates.first))).toEqual(templates.first);
});

test("a clause that is the same for every owner is rejected until it is marked «{для всех}»", () => {
  const compile = (clauses: string) => {
    const { findings } = compileContent({
      laws,
      passages: {},
      templates: [template("first", `# А\n\n## Б\n\n${clauses}\n`)],
      vocabulary: {
        name: { kind: "text", label: "имя" },
        "document.length": { kind: "choice", label: "длину", options: { short: "", full: "" } },
      },
    });
    return findings.map(formatFinding);
  };
  const claim = "1. Оператор всё шифрует. {норма: 152-ФЗ ст. 1}";
  const refused = (line: number) =>
    `first.md:${line}:1 Пункт утверждает одно и то же о каждом владельце: поставьте его под условие, подставьте сведение или, если он верен для всех, допишите «{для всех}».`;
  expect(compile(claim)).toEqual([refused(5)]);
  expect(compile(`${claim} {для всех}`)).toEqual([]);
  expect(compile("1. Оператор — {{name}}. {норма: 152-ФЗ ст. 1}")).toEqual([]);
  expect(compile("1. Адрес: {вписать: адрес}. {норма: 152-ФЗ ст. 1}")).toEqual([]);
  expect(compile(`@если есть name\n${claim}\n@конец`)).toEqual([]);
  // The length of the text says nothing of the owner.
  expect(compile(`@если document.length = "short"\n${claim}\n@конец`)).toEqual([refused(6)]);
});
