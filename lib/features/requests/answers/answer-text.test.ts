import { describe, expect, test } from "vitest";
import { answersOf } from "@/content/requests/answers";
import { requestKindKeys, requestKinds } from "@/content/requests/kinds";
import { walkInlines } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import { printAnswer, writeAnswer } from "@/lib/features/requests/answers/answer-text";
import { canExtend } from "@/lib/features/requests/terms/request-deadlines";

const nobody = { name: "", inn: "", address: "", email: "" };
const operator = {
  name: "ООО «Ромашка»",
  inn: "7712345671",
  address: "г. Тверь, ул. Садовая, д. 1",
  email: "pd@romashka.example",
};
const dues = [
  { duty: "access" as const, date: "2026-12-18", workDate: "2026-12-18", isForecast: false },
];
const request = {
  receivedOn: "2026-11-27",
  details: { person: "Иванов Иван", incoming: "12", note: "Тайная заметка" },
  extension: { extendedOn: "2026-12-01", reason: "Данные в трёх системах." },
  dues,
};
const today = "2026-12-01";
const plain = (text: string) => text.replace(/\s+/g, " ");
const texts = requestKindKeys.flatMap((kind) => answersOf[kind].map((text) => ({ kind, text })));

/** docs/specification/requests.md#texts-of-answers */
describe("an answer to a request", () => {
  test.each(texts)(
    "$kind, $text.title: contains all known details but not the private note",
    ({ text }) => {
      const full = writeAnswer(text, { request, operator, today });
      expect(full).not.toMatch(/[{}]|undefined|null/);
      expect(full).toContain("ООО «Ромашка», ИНН 7712345671");
      expect(full.replaceAll("\u00a0", " ")).toMatch(
        /получен(?:ное|ный) 27 ноября 2026 г\. \(вх\. № 12\)\./,
      );
      expect(full).toContain("Иванов Иван");
      expect(full).not.toContain("Тайная заметка");
    },
  );

  test.each(texts)("$kind, $text.title: has blanks for what is unknown", ({ text }) => {
    const bare = { receivedOn: "2026-11-27", details: null, extension: null, dues };
    const empty = writeAnswer(text, { request: bare, operator: nobody, today });
    expect(empty).not.toMatch(/[{}]|undefined|null|\.\.|вх\. №|ИНН/);
    expect(empty).toContain("[указать: наименование оператора]");
    expect(empty).toContain("[указать: кому");
    // A term that was not extended is not mentioned as extended.
    expect(empty).not.toContain("18\u00a0декабря");
  });

  test.each(texts)(
    "$kind, $text.title: has the same words on paper, with lines to fill in",
    ({ text }) => {
      const known = { request, operator, today };
      const tree = printAnswer(text, known);
      const value = writeAnswer(text, known);
      // All except the signature line, which is a form there.
      for (const paragraph of value.split("\n\n").slice(0, -1)) {
        expect(plain(writeText(tree))).toContain(plain(paragraph));
      }
      const shown: string[] = [];
      walkInlines(tree.blocks, (inline) => {
        if (inline.type === "text") shown.push(inline.text);
      });
      expect(shown.join("")).not.toMatch(/указать|[{}]/);
      expect(plain(writeText(tree))).toContain(text.heading);
    },
  );

  test("asks for the number of a document only in answers to a request for access (art. 14)", () => {
    for (const kind of requestKindKeys) {
      const asks = answersOf[kind].some(({ paragraphs }) =>
        paragraphs.some((text) => text.includes("Запрос должен содержать номер документа")),
      );
      expect(asks, requestKinds[kind].title).toBe(kind === "access");
    }
  });

  test("to the regulator addresses the authority and cites its request", () => {
    expect(answersOf.regulator.length).toBeGreaterThan(0);
    for (const answer of answersOf.regulator) {
      const bare = { receivedOn: "2026-11-27", details: null, extension: null, dues };
      const text = plain(writeAnswer(answer, { request: bare, operator, today }));
      expect(text).toContain("[указать: кому: управление Роскомнадзора]");
      expect(text).toContain("На запрос, полученный 27 ноября 2026 г.");
      expect(text).not.toContain("обращение");
    }
  });

  test("has a unique key within its kind", () => {
    for (const kind of requestKindKeys) {
      const keys = answersOf[kind].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test("about a prolonged term exists only for kinds whose term the law allows to extend", () => {
    for (const kind of requestKindKeys) {
      const offers = answersOf[kind].some(({ title }) => title.includes("продлении"));
      expect(offers, requestKinds[kind].title).toBe(canExtend(kind));
    }
  });
});
