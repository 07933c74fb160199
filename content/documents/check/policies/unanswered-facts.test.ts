/** A policy of either length states only what was answered or what the law demands of everyone. */
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

describe("policy", () => {
  test("does not mention notaries or registration of rights for a construction firm", () => {
    expect(writeOne("privacy", landing)).not.toMatch(/регистрации прав|нотариус/);
  });

  test("mentions no sale of goods for health and lists the data when a club has health data", () => {
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

  test("names a platform's owner as a recipient only for a cloud", () => {
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

  test("states the country of the database only when it was answered", () => {
    expect(writeOne("privacy", landing)).not.toContain("ведутся только с использованием");
    expect(writeOne("privacy", landing)).toContain("Оператор обязан записывать");
    const known = { ...landing, databaseCountry: "russia" };
    expect(writeOne("privacy", known)).toContain("ведутся только с использованием");
  });

  test("prints the operator's register number when it is known", () => {
    const number = "77-24-111222";
    expect(writeOne("privacy", { ...landing, operatorNumber: number })).toContain(number);
  });

  test("promises no rights and duties that a landing page does not need", () => {
    const policy = writeOne("privacy", landing);
    expect(policy).not.toMatch(
      /отказаться от рекламы|имя учётной записи|контрагенты и их представители/,
    );
    expect(policy).not.toMatch(
      /возражать против решений|Лица, которым поручена обработка|регистратора/,
    );
  });

  test("names the companies of networks and payment services or leaves a blank", () => {
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

describe("short form", () => {
  const short = { ...landing, documentLength: "short" };
  /** The row of a purpose in the one table. */
  const row = (policy: string, title: string) =>
    policy.split("\n\n").find((rows) => rows.trim().startsWith(`Цель и чьи данные: ${title}. `)) ??
    "";

  test("mentions no optional cookies, session recording, accounts or contract for a landing page", () => {
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

  test("names a contractor only in the rows of its own work", () => {
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

  test("leaves blanks for people, data and ground of the owner's own purpose", () => {
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

  test("names a counter abroad as a transfer, and session recording only when it is on", () => {
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

test("«Главное за минуту» repeats only what the policy states below", () => {
  const statementOf = (policy: string, label: string) =>
    new RegExp(`^${label}: (.+)$`, "m").exec(policy.split("1. Общие положения")[0] ?? "")?.[1];
  const policy = writeOne("privacy", {
    ...landing,
    processingPurposes: ["feedback", "newsletter"],
    dataTransferToThirdParties: ["other"],
    otherThirdParties: "ООО «Письма» (рассылка)",
  });
  const [, below = ""] = policy.split("1. Общие положения");
  for (const purpose of statementOf(policy, "Для чего")?.split("; ") ?? ["nothing"]) {
    expect(below.toLowerCase()).toContain(purpose.toLowerCase());
  }
  expect(statementOf(policy, "Кто ещё получает данные")).toBe("ООО «Письма» (рассылка)");
  expect(below).toContain("Получатель: ООО «Письма»");
  expect(statementOf(policy, "Как долго хранятся данные")).toMatch(/для каждой цели в разделе 4/);
  expect(statementOf(policy, "Передача за границу")).toBeUndefined();
  expect(statementOf(writeOne("privacy", landing), "Кто ещё получает данные")).toBeUndefined();
});

describe("protection measures", () => {
  const patterns: Record<ProtectionMeasure, RegExp> = {
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

  test.each(["short", "full"])("are limited to the ticked one in a %s policy", (documentLength) => {
    for (const ticked of measures) {
      const text = policy(documentLength, [ticked]);
      const reported = measures.filter((measure) => patterns[measure].test(text));
      expect(reported).toEqual([ticked]);
    }
  });

  test.each(["short", "full"])(
    "are not reported in a %s policy when none is ticked",
    (documentLength) => {
      const text = policy(documentLength, []);
      expect(text).not.toContain("принял такие меры");
      expect(measures.filter((measure) => patterns[measure].test(text))).toEqual([]);
      // What the law demands stays a duty.
      expect(text).toMatch(/Закон требует от Оператора/);
    },
  );
});
