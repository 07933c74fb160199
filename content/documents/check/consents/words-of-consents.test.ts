/** How consents are worded: whose will, which term, how it is withdrawn. Each case on an owner of its own. */
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

describe.each(lengths)("the consent to letters, %s", (documentLength) => {
  const letters = (more: object = {}) =>
    writeOne("consent", { ...gardener, documentLength, consentPurpose: "newsletter", ...more });

  // 152-ФЗ ст. 6 ч. 3, ст. 9 ч. 4 п. 6: whoever the policy leaves blank is not forbidden here.
  test("has the blank of the mailer whom the policy has yet to name", () => {
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
  test("holds the will to receive advertising, and how it comes", () => {
    expect(letters()).toMatch(
      /Субъект соглашается получать от Оператора рекламу товаров, работ и услуг и новости по электронной почте \(ч\. 1 ст\. 18/,
    );
    expect(letters()).toContain("как указано в каждом сообщении");
    expect(letters()).not.toContain("способом, который Оператор обязан");
  });

  test("knows the subscriber by the address and not by name", () => {
    expect(letters()).not.toContain("Фамилия, имя, отчество — указывает");
    expect(letters()).toContain("Электронная почта — указывает субъект");
  });

  test("where children come, is given by adults", () => {
    expect(letters({ industry: "education", minorsCome: "yes" })).toContain(
      "За ребёнка до 14 лет подписывается его законный представитель",
    );
    expect(letters({ industry: "education" })).not.toContain("18 лет");
    expect(letters()).not.toContain("18 лет");
  });

  test("is marked by the subject alone, and tells its edition", () => {
    expect(letters()).toContain("Отметка о согласии — ставит субъект\n");
    expect(letters()).toMatch(/Редакция документа — № 1/);
  });
});

describe.each(lengths)("who keeps the data is no dash and no denial, %s", (documentLength) => {
  const forbidden = "Передавать и раскрывать данные третьим лицам это согласие не разрешает";
  const feedback = { ...gardener, documentLength, consentPurpose: "feedback" };

  test("but a blank where the host was not named", () => {
    const text = writeOne("consent", { ...feedback, hostingProvider: undefined });
    expect(text).toMatch(/Кому поручена обработка: \[указать: хостинг-провайдер/);
    expect(text).toMatch(/Действия с данными: [^\n]*передача/);
    expect(text).not.toContain(forbidden);
    expect(writeOne("consent", feedback)).not.toContain("[указать: хостинг");
    const own = { ...feedback, hostingProvider: "свой сервер", hostingAddress: undefined };
    expect(writeOne("consent", own)).not.toContain("[указать: хостинг");
    expect(writeOne("consent", own)).toContain(forbidden);
  });

  test("but a blank of what an application takes", () => {
    const app = { ...feedback, hasApp: true, appData: ["crash_reports"] };
    const text = writeOne("consent", { ...app, consentPurpose: "application" });
    expect(text).toMatch(/Кому поручена обработка: \[указать: кто хранит данные приложения/);
    expect(text).not.toContain(forbidden);
  });
});

describe.each(lengths)("the term of a consent, %s", (documentLength) => {
  // 152-ФЗ ст. 9 ч. 1, ч. 4 п. 8: data come with each visit, so the day of collection is no beginning.
  test("is counted from the day of the consent where data are collected again", () => {
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

describe.each(lengths)("a withdrawal, %s", (documentLength) => {
  const feedback = { ...gardener, documentLength, consentPurpose: "feedback" };

  test("by one way is a sentence, by several a list", () => {
    expect(writeOne("consent", feedback)).toMatch(
      /отозвать в любое время письмом на электронную почту a@ryabinin-test\.ru или по адресу Оператора\./,
    );
    const two = { ...feedback, consentWithdrawalMethod: ["email", "post"] };
    expect(writeOne("consent", two)).toMatch(/Отзыв направляют Оператору:\n+\s+• письмом/);
  });

  test("of what an application takes is made there, too", () => {
    const app = { ...feedback, hasApp: true, appData: ["crash_reports"] };
    const text = writeOne("consent", { ...app, consentPurpose: "application" });
    expect(text).not.toContain("в приложении, там же, где дают согласие");
    expect(
      writeOne("consent", { ...app, consentPurpose: "application", appConsentScreen: true }),
    ).toContain("• в приложении, там же, где дают согласие");
    expect(text).toContain("можно привести идентификатор");
  });

  test("of a distribution lists the data that are to disappear", () => {
    const posts = { ...feedback, userCanPost: true, consentPurpose: "publication" };
    expect(writeOne("consent", posts)).toContain(
      "перечень данных, распространение которых нужно прекратить",
    );
  });
});

describe.each(lengths)("a consent to entrusting, %s", (documentLength) => {
  const entrusting = (more: object = {}) =>
    writeOne("consent", {
      ...gardener,
      documentLength,
      processingPurposes: ["contract", "feedback"],
      consentPurpose: "processors",
      ...more,
    });

  test("to one purpose speaks of one", () => {
    const text = entrusting();
    expect(text).toContain("Поручить обработку субъект разрешает для такой цели:");
    expect(text).not.toMatch(/каждой цели|всех целей|другим целям/);
    expect(entrusting({ processingPurposes: ["contract", "payment"] })).toMatch(/каждой цели/);
  });

  test("leaves ways that do not lead to the same host", () => {
    expect(entrusting({ phone: "+7 900 111-22-33" })).toContain("Можно ли сообщить их иначе");
    expect(entrusting({ orderChannels: ["phone"] })).toContain(
      "Сообщить их можно иначе: по телефону.",
    );
    expect(entrusting()).toContain("забрать у этих лиц и хранить сам");
  });

  test("says what becomes of an account for which money was paid", () => {
    const cloud = { industry: "saas", processingPurposes: ["registration", "payment"] };
    expect(entrusting(cloud)).toContain(
      "деньги за непредоставленное возвращаются по правилам отказа от договора",
    );
    expect(entrusting({ processingPurposes: ["registration"] })).not.toContain("деньги");
  });

  test("is given for another recipient of an order only at his order, and with his name", () => {
    const text = entrusting({ industry: "ecommerce", processingPurposes: ["delivery"] });
    expect(text).toContain("Имя получателя — указывает субъект");
    expect(text).toContain("Получатель поручил мне дать это согласие и за него — отмечает субъект");
  });

  test("is given in any form, one of an application too", () => {
    expect(entrusting({ hasApp: true })).not.toMatch(/форме (?:на Сайте|Сайта)/);
  });
});

describe.each(lengths)("children, %s", (documentLength) => {
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
  test("are spoken for by whom the operator must check", () => {
    const school = { ...gardener, documentLength, industry: "education", minorsCome: "yes" };
    for (const consentPurpose of ["analytics", "feedback"]) {
      const text = writeOne("consent", { ...school, consentPurpose });
      expect(text, consentPurpose).toContain("Полномочия представителя Оператор обязан проверить");
      expect(text, consentPurpose).not.toMatch(/вызывают сомнение/);
    }
  });

  test("do not write their contacts themselves", () => {
    const text = writeOne("consent", { ...club, consentPurpose: "distribution" });
    expect(text).toMatch(/Контакт: [^\n]+ — указывает субъект или его представитель/);
    expect(writeOne("consent", { ...club, consentPurpose: "processors" })).not.toContain(
      "в том же составе",
    );
  });

  test("sign for a picture with a representative", () => {
    const text = writeOne("consent", { ...club, consentPurpose: "image" });
    expect(text).toMatch(/Подросток от 14 до 18 лет даёт согласие вместе с законным/);
    expect(text).toContain("Подпись или отметка представителя");
    expect(text).toContain("использование изображения субъекта: фотографий, на которых он снят");
    expect(text).toMatch(/удаляется с этих страниц\.\n/);
  });
});

test("what else a post tells, the author writes himself", () => {
  const text = writeOne("consent", {
    ...gardener,
    userCanPost: true,
    consentPurpose: "publication",
  });
  expect(text).toContain("Иные сведения из публикации: какие именно — вписывает субъект");
  expect(text).not.toContain("которые пользователь сам включил в публикацию");
});

describe.each(lengths)("a clinic, %s", (documentLength) => {
  const clinic = (consentPurpose: string) =>
    writeOne("consent", {
      ...gardener,
      documentLength,
      industry: "medical",
      processingPurposes: ["order_processing", "feedback", "analytics"],
      dataTypesCollected: ["full_name", "phone", "health", "cookies"],
      consentPurpose,
    });

  test("does not decide for its owner where applications go", () => {
    expect(clinic("health")).not.toContain("заявка через Сайт не принимается");
    expect(clinic("health")).toMatch(/заявка не хранится и не обрабатывается у лиц/);
  });

  // 323-ФЗ ст. 13 ч. 3.
  test("discloses a secret by a written consent alone, and says nothing of who keeps its papers", () => {
    expect(clinic("health")).toContain("только с письменного согласия пациента");
    expect(clinic("health")).not.toMatch(/их ведёт Оператор|Оператор ведёт и хранит дальше/);
  });

  test("counts no visits of the pages where health is told", () => {
    expect(clinic("analytics")).toMatch(/Сведений со страниц, где записываются на приём/);
  });
});
