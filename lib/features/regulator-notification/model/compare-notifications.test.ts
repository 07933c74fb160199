import { describe, expect, test } from "vitest";
import { buildNotification } from "@/lib/features/regulator-notification/model/build-notification";
import {
  changeDueOn,
  compareNotifications,
  firstChangeDay,
} from "@/lib/features/regulator-notification/model/compare-notifications";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import { owners } from "@/tests/support/regulator/owners";

const answers = owners.shop ?? {};
const build = (changes: Record<string, unknown> = {}, details: NotificationDetails = {}) =>
  buildNotification({ answers: { ...answers, ...changes }, details });
const changed = (changes: Record<string, unknown>, details: NotificationDetails = {}) =>
  compareNotifications(build(), build(changes, details)).map(({ id }) => id);

describe("compareNotifications", () => {
  test.each([
    ["the address", { legalAddress: "г. Тверь, ул. Новая, д. 3" }, ["address"]],
    ["the phone", { phone: "+7 900 000-00-00" }, ["phone"]],
    ["who is responsible", { responsiblePersonName: "Орлов П. И." }, ["responsibleName"]],
    ["the measures", { protectionMeasures: ["log"] }, ["measures"]],
    ["a measure that is a means", { protectionMeasures: ["backup"] }, ["measures", "means"]],
    ["the hosting", { hostingProvider: "ООО «Другой хостинг»" }, ["host"]],
    [
      "the address of the hosting",
      { hostingAddress: "г. Тверь, ул. Серверная, д. 1" },
      ["hostAddress"],
    ],
    ["the custom purpose", { otherPurpose: "викторины" }, ["purpose.other"]],
    [
      "answers that the sheet does not show",
      { operatorNumber: "77-25-000001", policyUrl: "https://romashka-shop.ru/p" },
      [],
    ],
  ])("reports exactly the affected fields for changed answers: %s", (_name, changes, ids) =>
    expect(changed(changes)).toEqual(ids),
  );

  test.each([
    ["the regions", { regions: "Тверская область" }, ["regions"]],
    ["the office, which the law does not require to report", { office: "Управление" }, []],
    ["cryptography", { crypto: "yes", cryptoName: "КриптоПро" }, ["crypto", "cryptoName"]],
  ] satisfies [string, NotificationDetails, string[]][])(
    "reports exactly the affected fields for changed details: %s",
    (_name, details, ids) => expect(changed({}, details)).toEqual(ids),
  );

  test("reports only the fields of a removed purpose", () => {
    const purposes = (answers.processingPurposes as string[]).filter((key) => key !== "newsletter");
    const ids = changed({ processingPurposes: purposes });
    expect(ids.filter((id) => !id.startsWith("purpose.newsletter"))).toEqual([]);
    expect(ids).toContain("purpose.newsletter");
  });

  test("reports crossBorder for a new recipient of the same purposes only when the recipient is abroad", () => {
    const courier = { name: "ООО «Скороход»", role: "delivery" };
    expect(changed({ recipients: [courier] })).toEqual([]);
    expect(changed({ recipients: [{ ...courier, country: "KZ" }] })).toEqual(["crossBorder"]);
  });
});

test("compareNotifications reports nothing for the same answers", () => {
  for (const answers of Object.values(owners)) {
    const one = buildNotification({ answers, details: {} });
    expect(compareNotifications(one, buildNotification({ answers, details: {} }))).toEqual([]);
  }
});

test("compareNotifications reports a change with the values before and after", () => {
  expect(compareNotifications(build(), build({ phone: "+7 900 000-00-00" }))).toEqual([
    {
      id: "phone",
      section: "Сведения об операторе",
      label: "Телефон",
      before: "+7 495 123-45-67",
      after: "+7 900 000-00-00",
      questions: ["phone"],
    },
  ]);
});

describe("the due day of a notification of a change", () => {
  test("is the 15th of the next month for every day of 2026 and 2027", () => {
    const wrong: string[] = [];
    for (let year = 2026; year <= 2027; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const due =
          month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, "0")}-15`;
        for (let day = 1; day <= days; day += 1) {
          const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
          if (changeDueOn(date) !== due) wrong.push(`${date} → ${changeDueOn(date)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("is counted from the first changed answer after the last notification", () => {
    const changes = compareNotifications(build(), build({ phone: "1", legalAddress: "2" }));
    const facts = new Map([
      ["phone", "2026-12-03"],
      ["legalAddress", "2026-11-30"],
    ]);
    const days = { facts, passport: "2026-12-05", details: "2026-12-09" };
    expect(firstChangeDay(changes, "2026-11-01", days)).toBe("2026-11-30");
    // Answers given before it was sent are not changes since.
    expect(firstChangeDay(changes, "2026-12-01", days)).toBe("2026-12-03");
    expect(firstChangeDay(changes, "2026-12-04", days)).toBe("2026-12-05");
    const own = compareNotifications(build(), build({}, { regions: "Тверская область" }));
    expect(firstChangeDay(own, "2026-11-01", days)).toBe("2026-12-09");
  });
});
