/** A policy tells in plain words what its owner does: a shop's, a studio's and a clinic's. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { countWords } from "@/lib/russian/count-words";

const created = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};
const shop = created("магазин");
const clinic = created("клиника");
const studio = {
  ...created("визитка консультанта"),
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["full_name", "phone", "cookies", "ip_address"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s form", (documentLength) => {
  const write = (answers: object, type: "privacy" | "cookie" | "consent" = "privacy") =>
    writeOne(type, { ...answers, documentLength });

  describe.each([
    ["a shop", shop],
    ["a studio", studio],
    ["a clinic", clinic],
  ])("policy of %s", (_, answers) => {
    test("states what the owner does and not what the owner must or may not do", () => {
      const policy = write(answers);
      // No answer says whether the operator is registered and where the database is.
      const withoutDuties = policy.replace(
        /До начала обработки Оператор обязан уведомить[^\n]*/,
        "",
      );
      expect(withoutDuties).not.toMatch(/Оператор (?:обязан|не вправе)|обязательные для Оператора/);
      expect(policy).toMatch(/Оператор отвечает на запрос в течение 10 рабочих дней/);
      expect(policy).toMatch(/Уничтожение Оператор подтверждает/);
      expect(policy).toMatch(/Оператор уведомляет Роскомнадзор[^\n]*24 часов/);
    });

    test("contains no term in figures that was not answered", () => {
      expect(write(answers)).not.toMatch(/(?:не дольше|истечения) (?:30 дней|1 года)/);
      expect(write(answers)).toMatch(/не дольше, чем нужно для работы и защиты Сайта/);
      const usual = write({ ...answers, usualTerms: true });
      expect(usual).toContain("журнал запросов и файлы cookie — не дольше 30 дней");
      expect(usual).toContain("до истечения 1 года со дня согласия");
      const consent = write({ ...answers, consentPurpose: "analytics" }, "consent");
      expect(consent).not.toContain("1 года");
      const named = { processing: [{ purpose: "analytics", term: "own", ownTerm: "14 месяцев" }] };
      expect(write({ ...answers, ...named })).toContain("14 месяцев");
    });

    test("explains how to delete cookies and to change the choice", () => {
      for (const type of ["privacy", "cookie"] as const) {
        const text = write(answers, type);
        expect(text).not.toContain("идентификатор из файла");
        expect(text).toMatch(/удалить (?:их|файлы cookie) и запретить новые в настройках браузера/);
        expect(text).toMatch(/поможет найти данные, например время посещения и устройство/);
        const shown = write({ ...answers, cookieNotice: true }, type);
        expect(shown).toMatch(/изменить выбор на Сайте/);
        const called = { ...answers, cookieNotice: true, cookieButton: "Настройки cookie" };
        expect(write(called, type)).toContain("нажав на Сайте «Настройки cookie»");
      }
    });

    test("describes each ground in at most 50 words", () => {
      const policy = write(answers);
      expect(policy).not.toMatch(
        /стороной или выгодоприобретателем по которому|установление диагноза и оказание|Согласие субъекта персональных данных \(/,
      );
      const [table = ""] = policy.split("Персональные данные получают:");
      const grounds = [...table.matchAll(/(?:Правовое основание —|Основание:) ([^\n]+)/g)].map(
        ([, text = ""]) => countWords(text.replace(/\([^)]*\)/g, "")),
      );
      expect(grounds.length).toBeGreaterThan(3);
      expect(Math.max(...grounds)).toBeLessThanOrEqual(50);
    });

    test("requires a contract and the subject's consent for entrusting", () => {
      const policy = write(answers);
      expect(policy).toContain("Обработку поручают только по договору");
      expect(policy).toMatch(/согласие[^.]*вместе с согласием на обработку или отдельно/);
      expect(policy).toContain("перед субъектом отвечает Оператор");
    });
  });

  test("forbids a clinic nothing that its answers allow", () => {
    const policy = write(clinic);
    expect(policy).not.toMatch(/вне серверов|не вправе давать|[Пп]ока (?:пациент|такого согласия)/);
    expect(policy).toMatch(
      /тем, кто не обязан хранить врачебную тайну, только с согласия пациента в письменной форме/,
    );
    const apart = write({ ...clinic, formsGoTo: "в программу клиники на её сервере" });
    expect(apart).toContain("заявки на приём поступают: в программу клиники на её сервере");
  });

  test("leaves a clinic two blanks that its answers remove", () => {
    const policy = write(clinic);
    expect(policy.match(/\[указать: [^\]]+\]/g)).toEqual([
      expect.stringContaining("другие сведения"),
      expect.stringContaining("лица, которым поручено вести документацию"),
    ]);
    const answered = {
      ...clinic,
      patientData: "адрес, полис, СНИЛС",
      patientRecordsKeeper: "ООО «Карта»",
    };
    expect(write(answered)).not.toContain("[указать:");
    expect(write(answered)).toContain("обрабатываются: адрес, полис, СНИЛС");
    expect(write(answered).match(/ООО «Карта»/g)?.length).toBeGreaterThanOrEqual(3);
    const none = write({ ...clinic, patientData: "других нет", patientRecordsKeeper: "никто" });
    expect(none).not.toMatch(/\[указать:|других нет/);
  });

  test("names requests and their senders for a site with a form", () => {
    expect(write(studio)).toContain("Обратная связь и обработка заявок и обращений");
    expect(write(studio)).toMatch(/иные лица, направившие заявку или обращение/);
  });
});

test("form check asks a clinic where requests go unless the server is its own", () => {
  const remarks = (more: object) =>
    checkAnswers(documentAnswersSchema.parse({ ...clinic, ...more, type: "privacy" })).filter(
      ({ field }) => field === "hostingProvider",
    );
  expect(remarks({})).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/впишите, куда приходят заявки/) }),
  ]);
  expect(remarks({ hostingProvider: "Свой сервер" })).toEqual([]);
});

test("short policy has at most 1300 words for a studio, 1830 for a shop and 2180 for a clinic", () => {
  const words = (answers: object) =>
    countWords(writeOne("privacy", { ...answers, documentLength: "short" }));
  expect(words(studio)).toBeLessThanOrEqual(1300);
  expect(words(shop)).toBeLessThanOrEqual(1830);
  expect(words(clinic)).toBeLessThanOrEqual(2180);
});

test("policy and cookie policy name the same term for the file with the cookie choice", () => {
  const { privacy, cookie } = writeAll({ ...studio, usualTerms: true });
  expect(privacy).toContain("файл с выбором о них — не дольше 1 года");
  expect(cookie).toContain("файл с выбором о файлах cookie — не дольше 1 года");
});
