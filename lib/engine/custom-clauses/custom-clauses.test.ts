import { describe, expect, test } from "vitest";
import { customClausesSchema } from "@/lib/engine/answers/custom-clauses-schema";
import { listReplaceable } from "@/lib/engine/custom-clauses/list-places";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import { toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { walkBlocks } from "@/lib/engine/tree/walk";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";
import { openTemplate } from "@/tests/support/documents/template-source";

const n = "{норма: 152-ФЗ ст. 9 ч. 1}";

const source = `# Политика

## Общее {#general}

1. Оператор обрабатывает данные {{name}} на законном основании. ${n}
1. Права субъекта описаны в пункте {пункт: rights}. ${n}

   - запросить сведения
   - отозвать согласие

## Права {#rights-section}

1. Субъект вправе получить сведения об обработке его данных в течение 10 дней. {#rights} ${n}
   1. Для этого он направляет запрос оператору. {#request}
@если flag
1. Средство массовой информации публикует сведения о себе. {#mass} ${n}
@конец
@для каждого р из rows
1. Цель: {{р.title}}. ${n}
@конец

## Реквизиты {без номера}

Подпись
`;

function own(clauses: Partial<CustomClauses>): CustomClauses {
  return customClausesSchema.parse(clauses);
}

function open(text = source) {
  const template = openTemplate(text);
  const facts = { name: "ООО «Ромашка»", rows: [{ title: "доставка" }, { title: "рассылка" }] };
  return {
    assemble: (customClauses?: CustomClauses, more = {}) =>
      template.assemble({ ...facts, ...more }, { customClauses }),
    check: (clauses: CustomClauses, more = {}) =>
      template
        .findMoved({ ...facts, ...more }, { customClauses: clauses })
        .map(({ message }) => message.replace(/\u00a0/g, " ")),
    places: (more = {}) => listReplaceable(template.assemble({ ...facts, ...more })),
  };
}

/** The id and the words of a clause of ours, as the wizard would keep them. */
function replace(number: string, text: string, { places } = open()) {
  const clause = places()
    .flatMap(({ clauses }) => clauses)
    .find((place) => place.number === number);
  if (!clause) throw new Error(`No clause ${number}`);
  return { clause: clause.id, replaced: clause.text, text };
}

const linesOf = (tree: Parameters<typeof writeText>[0]) =>
  writeText(tree)
    .replace(/\u00a0/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

test("an added clause is numbered at the end of its section and marked as the owner's", () => {
  const tree = open().assemble(
    own({
      additions: [
        { section: "general", text: "Первый.\n\nВторой абзац." },
        { section: "general", text: "Ещё один." },
        { section: "rights-section", text: "О правах." },
      ],
    }),
  );
  const lines = linesOf(tree);
  expect(lines).toContain("1.3. Первый.");
  const start = lines.indexOf("1.3. Первый.");
  expect(lines.slice(start, start + 5)).toEqual([
    "1.3. Первый.",
    "Второй абзац.",
    "(Пункт добавлен владельцем сайта.)",
    "1.4. Ещё один.",
    "(Пункт добавлен владельцем сайта.)",
  ]);
  expect(lines).toContain("2.4. О правах.");
  expect(lines.indexOf("2.4. О правах.")).toBeLessThan(lines.indexOf("Реквизиты"));
  expect(parseStoredTree(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
});

test("a replacement keeps the number, norms and references of the replaced clause", () => {
  const tree = open().assemble(own({ replacements: [replace("2.1", "По-нашему.")] }));
  const lines = linesOf(tree);
  expect(lines).toContain("1.2. Права субъекта описаны в пункте 2.1.");
  const start = lines.indexOf("2.1. По-нашему.");
  expect(lines.slice(start, start + 3)).toEqual([
    "2.1. По-нашему.",
    "(Пункт изложен в редакции владельца сайта.)",
    "2.2. Цель: доставка.",
  ]);
  const clause = tree.blocks.find((block) => block.type === "clause" && block.id === "rights");
  expect(clause).toMatchObject({
    own: "replaced",
    norms: [{ law: "152-ФЗ", place: "ст. 9 ч. 1" }],
  });
  expect(writeHtml(tree)).toContain(
    '<div class="clause" data-own="replaced" id="rights" data-norms="152-ФЗ ст. 9 ч. 1">',
  );
});

test("the text of a custom clause is printed literally: not parsed, filled in or typeset", () => {
  const text = '**x** {{name}} @если flag {пункт: rights} "кавычки" - тире';
  const tree = open().assemble(own({ additions: [{ section: "general", text }] }));
  expect(writeText(tree)).toContain(`1.3. ${text}\n`);
});

describe("a custom clause without its place", () => {
  test("moves to the end of the last section, and is reported, when its section is gone", () => {
    const clauses = own({ additions: [{ section: "gone", text: "Важное условие." }] });
    expect(linesOf(open().assemble(clauses))).toContain("2.4. Важное условие.");
    expect(open().check(clauses)).toEqual([
      "Раздела, в который вы добавили пункт «Важное условие.», в документе больше нет. Пункт остался и стоит в конце раздела 2 «Права»",
    ]);
  });

  test("moves to the end of its section, and is reported, when the replaced clause is left out", () => {
    const clauses = own({
      replacements: [{ clause: "mass", replaced: "Ежедневная газета.", text: "О редакции." }],
    });
    expect(linesOf(open().assemble(clauses, { flag: true }))).toContain("2.2. О редакции.");
    expect(linesOf(open().assemble(clauses))).toContain("2.4. О редакции.");
    expect(open().check(clauses)).toEqual([
      "Пункта, вместо которого стоял ваш текст «О редакции.», в документе больше нет. Ваш текст остался и стоит в конце раздела 2 «Права»",
    ]);
  });

  test("becomes an addition when the clause, or the one around it, is already replaced", () => {
    const clauses = own({
      replacements: [
        replace("2.1", "Первая."),
        replace("2.1", "Вторая."),
        replace("2.1.1", "Третья."),
      ],
    });
    const lines = linesOf(open().assemble(clauses));
    expect(lines).toEqual(expect.arrayContaining(["2.1. Первая.", "2.4. Вторая.", "2.5. Третья."]));
    expect(open().check(clauses)).toHaveLength(2);
  });

  test("gets a new section when the document has no numbered one", () => {
    const bare = open(`# Дисклеймер\n\nТекст.\n`);
    const clauses = own({ additions: [{ section: "general", text: "Своё." }] });
    expect(linesOf(bare.assemble(clauses))).toEqual([
      "Дисклеймер",
      "Текст.",
      "1. Дополнительные условия",
      "1.1. Своё.",
      "(Пункт добавлен владельцем сайта.)",
    ]);
    expect(bare.check(clauses)[0]).toContain("в отдельном разделе в конце документа");
  });

  test("an added clause is placed before the page break that ends its section", () => {
    const tree = open(
      `# Н\n\n## А {#a}\n\n1. Т ${n}\n\n@страница\n\n## Б {#b}\n\n1. Т ${n}\n`,
    ).assemble(own({ additions: [{ section: "a", text: "Своё." }] }));
    expect(tree.blocks.map(({ type }) => type)).toEqual([
      "heading",
      "heading",
      "clause",
      "clause",
      "pageBreak",
      "heading",
      "clause",
    ]);
  });
});

describe("the place of a replacement", () => {
  const clauses = own({ replacements: [replace("1.1", "Своё.")] });

  test("stays the same when a clause is inserted before it", () => {
    const edited = open(
      source.replace("## Общее {#general}\n", `## Общее {#general}\n\n1. Новый пункт. ${n}\n`),
    );
    expect(linesOf(edited.assemble(clauses))).toContain("1.2. Своё.");
    expect(edited.check(clauses)).toEqual([]);
  });

  test("stays the same when the replaced text changed, and the change is reported", () => {
    const edited = open(source.replace("на законном основании", "только на законном основании"));
    const lines = linesOf(edited.assemble(clauses));
    expect(lines).toContain("1.1. Своё.");
    expect(lines.join(" ")).not.toContain("законном основании");
    expect(edited.check(clauses)).toEqual([
      "Наш текст пункта 1.1, вместо которого стоит ваш, с тех пор изменился. Ваш текст остался: сверьте его с нынешним «Оператор обрабатывает данные ООО «Ромашка» только на законном…»",
    ]);
  });

  test("is not reported as changed when only the number of a reference changed", () => {
    const moved = own({ replacements: [replace("1.2", "Своё.")] });
    const edited = open(source.replace("## Права {", `## Новый\n\n1. Пункт. ${n}\n\n## Права {`));
    expect(edited.places()[0]?.clauses[1]?.text).toContain("в\u00a0пункте\u00a03.1");
    expect(edited.check(moved)).toEqual([]);
    const changed = open(source.replace("запросить сведения", "запросить все сведения"));
    expect(changed.check(moved)).toHaveLength(1);
  });

  test("moves to the end of the section when the replaced clause is removed", () => {
    const template = open(`# Н

## А {#a}

1. Общее. ${n}
1. Смотрите раздел {раздел: smi}. ${n}
1. Последнее. ${n}

@если flag
## СМИ {#smi}

1. Пункт. ${n}
@конец
`);
    const withSection = { ...template, places: () => template.places({ flag: true }) };
    const clauses = own({ replacements: [replace("1.2", "По-своему.", withSection)] });
    expect(template.check(clauses, { flag: true })).toEqual([]);
    // Without the section our clause goes, and with it the place: as it is said, so it stands.
    expect(template.check(clauses)).toEqual([
      "Пункта, вместо которого стоял ваш текст «По-своему.», в документе больше нет. Ваш текст остался и стоит в конце раздела 1 «А»",
    ]);
    expect(linesOf(template.assemble(clauses)).slice(1)).toEqual([
      "1. А",
      "1.1. Общее.",
      "1.2. Последнее.",
      "1.3. По-своему.",
      "(Пункт добавлен владельцем сайта.)",
    ]);
  });

  test("has a unique id that fits the schema even when the template gives none", () => {
    const twice = open(`# Н\n\n## А\n\n1. Одно и то же. ${n}\n1. Одно и то же. ${n}\n`);
    const ids = twice
      .places()
      .flatMap(({ id, clauses: inside }) => [id, ...inside.map((it) => it.id)]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,80}$/);
  });
});

test("listReplaceable offers numbered sections and clauses outside of loops", () => {
  expect(
    open()
      .places()
      .map(({ id, number, title, clauses }) => [id, number, title, clauses.map((it) => it.number)]),
  ).toEqual([
    ["general", "1", "Общее", ["1.1", "1.2"]],
    ["rights-section", "2", "Права", ["2.1", "2.1.1"]],
  ]);
  expect(open().places()[0]?.clauses[1]).toMatchObject({
    opening: "Права субъекта описаны в\u00a0пункте\u00a02.1.",
    text: "Права субъекта описаны в\u00a0пункте\u00a02.1.\nзапросить сведения;\nотозвать согласие.",
  });
});

test("added clauses with equal texts get unique ids, and only they are marked as the owner's", () => {
  const template = open();
  // The second pair repeats the words of a clause of ours.
  const text = "Для этого он направляет запрос оператору.";
  const tree = template.assemble(
    own({
      additions: [
        { section: "general", text: "а" },
        { section: "general", text: "а" },
        { section: "rights-section", text },
        { section: "rights-section", text },
      ],
    }),
  );
  const clausesOf = ({ blocks }: typeof tree) => {
    const clauses: { id: string; own: string | undefined }[] = [];
    walkBlocks(blocks, (block) => {
      if (block.type === "clause") clauses.push({ id: block.id, own: block.own });
    });
    return clauses;
  };
  const clauses = clausesOf(tree);
  const ids = clauses.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const ours = clausesOf(template.assemble());
  expect(clauses.filter((clause) => !clause.own)).toEqual(ours);
  const added = clauses.filter((clause) => clause.own === "added").map(({ id }) => id);
  expect(added).toHaveLength(4);
  expect(added.filter((id) => ours.some((clause) => clause.id === id))).toEqual([]);
});

test("a template cannot give a clause the id of an added one", () => {
  expect(() => open(`# Н\n\n## А {#a}\n\n1. Пункт. {#own_1} ${n}\n`)).toThrow("own_1");
});

test("toKnownCustomClauses returns only the complete clauses of a draft", () => {
  expect(toKnownCustomClauses(undefined)).toBeNull();
  expect(toKnownCustomClauses({ additions: [{ section: "general", text: "" }] })).toBeNull();
  expect(
    toKnownCustomClauses({
      additions: [
        { section: "general", text: " " },
        { section: "a", text: "б" },
      ],
    }),
  ).toEqual({ additions: [{ section: "a", text: "б" }], replacements: [] });
});

test.each([
  ["additions", { section: "general", text: " слова\r\n\u0000ещё " }],
  ["additions", { section: "general", text: "а".repeat(5001) }],
  ["additions", { section: "general", text: `${"а".repeat(4999)}${" ".repeat(5001)}` }],
  ["additions", { section: "general", text: `${"а".repeat(4999)}${" ".repeat(5002)}` }],
  ["additions", { section: "General", text: "слова" }],
  ["additions", { section: "general" }],
  ["additions", { section: "general", text: "слова", more: 1 }],
  ["additions", "слова"],
  ["additions", null],
  ["replacements", { clause: "term", text: "слова", replaced: "" }],
  ["replacements", { clause: "term", text: " ", replaced: "наши" }],
  ["replacements", { clause: "term", text: "слова", replaced: "н".repeat(20_001) }],
  ["replacements", { clause: "term", text: "слова" }],
] as const)("toKnownCustomClauses keeps exactly what the schema accepts: %s %j", (list, item) => {
  const draft = { [list]: [item] };
  const parsed = customClausesSchema.safeParse(draft);
  expect(toKnownCustomClauses(draft)).toEqual(parsed.success ? parsed.data : null);
});
