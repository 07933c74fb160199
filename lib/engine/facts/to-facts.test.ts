import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertNever } from "@/lib/core/invariant";
import { disclaimerAnswersSchema } from "@/lib/engine/answers/disclaimer-schema";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { factQuestions } from "@/lib/engine/facts/known/fact-questions";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, FactValue, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { industries, keysOf } from "@/lib/engine/questions/vocabulary/options";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

const context = { date: "2026-11-21", edition: 1 };
const facts = (answers: AnswersDraft) => toFacts(answers, context);

/** Choices that may stay unanswered: then nothing is said. */
const leftOpen = new Set(
  factQuestions.flatMap(({ fact, question }) =>
    question.kind === "choice" && question.default === undefined ? [fact.path] : [],
  ),
);

/** Facts that the vocabulary does not have, or whose value is not of the kind it declares. */
function misfits(record: FactRecord, vocabulary: Vocabulary): string[] {
  const unknown = Object.keys(record).filter((path) => !(path in vocabulary));
  const wrong = Object.entries(vocabulary).flatMap(([path, definition]): string[] => {
    const value: FactValue = record[path];
    const isOption = (key: string) => key in (definition.options ?? {});
    switch (definition.kind) {
      case "text":
        return value === undefined || /\S/.test(String(value)) ? [] : [path];
      case "flag":
        return typeof value === "boolean" ? [] : [path];
      case "choice":
        if (value === undefined && leftOpen.has(path)) return [];
        return isOption(String(value)) ? [] : [path];
      case "choices":
        return (value as string[]).every(isOption) ? [] : [path];
      case "texts":
        return (value as string[]).every((text) => /\S/.test(text)) ? [] : [path];
      case "rows":
        return (value as FactRecord[]).flatMap((row) =>
          misfits(row, definition.row ?? {}).map((name) => `${path}.${name}`),
        );
      default:
        return assertNever(definition.kind, "kind of fact");
    }
  });
  return [...unknown, ...wrong];
}

test("any answers give only facts of the vocabulary, each of the declared kind", {
  tags: ["slow"],
}, () => {
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      expect(misfits(facts(answers), factsVocabulary)).toEqual([]);
    }),
  );
});

test("an incomplete form gives the facts that are already filled in", () => {
  const typed = facts({
    companyName: "  ",
    websiteUrl: "romashka.ru",
    inn: "7707 083893",
    phone: null,
  });
  expect(typed["owner.name"]).toBeUndefined();
  expect(typed["owner.inn"]).toBe("7707083893");
  expect(typed["owner.phone"]).toBeUndefined();
  expect(typed["site.address"]).toBe("romashka.ru");
});

test("parsed answers of the form and of the disclaimer give the same facts", () => {
  const common = { companyName: "ООО «Ромашка»", websiteUrl: "магазин.рф", contactEmail: "a@b.ru" };
  const form = formAnswersSchema.parse({ type: "privacy", ...common });
  const disclaimer = disclaimerAnswersSchema.parse({ type: "socialDisclaimer", ...common });
  for (const answers of [form, disclaimer]) {
    expect(facts(answers)).toMatchObject({
      "owner.name": "ООО «Ромашка»",
      "owner.kind": "company",
      "site.address": "магазин.рф",
      withdrawal: ["email"],
    });
  }
});

test("an answer with markup is kept literally", () => {
  const name = "**ООО {{x}} <script>alert(1)</script>@конец";
  expect(facts({ companyName: name })["owner.name"]).toBe(name);
  const [row] = facts({ otherPurpose: name }).processing as FactRecord[];
  expect(row?.purpose).toBe(name);
});

describe("the owner's facts", () => {
  test.each<[AnswersDraft, string, string | undefined]>([
    [
      {
        ownerType: "legal",
        companyName: "ООО «Ромашка»",
        inn: "7707083893",
        ogrn: "1027700132195",
      },
      "company",
      undefined,
    ],
    [{ ownerType: "legal", companyName: "Ипотека плюс" }, "company", undefined],
    [
      { ownerType: "legal", companyName: "ИП Иванов И. И." },
      "entrepreneur",
      "индивидуальный предприниматель",
    ],
    [
      { ownerType: "legal", companyName: "Индивидуальный предприниматель Иванов" },
      "entrepreneur",
      "индивидуальный предприниматель",
    ],
    [
      { ownerType: "legal", companyName: "Иванов", inn: "500100732259", ogrn: "304500116000157" },
      "entrepreneur",
      "индивидуальный предприниматель",
    ],
    [{ ownerType: "individual", companyName: "Петрова Анна" }, "person", "физическое лицо"],
    [
      { ownerType: "individual", companyName: "Петрова Анна", inn: "500100732259" },
      "person",
      "физическое лицо",
    ],
  ])("answers %o give the kind of owner %s", (answers, kind, status) => {
    expect(facts(answers)["owner.kind"]).toBe(kind);
    expect(facts(answers)["owner.status"]).toBe(status);
  });

  test("15 digits give an ОГРНИП, 13 digits an ОГРН", () => {
    expect(facts({ ogrn: "304500116000157" })).toMatchObject({ "owner.ogrnip": "304500116000157" });
    expect(facts({ ogrn: "304500116000157" })["owner.ogrn"]).toBeUndefined();
    expect(facts({ ogrn: "1027700132195" })).toMatchObject({ "owner.ogrn": "1027700132195" });
    expect(facts({ ogrn: "1027700132195" })["owner.ogrnip"]).toBeUndefined();
  });

  test("an address of several lines becomes one line", () => {
    expect(facts({ legalAddress: "101000,\nг. Москва\nд. 1" })["owner.address"]).toBe(
      "101000, г. Москва, д. 1",
    );
  });
});

describe("the recipients' facts", () => {
  const names = (answers: AnswersDraft) =>
    (facts(answers).recipients as FactRecord[]).map((row) => row.name);

  test("a hosting provider processes data on the owner's behalf", () => {
    const row = (facts({ hostingProvider: "ООО «Хостинг»" }).recipients as FactRecord[])[0];
    expect(row?.name).toBe("ООО «Хостинг»");
    expect(row?.ground).toContain("поручение");
  });

  test("a named counter or payment service is a recipient even when no transfer is ticked", () => {
    expect(names({ yandexMetricaId: "1", paymentSystems: ["yookassa"] })).toEqual([
      "ООО НКО «ЮМани» — сервис ЮKassa",
      "ООО «ЯНДЕКС» (Яндекс.Метрика)",
    ]);
  });

  test.each([
    ["СДЭК, Почта России", "доставка заказов"],
    ["сервис рассылок Unisender", "отправка писем и сообщений подписчикам"],
    ["облачная CRM (ООО «Заявки»)", "хранение заявок и работа с ними"],
    ["САО «Страховой дом»", "заключение и исполнение договора страхования"],
    [
      "бюро кредитных историй",
      "передача сведений об обязательствах заёмщика и получение кредитных отчётов",
    ],
    ["СДЭК, сервис рассылок", "доставка заказов"],
  ])("«%s» as a recipient has the purpose: %s", (otherThirdParties, purpose) => {
    const [row] = facts({ otherThirdParties }).recipients as FactRecord[];
    expect(String(row?.purpose).replace(/\u00a0/g, " ")).toBe(purpose);
  });

  test("the answers «нет» and «—» give no recipient", () => {
    expect(names({ otherThirdParties: "Нет.", hostingProvider: "—" })).toEqual([]);
  });

  test("a travel agency has a recipient for the journey, and no other industry has", () => {
    const travel: AnswersDraft = { industry: "travel", processingPurposes: ["contract"] };
    expect(names(travel)).toHaveLength(1);
    expect(facts(travel)["transfers.journeys"]).toBe(true);
    const sending = keysOf(industries).filter(
      (industry) => facts({ ...travel, industry })["transfers.journeys"],
    );
    expect(sending).toEqual(["travel"]);
    expect(names({ ...travel, industry: "beauty" })).toEqual([]);
  });

  test("the owner's own server is not a recipient", () => {
    expect(names({ hostingProvider: "Свой сервер." })).toEqual([]);
  });

  test("the full stop after a recipient's name is removed, except in «Inc.»", () => {
    expect(names({ otherThirdParties: "Почта России." })).toEqual(["Почта России"]);
    expect(names({ otherThirdParties: "Acme Inc." })).toEqual(["Acme Inc."]);
  });

  test("a ticked kind of recipient without a name leaves a blank", () => {
    expect(
      names({ dataTransferToThirdParties: ["payment_systems", "analytics", "other"] }),
    ).toEqual([undefined, undefined, undefined]);
  });

  test.each<[AnswersDraft, (string | undefined)[]]>([
    [{ googleAnalyticsId: "G-1" }, ["США"]],
    [{ otherAnalytics: "Hotjar" }, ["Мальты"]],
    // Nobody verified where its servers are.
    [{ hostingProvider: "Hetzner Online GmbH" }, [undefined]],
    [{ otherThirdParties: "Mailchimp" }, ["США"]],
    [{ otherThirdParties: "отели Турции и ОАЭ" }, ["Турции, Объединённых Арабских Эмиратов"]],
    [{ otherThirdParties: "зарубежные отели" }, [undefined]],
    [{ otherThirdParties: "чат-бот в Telegram" }, [undefined]],
    [
      { otherThirdParties: "грузоперевозчики, индивидуальные мастера, кафе «Армянский дворик»" },
      [],
    ],
    [{ yandexMetricaId: "1", hostingProvider: "ООО «Бегет»", otherThirdParties: "ООО «СДЭК»" }, []],
  ])("answers %o give a transfer abroad to %j", (answers, countries) => {
    const rows = facts(answers).crossBorder as FactRecord[];
    expect(rows.map((row) => row.country)).toEqual(countries);
  });
});
