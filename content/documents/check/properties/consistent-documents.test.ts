// @module-tag exhaustive
/**
 * Over random answers: the documents of one owner agree with each other. Read from what they print.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cells,
  consentsOf,
  type Documents,
  findClauses,
  lowerCase,
  ownRequisites,
  purposesOf,
  readableText,
  textAfter,
  writeDocuments,
} from "@/content/documents/check/properties/written-documents";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

function requisitesAgree(documents: Documents, answers: AnswersDraft): void {
  const requisites = ownRequisites(documents);
  const labels = ["ИНН", "ОГРН", "ОГРНИП", "Лицензия", "Электронная почта", "Телефон", "Статус"];
  const statements = labels.map((label) => [
    label,
    ...new Set(requisites.map((rows) => rows.get(label))),
  ]);
  expect(
    statements.filter((values) => values.filter((value) => value !== undefined).length > 2),
  ).toEqual([]);
  const names = requisites.map((rows) => [...rows.values()][0]);
  expect(new Set(names).size, names.join(" | ")).toBe(1);
  // A licence that one document prints is no blank in another.
  const licence = toKnownFacts(answers)["owner.license"];
  if (licence) expect(findClauses(/\[указать: номер и дату лицензии/, documents)).toEqual([]);
}

function purposesAgree(documents: Documents): void {
  const purposes = purposesOf(documents);
  for (const consent of consentsOf(documents)) {
    const name = textAfter(/^Цель обработки: (.+?)\.?\n/, consent);
    const [, title = ""] =
      /(?:^|\n)Цель обработки: (.+?)\.?\n/.exec(consent.map(({ text }) => text).join("")) ?? [];
    const own = purposes.filter((purpose) =>
      lowerCase(purpose.name).startsWith(lowerCase(name ?? title)),
    );
    if (!(name ?? title) || own.length === 0) continue;
    const appointments = purposes.filter(({ data }) =>
      lowerCase(data).includes("дата записи на приём"),
    );
    const isOfHealth = own.some((purpose) => purpose.data.includes("состоянии здоровья"));
    // The written consent of a patient names the appointment too: a purpose of its own in the policy (323-ФЗ ст. 13).
    const policy = lowerCase(
      [...own, ...(isOfHealth ? appointments : [])].map((item) => item.data).join("; "),
    );
    const data = textAfter(/^Перечень данных: (.+?)\.?\n/, consent);
    for (const item of data?.split("; ") ?? []) {
      if (!item.startsWith("["))
        expect(policy, `${title}: ${item}`).toContain(
          lowerCase(item.replace(/(?:, а именно:)? \[.*$/, "")),
        );
    }
    const years = (text: string) => text.match(/\d+ (?:год|лет|месяц)/g) ?? [];
    const term = textAfter(/Срок действия: (.+)\n/, consent) ?? "";
    for (const count of years(term)) {
      expect(
        own.some((purpose) => purpose.term.includes(count)),
        `${title}: ${term}`,
      ).toBe(true);
    }
    // The policy names the recipients that the consent names.
    for (const { tables, text, items } of consent) {
      const processors = tables
        .filter(({ header }) => header?.map(readableText)[0] === "Кому поручена обработка")
        .flatMap(({ rows }) => rows.map((row) => cells(row)[0] ?? ""));
      const forThemselves = text.startsWith("Для этой цели данные получают") ? items : [];
      for (const recipient of [...processors, ...forThemselves]) {
        const [called = ""] = recipient.split(" — ");
        if (called.startsWith("[") || recipient.includes("получает ли данные")) continue;
        expect(
          own.some((purpose) => purpose.recipients.includes(called)),
          `${title}: ${called}`,
        ).toBe(true);
      }
    }
  }
}

function countersAgree({ privacy, cookie }: Documents): void {
  const ofPolicy = privacy.flatMap(({ id, items }) => (id === "analytics" ? items : []));
  const ofCookies = cookie.flatMap(({ id, tables }) =>
    id === "services-table"
      ? tables.flatMap(({ rows }) => rows.map((row) => cells(row)[0] ?? ""))
      : [],
  );
  const named = ofCookies.filter((name) => !name.startsWith("["));
  // The short form names the company in brackets.
  const services = ofPolicy.map((item) => item.replace(/; данные получает .*| \([^()]*\)$/, ""));
  // AppMetrica counts in an application and sets no cookies: a clause of its own names it.
  expect(named).toEqual(services.filter((name) => name !== "AppMetrica"));
  // A policy without cookies has no list of counters, and names it among the recipients.
  const isInApp = cookie.some(({ id }) => id === "appmetrica");
  if (services.length > 0) expect(isInApp).toBe(services.includes("AppMetrica"));
}

function transfersAgree(documents: Documents): void {
  const abroad = documents.all.flatMap(({ type, items }) =>
    items.flatMap((item) => {
      const [, country = "", name = ""] = /^на территорию (.+?): (.+)$/.exec(item) ?? [];
      return country ? [{ type, country, name }] : [];
    }),
  );
  const stated = abroad.filter(({ type }) => type === "privacy");
  for (const { type, country, name } of abroad) {
    if (name.startsWith("[")) continue;
    const same = stated.find((item) => item.name === name);
    expect(same?.country, `${type}: ${name}`).toBe(country);
  }
  if (abroad.length > 0) {
    const denial = /не осуществляет трансграничную|ведутся только с использованием/;
    expect(findClauses(denial, documents)).toEqual([]);
  }
}

/** The ways to withdraw a consent, as each document lists them; a newsletter and a notice have ways of their own. */
function withdrawalsAgree(documents: Documents): void {
  const common = (items: string[]) =>
    items
      .filter((item) =>
        /^(?:письмом на|почтовым|в личном кабинете|по телефону|через форму)/.test(item),
      )
      .map((item) => (item.startsWith("почтовым") ? "почтовым отправлением" : item))
      .join("; ");
  const statements = documents.all
    .filter(({ text }) =>
      /Отзыв направляют Оператору|Согласие можно отозвать|Отозвать (?:согласие|его) можно/.test(
        text,
      ),
    )
    // One way alone stands in the sentence itself.
    .map(({ text, items }) =>
      items.length > 0
        ? common(items)
        : common([
            /письмом на электронную почту \S+ или по адресу Оператора/.exec(text)?.[0] ?? "",
          ]),
    );
  expect(new Set(statements).size, statements.join(" | ")).toBeLessThanOrEqual(1);
}

/** One address of a page, in whichever document it is named. */
function addressesAgree(documents: Documents): void {
  const pages: Record<string, RegExp> = {
    policy: /[Пп]олитик[аиу] обработки персональных данных(?: Оператора)?: (\S+?)[.;]?(?:\s|$)/,
    cookie: /политика использования файлов cookie: (\S+?)[.;]?(?:\s|$)/,
    terms: /пользовательское соглашение: (\S+?)[.;]?(?:\s|$)/,
    refund: /(?:условия|порядок) возврата: (\S+?)[.;]?(?:\s|$)/,
  };
  for (const [page, pattern] of Object.entries(pages)) {
    const statements = documents.all.flatMap(({ text, items }) =>
      [text, ...items].flatMap((line) => pattern.exec(line)?.[1] ?? []),
    );
    expect(new Set(statements).size, `${page}: ${statements.join(" | ")}`).toBeLessThanOrEqual(1);
  }
}

/** Who agrees for a child is the same in all documents. */
function childrenAgree(documents: Documents): void {
  const ofTeenagers = documents.all.flatMap(
    ({ type, text }) =>
      text
        .match(/[Пп]одрост(?:ок|ки) от 14 до 18 лет [^.;]*?(вместе с|с согласия)/g)
        ?.map((match) => `${type}: ${match}`) ?? [],
  );
  expect(ofTeenagers.filter((text) => text.endsWith("с согласия"))).toEqual([]);
  const speaks = documents.privacy.some(({ id }) => id === "minors");
  const asks = documents.consent.some(({ text }) => text.startsWith("За ребёнка до 14 лет"));
  if (asks) expect(speaks, "the consent speaks of children, the policy does not").toBe(true);
}

const required = {
  companyName: "ООО «Ромашка»",
  contactEmail: "info@romashka.ru",
  websiteUrl: "romashka.ru",
};

test("no two documents of an owner contradict each other", () => {
  fc.assert(
    fc.property(arbitraryAnswers, (drawn) => {
      // Two recipients of one name are the owner's own contradiction.
      const recipients = drawn.recipients?.map((row, index) => ({
        ...row,
        name: `ООО «Получатель ${index + 1}-й»`,
      }));
      const answers: AnswersDraft = {
        ...{ ...required, ...drawn, recipients },
        ...{ consentPurpose: undefined, otherThirdParties: undefined },
      };
      const documents = writeDocuments(answers);
      requisitesAgree(documents, answers);
      purposesAgree(documents);
      countersAgree(documents);
      transfersAgree(documents);
      withdrawalsAgree(documents);
      addressesAgree(documents);
      childrenAgree(documents);
    }),
    { numRuns: 2000 },
  );
}, 600_000);
