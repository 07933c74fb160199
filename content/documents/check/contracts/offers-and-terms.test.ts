/** Offer, terms, rules and return policy of one owner neither repeat nor contradict each other. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";

const owner = {
  companyName: "ООО «Прочитанное»",
  websiteUrl: "https://prochitannoe-test.ru",
  contactEmail: "a@prochitannoe-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

const refundUrl = "https://prochitannoe-test.ru/return";

const offerUrl = "https://prochitannoe-test.ru/offer";

const person = { ...owner, ownerType: "individual", companyName: "Ильин Пётр Олегович" };

test("repeated charges can be switched off for goods, services and programs (ЗоЗПП ст. 16.1)", () => {
  for (const sold of [
    { soldOnSite: ["goods"] },
    { soldOnSite: ["services"] },
    { industry: "saas" },
  ]) {
    const charged = { ...owner, industry: "other", ...sold, recurringPayments: "yes" };
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, charged)).toMatch(/Отключить подписку можно в любое время/);
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, { ...charged, recurringPayments: "no" })).not.toMatch(/подписк/i);
  }
});

test("terms beside an offer grant no second licence", () => {
  const { terms, offer } = writeAll({ ...owner, industry: "gaming", offerUrl });
  expect(terms).not.toMatch(/неисключительной|вознаграждени|действуют на день оплаты/);
  expect(offer).toMatch(/Лицензия возмездная/);
});

test("licence has a territory only when the owner names one (ГК РФ ст. 1235 п. 3)", () => {
  const cloud = { ...owner, industry: "saas" };
  for (const type of ["offer", "terms"] as const) {
    expect(writeOne(type, cloud)).not.toMatch(/Лицензия действует на территории/);
    expect(writeOne(type, { ...cloud, licenceTerritory: "russia" })).toMatch(
      /Лицензия действует на территории Российской Федерации/,
    );
  }
});

test("terms keep the owner liable for what is paid (ЗоЗПП ст. 13 п. 4)", () => {
  for (const industry of ["saas", "gaming", "ecommerce"])
    expect(writeOne("terms", { ...owner, industry })).toMatch(
      /сбоев сетей связи.+За то, что оплачено, он отвечает не по этому пункту/,
    );
  expect(
    writeOne("terms", { ...owner, industry: "consulting", processingPurposes: ["feedback"] }),
  ).not.toContain("За то, что оплачено");
});

describe("documents of one owner", () => {
  test.each(["ecommerce", "beauty", "saas", "sports"])(
    "refer to each other and share at most four long lines in offer and return policy: %s",
    (industry) => {
      const shop = { ...owner, industry };
      const alone = writeAll(shop);
      const beside = writeAll({ ...shop, refundUrl, offerUrl });
      expect(beside.offer.length).toBeLessThan(alone.offer.length * 0.93);
      expect(beside.offer).toContain("Порядок возврата — часть этого документа");
      expect(beside.return).toContain("Политика — её часть");
      for (const text of [beside.offer, beside.return])
        expect(text).toContain("применяется то, что выгоднее Потребителю");
      expect(beside.return).toMatch(/публичная оферта: .+До суда Потребитель/);
      // Alone each is whole.
      expect(alone.offer).toMatch(/10 дней.+(?:отказ|требование)/);
      expect(alone.return).toContain("Иск Потребитель предъявляет по своему выбору");
      const lines = (text: string) =>
        new Set(
          text
            .split("\n")
            .map((line) => line.replace(/^[\d.\s•]+/, ""))
            .filter((line) => line.length > 160),
        );
      const offered = lines(beside.offer);
      const twice = [...lines(beside.return)].filter((line) => offered.has(line));
      expect(twice.length).toBeLessThanOrEqual(4);
    },
  );

  test("license a post with the same words in a forum's charter and terms", () => {
    const forum = { ...owner, industry: "other", userCanPost: true, documentLength: "full" };
    const { terms, charter } = writeAll(forum);
    for (const text of [terms, charter])
      expect(text).toContain("Лицензия действует на территории всего мира, пока Публикация");
    expect(
      writeOne("charter", { ...forum, termsUrl: "https://prochitannoe-test.ru/terms" }),
    ).toMatch(/Если они расходятся, применяется пользовательское соглашение/);
  });
});

describe("site rules", () => {
  test("are called rules and mention no moderator for a person or a blog", () => {
    for (const answers of [
      { ...person, industry: "other", userCanPost: true },
      { ...owner, industry: "journalism", userCanPost: true },
    ]) {
      for (const termsUrl of [undefined, "https://prochitannoe-test.ru/terms"]) {
        const text = writeOne("charter", { ...answers, termsUrl });
        expect(text.startsWith("Правила сайта")).toBe(true);
        expect(text).not.toMatch(/Устав|Регламент|Модератор|Администраци/);
        expect(text).not.toMatch(/Правила (?:дополняет|меняется|действует)/);
      }
    }
  });

  test("define moderators only when the owner has them", () => {
    const forum = { ...owner, industry: "other", userCanPost: true, hasModerators: true };
    expect(writeOne("charter", forum)).toMatch(/Модератор — тот, кому Владелец сайта поручил/);
    expect(writeOne("charter", { ...forum, hasModerators: false })).not.toMatch(/Модератор/);
  });

  test("are not required by any norm; a return policy is required only from shops", () => {
    const required = (answers: object) =>
      documentsForOwner({ ...owner, ...answers } as AnswersDraft)
        .filter(({ isRequired }) => isRequired)
        .map(({ type }) => type);
    expect(required({ industry: "other", userCanPost: true })).not.toContain("charter");
    for (const industry of ["beauty", "saas", "medical"])
      expect(required({ industry })).not.toContain("return");
    expect(required({ industry: "ecommerce" })).toContain("return");
  });
});

describe("terms of a charity", () => {
  const fund = { ...owner, industry: "nonprofit", processingPurposes: ["payment", "feedback"] };

  test("do not mention consumers or payment", () => {
    for (const documentLength of ["short", "full"])
      expect(writeOne("terms", { ...fund, documentLength })).not.toMatch(
        /Потребител|потребител|заказал|оплатил|оплачен/,
      );
  });
});

describe("services", () => {
  test("are not called a thing for programs, tours and schools", () => {
    for (const industry of ["saas", "gaming", "travel", "education"])
      for (const type of ["offer", "return"] as const)
        expect(writeOne(type, { ...owner, industry })).not.toMatch(/— вещь/);
    expect(writeOne("offer", { ...owner, industry: "construction" })).toMatch(/— вещь/);
  });

  test("have a penalty of 3 % with a limit in offer and return policy (ЗоЗПП ст. 28 п. 5)", () => {
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, { ...owner, industry: "beauty" })).toMatch(
        /3 % цены Услуги за каждый день просрочки.+не может превышать/,
      );
  });

  test("do not cite rules for certain kinds of services for a cloud service", () => {
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, { ...owner, industry: "saas" })).not.toMatch(
        /правил[аи]м? оказания отдельных видов услуг/,
      );
  });
});

test("short terms of a landing page omit rules on payment and posting", () => {
  for (const { kind, answers } of ownersByIndustry.slice(0, 5)) {
    const text = writeOne("terms", { ...answers, documentLength: "short" });
    const posts = "userCanPost" in answers;
    expect(text, kind).not.toMatch(/оплачено|Сметы и расчёты/);
    if (!posts) expect(text, kind).not.toMatch(/Заключать договоры через Сайт|ERID|всё остальное/);
  }
});

test("offer, terms and return policy use the buyer's words", () => {
  const shop = {
    ...owner,
    industry: "food",
    processingPurposes: [...owner.processingPurposes, "registration"],
  };
  const { offer, return: refund, terms } = writeAll(shop);
  expect(terms).not.toMatch(/не дожидаясь запроса|Цену Владелец сайта обязан|императивн/);
  expect(terms).toContain("через иностранные сервисы входить нельзя");
  for (const text of [offer, refund, writeOne("offer", { ...shop, refundUrl })])
    expect(text).toContain("при отказе от всего заказа — и плата за доставку Потребителю");
  expect(refund).toContain("сделанного для одного человека");
});

test("sentences are complete with the values of clinics, games and shops", () => {
  const clinic = writeAll({ ...owner, industry: "medical" });
  expect(clinic.return).not.toMatch(/относится к услугам и работам:/);
  expect(clinic.offer).toMatch(/записывается на приём [^\n]*\(далее — Заявка\)/);
  const game = writeAll({ ...owner, industry: "gaming" });
  expect(game.offer).toContain("Предмет договора — право использовать игру по описанию");
  expect(game.return).not.toMatch(/продаёт через Сайт:/);
  expect(game.offer).not.toContain("то, что продаётся");
  const paid = { dataTransferToThirdParties: ["payment_systems"], paymentSystems: ["yookassa"] };
  const shop = writeAll({ ...owner, industry: "ecommerce", ...paid });
  expect(shop.offer).not.toMatch(/проводят:/);
  expect(shop.return).not.toMatch(/не зависит, но/);
});
