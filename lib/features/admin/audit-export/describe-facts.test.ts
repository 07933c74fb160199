import { expect, test } from "vitest";
import { describeAction, describeFacts } from "@/lib/features/admin/audit-export/describe-facts";
import { auditActions } from "@/lib/features/audit/actions";
import type { AuditEntry } from "@/lib/features/audit/schema";

const entry = (
  details: AuditEntry["details"],
  overrides: Partial<AuditEntry> = {},
): AuditEntry => ({
  id: "1",
  adminEmail: "admin@example.ru",
  action: "settings.update",
  subjectType: "settings",
  subjectId: "settings",
  createdAt: "2026-11-22T09:00:00.000Z",
  details,
  ...overrides,
});

const lines = (details: AuditEntry["details"], overrides?: Partial<AuditEntry>) =>
  describeFacts(entry(details, overrides)).map(({ name, before, value }) =>
    before === undefined ? `${name}: ${value}` : `${name}: ${before} → ${value}`,
  );

test.each([
  ["role", "Роль"],
  ["plans.announced.standard.price", "«Стандарт» на /pricing: цена"],
  ["plans.gold.standard.price", "plans.gold.standard.price"],
  ["somethingNew", "somethingNew"],
])("names the field %s «%s»", (field, name) => {
  expect(describeFacts(entry({ [field]: "x" }))).toEqual([{ name, value: "x" }]);
});

test.each([
  ["blocked", true, "да"],
  ["documentsLimit", -1, "без ограничения"],
  ["freePlanLimit", 3, "3"],
  ["sent", 1455, "1\u202f455"],
  ["role", "premium", "Премиум"],
  ["subscription", "free", "Бесплатный"],
  ["status", "in_progress", "в работе"],
  ["category", "start", "Начало работы"],
  ["type", "warning", "Обратите внимание"],
  // Moscow time, although tests run in Kathmandu.
  ["premiumUntil", "2027-03-01T00:00:00.000Z", "1\u00a0марта 2027\u00a0г., 03:00"],
  ["inForce", "2027-03-01", "1\u00a0марта 2027\u00a0г."],
  ["title", "premium", "premium"],
  ["plans.cabinet.ultra.features", ["Одно", "Другое"], "Одно; Другое"],
  ["audience", { kind: "all" }, '{"kind":"all"}'],
])("writes the value of %s, %j, in Russian", (field, value, text) => {
  expect(describeFacts(entry({ [field]: value }))[0]?.value).toBe(text);
});

test("shows both values of a change, and what was added to and removed from a list", () => {
  const day = "1\u00a0марта 2027\u00a0г.";
  expect(lines({ premiumUntil: { before: null, after: "2027-03-01" } })).toEqual([
    `План до: ${day}`,
  ]);
  expect(lines({ premiumUntil: { before: "2027-03-01", after: null } })).toEqual([
    `План до: ${day} → убрано`,
  ]);
  const [before, after] = [
    ["Одно", "Два"],
    ["Два", "Три"],
  ];
  expect(lines({ "plans.cabinet.ultra.features": { before, after } })).toEqual([
    expect.stringMatching(/что даёт, добавлено: Три$/),
    expect.stringMatching(/что даёт, убрано: Одно$/),
  ]);
});

test.each([
  ["user.role", { email: "olga@example.ru" }, "Изменена роль пользователя olga@example.ru"],
  [
    "user.block",
    { email: "olga@example.ru", blocked: { before: false, after: true } },
    "Заблокирован пользователь olga@example.ru",
  ],
  [
    "user.block",
    { email: "olga@example.ru", blocked: { before: true, after: false } },
    "Разблокирован пользователь olga@example.ru",
  ],
  ["notification.send", { title: "Перерыв", sent: 3 }, "Отправлено уведомление «Перерыв»"],
  [
    "notification.plan",
    { title: "Перерыв", plannedFor: null },
    "Сохранён черновик уведомления «Перерыв»",
  ],
  ["review.moderate", { isApproved: false }, "Отзыв снят с публикации"],
  ["checks.exclude", { host: "les.example" }, "Исключён из проверок сайт les.example"],
  ["user.tea", {}, "user.tea"],
])("describes %s of %j as «%s»", (action, details, sentence) => {
  const overrides = entry(details, { action });
  expect(describeAction(overrides)).toBe(sentence);
  // What the sentence says is not repeated below it.
  expect(describeFacts(overrides).map(({ name }) => name)).not.toContain("Почта");
});

test("has a different Russian sentence for every action", () => {
  const sentences = Object.keys(auditActions).map((action) =>
    describeAction(entry({}, { action })),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[А-Я]/);
});

test.each([
  [{ type: "info", link: null, subscription: null }, null, ["Кому: всем"]],
  [{ subscription: "premium" }, null, ["Кому: всем на плане «Премиум»"]],
  [{ subscription: null }, "somebody", ["Кому: одному пользователю"]],
  [
    { title: "Перерыв", type: "warning", link: "/news", subscription: null, sent: 1455 },
    null,
    ["Вид: Обратите внимание", "Ссылка: /news", "Получателей: 1\u202f455"],
  ],
])(
  "describes the sent notification %j without internal words and empty fields",
  (details, subjectId, told) => {
    const said = lines(details, { action: "notification.send", subjectId });
    expect(said).toEqual(expect.arrayContaining(told));
    expect(said.join()).not.toMatch(/info|пусто|не указано|null/);
  },
);

test("lists the e-mail before the role whatever their order in the entry", () => {
  const role = { before: "user", after: "premium" };
  expect(lines({ role, email: "olga@example.ru" })).toEqual([
    "Почта: olga@example.ru",
    "Роль: Пользователь → Премиум",
  ]);
});

test("shows the previous state of a message beside the new one when they differ", () => {
  const overrides = { action: "feedback.status", subjectId: "1" };
  expect(lines({ before: "new", status: "closed" }, overrides)).toEqual([
    "Состояние: получено → закрыто",
  ]);
  expect(lines({ before: "closed", status: "closed", byMail: true }, overrides)).toEqual([
    "Состояние: закрыто",
    "Письмом: да",
  ]);
});

test("names the page of changed head tags, and the id when an entry has no other details", () => {
  const seo = { action: "seo.update", subjectId: "/pricing" };
  const title = { before: null, after: "Цены" };
  expect(describeAction(entry({ title }, seo))).toBe(
    "Изменены слова для поиска на странице /pricing",
  );
  expect(lines({ title }, seo)).toEqual(["Заголовок: Цены"]);
  expect(lines({}, { action: "review.delete", subjectId: "abc" })).toEqual(["Номер: abc"]);
});

test("has a Russian name for each field of a changed law", () => {
  const fields = ["law", "place", "wholeActToo", "editionName", "inForce", "whatChanged"];
  for (const field of [...fields, "documents", "owners"]) {
    expect(describeFacts(entry({ [field]: "x" }))[0]?.name).toMatch(/^[А-Я]/);
  }
});
