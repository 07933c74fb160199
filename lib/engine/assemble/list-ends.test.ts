import { expect, test } from "vitest";
import { outline } from "@/tests/support/documents/template-source";

test.each([
  ["- один\n", {}, ["- один."]],
  ["- один\n- два\n- три\n", {}, ["- один;", "- два;", "- три."]],
  // The last line depends on the answers.
  ["- один\n- {{phone}}\n", {}, ["- один."]],
  ["- один\n- {{phone}}\n", { phone: "два" }, ["- один;", "- два."]],
  // Nested lists.
  [
    "- один\n  - два\n  - три\n- четыре\n  - пять\n    - шесть\n",
    {},
    ["- один:", "  - два;", "  - три;", "- четыре:", "  - пять:", "    - шесть."],
  ],
  ["- один:\n  - два\n- три\n", {}, ["- один:", "  - два;", "- три."]],
  ["- один\n\n  второй абзац\n- два\n", {}, ["- один", "  второй абзац;", "- два."]],
  // What the template ends with.
  ["- один;\n- два.\n- три.\n", {}, ["- один;", "- два;", "- три."]],
  ["- это ли?\n- и т. д.\n- да!\n- и так…\n", {}, ["- это·ли?", "- и·т.·д.;", "- да!", "- и·так…"]],
  ["- и т. п.\n", {}, ["- и·т.·п."]],
  ["- **два**\n- {вписать: три}\n", {}, ["- два;", "- [указать: три]."]],
  // An answer keeps its own end.
  ["- {{phone}}\n- {{address}}\n", { phone: "да.", address: "нет;" }, ["- да.", "- нет;"]],
  ["- {{phone}}\n- а\n", { phone: "что?" }, ["- что?", "- а."]],
] as const)("marks the ends of list lines in %j with facts %j", (source, facts, expected) => {
  expect(outline(source, facts)).toEqual(expected);
});

test("lists inside a clause and after a paragraph get their own last mark", () => {
  expect(
    outline("1. Вправе: {норма: 152-ФЗ}\n   - один\n   - два\n\n   Текст.\n\n   - три\n"),
  ).toEqual(["1.1 Вправе:", "  - один;", "  - два.", "  Текст.", "  - три."]);
});
