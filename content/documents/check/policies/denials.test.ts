/** Documents deny and promise only what the owner answered or what follows from the law. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ИП Зимина Раиса Павловна",
  websiteUrl: "https://zimina-test.ru",
  contactEmail: "a@zimina-test.ru",
  industry: "ecommerce",
  websitePlatform: "cms",
  processingPurposes: ["feedback", "newsletter"],
  dataTypesCollected: ["full_name", "email"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s form", (documentLength) => {
  const asked = { ...owner, documentLength };

  test("does not mention solely automated decisions", () => {
    expect(writeOne("privacy", asked)).not.toMatch(/исключительно автоматизированной обработк/);
  });

  test("states protection measures as demands of the law and not as the owner's practice", () => {
    const policy = writeOne("privacy", asked);
    expect(policy).not.toMatch(
      /Оператор (?:определяет угрозы|ведёт внутренний|оценивает)|[•-] (?:применяет|учитывает|обнаруживает|знакомит|обучает|издаёт|следит за)/,
    );
    expect(policy).toMatch(/Закон требует от Оператора/);
  });

  test("does not deny that data are passed on when the host is unknown", () => {
    const { privacy, consent } = writeAll(asked);
    expect(privacy).not.toMatch(/(?<!вправе )не передаёт персональные данные/);
    expect(privacy).toContain("раскрываются только с согласия субъекта или в случаях");
    expect(consent).not.toContain("данные не передаются и не раскрываются");
  });

  test("has no cookie notice and no choice when all cookies are necessary", () => {
    const { privacy, cookie } = writeAll({ ...asked, dataTypesCollected: ["email", "cookies"] });
    expect(cookie).not.toMatch(
      /в уведомлении|изменить выбор|Согласиться|Отозвать согласие|настройках Сайта/,
    );
    expect(privacy).not.toMatch(/уведомлении на Сайте|[Ии]зменить выбор/);
    const choosing = writeAll({ ...asked, functionalCookies: true });
    expect(choosing.cookie).toMatch(/должно быть так же просто/);
    expect(choosing.cookie).toContain("запоминание выбора");
  });

  test("does not deny advertising or counters in the cookie policy", () => {
    const counting = { ...asked, processingPurposes: ["feedback", "analytics"] };
    for (const answers of [asked, counting]) {
      const text = writeOne("cookie", answers);
      expect(text).not.toMatch(
        /считает сам|на Сайте не используются|рекламы к Сайту не подключены/,
      );
    }
  });

  test("states the ban on advertising in forbidden networks and not whether the site has it", () => {
    const text = writeOne("privacy", { ...asked, dataTransferToThirdParties: ["social_networks"] });
    expect(text).not.toContain("на Сайте не используются");
    expect(text).toContain("через Facebook и Instagram закон запрещает");
  });

  test("states the duty for photos and a pharmacy's orders and not how they are used", () => {
    const photos = writeOne("privacy", { ...asked, dataTypesCollected: ["photo"] });
    expect(photos).not.toContain("Фотографии не используются");
    expect(photos).toContain(
      "Использовать их так можно только с согласия субъекта в письменной форме",
    );
    const chemist = writeOne("privacy", { ...asked, industry: "pharmaceutical" });
    expect(chemist).not.toContain("не делает по нему выводов");
    expect(chemist).toContain(
      "Выводы о здоровье покупателя по нему можно делать только с согласия покупателя в письменной форме",
    );
    expect(writeOne("privacy", asked)).not.toMatch(/Фотографии относятся|Выводы о здоровье/);
  });
});

// 152-ФЗ ст. 10.1 ч. 4, 5, 8, 9, 10; приказ РКН № 18.
test.each(lengths)(
  "%s consent to distribution explains silence, bans and what is published",
  (documentLength) => {
    const text = writeOne("consent", {
      ...owner,
      documentLength,
      publishesOthers: true,
      publishedSubjects: "покупатели",
      publishedData: ["full_name", "photo"],
      consentPurpose: "distribution",
    });
    expect(text).toContain("Отказать ему в этом Оператор не вправе");
    expect(text).toMatch(
      /без права распространения|разрешение распространять данные, они не распространяются/,
    );
    expect(text).toContain("не становятся доступны неограниченному кругу лиц");
    expect(text).toMatch(/Молчание и бездействие[^.]*согласием не считаются/);
    expect(text).toMatch(
      /Не позднее трёх рабочих дней[^.]*публикует сведения об условиях|Условия и запреты Оператор публикует не позднее трёх рабочих дней/,
    );
    expect(text).toMatch(/только по внутренней сети Оператора/);
  },
);

// 152-ФЗ ст. 12; ст. 14 ч. 7 п. 8.
describe("cross-border transfer", () => {
  const home = {
    ...owner,
    databaseCountry: "russia",
    handledByOwner: ["payment_transfer", "delivery_own", "mailing_own"],
  };
  const denied = "Оператор не осуществляет трансграничную передачу";
  const blank = "Оператор [указать: осуществляет или не осуществляет] трансграничную передачу";
  const recipient = { name: "ООО «Письмоносец»", role: "mailing" };

  test.each([
    ["nobody gets the data", {}],
    ["the country of the hosting is known", { hostingProvider: "ООО «Бегет»" }],
    [
      "the counter and the bank are in the catalogue",
      {
        dataTransferToThirdParties: ["analytics", "payment_systems"],
        analyticsServices: ["yandex_metrica"],
        paymentSystems: ["yookassa"],
      },
    ],
    ["the owner says where the recipient is", { recipients: [{ ...recipient, country: "RU" }] }],
    [
      "the owner says that all recipients are in Russia",
      { hostingProvider: "ООО «Хостер»", recipientsHome: "russia" },
    ],
  ])("is denied when %s", (_, more) => {
    expect(writeOne("privacy", { ...home, ...more })).toContain(denied);
  });

  test.each([
    ["the country of the database is unknown", { ...owner }],
    ["the hosting is unknown", { ...home, hostingProvider: "ООО «Хостер»" }],
    ["the recipient has no country", { ...home, recipients: [recipient] }],
    ["the platform is unknown", { ...home, websitePlatform: "simple", customPlatform: "Кубик" }],
    ["the recipient has no name", { ...home, dataTransferToThirdParties: ["payment_systems"] }],
    [
      "the counter is unknown",
      {
        ...home,
        dataTransferToThirdParties: ["analytics"],
        otherAnalytics: "Счётомер",
      },
    ],
  ])("is a blank when %s", (_, answers) => {
    const policy = writeOne("privacy", answers);
    expect(policy).not.toContain(denied);
    expect(policy).toContain(blank);
  });

  test.each([
    ["Mailchimp", "на территорию США: Mailchimp"],
    ["чат в Telegram", "на территорию [указать: страну получателя]: чат в Telegram"],
    ["Hetzner Online GmbH", "на территорию [указать: страну получателя]: Hetzner Online GmbH"],
  ])("names the country of «%s» only as far as it is known", (name, text) => {
    const policy = writeOne("privacy", {
      ...home,
      recipients: [{ name, role: "other", task: "х" }],
    });
    expect(policy).toContain(text);
  });

  test("is a blank for a Russian company with the name of a foreign service", () => {
    const recipients = [{ name: "ООО «Интерком»", role: "callCentre" }];
    expect(writeOne("privacy", { ...home, recipients })).toContain(blank);
  });
});

test("cookie policy lists the counters' files with their terms from the catalogue", () => {
  const cookie = writeOne("cookie", {
    ...owner,
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["yandex_metrica", "vk_pixel"],
  });
  expect(cookie).not.toContain("По сведениям самих сервисов");
  expect(cookie).toMatch(/Файлы cookie: _ym_uid, _ym_d\n\s+Срок: 1 год/);
  expect(cookie).not.toMatch(/yandexuid|20 часов/);
});
