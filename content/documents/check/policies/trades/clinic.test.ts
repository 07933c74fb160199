/** A clinic: what its host gets, on what ground a patient's secret is kept, and how an appointment is asked for. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const clinic = {
  companyName: "ООО «Подорожник-Т»",
  inn: "7712345671",
  ogrn: "1027712345671",
  websiteUrl: "https://podorozhnik-test.ru",
  contactEmail: "a@podorozhnik-test.ru",
  legalAddress: "г. Тула, ул. Мирная, д. 2",
  industry: "medical",
  websitePlatform: "cms",
  hostingProvider: "ООО «Хостинг-Т»",
  hostingAddress: "г. Москва, ул. Серверная, д. 1",
  processingPurposes: ["order_processing", "contract", "feedback", "analytics"],
  dataTypesCollected: ["full_name", "email", "phone", "birth_date", "health", "cookies"],
  analyticsServices: ["yandex_metrica"],
  dataTransferToThirdParties: ["analytics"],
};
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";
const lengths = ["short", "full"] as const;

describe("clinic with a host", () => {
  const { privacy } = writeAll(clinic);
  const appointment = rowOf(privacy, "Запись на приём");
  const records = rowOf(privacy, "Оказание медицинских услуг и ведение медицинской документации");
  const contract = rowOf(privacy, "Заключение и исполнение договора");

  test("gives the host appointments with a written consent and no medical records", () => {
    expect(appointment).toMatch(
      /ООО «Хостинг-Т» \(хостинг\) — только с согласия пациента в письменной форме/,
    );
    for (const row of [records, contract]) {
      expect(row).not.toContain("Хостинг-Т");
      expect(row).toMatch(/Кто получает данные — В случаях, предусмотренных законом, — ЕГИСЗ/);
    }
    expect(records).not.toContain("для поручения — согласие");
  });

  test("limits the written consent to the appointment", () => {
    const consent = writeOne("consent", { ...clinic, consentPurpose: "health" });
    expect(consent).toMatch(/Цель обработки: запись на приём\./);
    expect(consent).toMatch(
      /Перечень данных: фамилия, имя, отчество; адрес электронной почты; номер телефона; дата записи на приём и выбранные услуги\./,
    );
    expect(consent).not.toMatch(/Срок действия: [^\n]*медицинской документации/);
    expect(consent).toContain("ООО «Хостинг-Т»");
  });

  test("asks for no consent to entrust the contract of treatment", () => {
    const { consent } = writeAll(clinic);
    expect(consent).not.toContain("Поручение обработки");
    expect(contract).toContain("специальная категория: состояние здоровья");
    expect(contract).toContain("п. 4 ч. 2 ст. 10");
  });

  test("keeps data afterwards on grounds for special data", () => {
    expect(appointment).toContain("п. 6 ч. 2 ст. 10");
    expect(contract).toContain("п. 6 ч. 2 ст. 10");
    expect(records).toMatch(/ведение и хранение медицинской документации/);
    expect(records).toContain("ст. 79 Федерального закона № 323-ФЗ");
    expect(appointment).not.toContain("Медицинская документация —");
    expect(appointment).toMatch(/3 лет со дня приёма/);
    expect(privacy).toMatch(/После того как договор исполнен[^\n]*п. 6 ч. 2 ст. 10/);
  });

  test("leaves a blank for other data of the contract and the records", () => {
    expect(privacy).toMatch(
      /Для договора и медицинской документации[^\n]*\[указать: другие сведения/,
    );
    expect(records).toContain("ЕГИСЗ");
    expect(rowOf(privacy, "Ответы на запросы[^\n]*")).toContain("из письменного согласия");
  });

  test("describes requests without a consent only when the owner says where they go", () => {
    expect(privacy).not.toContain("они хранятся вне серверов");
    expect(privacy).not.toContain("Пока пациент не подписал согласие");
    const apart = writeOne("privacy", { ...clinic, formsGoTo: "в программу клиники" });
    expect(apart).toMatch(/Пока пациент не подписал согласие[^\n]* поступают: в программу клиники/);
  });
});

test.each(lengths)(
  "asks patients not to mention health in a request, %s form",
  (documentLength) => {
    const owner = { ...clinic, documentLength };
    const text =
      /Сведения о здоровье, диагнозе, лечении и о том, что человек лечится[^\n]*через форму[^\n]*не сообщают/;
    expect(writeOne("privacy", owner)).toMatch(text);
    expect(writeOne("consent", { ...owner, consentPurpose: "feedback" })).toMatch(text);
  },
);

test.each(lengths)(
  "asks clients of a beauty salon not to mention health in a request, %s form",
  (documentLength) => {
    const parlour = {
      ...clinic,
      documentLength,
      industry: "beauty",
      dataTypesCollected: ["phone"],
    };
    const text = /О здоровье в заявке[^\n]*писать не нужно/;
    expect(writeOne("privacy", parlour)).toMatch(text);
    expect(writeOne("consent", { ...parlour, consentPurpose: "feedback" })).toMatch(text);
    expect(writeOne("privacy", { ...parlour, industry: "consulting" })).not.toMatch(text);
  },
);

test.each(lengths)("keeps counters off a clinic's appointment pages, %s form", (documentLength) => {
  const owner = { ...clinic, documentLength };
  const text =
    /Сведения со страниц, где записываются на приём[^\n]*передавать сервисам статистики нельзя/;
  expect(writeOne("cookie", owner)).toMatch(text);
  if (documentLength === "full") expect(writeOne("privacy", owner)).toMatch(text);
});

test("consent to feedback has lines for a patient's representative", () => {
  const consent = writeOne("consent", { ...clinic, consentPurpose: "feedback" });
  expect(consent).toMatch(/Фамилия, имя, отчество представителя — указывает представитель/);
  expect(consent).toMatch(/Основание полномочий — указывает представитель/);
});

test("clinic with its own server entrusts nothing to others", () => {
  const own = { ...clinic, hostingProvider: "Свой сервер", hostingAddress: "" };
  const { privacy, offer } = writeAll(own);
  expect(privacy).not.toMatch(/вне серверов хостинг-провайдера|с согласия в письменной форме;/);
  expect(offer).not.toContain("Без письменного согласия на это");
});
