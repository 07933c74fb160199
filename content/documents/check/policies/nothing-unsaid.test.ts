/** What a policy, a consent and a cookie policy state of their owner: only what was answered or is law for everyone. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { type ProtectionMeasure, protectionMeasures } from "@/lib/engine/questions/options";

const owner = {
  companyName: "ООО «Проверочная мастерская»",
  websiteUrl: "https://masterskaya-test.ru",
  contactEmail: "a@masterskaya-test.ru",
};
/** One form with a phone on a page: the least that a site has. */
const landing = {
  ...owner,
  industry: "construction",
  websitePlatform: "html",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["phone"],
};

const clauses = (text: string) => text.split(/\n\d+(?:\.\d+)*\. /);
/** The clause of a policy that describes a purpose. */
const purpose = (policy: string, title: string) =>
  clauses(policy).find((clause) => clause.startsWith(`${title}\n`)) ?? "";

describe("M6: cookies and addresses", () => {
  const { privacy, cookie, consent } = writeAll(landing);

  test("the address that every server gets has its purpose, its ground and a short term", () => {
    const operation = purpose(privacy, "Работа Сайта и защита его от сбоев и атак");
    expect(operation).toContain("IP-адрес");
    expect(operation).toContain("журнал запросов — не дольше, чем нужно для работы и защиты Сайта");
    expect(consent).not.toContain("IP-адрес");
    expect(cookie).toContain("IP-адрес");
  });

  test("settings are remembered only where the owner says so", () => {
    for (const text of [privacy, cookie, consent]) expect(text).not.toMatch(/функциональн/i);
    const remembering = { ...landing, functionalCookies: true, dataTypesCollected: ["cookies"] };
    expect(writeOne("privacy", remembering)).toContain("функциональные файлы cookie");
    expect(writeOne("cookie", remembering)).toContain("Вид: Функциональные");
  });

  test("without a counter no visited pages, source or actions are collected", () => {
    expect(cookie).not.toMatch(/источник перехода|действия на Сайте/);
  });

  test("the general term is not that of the logs and of the necessary cookies", () => {
    const policy = writeOne("privacy", {
      ...landing,
      industry: "ecommerce",
      dataTypesCollected: ["phone", "cookies"],
      dataRetentionPeriod: "5-years",
    });
    expect(purpose(policy, "Работа Сайта и защита его от сбоев и атак")).not.toContain("5 лет");
  });

  test("S3: the session recording is spoken of only where it is on, and then in the list of data too", () => {
    const counted = {
      ...landing,
      processingPurposes: ["feedback", "analytics"],
      dataTransferToThirdParties: ["analytics"],
      analyticsServices: ["yandex_metrica"],
    };
    for (const type of ["privacy", "cookie", "consent"] as const) {
      expect(writeOne(type, counted)).not.toMatch(/Вебвизор|движения мыши/);
    }
    const recorded = { ...counted, sessionRecording: true };
    expect(purpose(writeOne("privacy", recorded), "Статистика и анализ посещаемости")).toContain(
      "движения мыши",
    );
    expect(writeOne("cookie", recorded)).toContain("включён Вебвизор");
    expect(writeOne("consent", { ...recorded, consentPurpose: "analytics" })).toContain(
      "движения мыши",
    );
    expect(writeOne("cookie", counted)).toMatch(/Вид: Аналитические[\s\S]*Срок хранения: 1 год/);
  });
});

describe("a consent", () => {
  const shop = {
    ...owner,
    industry: "ecommerce",
    hostingProvider: "ООО «Тест-Хостинг»",
    processingPurposes: ["order_processing", "payment", "feedback", "newsletter"],
    dataTypesCollected: ["full_name", "phone", "email"],
  };

  test("S1: confirms no other document, tells nothing besides and is not one of several in a text", () => {
    const all = writeOne("consent", shop);
    expect(all).not.toMatch(/ознакомлен|Почему согласие не требуется|В этом документе собраны/);
    expect(all).not.toContain("простая электронная подпись");
    const one = writeOne("consent", { ...shop, consentPurpose: "feedback" });
    expect(one.match(/даю согласие/g)).toHaveLength(1);
    expect(one).not.toMatch(/рассылк/i);
  });

  test("M5: to entrusting names its object and the purposes, and claims no single one", () => {
    const text = writeOne("consent", { ...shop, consentPurpose: "processors" });
    expect(text).not.toContain("относится только к одной цели");
    expect(text).toContain("Предмет согласия: поручение обработки другим лицам");
    expect(text).toMatch(/Цель обработки: Оформление и исполнение заказов\n/);
    const policy = writeOne("privacy", shop);
    expect(policy).toMatch(
      /Получатель: ООО «Тест-Хостинг»[\s\S]*?Основание: поручение обработки \(ч\. 3 ст\. 6 [^)]+\)\n/,
    );
  });

  test("S3: asks a name and a contact only of the data that the form has", () => {
    const byPhone = writeOne("consent", { ...landing, consentPurpose: "feedback" });
    expect(byPhone).not.toMatch(
      /Фамилия, имя, отчество|Электронная почта или телефон|если есть в перечне/,
    );
    expect(byPhone).toContain("Телефон — указывает субъект");
    const byName = writeOne("consent", { ...shop, consentPurpose: "feedback" });
    expect(byName).toContain("Фамилия, имя, отчество — указывает субъект");
    expect(byName).toContain("Электронная почта или телефон — указывает субъект");
  });

  test("S9: speaks of children only where their data are", () => {
    const camp = {
      ...owner,
      industry: "travel",
      processingPurposes: ["contract", "feedback", "newsletter", "analytics"],
      dataTypesCollected: ["full_name", "email", "birth_date", "children"],
    };
    const newsletter = writeOne("consent", { ...camp, consentPurpose: "newsletter" });
    expect(newsletter).not.toMatch(/ребён|подрост|несовершеннолетн/i);
  });
});

describe("grounds and terms", () => {
  test("S4: a policy names no ground on which nothing rests", () => {
    const policy = writeOne("privacy", landing);
    const [, grounds = ""] = policy.split("только если есть правовое основание:");
    const list = grounds.split(/\n\n\d+\.\d+\. /)[0] ?? "";
    expect(list).toContain("согласие субъекта");
    expect(list).not.toContain("договор, который субъект заключает");
    const shop = { ...landing, processingPurposes: ["order_processing"] };
    expect(writeOne("privacy", shop)).toContain("договор, который субъект заключает");
  });

  test("S5: an account rests on the agreement, whether or not its address is known", () => {
    const blog = {
      ...owner,
      industry: "journalism",
      processingPurposes: ["registration"],
      dataTypesCollected: ["email"],
    };
    const row = purpose(writeOne("privacy", blog), "Регистрация и ведение личного кабинета");
    expect(row).toContain("исполнение пользовательского соглашения".replace("и", "И"));
    expect(row).not.toContain("Согласие субъекта");
  });

  test("S6: keeping data after the contract has a ground of its own, and no purpose is prolonged by a word", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "ecommerce",
      processingPurposes: ["order_processing"],
      dataTypesCollected: ["full_name"],
      dataRetentionPeriod: "3-years",
    });
    expect(policy).not.toContain("не считается достигнутой");
    expect(purpose(policy, "Оформление и исполнение заказов")).toContain(
      "законный интерес в защите от требований",
    );
  });

  test("M9: a term counted from the owner's work is not that of a subscriber", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "sports",
      processingPurposes: ["contract", "newsletter", "feedback"],
      dataTypesCollected: ["full_name", "email"],
      customRetentionPeriod: "2 года со дня окончания абонемента",
    });
    expect(purpose(policy, "Заключение и исполнение договора")).toContain("окончания абонемента");
    for (const title of [
      "Рекламные и информационные рассылки",
      "Обратная связь и обработка заявок и обращений",
    ]) {
      expect(purpose(policy, title)).not.toContain("абонемента");
    }
  });

  test("S10: what is published is not destroyed after a term of years", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "journalism",
      isSmi: true,
      userCanPost: true,
      processingPurposes: ["feedback"],
      dataTypesCollected: ["full_name"],
      dataRetentionPeriod: "5-years",
    });
    const row = purpose(policy, "Профессиональная деятельность редакции и журналистов");
    expect(row).toContain("до его удаления");
    expect(row).not.toContain("5 лет");
  });
});

describe("M2: a purpose in the owner's own words", () => {
  const studio = {
    ...owner,
    industry: "sports",
    processingPurposes: ["contract", "other"],
    otherPurpose: "ведение летописи студии",
    dataTypesCollected: ["full_name", "phone", "email", "photo"],
  };

  test("gets no data, no ground and no people that nobody named", () => {
    const row = purpose(writeOne("privacy", studio), "Ведение летописи студии");
    expect(row).toContain("Чьи данные — [указать: чьи данные");
    expect(row).toContain("Перечень данных — [указать: перечень данных");
    expect(row).toContain("Правовое основание — [указать: правовое основание");
    expect(row).not.toMatch(/телефон|электронной почты|согласи/i);
  });

  test("has the data, the people and the ground that were named, in the consent too", () => {
    const said = {
      ...studio,
      otherPurposeSubjects: "ученики студии",
      otherPurposeData: ["photo", "birth_date"],
      otherPurposeGround: "consent",
    };
    const row = purpose(writeOne("privacy", said), "Ведение летописи студии");
    expect(row).toContain("Чьи данные — Ученики студии");
    expect(row).toContain("Перечень данных — Дата рождения; фотография");
    expect(row).toContain("Согласие субъекта");
    const consent = writeOne("consent", { ...said, consentPurpose: "other" });
    expect(consent).toContain("Перечень данных: дата рождения; фотография");
    expect(consent).not.toMatch(/Перечень данных: [^\n]*телефон/);
    // What serves that purpose does not serve the contract beside it.
    expect(purpose(writeOne("privacy", said), "Заключение и исполнение договора")).not.toContain(
      "фотография",
    );
  });

  test("without its name is a blank in the consent of a child's representative too", () => {
    const text = writeOne("consent", {
      ...studio,
      processingPurposes: ["other"],
      otherPurpose: "",
      otherPurposeData: ["children"],
      otherPurposeGround: "contract",
    });
    expect(text).not.toMatch(/null|undefined/);
    expect(text).toContain("[указать: цель обработки]");
  });

  test("on a contract or a law needs no consent", () => {
    for (const otherPurposeGround of ["contract", "law"]) {
      const row = purpose(
        writeOne("privacy", { ...studio, otherPurposeGround }),
        "Ведение летописи студии",
      );
      expect(row).not.toMatch(/согласи/i);
    }
  });
});

describe("M3: what the owner publishes of others", () => {
  const workshop = {
    ...owner,
    industry: "education",
    processingPurposes: ["contract"],
    dataTypesCollected: ["full_name", "phone", "photo", "children"],
    publishesOthers: true,
    publishedSubjects: "дети и педагоги мастерской",
    publishedData: ["full_name", "photo", "review"],
    publishedWhere: "https://vk.com/masterskaya-test\nhttps://ok.ru/masterskaya-test",
  };

  test("has a purpose, a consent to distribution and to the image, and every page", () => {
    const policy = writeOne("privacy", workshop);
    const row = purpose(policy, "Публикация сведений о людях на страницах Оператора");
    expect(row).toContain("Чьи данные — Дети и педагоги мастерской");
    expect(row).toMatch(/Перечень данных — Фамилия, имя, отчество; фотография; отзыв/);
    expect(row).toContain("ст. 152.1 Гражданского кодекса");
    expect(row).toContain("Распространение: данные становятся доступны всем");
    expect(policy).toContain("• https://ok.ru/masterskaya-test");
    // The photo is not of the contract.
    expect(purpose(policy, "Заключение и исполнение договора")).not.toContain("фотография");

    const consent = writeOne("consent", { ...workshop, consentPurpose: "distribution" });
    expect(consent).toContain("разрешённых субъектом для распространения");
    for (const page of ["masterskaya-test.ru", "https://vk.com/masterskaya-test"]) {
      expect(consent).toContain(`• ${page.startsWith("https") ? page : `https://${page}`}`);
    }
    expect(consent).toMatch(/Данные \(иные персональные данные\): Фотография/);
    expect(consent).toContain("обнародование и использование изображения субъект даёт отдельно");
    expect(consent).toContain("законный представитель");
    expect(consent).not.toContain("данные не передаются и не раскрываются");
    expect(consent).not.toMatch(/Субъект сам размещает|это согласие не разрешает|телефона;/);
  });

  test("is not spoken of where the owner publishes nobody", () => {
    const text = writeOne("privacy", { ...workshop, publishesOthers: false });
    expect(text).not.toMatch(/Публикация сведений о людях|vk\.com/);
  });
});

describe("what nobody said", () => {
  test("M9: who builds registers no deeds", () => {
    expect(writeOne("privacy", landing)).not.toMatch(/регистрации прав|нотариус/);
  });

  test("M9: a club that knows of allergies sells nothing for health, and lists whose they are", () => {
    const policy = writeOne("privacy", {
      ...owner,
      industry: "sports",
      processingPurposes: ["contract"],
      dataTypesCollected: ["full_name", "health"],
    });
    expect(policy).not.toContain("продажа товаров, для которых важно");
    const row = purpose(policy, "Учёт состояния здоровья при исполнении договора");
    expect(row).toMatch(/Перечень данных — Фамилия, имя, отчество; сведения о состоянии здоровья/);
  });

  test("M10: a platform of one's own entrusts nothing to its owner; a cloud is named and gets the data", () => {
    const own = { ...landing, websitePlatform: "other", customPlatform: "Django" };
    for (const text of Object.values(writeAll(own))) {
      expect(text).not.toMatch(/Если (?:владелец платформы|её владелец)|Django\)/);
    }
    expect(writeOne("privacy", own)).not.toMatch(/Получатель: (?!\[)/);
    const cloud = { ...landing, websitePlatform: "bitrix24", platformHome: "cloud" };
    expect(writeOne("privacy", cloud)).toMatch(
      /Получатель: владелец облачной платформы \(Битрикс24\)/,
    );
    expect(writeOne("consent", { ...cloud, consentPurpose: "feedback" })).toContain("Битрикс24");
    const boxed = { ...landing, websitePlatform: "bitrix24", platformHome: "own" };
    expect(writeOne("privacy", boxed)).not.toMatch(/Получатель: (?!\[)/);
  });

  test("M11: where the database is, is a fact only when it was answered", () => {
    expect(writeOne("privacy", landing)).not.toContain("ведутся только с использованием");
    expect(writeOne("privacy", landing)).toContain("Оператор обязан записывать");
    const known = { ...landing, databaseCountry: "russia" };
    expect(writeOne("privacy", known)).toContain("ведутся только с использованием");
  });

  test("S15: the register's number is printed where it is known", () => {
    const number = "77-24-111222";
    expect(writeOne("privacy", { ...landing, operatorNumber: number })).toContain(number);
  });

  test("S17: rights and duties of what the site does not do are not promised", () => {
    const policy = writeOne("privacy", landing);
    expect(policy).not.toMatch(
      /отказаться от рекламы|имя учётной записи|контрагенты и их представители/,
    );
    expect(policy).not.toMatch(
      /возражать против решений|Лица, которым поручена обработка|регистратора/,
    );
  });

  test("S8: networks and payment services are companies, or a blank", () => {
    const shop = {
      ...landing,
      processingPurposes: ["registration", "payment"],
      dataTransferToThirdParties: ["social_networks", "payment_systems"],
      paymentSystems: ["cloudpayments", "robokassa"],
    };
    const policy = writeOne("privacy", shop);
    expect(policy).toContain("ООО «КЛАУДПЭЙМЕНТС»");
    expect(policy).toContain("ООО «РОБОКАССА»");
    expect(policy).not.toContain("социальные сети, кнопки");
    expect(policy).toMatch(/Получатель: \[указать: наименование получателя\]/);
    const named = writeOne("privacy", { ...shop, socialServices: ["vk"] });
    expect(named).toContain("ООО «ВК» (ВКонтакте)");
  });
});

describe("the short form states no more than the full one", () => {
  const short = { ...landing, documentLength: "short" };
  /** The row of a purpose in the one table. */
  const row = (policy: string, title: string) =>
    policy.split("\n\n").find((rows) => rows.trim().startsWith(`Цель и чьи данные: ${title}. `)) ??
    "";

  test("of a landing page: no cookies to choose, no notice, no record of visits, no contract", () => {
    const { privacy, cookie, consent, terms } = writeAll(short);
    for (const text of [privacy, cookie, consent]) {
      expect(text).not.toMatch(
        /функциональн|Вебвизор|движения мыши|уведомлении (?:на Сайте|о файлах)/i,
      );
    }
    expect(cookie).toContain("Для обязательных файлов cookie (пункт 2.1) согласие не требуется");
    expect(consent).not.toContain("IP-адрес");
    expect(privacy).not.toMatch(
      /договора?, сторон|ведутся только с использованием|Получатель: (?!\[)/,
    );
    expect(privacy).not.toMatch(/рассылк|ребён|несовершеннолетн|учётн/i);
    expect(terms).not.toMatch(/Публикаци|Учётн|Программ/);
  });

  test("a contractor stands in the rows of its own work alone", () => {
    const policy = writeOne("privacy", {
      ...short,
      processingPurposes: ["order_processing", "delivery", "newsletter"],
      dataTypesCollected: ["full_name", "email", "address"],
      dataTransferToThirdParties: ["other"],
      otherThirdParties: "ООО «Быстрая доставка» (доставка); ООО «Письма» (рассылка)",
    });
    expect(row(policy, "Доставка")).toContain("Быстрая доставка");
    expect(row(policy, "Доставка")).not.toContain("Письма");
    expect(row(policy, "Рекламные и информационные рассылки")).toContain("Письма");
    expect(row(policy, "Рекламные и информационные рассылки")).not.toContain("Быстрая доставка");
  });

  test("a purpose in the owner's own words has blanks for what was not said", () => {
    const policy = writeOne("privacy", {
      ...short,
      processingPurposes: ["other"],
      otherPurpose: "ведение летописи студии",
      dataTypesCollected: ["full_name", "photo"],
    });
    const own = row(policy, "Ведение летописи студии");
    expect(own).toContain("студии. [указать: чьи данные обрабатываются для этой цели]");
    expect(own).toContain("Какие данные: [указать: перечень данных для этой цели]");
    expect(own).toContain("Основание: [указать: правовое основание обработки]");
    expect(own).not.toMatch(/согласи/i);
  });

  test("a counter, its session recording and a foreign recipient are said where they are", () => {
    const counted = {
      ...short,
      processingPurposes: ["feedback", "analytics"],
      dataTransferToThirdParties: ["analytics"],
      analyticsServices: ["google_analytics", "yandex_metrica"],
    };
    const policy = writeOne("privacy", counted);
    expect(policy).not.toContain("движения мыши");
    expect(policy).toContain("на территорию США");
    expect(policy).not.toContain("не осуществляет трансграничную передачу");
    const recorded = writeOne("privacy", { ...counted, sessionRecording: true });
    expect(row(recorded, "Статистика и анализ посещаемости")).toContain("движения мыши");
  });
});

test("«Главное за минуту» says only what the policy says below", () => {
  const said = (policy: string, label: string) =>
    new RegExp(`^${label}: (.+)$`, "m").exec(policy.split("1. Общие положения")[0] ?? "")?.[1];
  const policy = writeOne("privacy", {
    ...landing,
    processingPurposes: ["feedback", "newsletter"],
    dataTransferToThirdParties: ["other"],
    otherThirdParties: "ООО «Письма» (рассылка)",
  });
  const [, below = ""] = policy.split("1. Общие положения");
  for (const purpose of said(policy, "Для чего")?.split("; ") ?? ["nothing"]) {
    expect(below.toLowerCase()).toContain(purpose.toLowerCase());
  }
  expect(said(policy, "Кто ещё получает данные")).toBe("ООО «Письма» (рассылка)");
  expect(below).toContain("Получатель: ООО «Письма»");
  expect(said(policy, "Как долго хранятся данные")).toMatch(/для каждой цели в разделе 4/);
  expect(said(policy, "Передача за границу")).toBeUndefined();
  expect(said(writeOne("privacy", landing), "Кто ещё получает данные")).toBeUndefined();
});

describe("of the measures that are really taken", () => {
  const said: Record<ProtectionMeasure, RegExp> = {
    access: /доступ к данным есть по личным паролям/,
    second_factor: /вход к данным подтверждается вторым способом/,
    encryption: /в зашифрованном виде, по протоколу HTTPS/,
    backup: /делаются резервные копии/,
    antivirus: /работает антивирус/,
    log: /ведётся журнал входов/,
    paper: /бумажные носители хранятся под замком/,
    responsible: /назначен ответственный за организацию/,
    papers: /приняты внутренние документы/,
    training: /ознакомлены с правилами их обработки/,
    harm: /проведена оценка вреда/,
  };
  const measures = Object.keys(protectionMeasures) as ProtectionMeasure[];
  const policy = (documentLength: string, ticked: readonly ProtectionMeasure[]) =>
    writeOne("privacy", {
      companyName: "ИП Замкова Ольга Юрьевна",
      websiteUrl: "https://zamkova-test.ru",
      contactEmail: "a@zamkova-test.ru",
      documentLength,
      protectionMeasures: ticked,
    });

  test.each(["short", "full"])("a %s policy reports the ticked ones alone", (documentLength) => {
    for (const ticked of measures) {
      const text = policy(documentLength, [ticked]);
      const reported = measures.filter((measure) => said[measure].test(text));
      expect(reported).toEqual([ticked]);
    }
  });

  test.each(["short", "full"])("a %s policy reports none that nobody ticked", (documentLength) => {
    const text = policy(documentLength, []);
    expect(text).not.toContain("принял такие меры");
    expect(measures.filter((measure) => said[measure].test(text))).toEqual([]);
    // What the law demands stays a duty.
    expect(text).toMatch(/Закон требует от Оператора/);
  });
});
