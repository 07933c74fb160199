import { describe, expect, test } from "vitest";
import { assembleSiteLegal } from "@/components/pages/site-legal/assemble-site-legal";
import { orderAction, orderTexts, refundDays, refundRule } from "@/content/billing/order";
import { planTexts } from "@/content/billing/plan";
import {
  customClausesOf,
  type SiteLegalType,
  type SiteOperator,
  siteLegalAnswers,
  siteLegalEdition,
  siteLegalTypes,
} from "@/content/site-legal/documents";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import { listBlanks } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import { shippedSource } from "@/lib/platform/content/templates";

const company: SiteOperator = {
  operator: {
    name: "ООО «Ромашка»",
    inn: "7707083893",
    ogrn: "1027700132195",
    address: "101000, г. Москва, ул. Мясницкая, д. 1",
    type: "legal",
    hosting: "ООО «Хостинг»",
    hostingAddress: "г. Москва, ул. Серверная, д. 2",
    processors: "почтовый сервис ООО «Почта»",
    responsible: "Иванова Анна Петровна",
  },
  contacts: { email: "info@romashka.ru", phone: "+7 495 000-00-00" },
  address: "https://romashka.ru",
};

const bare = {
  hosting: null,
  hostingAddress: null,
  processors: null,
  responsible: null,
};

const operators: Record<string, SiteOperator> = {
  "a company": company,
  "a sole trader": {
    operator: {
      ...bare,
      name: "ИП Ромашкин Иван Иванович",
      inn: "500100732259",
      ogrn: "304500116000157",
      address: "г. Подольск, ул. Ленина, д. 3",
      type: "legal",
    },
    contacts: { email: "info@romashka.ru", phone: null },
    address: "https://ромашка.рф",
  },
  "a natural person": {
    operator: {
      ...bare,
      name: "Ромашкин Иван Иванович",
      inn: null,
      ogrn: null,
      address: "г. Тула, ул. Мира, д. 4",
      type: "individual",
    },
    contacts: { email: "info@romashka.ru", phone: null },
    address: "https://romashka.ru",
  },
};

describe.each(Object.entries(operators))("with %s as the operator", (_kind, operator) => {
  test.each(siteLegalTypes)("%s has no blanks and names the operator", async (type) => {
    const tree = await assembleSiteLegal(type, operator);
    expect(listBlanks(tree)).toEqual([]);
    expect(tree.date).toBe(siteLegalEdition().date);
    const text = writeText(tree);
    expect(text).toContain(operator.operator.name);
    expect(text).toContain("info@romashka.ru");
  });

  test("our form accepts the answers, with a reminder of the newsletter's consent as the only finding", () => {
    for (const type of siteLegalTypes) {
      const answers = formAnswersSchema.parse({ type, ...siteLegalAnswers(operator) });
      const faults = checkAnswers(answers).map(({ message }) => message);
      // The consent has its own page: `/privacy/consents/newsletter`.
      expect(faults.filter((fault) => !fault.startsWith("Для рассылки нужно отдельное"))).toEqual(
        [],
      );
    }
  });
});

test("the policy has blanks when no operator is configured", async () => {
  const unnamedOperator: SiteOperator = {
    operator: { ...bare, name: null, inn: null, ogrn: null, address: null, type: "legal" },
    contacts: { email: null, phone: null },
    address: null,
  };
  expect(listBlanks(await assembleSiteLegal("privacy", unnamedOperator)).length).toBeGreaterThan(0);
});

describe("the texts of the service's legal documents", () => {
  test("the policy names every purpose of this site and no counter", async () => {
    const text = writeText(await assembleSiteLegal("privacy", company)).replaceAll("\u00a0", " ");
    for (const purpose of [
      "Регистрация и ведение личного кабинета",
      "Обратная связь и обработка заявок и обращений",
      "Рекламные и информационные рассылки",
      "Безопасность и предотвращение мошенничества",
      "Размещение на Сайте материалов пользователей",
    ]) {
      expect(text).toContain(purpose);
    }
    expect(text).not.toMatch(/Метрик|Analytics/);
    // Deleting the account deletes all of it, so no row may claim a longer term.
    expect(text).not.toContain("смотря что наступит позже");
    // Except for answered requests, proofs of consents and notices of right holders, which the law requires an
    // operator to keep.
    expect(text.match(/.*исковой давности.*/g)).toEqual([
      expect.stringContaining("До ответа на заявление, затем 3 года"),
      expect.stringContaining("До ответа на запрос (доказательства — до прекращения согласия)"),
    ]);
    expect(text).toContain("Оператор не осуществляет трансграничную передачу");
    // Except for what the user has asked for.
    expect(text).toContain("подключить к личному кабинету собственного бота Telegram");
    expect(text).toContain("в остальном действует предыдущий пункт");
  });

  /** Custom clauses that no longer fit the template they were written for. */
  const movedOf = async (type: SiteLegalType) => {
    const answers = { ...siteLegalAnswers(company), customFields: customClausesOf[type] };
    const { date, number: edition } = siteLegalEdition();
    const settings = { date, edition, mode: "preview" } as const;
    return writeDocument(await shippedSource(type), answers, settings).movedClauses;
  };

  test("custom clauses of the policy name the terms after which records are deleted", async () => {
    expect(customClausesOf.privacy?.additions.length).toBeGreaterThan(0);
    expect(await movedOf("privacy")).toEqual([]);
    const text = writeText(await assembleSiteLegal("privacy", company)).replaceAll("\u00a0", " ");
    for (const kept of [
      "запись о нём (кому, когда, тема) — через 30 дней",
      "Через 30 дней после ответа на обращение",
    ]) {
      expect(text).toContain(kept);
    }
  });

  test("policy and agreement use the words of the order and the cabinet about payments", async () => {
    const policy = writeText(await assembleSiteLegal("privacy", company)).replaceAll("\u00a0", " ");
    expect(policy).toContain("ООО НКО «ЮМани»");
    expect(policy).toContain(`не нажал «${orderTexts.pay}»`);
    const agreement = writeText(await assembleSiteLegal("terms", company));
    const terms = agreement.replaceAll("\u00a0", " ");
    expect(refundRule).toContain(`в течение ${refundDays} дней со дня оплаты`);
    expect(terms).toContain(`в течение ${refundDays} дней со дня оплаты`);
    expect(terms).toContain(`есть кнопка «${orderAction}»`);
    expect(terms).toContain(`кнопкой «${planTexts.renewal.stop}» на странице «${planTexts.title}»`);
    expect(await movedOf("terms")).toEqual([]);
  });

  test("all custom clauses of the cookie policy still replace their clauses", async () => {
    const text = writeText(await assembleSiteLegal("cookie", company));
    expect(text.match(/в редакции владельца сайта/g)).toHaveLength(
      customClausesOf.cookie?.replacements.length ?? 0,
    );
    expect(await movedOf("cookie")).toEqual([]);
  });
});
