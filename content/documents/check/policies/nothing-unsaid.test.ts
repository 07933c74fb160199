/** What a policy of either length states of its owner: only what was answered or is law for everyone. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import {
  type ProtectionMeasure,
  protectionMeasures,
} from "@/lib/engine/questions/vocabulary/options";

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

describe("what nobody said", () => {
  test("who builds registers no deeds", () => {
    expect(writeOne("privacy", landing)).not.toMatch(/регистрации прав|нотариус/);
  });

  test("a club that knows of allergies sells nothing for health, and lists whose they are", () => {
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

  test("a platform of one's own entrusts nothing to its owner; a cloud is named and gets the data", () => {
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

  test("where the database is, is a fact only when it was answered", () => {
    expect(writeOne("privacy", landing)).not.toContain("ведутся только с использованием");
    expect(writeOne("privacy", landing)).toContain("Оператор обязан записывать");
    const known = { ...landing, databaseCountry: "russia" };
    expect(writeOne("privacy", known)).toContain("ведутся только с использованием");
  });

  test("the register's number is printed where it is known", () => {
    const number = "77-24-111222";
    expect(writeOne("privacy", { ...landing, operatorNumber: number })).toContain(number);
  });

  test("rights and duties of what the site does not do are not promised", () => {
    const policy = writeOne("privacy", landing);
    expect(policy).not.toMatch(
      /отказаться от рекламы|имя учётной записи|контрагенты и их представители/,
    );
    expect(policy).not.toMatch(
      /возражать против решений|Лица, которым поручена обработка|регистратора/,
    );
  });

  test("networks and payment services are companies, or a blank", () => {
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
