import { describe, expect, test } from "vitest";
import { readAnswers } from "@/lib/features/policy-check/facts/read-answers";
import { normalise } from "@/lib/features/policy-check/find/normalise";

const read = (given: string) => readAnswers({ original: given, normalised: normalise(given) });

describe("readAnswers about the operator", () => {
  test.each([
    ["ООО «Вега» (далее — Оператор) ведёт сайт.", "ООО «Вега»"],
    [
      "Оператором является ИП Орлов Семён Павлович, хостинг у ООО «Хостер».",
      "ИП Орлов Семён Павлович",
    ],
    [
      "Общество с ограниченной ответственностью «Вега», далее по тексту «Компания»",
      "Общество с ограниченной ответственностью «Вега»",
    ],
    ["Орлов Семён Павлович (далее — Оператор), самозанятый", "Орлов Семён Павлович"],
  ])("reads the name from «%s»", (text, companyName) => {
    expect(read(text).companyName).toBe(companyName);
  });

  test("reads no name from a text with two companies, a recipient or a responsible person", () => {
    expect(read("ООО «Вега» и ООО «Лира» обрабатывают данные.").companyName).toBeUndefined();
    expect(read("Данные хранит хостинг ООО «Хостер».").companyName).toBeUndefined();
    expect(read("Ответственный: Орлов Семён Павлович").companyName).toBeUndefined();
  });

  test("reads only valid numbers of the operator, and none when there are two", () => {
    expect(read("Оператор: ООО «Вега», ИНН 7707083893, ОГРН 1027700132195")).toMatchObject({
      inn: "7707083893",
      ogrn: "1027700132195",
    });
    expect(read("ИНН 7707083894").inn).toBeUndefined();
    expect(read("ИНН 7707083893, ИНН 6901234566").inn).toBeUndefined();
    expect(read("Банк: ИНН 7707083893").inn).toBeUndefined();
  });

  test.each([
    [
      "юридический адрес: 170100, г. Тверь, ул. Новая, д. 3, обрабатывает данные",
      "170100, г. Тверь, ул. Новая, д. 3",
    ],
    [
      "Адрес: г. Тверь, ул. Новая, д. 3, оф. 12. Политика действует всегда.",
      "г. Тверь, ул. Новая, д. 3, оф. 12",
    ],
    [
      "Место нахождения: 170100, г. Тверь, ул. Новая, д. 3, ИНН 7707083893",
      "170100, г. Тверь, ул. Новая, д. 3",
    ],
    ["Электронный адрес: info@vega.ru, IP-адрес: любой", undefined],
  ])("reads the address from «%s»", (text, legalAddress) => {
    expect(read(text).legalAddress).toBe(legalAddress);
  });
});

test("reads the most frequent e-mail and the only site, and guesses neither", () => {
  const text = "Сайт vega.ru. Пишите на a@vega.ru или a@vega.ru, жалобы — на b@vega.ru.";
  expect(read(text)).toMatchObject({ contactEmail: "a@vega.ru", websiteUrl: "https://vega.ru" });
  expect(read("Пишите на a@vega.ru или b@vega.ru.").contactEmail).toBeUndefined();
  expect(read("Сайт студии: vega.photography").websiteUrl).toBe("https://vega.photography");
  expect(read("Сайт написан на node.js").websiteUrl).toBeUndefined();
  expect(read("Сайты vega.ru и lira.ru").websiteUrl).toBeUndefined();
  expect(read("Сайт работает с Яндексом: https://yandex.ru/legal").websiteUrl).toBeUndefined();
});

test("reads purposes and data only from their lists", () => {
  const text =
    "Цели обработки: доставка заказов, подбор персонала. Перечень персональных данных: имя, телефон, cookie.";
  expect(read(text)).toMatchObject({
    processingPurposes: ["delivery", "recruitment"],
    dataTypesCollected: ["name", "phone", "cookies"],
  });
  expect(read("Перечень персональных данных: фамилия, имя, отчество, телефон.")).toMatchObject({
    dataTypesCollected: ["full_name", "phone"],
  });
  expect(read("Доставка бесплатная. Телефон магазина на сайте.")).toEqual({});
  expect(read("")).toEqual({});
});
