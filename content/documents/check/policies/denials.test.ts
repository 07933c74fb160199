/** What a document denies and promises of its owner: nothing that he was not asked or that does not follow. */
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

describe.each(lengths)("%s", (documentLength) => {
  const asked = { ...owner, documentLength };

  test("nothing is said of decisions by machine: nobody asks for them", () => {
    expect(writeOne("privacy", asked)).not.toMatch(/исключительно автоматизированной обработк/);
  });

  test("measures are what the law demands, not what the owner is said to do", () => {
    const policy = writeOne("privacy", asked);
    expect(policy).not.toMatch(
      /Оператор (?:определяет угрозы|ведёт внутренний|оценивает)|[•-] (?:применяет|учитывает|обнаруживает|знакомит|обучает|издаёт|следит за)/,
    );
    expect(policy).toMatch(/Закон требует от Оператора/);
  });

  test("who keeps the site is unknown, so no consent and no policy denies that anybody gets data", () => {
    const { privacy, consent } = writeAll(asked);
    expect(privacy).not.toMatch(/(?<!вправе )не передаёт персональные данные/);
    expect(privacy).toContain("раскрываются только с согласия субъекта или в случаях");
    expect(consent).not.toContain("данные не передаются и не раскрываются");
  });

  test("with necessary cookies alone there is no notice, no choice and nothing to withdraw", () => {
    const { privacy, cookie } = writeAll({ ...asked, dataTypesCollected: ["email", "cookies"] });
    expect(cookie).not.toMatch(
      /в уведомлении|изменить выбор|Согласиться|Отозвать согласие|настройках Сайта/,
    );
    expect(privacy).not.toMatch(/уведомлении на Сайте|[Ии]зменить выбор/);
    const choosing = writeAll({ ...asked, functionalCookies: true });
    expect(choosing.cookie).toMatch(/должно быть так же просто/);
    expect(choosing.cookie).toContain("запоминание выбора");
  });

  test("no cookie policy denies advertising or tells how visits are counted", () => {
    const counting = { ...asked, processingPurposes: ["feedback", "analytics"] };
    for (const answers of [asked, counting]) {
      const text = writeOne("cookie", answers);
      expect(text).not.toMatch(
        /считает сам|на Сайте не используются|рекламы к Сайту не подключены/,
      );
    }
  });

  test("of networks that the law forbids the duty is said, not what stands on the site", () => {
    const text = writeOne("privacy", { ...asked, dataTransferToThirdParties: ["social_networks"] });
    expect(text).not.toContain("на Сайте не используются");
    expect(text).toContain("через Facebook и Instagram закон запрещает");
  });

  test("of photos and of a chemist's orders the duty is said, not the habit", () => {
    const photos = { ...asked, dataTypesCollected: ["photo"] };
    expect(writeOne("privacy", photos)).not.toContain("Фотографии не используются");
    const chemist = writeOne("privacy", { ...asked, industry: "pharmaceutical" });
    expect(chemist).not.toContain("не делает по нему выводов");
  });
});

// 152-ФЗ ст. 10.1 ч. 4, 5, 8, 9, 10; приказ РКН № 18.
test.each(lengths)(
  "a %s consent to distribution tells what silence means and what is published",
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
describe("a transfer abroad is denied only where every recipient and the database are known to be in Russia", () => {
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
    ["the hosting is one whose country is proved", { hostingProvider: "ООО «Бегет»" }],
    [
      "the counter and the bank are of the catalogue",
      {
        dataTransferToThirdParties: ["analytics", "payment_systems"],
        analyticsServices: ["yandex_metrica"],
        paymentSystems: ["yookassa"],
      },
    ],
    ["the owner says where the recipient is", { recipients: [{ ...recipient, country: "RU" }] }],
    ["the owner says it of all", { hostingProvider: "ООО «Хостер»", recipientsHome: "russia" }],
  ])("denied: %s", (_, more) => {
    expect(writeOne("privacy", { ...home, ...more })).toContain(denied);
  });

  test.each([
    ["the database is nobody knows where", { ...owner }],
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
  ])("a blank: %s", (_, answers) => {
    const policy = writeOne("privacy", answers);
    expect(policy).not.toContain(denied);
    expect(policy).toContain(blank);
  });

  test.each([
    ["Mailchimp", "на территорию США: Mailchimp"],
    ["чат в Telegram", "на территорию [указать: страну получателя]: чат в Telegram"],
    ["Hetzner Online GmbH", "на территорию [указать: страну получателя]: Hetzner Online GmbH"],
  ])("of «%s» the country is said as far as it was proved", (name, words) => {
    const policy = writeOne("privacy", {
      ...home,
      recipients: [{ name, role: "other", task: "х" }],
    });
    expect(policy).toContain(words);
  });

  test("a Russian company is no foreign service of the same name", () => {
    const recipients = [{ name: "ООО «Интерком»", role: "callCentre" }];
    expect(writeOne("privacy", { ...home, recipients })).toContain(blank);
  });
});

test("the files of counters are those of the catalogue, by their terms", () => {
  const cookie = writeOne("cookie", {
    ...owner,
    dataTransferToThirdParties: ["analytics"],
    analyticsServices: ["yandex_metrica", "vk_pixel"],
  });
  expect(cookie).not.toContain("По сведениям самих сервисов");
  expect(cookie).toMatch(/Файлы cookie: _ym_uid, _ym_d\n\s+Срок: 1 год/);
  expect(cookie).not.toMatch(/yandexuid|20 часов/);
});
