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
    expect(policy).toMatch(/Оператор обязан принимать|Закон требует определить угрозы/);
  });

  test("who keeps the site is unknown, so no consent and no policy denies that anybody gets data", () => {
    const { privacy, consent } = writeAll(asked);
    expect(privacy).not.toMatch(/(?<!вправе )не передаёт персональные данные/);
    expect(privacy).toContain("без согласия субъекта Оператор не вправе");
    expect(consent).not.toContain("данные не передаются и не раскрываются");
  });

  test("with necessary cookies alone there is no notice, no choice and nothing to withdraw", () => {
    const { privacy, cookie } = writeAll({ ...asked, dataTypesCollected: ["email", "cookies"] });
    expect(cookie).not.toMatch(
      /в уведомлении|изменить выбор|Согласиться|Отозвать согласие|настройках Сайта/,
    );
    expect(privacy).not.toMatch(/уведомлении на Сайте|[Ии]зменить выбор/);
    const choosing = writeAll({ ...asked, functionalCookies: true });
    expect(choosing.cookie).toMatch(/Согласиться и отклонить одинаково просто/);
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
    expect(text).toContain("использовать не вправе");
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
