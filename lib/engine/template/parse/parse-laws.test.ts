import { expect, test } from "vitest";
import { formatFinding } from "@/lib/engine/template/language/finding";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";

const complete = `152-ФЗ:
  title: Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных»
  reference: Закона о персональных данных
  edition: в редакции от 24.06.2025
  status: checked
  checked: 2026-11-21
  url: https://www.consultant.ru/document/cons_doc_LAW_61801/
  sources:
    - where: consultant.ru
      read: весь закон
`;

const say = (yaml: string) => parseLaws(yaml, "laws.yaml").findings.map(formatFinding);

test("parseLaws reads a complete act without findings", () => {
  const { laws, findings } = parseLaws(complete, "laws.yaml");
  expect(findings).toEqual([]);
  expect(laws).toEqual({
    "152-ФЗ": {
      title: "Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных»",
      reference: "Закона о персональных данных",
      edition: "в редакции от 24.06.2025",
      status: "checked",
      checked: "2026-11-21",
      url: "https://www.consultant.ru/document/cons_doc_LAW_61801/",
      sources: [{ where: "consultant.ru", read: "весь закон" }],
    },
  });
});

test("parseLaws requires sources for an act that is checked wholly or in part", () => {
  const [unsourced = ""] = complete.split("  sources:");
  expect(say(unsourced)).toEqual([
    "laws.yaml:5:11 «152-ФЗ»: Что сверено, то где-то прочли: нужны источники (sources) или status: unverified.",
  ]);
  expect(say(unsourced.replace("status: checked", "status: secondary"))).toHaveLength(1);
  expect(say(unsourced.replace("status: checked", "status: unverified"))).toEqual([]);
  expect(say(complete.replace("      read: весь закон\n", ""))).toEqual([
    "laws.yaml:9:5 «152-ФЗ»: Нужно указать что прочли (read).",
  ]);
});

test("parseLaws keeps a key that looks like a number or a date as text", () => {
  const { laws, findings } = parseLaws(complete.replace("152-ФЗ:", "2124-1:"), "laws.yaml");
  expect(findings).toEqual([]);
  expect(Object.keys(laws)).toEqual(["2124-1"]);
});

test("parseLaws reports each error at its line and omits the act", () => {
  expect(say(complete.replace("  reference: Закона о персональных данных\n", ""))).toEqual([
    "laws.yaml:1:1 «152-ФЗ»: Нужно указать название в родительном падеже, как после «ст. 9 ч. 1» (reference).",
  ]);
  expect(say(complete.replace("status: checked", "status: сверен"))).toEqual([
    "laws.yaml:5:11 «152-ФЗ»: Состояние (status) — одно из: checked, secondary, unverified.",
  ]);
  expect(say(complete.replace("2026-11-21", "21.11.2026"))).toEqual([
    "laws.yaml:6:12 «152-ФЗ»: Дата проверки (checked) пишется так: 2026-11-21.",
  ]);
  expect(say(complete.replace("https:", "javascript:"))).toEqual([
    "laws.yaml:7:8 «152-ФЗ»: Ссылка (url) начинается с https://.",
  ]);
  expect(say(`${complete}  titel: нет\n`)).toEqual([
    "laws.yaml:11:3 «152-ФЗ»: лишняя строка «titel». Возможно, имелось в виду «title».",
  ]);
  expect(parseLaws(`${complete}ГК РФ: Гражданский кодекс\n`, "laws.yaml")).toMatchObject({
    laws: { "152-ФЗ": {} },
    findings: [{ line: 11, column: 1, message: expect.stringContaining("title, reference") }],
  });
});

test("parseLaws rejects a name that contains a place", () => {
  expect(say(complete.replace("152-ФЗ:", "152-ФЗ ст. 9:"))).toEqual([
    "laws.yaml:1:1 «152-ФЗ ст. 9» не годится как имя акта: в нём место или «;».",
  ]);
});

test("parseLaws rejects text that is not a map of acts", () => {
  expect(say("")).toHaveLength(1);
  expect(say("- 152-ФЗ\n")).toHaveLength(1);
  expect(say("152-ФЗ: {\n")[0]).toMatch(/^laws\.yaml:\d+:\d+ Файл не читается как YAML: /);
  expect(say(`${complete}${complete}`)[0]).toContain("laws.yaml:11:1 Файл не читается как YAML");
});
