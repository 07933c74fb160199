/** Policies, consents and cookie policies say what was answered; the rest is a blank, or a duty by the law. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { writeSet } from "@/scripts/shared/document-set";

const lengths = ["short", "full"] as const;
const owner = {
  companyName: "ООО «Четвёртое чтение»",
  websiteUrl: "https://chetvertoe-test.ru",
  contactEmail: "a@chetvertoe-test.ru",
  websitePlatform: "cms",
  hostingProvider: "ООО «Полка»",
};
const created = (kind: string) =>
  ownersByIndustry.find((item) => item.kind === kind)?.answers ?? {};
const papers = (answers: object) =>
  writeSet(answers)
    .map(({ text }) => text)
    .join("\n");
/** The row of a purpose, in whichever length. */
const rowOf = (policy: string, purpose: string) => {
  const from = policy.indexOf(purpose, policy.indexOf("2. Цели"));
  return policy.slice(from, from + 1500);
};

describe.each(lengths)("%s form", (documentLength) => {
  const write = (type: Parameters<typeof writeOne>[0], answers: object) =>
    writeOne(type, { ...answers, documentLength });

  describe.each([
    ["a travel agency", created("турагентство")],
    [
      "a workshop",
      {
        ...owner,
        processingPurposes: ["feedback", "analytics"],
        dataTypesCollected: ["phone", "cookies"],
      },
    ],
  ])("statistics without a named service: %s", (_, answers) => {
    const policy = write("privacy", answers);
    const consent = write("consent", { ...answers, consentPurpose: "analytics" });

    test("leave a blank in each list of recipients unless the owner counts visits without a service", () => {
      expect(policy.match(/\[указать: сервис статистики/g)?.length).toBeGreaterThanOrEqual(3);
      expect(consent).toMatch(/\[указать: сервис статистики/);
      expect(consent).not.toContain("размещение Сайта и хранение его данных");
      const own = { ...answers, handledByOwner: ["analytics_own"] };
      expect(write("privacy", own)).not.toContain("[указать: сервис статистики");
      expect(write("cookie", own)).toContain("Статистику на Сайте ведёт сам Оператор");
      expect(write("consent", { ...own, consentPurpose: "analytics" })).toContain(
        "размещение Сайта и хранение его данных",
      );
    });

    test("have one term of 1 year for the file with the cookie choice in all papers", () => {
      const usual = { ...answers, documentLength, usualTerms: true };
      expect(writeOne("privacy", usual)).toContain("файл с выбором о них — не дольше 1 года");
      expect(writeOne("cookie", usual)).toContain(
        "файл с выбором о файлах cookie — не дольше 1 года",
      );
      for (const mention of papers(usual).match(/файл\S* с выбором[^\n;]*/g) ?? [])
        expect(mention).toMatch(/ — не дольше 1 года$/);
    });
  });

  describe.each([
    ["«Здравница»", created("клиника")],
    [
      "a dentist",
      {
        ...owner,
        industry: "medical",
        processingPurposes: ["order_processing", "contract", "feedback"],
        dataTypesCollected: ["full_name", "phone", "health"],
      },
    ],
  ])("clinic: %s", (_, answers) => {
    const policy = write("privacy", answers);

    test("asks not to mention treatment in messages through the site (323-ФЗ ст. 13)", () => {
      expect(policy).not.toContain("для обращений по договору");
      const feedback = write("consent", { ...answers, consentPurpose: "feedback" });
      for (const text of [policy, feedback])
        expect(text).toMatch(/и о том, что человек лечится или лечился у Оператора/);
    });

    test("lists ЕГИСЗ, insurers and the keeper of records among the recipients", () => {
      const recipients = policy.slice(policy.lastIndexOf("Персональные данные получают:"));
      expect(recipients).toMatch(/ЕГИСЗ[^\n]*страховые организации/);
      expect(recipients).toContain("[указать: лица, которым поручено вести документацию");
      if (documentLength === "full")
        expect(policy.slice(0, 2000)).toMatch(/ЕГИСЗ и страховые организации/);
      const withoutKeeper = write("privacy", { ...answers, patientRecordsKeeper: "никто" });
      expect(withoutKeeper.slice(withoutKeeper.lastIndexOf("данные получают:"))).not.toContain(
        "никто",
      );
    });

    test("calls the purpose «запись на приём» in the written consent", () => {
      const consent = write("consent", { ...answers, consentPurpose: "health" });
      expect(consent).not.toContain("приём заявок на запись через Сайт, их хранение");
      expect(consent).toMatch(/запись на приём/i);
    });

    test("bans counters on pages of appointments until the owner says that there are none", () => {
      const counted = { ...answers, analyticsServices: ["yandex_metrica"] };
      const ban =
        "Сведения со страниц, где записываются на приём и сообщают о здоровье, передавать сервисам статистики нельзя";
      const absent =
        "На страницах, где записываются на приём и сообщают о здоровье, сервисов статистики нет";
      for (const type of ["privacy", "cookie"] as const) {
        const banned = write(type, counted);
        expect(banned).toContain(ban);
        expect(banned).not.toContain(absent);
        const withAnswer = write(type, { ...counted, noAppointmentCounters: true });
        expect(withAnswer).toContain(absent);
        expect(withAnswer).not.toContain(ban);
        for (const text of [banned, withAnswer]) {
          expect(text).toContain("Яндекс.Метрика");
          expect(text).not.toMatch(/(?:счётчик|сервис)\S*[^.\n]* не (?:работа|подключ|использу)/i);
        }
      }
    });
  });

  test.each([
    created("сетевое издание"),
    created("маркетплейс"),
    created("детский клуб"),
    { ...owner, processingPurposes: ["registration", "security"], dataTypesCollected: ["email"] },
  ])("names the host only for the purposes that list it, each on its own ground", (answers) => {
    const policy = write("privacy", answers);
    expect(policy).not.toContain("сведения, которые посетитель отправил через Сайт");
    expect(policy).toContain("данные, перечисленные для целей, где он указан");
    expect(policy).not.toMatch(/законный интерес в работе Сайта[^\n]*ч\. 3, п\. 7/);
    expect(write("consent", answers)).toMatch(
      /Сведения о согласии \(дату, время, редакцию\) разрешено хранить/,
    );
  });

  test.each([
    created("блог с комментариями"),
    created("маркетплейс"),
    { ...owner, userCanPost: true, processingPurposes: ["feedback"] },
  ])("gives right holders' claims a row of their own only when visitors publish", (answers) => {
    const row = rowOf(write("privacy", answers), "Рассмотрение заявлений правообладателей");
    expect(row).toMatch(/[Пп]равообладатели и их представители/);
    expect(row).toMatch(/паспортные данные/);
    expect(row).toMatch(/согласие заявителя, указанное в заявлении/);
    expect(write("privacy", { ...answers, userCanPost: false })).not.toContain("правообладател");
  });

  test.each([
    created("детский клуб"),
    {
      ...owner,
      industry: "sports",
      processingPurposes: ["contract", "feedback"],
      dataTypesCollected: ["full_name", "phone", "birth_date", "children"],
      publishesOthers: true,
      publishedSubjects: "юные гимнасты",
      publishedData: ["photo", "full_name"],
    },
  ])("leaves a blank for the data of a child and of a parent until it is answered", (answers) => {
    for (const type of ["privacy", "consent"] as const) {
      const text = write(type, answers);
      expect(text).not.toContain("те же сведения о несовершеннолетних");
      expect(text).toMatch(/\[указать: что о ребёнке и что о представителе/);
      const childFields = "о представителе — имя и телефон; о ребёнке — имя и дата рождения";
      const withAnswer = write(type, { ...answers, childData: childFields });
      expect(withAnswer).toContain(childFields);
      expect(withAnswer).not.toContain("[указать: что о ребёнке");
    }
    expect(rowOf(write("privacy", answers), "Публикация сведений о людях")).toMatch(
      /; их.законные.представители/,
    );
  });

  test.each([
    created("маркетплейс"),
    { ...owner, industry: "marketplace", processingPurposes: ["order_processing"] },
  ])(
    "shows a seller's details as the law lists them and no citizens (ЗоЗПП ст. 9 п. 1.2)",
    (answers) => {
      const row = rowOf(write("privacy", answers), "Показ покупателям сведений о продавцах");
      // The same list as in the offer and the agreement, without ИНН: the law does not ask for it.
      expect(row).toMatch(/ОГРНИП/);
      expect(row).not.toMatch(/ИНН/);
      expect(row).toMatch(/п\. 11 ч\. 1 ст\. 6|ч\. 1 п\. 11|п\. 2, 11/);
      expect(row.slice(0, 200)).not.toContain("граждане");
    },
  );

  test.each([
    created("магазин"),
    created("благотворительный фонд"),
    {
      ...owner,
      phone: "+7 900 000-00-04",
      industry: "retail",
      processingPurposes: ["order_processing"],
      dataTypesCollected: ["phone"],
    },
  ])("names only the answered ways of ordering in the consent to entrusting", (answers) => {
    const ask = { ...answers, consentPurpose: "processors" };
    const consent = write("consent", ask);
    expect(consent).not.toMatch(/по телефону или письмом|только если её хранят/);
    expect(consent).toContain("Можно ли сообщить их иначе, подскажут по контактам Оператора");
    const withAnswer = write("consent", { ...ask, orderChannels: ["phone"] });
    expect(withAnswer).toContain("Сообщить их можно иначе: по телефону");
  });

  test.each([created("визитка консультанта"), { ...owner, processingPurposes: ["feedback"] }])(
    "names where form data go only when the owner answers",
    (answers) => {
      const policy = write("privacy", answers);
      expect(policy).not.toContain("в информационную систему персональных данных Оператора");
      expect(write("privacy", { ...answers, formsGoTo: "на почту zayavki@test.ru" })).toContain(
        "Сведения из форм Сайта поступают: на почту zayavki@test.ru",
      );
      expect(write("privacy", { ...answers, websitePlatform: "crm" })).not.toContain(
        "которая входит в информационную систему",
      );
    },
  );

  test.each([
    created("блог"),
    created("онлайн-школа"),
    {
      ...owner,
      processingPurposes: ["analytics"],
      dataTypesCollected: ["cookies"],
      analyticsServices: ["yandex_metrica"],
    },
  ])("mentions a cookie notice only when it was answered", (answers) => {
    const stands =
      /изменить выбор на Сайте|[Ии]зменить выбор посетитель может|там же, где дают согласие на файлы|используются только после того|изменить выбор в настройках файлов/;
    const { consentPurpose } = { consentPurpose: "analytics" };
    for (const type of ["privacy", "consent", "cookie"] as const) {
      const text = write(type, { ...answers, consentPurpose });
      expect(text).not.toMatch(stands);
      expect(write(type, { ...answers, consentPurpose, cookieNotice: true })).toMatch(stands);
    }
  });

  test.each([
    created("лендинг с одной формой"),
    {
      ...owner,
      websitePlatform: "simple",
      customPlatform: "Тильда",
      processingPurposes: ["feedback"],
    },
  ])("requires a consent to a known builder's statistics until they are off", (answers) => {
    const duty = /Для статистики конструктора и её файлов cookie нужно согласие/;
    expect(write("privacy", answers)).toMatch(duty);
    const off = write("privacy", { ...answers, platformStatisticsOff: true });
    expect(off).not.toMatch(duty);
    expect(off).toContain("Статистика конструктора на Сайте выключена");
    expect(write("privacy", { ...answers, customPlatform: "Конструктор №1" })).not.toMatch(duty);
  });

  test.each([
    created("онлайн-школа"),
    created("игра"),
    {
      ...owner,
      industry: "education",
      processingPurposes: ["registration", "contract", "newsletter", "feedback"],
      dataTypesCollected: ["full_name", "email"],
    },
  ])("asks for a representative's details only when minors come", (answers) => {
    const unasked = papers({ ...answers, documentLength });
    expect(unasked).not.toMatch(
      /исполнилось 18 лет\. За ребёнка|следует отклонить|не собираются|ФИО представителя|Фамилия, имя, отчество представителя/,
    );
    expect(write("privacy", answers)).toMatch(/с согласия (?:их )?законных представителей/);
    const adults = write("privacy", { ...answers, minorsCome: "no" });
    expect(adults).not.toMatch(/законн\S+ представител/);
    expect(write("consent", { ...answers, minorsCome: "yes" })).toMatch(/отчество представителя/);
  });

  test.each([
    created("облачный сервис"),
    created("магазин"),
    { ...owner, processingPurposes: ["delivery", "payment"], industry: "retail" },
  ])("states mixed processing only when the owner keeps paper", (answers) => {
    const policy = write("privacy", answers);
    expect(policy).not.toMatch(/Смешанная обработка \(|бумажные носители уничтожаются не/);
    expect(policy).toContain(
      "Письма на бумаге и звонки обрабатываются и без средств автоматизации",
    );
    const kept = write("privacy", { ...answers, onPaper: ["payment"] });
    expect(kept).toMatch(/[Сс]мешанная обработка/);
  });
});

describe("full policy", () => {
  test.each([
    created("магазин"),
    created("клиника"),
    { ...owner, ownerType: "legal", processingPurposes: ["feedback"] },
  ])("states rules on processors and on a responsible person as duties", (answers) => {
    const policy = writeOne("privacy", { ...answers, documentLength: "full" });
    expect(policy).not.toMatch(
      /Оператор заключает с ним договор|отвечает лицо, которое назначает Оператор|не собирает лишних|следит, чтобы данные/,
    );
    expect(policy).toContain("Обработку поручают только по договору");
  });
});

test("application's consent mentions a consent screen only when it was answered", () => {
  const { consent, privacy } = writeAll({ ...created("игра"), consentPurpose: "application" });
  for (const text of [consent, privacy])
    expect(text).not.toMatch(/в приложении, там же, где дают согласие/);
  expect(
    writeOne("consent", {
      ...created("игра"),
      consentPurpose: "application",
      appConsentScreen: true,
    }),
  ).toContain("в приложении, там же, где дают согласие");
});
