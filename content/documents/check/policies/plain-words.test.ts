/** A policy tells in plain words what its owner does: a shop's, a studio's and a clinic's. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { countWords } from "@/tests/support/documents/document-set";

const made = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};
const shop = made("магазин");
const clinic = made("клиника");
const studio = {
  ...made("визитка консультанта"),
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["full_name", "phone", "cookies", "ip_address"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s", (documentLength) => {
  const write = (answers: object, type: "privacy" | "cookie" | "consent" = "privacy") =>
    writeOne(type, { ...answers, documentLength });

  describe.each([
    ["a shop", shop],
    ["a studio", studio],
    ["a clinic", clinic],
  ])("%s", (_, answers) => {
    test("is told what its owner does, not what he is obliged to and may not", () => {
      const policy = write(answers);
      // The register of operators and the base's country are a state of today that nobody told.
      const said = policy.replace(/До начала обработки Оператор обязан уведомить[^\n]*/, "");
      expect(said).not.toMatch(/Оператор (?:обязан|не вправе)|обязательные для Оператора/);
      expect(policy).toMatch(/Оператор отвечает на запрос в течение 10 рабочих дней/);
      expect(policy).toMatch(/Уничтожение Оператор подтверждает/);
      expect(policy).toMatch(/Оператор уведомляет Роскомнадзор[^\n]*24 часов/);
    });

    test("has no term in figures that its owner did not name", () => {
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

    test("lets a visitor change their mind without looking into files", () => {
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

    test("has grounds that a layman reads: plain words, the norm behind them", () => {
      const policy = write(answers);
      expect(policy).not.toMatch(
        /стороной или выгодоприобретателем по которому|установление диагноза и оказание|Согласие субъекта персональных данных \(/,
      );
      const [table = ""] = policy.split("Персональные данные получают:");
      const grounds = [...table.matchAll(/(?:Правовое основание —|Основание:) ([^\n]+)/g)].map(
        ([, words = ""]) => countWords(words.replace(/\([^)]*\)/g, "")),
      );
      expect(grounds.length).toBeGreaterThan(3);
      expect(Math.max(...grounds)).toBeLessThanOrEqual(50);
    });

    test("says what the law asks of whoever is entrusted: a contract and the subject's consent", () => {
      const policy = write(answers);
      expect(policy).toContain("Обработку поручают только по договору");
      expect(policy).toMatch(/согласие[^.]*вместе с согласием на обработку или отдельно/);
      expect(policy).toContain("перед субъектом отвечает Оператор");
    });
  });

  test("a clinic's policy forbids nothing that its own answers say is done", () => {
    const policy = write(clinic);
    expect(policy).not.toMatch(/вне серверов|не вправе давать|[Пп]ока (?:пациент|такого согласия)/);
    expect(policy).toMatch(
      /тем, кто не обязан хранить врачебную тайну, только с согласия пациента в письменной форме/,
    );
    const apart = write({ ...clinic, formsGoTo: "в программу клиники на её сервере" });
    expect(apart).toContain("заявки на приём поступают: в программу клиники на её сервере");
  });

  test("a clinic that said little has two blanks, each once", () => {
    const policy = write(clinic);
    expect(policy.match(/\[указать: [^\]]+\]/g)).toEqual([
      expect.stringContaining("другие сведения"),
      expect.stringContaining("лица, которым поручено вести документацию"),
    ]);
    const said = {
      ...clinic,
      patientData: "адрес, полис, СНИЛС",
      patientRecordsKeeper: "ООО «Карта»",
    };
    expect(write(said)).not.toContain("[указать:");
    expect(write(said)).toContain("обрабатываются: адрес, полис, СНИЛС");
    expect(write(said).match(/ООО «Карта»/g)?.length).toBeGreaterThanOrEqual(3);
    const none = write({ ...clinic, patientData: "других нет", patientRecordsKeeper: "никто" });
    expect(none).not.toMatch(/\[указать:|других нет/);
  });

  test("who takes requests by a form calls them so", () => {
    expect(write(studio)).toContain("Обратная связь и обработка заявок и обращений");
    expect(write(studio)).toMatch(/иные лица, направившие заявку или обращение/);
  });
});

test("what a clinic must mend is told to the clinic, not in its policy", () => {
  const remarks = (more: object) =>
    checkAnswers(documentAnswersSchema.parse({ ...clinic, ...more, type: "privacy" })).filter(
      ({ field }) => field === "hostingProvider",
    );
  expect(remarks({})).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/впишите, куда приходят заявки/) }),
  ]);
  expect(remarks({ hostingProvider: "Свой сервер" })).toEqual([]);
});

test("the short policy is as long as what it has to say", () => {
  const words = (answers: object) =>
    countWords(writeOne("privacy", { ...answers, documentLength: "short" }));
  expect(words(studio)).toBeLessThanOrEqual(1300);
  expect(words(shop)).toBeLessThanOrEqual(1830);
  expect(words(clinic)).toBeLessThanOrEqual(2180);
});

test("the files of the notice have in the policy no other term than in the cookie policy", () => {
  const { privacy, cookie } = writeAll({ ...studio, usualTerms: true });
  expect(privacy).toContain("файл с выбором о них — не дольше 1 года");
  expect(cookie).toContain("файл с выбором о файлах cookie — не дольше 1 года");
});
