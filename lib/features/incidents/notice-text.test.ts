import { expect, test } from "vitest";
import { writeNotice } from "@/lib/features/incidents/notice-text";
import { someIncident } from "@/tests/support/duties/incident";

const operator = { name: "ООО «Ромашка»", inn: "7712345671" };
test("the first notice has the time in Moscow, the entered fields and blanks for the rest", () => {
  const text = writeNotice("notice", someIncident, operator);
  expect(text).toContain("ООО «Ромашка», ИНН 7712345671 сообщает");
  expect(text).toContain("31.12.2026 23:30 по московскому времени");
  expect(text).toContain("Что произошло: Файл с $& заказами");
  expect(text).toContain("Предполагаемые причины: [указать: предполагаемые причины]");
  // Parts of the other notice are not in it.
  expect(text).not.toContain("Ошибка настройки");
});

test("the second notice names the number and key of the first", () => {
  const sent = { ...someIncident, notice: { ...someIncident.notice, number: "№ 5, ключ 7" } };
  const text = writeNotice("results", sent, operator);
  expect(text).toContain("Номер и ключ первого уведомления: № 5, ключ 7");
  expect(text).toContain("Ошибка настройки");
  expect(text).not.toContain("заказами");
});

test("a notice has only blanks when neither the operator nor the incident is described", () => {
  const text = writeNotice(
    "results",
    { ...someIncident, fields: null },
    { name: "", inn: "7712345671" },
  );
  expect(text).toContain("[указать: наименование оператора] сообщает");
  expect(text).not.toMatch(/[{}]|undefined|null|ИНН/);
});
