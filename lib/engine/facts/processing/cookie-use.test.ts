import { describe, expect, test } from "vitest";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { cookieUseFacts } from "@/lib/engine/facts/processing/cookie-use";

const facts = (answers: AnswersDraft) => cookieUseFacts(toKnownFacts(answers));
const rows = (answers: AnswersDraft, path: string) => facts(answers)[path] as FactRecord[];
const kinds = (answers: AnswersDraft) => facts(answers)["cookies.kinds"];
const plain = (value: unknown) => String(value).replace(/[\u00a0\u202f]/g, " ");

describe("the kinds of cookies", () => {
  test("are mandatory without counters, and functional when the owner has such", () => {
    expect(kinds({})).toEqual(["mandatory"]);
    expect(kinds({ functionalCookies: true })).toEqual(["mandatory", "functional"]);
    expect(rows({}, "cookies.services")).toEqual([]);
    expect(rows({}, "cookies.files")).toEqual([]);
  });

  test.each<[string, AnswersDraft]>([
    ["a counter that was ticked", { analyticsServices: ["google_analytics"] }],
    ["a counter's number", { yandexMetricaId: "12345678" }],
    ["a counter in the owner's words", { otherAnalytics: "Рамблер/топ-100" }],
    ["the owner's own statistics", { processingPurposes: ["analytics"] }],
    ["a transfer to counters", { dataTransferToThirdParties: ["analytics"] }],
  ])("include analytic ones with %s", (_case, answers) => {
    expect(kinds(answers)).toEqual(["mandatory", "analytics"]);
  });

  test.each<[string, AnswersDraft]>([
    ["the pixel of VK", { analyticsServices: ["vk_pixel"] }],
    ["a service whose name means advertising", { otherAnalytics: "ретаргетинг myTarget" }],
  ])("include advertising ones with %s", (_case, answers) => {
    expect(kinds(answers)).toEqual(["mandatory", "analytics", "advertising"]);
  });

  test("have the terms of the specification, and only mandatory ones cannot be disabled", () => {
    const table = rows(
      { analyticsServices: ["vk_pixel"], functionalCookies: true },
      "cookies.table",
    );
    expect(table.map(({ name, term }) => [name, plain(term)])).toEqual([
      [
        "Обязательные",
        "До окончания сеанса или 30 дней; файл с выбором о файлах cookie — не дольше 1 года",
      ],
      ["Функциональные", "1 год"],
      ["Аналитические", "2 года"],
      ["Рекламные", "1 год"],
    ]);
    expect(table.map(({ disabling }) => plain(disabling).startsWith("Нет"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("have purposes that follow from what the site does", () => {
    const [mandatory, functional] = rows(
      {
        processingPurposes: ["registration", "order_processing", "personalization"],
        dataTransferToThirdParties: ["social_networks"],
      },
      "cookies.table",
    );
    expect(plain(mandatory?.purposes)).toMatch(/вход в личный кабинет.+оформление заказов/);
    expect(plain(functional?.purposes)).toMatch(/через социальную сеть.+персональных рекомендаций/);
  });
});

describe("the services that set cookies", () => {
  test("are listed with owner, counter, kinds and typical files", () => {
    const answers: AnswersDraft = { yandexMetricaId: "12345678", otherAnalytics: "Топ-100" };
    expect(rows(answers, "cookies.services")).toEqual([
      {
        name: "Яндекс.Метрика",
        counter: "12345678",
        owner: "ООО «ЯНДЕКС»",
        kinds: "аналитические",
      },
      { name: "Топ-100", counter: undefined, owner: "владелец сервиса", kinds: "аналитические" },
    ]);
    const files = rows(answers, "cookies.files");
    expect(new Set(files.map(({ service }) => service))).toEqual(new Set(["Яндекс.Метрика"]));
    expect(files.map(({ names }) => names).join()).toContain("_ym_uid");
  });

  test("have no name when the owner ticks a transfer to counters and names none", () => {
    const answers: AnswersDraft = { dataTransferToThirdParties: ["analytics"] };
    expect(rows(answers, "cookies.services")).toMatchObject([{ name: undefined }]);
  });

  test("are listed with their country when they are abroad", () => {
    expect(
      rows({ analyticsServices: ["yandex_metrica", "google_analytics"] }, "cookies.foreign"),
    ).toEqual([{ name: "Google LLC (Google Analytics)", country: "США" }]);
    expect(rows({ otherAnalytics: "Hotjar" }, "cookies.foreign")).toEqual([
      { name: "Hotjar", country: "Мальты" },
    ]);
  });
});
