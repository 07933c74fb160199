/** What everybody's policy, consents and cookie policy say of hosts, letters, terms and counters. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka-test.ru",
  contactEmail: "a@romashka-test.ru",
  websitePlatform: "cms",
  hostingProvider: "ООО «Сервер»",
  processingPurposes: ["feedback", "newsletter", "analytics", "security"],
  dataTypesCollected: ["full_name", "email", "phone", "cookies"],
  analyticsServices: ["yandex_metrica"],
};
const lengths = ["short", "full"] as const;

describe.each(lengths)("%s", (documentLength) => {
  const asked = { ...owner, documentLength };
  const { privacy, consent, cookie } = writeAll(asked);

  test("a host that keeps the site is not said to get requests and letters on paper", () => {
    const requests = privacy.slice(privacy.lastIndexOf("сведения из запроса") - 400);
    expect(requests.slice(0, 900)).not.toContain("Сервер");
    expect(privacy).not.toContain("данные, которые хранятся на Сайте и в его базах");
    expect(privacy).toMatch(/Где согласия нет, [^.]*на том же основании, что и Оператор/);
  });

  test("letters and calls have a ground that is no consent", () => {
    expect(privacy).toContain("письма и звонки — законный интерес (п. 7)");
    expect(privacy).toContain("обязательный ответ — закон (п. 2)");
  });

  test("every term can be counted", () => {
    for (const words of [
      "составления отчётов",
      "проверки его на угрозы",
      "окончания проверки события",
      "можно предъявить требования",
    ]) {
      expect(privacy + consent).not.toContain(words);
    }
    const usual = writeOne("privacy", { ...asked, usualTerms: true });
    expect(usual).toContain("журнал запросов и файлы cookie — не дольше 30 дней");
    expect(usual).toContain("1 года со дня согласия");
  });

  test("advertising comes to the telephone only where nothing else is given", () => {
    expect(consent).not.toContain("сообщениями на номер телефона");
    const byPhone = { ...asked, dataTypesCollected: ["full_name", "phone"] };
    expect(writeOne("consent", byPhone)).toContain("сообщениями на номер телефона");
    expect(privacy).not.toContain("по ссылке в письме");
  });

  test("who has no name withdraws by what helps to find the data, by post too", () => {
    expect(privacy).toContain("время посещения и устройство");
    expect(privacy).toContain("a@romashka-test.ru или по адресу Оператора");
    expect(consent).toContain("поможет найти данные, например время посещения и устройство");
  });

  test("the notice of cookies is a duty, not a fact", () => {
    expect(cookie).not.toMatch(/одинаково просто|Оператор хранит сведения о том/);
    expect(cookie).not.toContain("По открытым справочникам");
  });

  test("who publishes by consent gets an answer about bans in each row", () => {
    const text = writeOne("consent", { ...asked, userCanPost: true });
    expect(text).not.toContain("по желанию");
    expect(text).toContain("запретов не устанавливаю / устанавливаю такие:");
    expect(text).toContain("отмечает ответ у каждой строки");
  });

  test("no way of keeping the forms is made up of the word of a platform", () => {
    expect(privacy).not.toContain("хранятся в базе данных системы управления");
    const still = writeOne("privacy", { ...asked, websitePlatform: "html" });
    expect(still).not.toContain("собственной базы персональных данных не ведёт");
    expect(still).toContain("[указать: куда");
  });
});

test("a short policy does not say one way of processing of all and another of some", () => {
  const policy = writeOne("privacy", { ...owner, documentLength: "short" });
  expect(policy).not.toContain("Способ обработки для каждой цели");
});

test.each([
  [
    "medical",
    /Сведения со страниц, где записываются на приём и сообщают о здоровье, передавать сервисам статистики нельзя/,
  ],
  ["pharmaceutical", /К страницам, на которых сообщают о здоровье или записываются на приём/],
])("a counter stays off the pages of health (%s)", (industry, words) => {
  const { privacy, cookie } = writeAll({
    ...owner,
    industry,
    documentLength: "full",
    dataTypesCollected: [...owner.dataTypesCollected, "health"],
  });
  for (const text of [privacy, cookie]) expect(text).toMatch(words);
});

test("an agent of tours gives the data to who makes the tour, not to hotels", () => {
  const agent = {
    ...owner,
    industry: "travel",
    tourRole: "agent",
    processingPurposes: ["contract"],
    documentLength: "full",
  };
  const policy = writeOne("privacy", agent);
  expect(policy).not.toContain("гостиницы, перевозчики");
  expect(policy).not.toMatch(/Если поездка заграничная|Роскомнадзор заранее/);
});

test("a counter of an application alone serves the statistics of the application", () => {
  const { privacy, consent } = writeAll({
    ...owner,
    industry: "mobile",
    documentLength: "full",
    analyticsServices: ["appmetrica"],
  });
  for (const text of [privacy, consent]) {
    expect(text).not.toContain("статистика и анализ посещаемости");
    expect(text).toContain("статистика использования приложения");
  }
});
