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

describe.each(lengths)("%s form", (documentLength) => {
  const asked = { ...owner, documentLength };
  const { privacy, consent, cookie } = writeAll(asked);

  test("names the host as a recipient of consents and not of requests and paper letters", () => {
    // The row of a purpose: as a clause in the full form, as a record of the table in the short one.
    const [row = "", ...others] = privacy
      .split(documentLength === "full" ? /\n\d+\.\d+\. / : /\n\n/)
      .filter((part) => /^ *(?:Цель и чьи данные: )?Ответы на запросы/.test(part));
    expect(others).toEqual([]);
    expect(row).toMatch(/сведения из запроса/i);
    expect(row.match(/.*Сервер.*/g)?.map((line) => line.trim())).toEqual([
      expect.stringMatching(
        /^Кто получает(?: данные —|:) ООО «Сервер» \(хостинг\) — согласия с отметками$/,
      ),
    ]);
    expect(privacy).not.toContain("данные, которые хранятся на Сайте и в его базах");
    expect(privacy).toMatch(/Где согласия нет, [^.]*на том же основании, что и Оператор/);
  });

  test("names a ground other than consent for letters and calls", () => {
    expect(privacy).toContain("письма и звонки — законный интерес (п. 7)");
    expect(privacy).toContain("обязательный ответ — закон (п. 2)");
  });

  test("names only terms that can be counted", () => {
    for (const text of [
      "составления отчётов",
      "проверки его на угрозы",
      "окончания проверки события",
      "можно предъявить требования",
    ]) {
      expect(privacy + consent).not.toContain(text);
    }
    const usual = writeOne("privacy", { ...asked, usualTerms: true });
    expect(usual).toContain("журнал запросов и файлы cookie — не дольше 30 дней");
    expect(usual).toContain("1 года со дня согласия");
  });

  test("sends advertising to the phone only when no e-mail is collected", () => {
    expect(consent).not.toContain("сообщениями на номер телефона");
    const byPhone = { ...asked, dataTypesCollected: ["full_name", "phone"] };
    expect(writeOne("consent", byPhone)).toContain("сообщениями на номер телефона");
    expect(privacy).not.toContain("по ссылке в письме");
  });

  test("lets a visitor without a name withdraw by the time of the visit, also by post", () => {
    expect(privacy).toContain("время посещения и устройство");
    expect(privacy).toContain("a@romashka-test.ru или по адресу Оператора");
    expect(consent).toContain("поможет найти данные, например время посещения и устройство");
  });

  test("does not state as a fact how the cookie notice works", () => {
    expect(cookie).not.toMatch(/одинаково просто|Оператор хранит сведения о том/);
    expect(cookie).not.toContain("По открытым справочникам");
  });

  test("asks for an answer about bans in each row of the consent to publication", () => {
    const text = writeOne("consent", { ...asked, userCanPost: true });
    expect(text).not.toContain("по желанию");
    expect(text).toContain("запретов не устанавливаю / устанавливаю такие:");
    expect(text).toContain("отмечает ответ у каждой строки");
  });

  test("does not derive from the platform where form data are kept", () => {
    expect(privacy).not.toContain("хранятся в базе данных системы управления");
    const still = writeOne("privacy", { ...asked, websitePlatform: "html" });
    expect(still).not.toContain("собственной базы персональных данных не ведёт");
    expect(still).toContain("[указать: куда");
  });
});

test("short policy does not mention the way of processing for each purpose", () => {
  const policy = writeOne("privacy", { ...owner, documentLength: "short" });
  expect(policy).not.toContain("Способ обработки для каждой цели");
});

test.each([
  [
    "medical",
    /Сведения со страниц, где записываются на приём и сообщают о здоровье, передавать сервисам статистики нельзя/,
  ],
  ["pharmaceutical", /К страницам, на которых сообщают о здоровье или записываются на приём/],
])("policy and cookie policy keep counters off health pages (%s)", (industry, value) => {
  const { privacy, cookie } = writeAll({
    ...owner,
    industry,
    documentLength: "full",
    dataTypesCollected: [...owner.dataTypesCollected, "health"],
  });
  for (const text of [privacy, cookie]) expect(text).toMatch(value);
});

test("travel agent's policy does not name hotels, carriers or trips abroad", () => {
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

test("application counter alone serves statistics of the application and not of the site", () => {
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
