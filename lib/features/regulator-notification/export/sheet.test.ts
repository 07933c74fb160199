import { expect, test } from "vitest";
import { writeText } from "@/lib/engine/writers/text";
import { toSheet } from "@/lib/features/regulator-notification/export/sheet";
import { buildNotification } from "@/lib/features/regulator-notification/model/build-notification";
import { compareNotifications } from "@/lib/features/regulator-notification/model/compare-notifications";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import { owners } from "@/tests/support/regulator/owners";

const shop = owners.shop ?? {};
const details: NotificationDetails = { startedOn: "2026-11-01", regions: "Тверская область" };
const textOf = (kind: "initial" | "change", answers: Record<string, unknown> = shop) => {
  const sections = buildNotification({ answers, details }, kind);
  const fields = compareNotifications(buildNotification({ answers: shop, details }), sections);
  const changes = fields.length > 0 ? { fields, since: "2026-11-02", dueOn: "2026-12-15" } : null;
  const tree = toSheet({ kind, sections, changes, date: "2026-11-27" });
  return writeText(tree);
};

test("contains known fields, and blanks for required ones that are unknown", () => {
  const text = textOf("initial");
  expect(text).toMatch(/^уведомление о\sнамерении обрабатывать персональные данные/i);
  expect(text).toMatch(/ИНН:\s+7700012340/);
  expect(text).toMatch(/День начала обработки:\s+1.ноября 2026.г\./);
  expect(text).toContain("[указать: ИНН владельца дата-центра]");
  // For a partly known field, the missing part.
  expect(text).toMatch(
    /Автоматизированная; .*\[указать: данные передаются по внутренней сети организации\]/,
  );
});

test("omits unknown optional fields and those that the form does not have", () => {
  const text = textOf("initial");
  expect(text).not.toContain("ОКПО");
  expect(text).not.toContain("Кому передаются");
});

test("marks the changed field in a notification of a change", () => {
  const text = textOf("change", { ...shop, phone: "+7 900 000-00-00" });
  expect(text).toMatch(/Телефон \(изменено\):\s+\+7 900 000-00-00/);
  expect(text.match(/\(изменено\)/g)).toHaveLength(1);
});
