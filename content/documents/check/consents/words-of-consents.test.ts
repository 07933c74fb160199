/** How consents are worded: what is agreed to, the term and the withdrawal. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const gardener = {
  companyName: "ИП Рябинин Олег Игоревич",
  websiteUrl: "https://ryabinin-test.ru",
  contactEmail: "a@ryabinin-test.ru",
  legalAddress: "г. Тула, ул. Садовая, д. 1",
  industry: "consulting",
  websitePlatform: "cms",
  hostingProvider: "ООО «Хостинг-Т»",
  hostingAddress: "г. Москва, ул. Серверная, д. 1",
  processingPurposes: ["feedback", "newsletter"],
  dataTypesCollected: ["full_name", "email"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("consent to a newsletter, %s form", (documentLength) => {
  const letters = (more: object = {}) =>
    writeOne("consent", { ...gardener, documentLength, consentPurpose: "newsletter", ...more });

  // 152-ФЗ ст. 6 ч. 3, ст. 9 ч. 4 п. 6: a recipient that is a blank in the policy is not excluded here.
  test("has a blank for the mailing service that the policy leaves blank", () => {
    expect(letters()).toMatch(
      /Кому поручена обработка: \[указать: сервис рассылки[^\n]+\]\n\s+Адрес: \[указать: адрес сервиса рассылки\]\n\s+Для чего: отправка писем/,
    );
    expect(letters()).toContain("иным третьим лицам это согласие не разрешает");
    expect(letters({ hostingProvider: undefined })).toMatch(/передача \(предоставление, доступ\)/);
    expect(letters({ handledByOwner: ["mailing_own"] })).not.toContain("сервис рассылки");
    const named = { recipients: [{ name: "ООО «Письмоносец»", role: "mailing" }] };
    expect(letters(named)).not.toContain("[указать: сервис рассылки");
  });

  // 38-ФЗ ст. 18 ч. 1: the consent of the addressee to receive advertising.
  test("states the agreement to receive advertising and by which channel", () => {
    expect(letters()).toMatch(
      /Субъект соглашается получать от Оператора рекламу товаров, работ и услуг и новости по электронной почте \(ч\. 1 ст\. 18/,
    );
    expect(letters()).toContain("как указано в каждом сообщении");
    expect(letters()).not.toContain("способом, который Оператор обязан");
  });

  test("asks for the e-mail address and not for the name", () => {
    expect(letters()).not.toContain("Фамилия, имя, отчество — указывает");
    expect(letters()).toContain("Электронная почта — указывает субъект");
  });

  test("asks for a representative's signature only when children come", () => {
    expect(letters({ industry: "education", minorsCome: "yes" })).toContain(
      "За ребёнка до 14 лет подписывается его законный представитель",
    );
    expect(letters({ industry: "education" })).not.toContain("18 лет");
    expect(letters()).not.toContain("18 лет");
  });

  test("is marked by the person alone and names its edition", () => {
    expect(letters()).toContain("Отметка о согласии — ставит субъект\n");
    expect(letters()).toMatch(/Редакция документа — № 1/);
  });
});

describe.each(lengths)("recipients in a consent, %s form", (documentLength) => {
  const forbidden = "Передавать и раскрывать данные третьим лицам это согласие не разрешает";
  const feedback = { ...gardener, documentLength, consentPurpose: "feedback" };

  test("are a blank and not a denial when the host is not named", () => {
    const text = writeOne("consent", { ...feedback, hostingProvider: undefined });
    expect(text).toMatch(/Кому поручена обработка: \[указать: хостинг-провайдер/);
    expect(text).toMatch(/Действия с данными: [^\n]*передача/);
    expect(text).not.toContain(forbidden);
    expect(writeOne("consent", feedback)).not.toContain("[указать: хостинг");
    const own = { ...feedback, hostingProvider: "свой сервер", hostingAddress: undefined };
    expect(writeOne("consent", own)).not.toContain("[указать: хостинг");
    expect(writeOne("consent", own)).toContain(forbidden);
  });

  test("are a blank and not a denial for what an application collects", () => {
    const app = { ...feedback, hasApp: true, appData: ["crash_reports"] };
    const text = writeOne("consent", { ...app, consentPurpose: "application" });
    expect(text).toMatch(/Кому поручена обработка: \[указать: кто хранит данные приложения/);
    expect(text).not.toContain(forbidden);
  });
});

describe.each(lengths)("term of a consent, %s form", (documentLength) => {
  // 152-ФЗ ст. 9 ч. 1, ч. 4 п. 8: data come with each visit, so the day of collection is no beginning.
  test("is counted from the day of the consent when data are collected repeatedly", () => {
    const counted = {
      ...gardener,
      documentLength,
      usualTerms: true,
      processingPurposes: ["feedback", "analytics"],
    };
    expect(writeOne("consent", { ...counted, consentPurpose: "analytics" })).toMatch(
      /Срок действия: [^.]*1 года со дня согласия/,
    );
    const app = { ...counted, hasApp: true, appData: ["crash_reports"] };
    expect(writeOne("consent", { ...app, consentPurpose: "application" })).toMatch(
      /Срок действия: [^.]*1 года со дня согласия/,
    );
    // The policy counts alike: data of the last day may not outlive their only ground.
    expect(writeOne("privacy", counted)).not.toContain("со дня сбора");
  });
});

describe.each(lengths)("withdrawal of a consent, %s form", (documentLength) => {
  const feedback = { ...gardener, documentLength, consentPurpose: "feedback" };

  test("is one sentence for one way and a list for several", () => {
    expect(writeOne("consent", feedback)).toMatch(
      /отозвать в любое время письмом на электронную почту a@ryabinin-test\.ru или по адресу Оператора\./,
    );
    const two = { ...feedback, consentWithdrawalMethod: ["email", "post"] };
    expect(writeOne("consent", two)).toMatch(/Отзыв направляют Оператору:\n+\s+• письмом/);
  });

  test("can be made in the application only when it has a screen for consents", () => {
    const app = { ...feedback, hasApp: true, appData: ["crash_reports"] };
    const text = writeOne("consent", { ...app, consentPurpose: "application" });
    expect(text).not.toContain("в приложении, там же, где дают согласие");
    expect(
      writeOne("consent", { ...app, consentPurpose: "application", appConsentScreen: true }),
    ).toContain("• в приложении, там же, где дают согласие");
    expect(text).toContain("можно привести идентификатор");
  });

  test("lists the data to stop distributing when the consent is to distribution", () => {
    const posts = { ...feedback, userCanPost: true, consentPurpose: "publication" };
    expect(writeOne("consent", posts)).toContain(
      "перечень данных, распространение которых нужно прекратить",
    );
  });
});

describe.each(lengths)("consent to entrusting, %s form", (documentLength) => {
  const entrusting = (more: object = {}) =>
    writeOne("consent", {
      ...gardener,
      documentLength,
      processingPurposes: ["contract", "feedback"],
      consentPurpose: "processors",
      ...more,
    });

  test("uses the singular for a single purpose", () => {
    const text = entrusting();
    expect(text).toContain("Поручить обработку субъект разрешает для такой цели:");
    expect(text).not.toMatch(/каждой цели|всех целей|другим целям/);
    expect(entrusting({ processingPurposes: ["contract", "payment"] })).toMatch(/каждой цели/);
  });

  test("offers ways of giving data that avoid the same host", () => {
    expect(entrusting({ phone: "+7 900 111-22-33" })).toContain("Можно ли сообщить их иначе");
    expect(entrusting({ orderChannels: ["phone"] })).toContain(
      "Сообщить их можно иначе: по телефону.",
    );
    expect(entrusting()).toContain("забрать у этих лиц и хранить сам");
  });

  test("states that money is returned when a paid account is refused", () => {
    const cloud = { industry: "saas", processingPurposes: ["registration", "payment"] };
    expect(entrusting(cloud)).toContain(
      "деньги за непредоставленное возвращаются по правилам отказа от договора",
    );
    expect(entrusting({ processingPurposes: ["registration"] })).not.toContain("деньги");
  });

  test("covers another recipient of the order only on his instruction and with his name", () => {
    const text = entrusting({ industry: "ecommerce", processingPurposes: ["delivery"] });
    expect(text).toContain("Имя получателя — указывает субъект");
    expect(text).toContain("Получатель поручил мне дать это согласие и за него — отмечает субъект");
  });

  test("does not limit itself to a form on the site when there is an application", () => {
    expect(entrusting({ hasApp: true })).not.toMatch(/форме (?:на Сайте|Сайта)/);
  });
});

describe.each(lengths)("consents for children, %s form", (documentLength) => {
  const club = {
    ...gardener,
    documentLength,
    industry: "children",
    processingPurposes: ["contract", "feedback"],
    publishesOthers: true,
    publishedSubjects: "ребята из кружка",
    publishedData: ["photo"],
  };

  // 152-ФЗ ст. 9 ч. 1: the operator checks, without a condition.
  test("require the operator to check the representative's authority unconditionally", () => {
    const school = { ...gardener, documentLength, industry: "education", minorsCome: "yes" };
    for (const consentPurpose of ["analytics", "feedback"]) {
      const text = writeOne("consent", { ...school, consentPurpose });
      expect(text, consentPurpose).toContain("Полномочия представителя Оператор обязан проверить");
      expect(text, consentPurpose).not.toMatch(/вызывают сомнение/);
    }
  });

  test("ask the person or the representative for the contact", () => {
    const text = writeOne("consent", { ...club, consentPurpose: "distribution" });
    expect(text).toMatch(/Контакт: [^\n]+ — указывает субъект или его представитель/);
    expect(writeOne("consent", { ...club, consentPurpose: "processors" })).not.toContain(
      "в том же составе",
    );
  });

  test("require a representative's signature for a teenager's picture", () => {
    const text = writeOne("consent", { ...club, consentPurpose: "image" });
    expect(text).toMatch(/Подросток от 14 до 18 лет даёт согласие вместе с законным/);
    expect(text).toContain("Подпись или отметка представителя");
    expect(text).toContain("использование изображения субъекта: фотографий, на которых он снят");
    expect(text).toMatch(/удаляется с этих страниц\.\n/);
  });
});

test("consent to publication lets the author write in what other data the post contains", () => {
  const text = writeOne("consent", {
    ...gardener,
    userCanPost: true,
    consentPurpose: "publication",
  });
  expect(text).toContain("Иные сведения из публикации: какие именно — вписывает субъект");
  expect(text).not.toContain("которые пользователь сам включил в публикацию");
});

describe.each(lengths)("consent of a clinic, %s form", (documentLength) => {
  const clinic = (consentPurpose: string) =>
    writeOne("consent", {
      ...gardener,
      documentLength,
      industry: "medical",
      processingPurposes: ["order_processing", "feedback", "analytics"],
      dataTypesCollected: ["full_name", "phone", "health", "cookies"],
      consentPurpose,
    });

  test("does not decide for the owner where applications are stored", () => {
    expect(clinic("health")).not.toContain("заявка через Сайт не принимается");
    expect(clinic("health")).toMatch(/заявка не хранится и не обрабатывается у лиц/);
  });

  // 323-ФЗ ст. 13 ч. 3.
  test("allows disclosure of medical secrecy only with written consent and names no keeper of papers", () => {
    expect(clinic("health")).toContain("только с письменного согласия пациента");
    expect(clinic("health")).not.toMatch(/их ведёт Оператор|Оператор ведёт и хранит дальше/);
  });

  test("excludes appointment pages from analytics", () => {
    expect(clinic("analytics")).toMatch(/Сведений со страниц, где записываются на приём/);
  });
});
