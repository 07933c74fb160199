import { expect, test } from "vitest";
import { writeNotice } from "@/lib/features/incidents/notice-text";

const operator = { name: "ООО «Ромашка»", inn: "7707083893" };
const notice = { endsAt: "2027-01-01T20:30:00Z", sentAt: null, number: "" };
const incident = {
  foundAt: "2026-12-31T20:30:00Z",
  fields: {
    what: "Файл с $& заказами",
    causes: "",
    harm: "",
    measures: "Закрыт",
    contact: "",
    results: "Ошибка настройки",
    persons: "",
  },
  notice,
};

test("a notice says when in Moscow, what was written, and has blanks for the rest", () => {
  const text = writeNotice("notice", incident, operator);
  expect(text).toContain("ООО «Ромашка», ИНН 7707083893 сообщает");
  expect(text).toContain("31.12.2026 23:30 по московскому времени");
  expect(text).toContain("Что произошло: Файл с $& заказами");
  expect(text).toContain("Предполагаемые причины: [указать: предполагаемые причины]");
  // What belongs to the other notice is not in it.
  expect(text).not.toContain("Ошибка настройки");
});

test("the second one names the first", () => {
  const sent = { ...incident, notice: { ...notice, number: "№ 5, ключ 7" } };
  const text = writeNotice("results", sent, operator);
  expect(text).toContain("Номер и ключ первого уведомления: № 5, ключ 7");
  expect(text).toContain("Ошибка настройки");
  expect(text).not.toContain("заказами");
});

test("of nobody and nothing there are blanks alone", () => {
  const text = writeNotice(
    "results",
    { ...incident, fields: null },
    { name: "", inn: "7707083893" },
  );
  expect(text).toContain("[указать: наименование оператора] сообщает");
  expect(text).not.toMatch(/[{}]|undefined|null|ИНН/);
});
