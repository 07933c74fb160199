import { describe, expect, test } from "vitest";
import {
  addCustomClause,
  editCustomClause,
  listCustomClauses,
  removeCustomClause,
} from "@/components/features/documents/form/custom-clauses/custom-clause-list";
import type { SectionPlace } from "@/lib/engine/custom-clauses/list-places";

const sections: SectionPlace[] = [
  {
    id: "terms",
    number: "3",
    title: "Сроки",
    clauses: [{ id: "refund", number: "3.2", opening: "Деньги", text: "Деньги возвращаем." }],
  },
];
const own = {
  additions: [
    { section: "terms", text: "Мы на связи" },
    { section: "gone", text: "Потерян" },
  ],
  replacements: [{ clause: "refund", text: "Не возвращаем", replaced: "Деньги возвращаем." }],
};

describe("custom clauses", () => {
  test("are listed with their places in words, also when the place is gone", () => {
    expect(listCustomClauses(own, sections).map(({ text, place }) => [text, place])).toEqual([
      ["Не возвращаем", "Вместо пункта 3.2"],
      ["Мы на связи", "В конце раздела 3 «Сроки»"],
      ["Потерян", "В разделе, которого сейчас нет в документе"],
    ]);
    expect(listCustomClauses(own, []).map(({ place }) => place)[0]).toBe(
      "Вместо пункта, которого сейчас нет в документе",
    );
  });

  test("can be added, edited and removed", () => {
    const added = addCustomClause(own, { kind: "addition", section: "terms" }, "Ещё");
    expect(added.additions.at(-1)).toEqual({ section: "terms", text: "Ещё" });
    const replacing = { kind: "replacement", clause: "x", replaced: "Было" } as const;
    expect(addCustomClause(own, replacing, "Стало").replacements.at(-1)).toEqual({
      clause: "x",
      text: "Стало",
      replaced: "Было",
    });
    const edited = editCustomClause(own, { kind: "replacement", index: 0 }, "Иначе");
    expect(edited.replacements[0]).toEqual({ ...own.replacements[0], text: "Иначе" });
    expect(removeCustomClause(own, { kind: "addition", index: 0 }).additions).toEqual([
      own.additions[1],
    ]);
  });
});
