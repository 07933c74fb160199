import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, test } from "vitest";
import * as route from "@/app/api/policy-checks/route";
import { closePolicyThreads } from "@/lib/features/policy-check/inspect/policy-pool";
import { policyFileTypes } from "@/lib/features/policy-check/policy-files";
import { policyCheckResponse } from "@/lib/features/policy-check/responses";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const text = `Политика в отношении обработки персональных данных

ООО «Вега» (далее — Оператор), ИНН 7707083893, ОГРН 1027700132195, юридический адрес: 170100, г. Тверь, ул. Новая, д. 3.
Политика касается сайта okna-vega.ru. Цели обработки: доставка заказов, рассылка новостей об акциях.
Мы обрабатываем имя, телефон и адрес электронной почты. Отозвать согласие можно письмом на info@okna-vega.ru.
Оператор отвечает на запрос в течение 30 дней.`;

const send = (options: Call) => call(route.POST, "/api/policy-checks", options);
const sendFile = (body: BodyInit, type: string, headers = {}) =>
  send({ body, headers: { "content-type": type, ...headers } });
const checked = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200);
  return policyCheckResponse.parse(await response.json());
};
const refused = async (response: Response) => {
  const { message, fieldErrors } = await response.json();
  return { status: response.status, message, fields: Object.keys(fieldErrors ?? {}) };
};

afterAll(closePolicyThreads);

describeOnDatabases("POST /api/policy-checks", (database) => {
  beforeEach(() => database.clear());

  test("returns elements and findings with places, a score and answers for the form", async () => {
    const { elements, findings, score, answers, length, address } = await checked(
      await send({ json: { text } }),
    );
    const stateOf = (id: string) => elements.find((element) => element.id === id)?.state;
    expect(stateOf("operator")).toBe("there");
    expect(stateOf("answer-term")).toBe("outdated");
    expect(stateOf("cross-border")).toBe("absent");
    expect(findings.map(({ rule }) => rule)).toEqual(["answer-in-30-days"]);
    for (const { quote } of [...elements, ...findings]) {
      if (quote) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
    }
    expect(score).toBeGreaterThan(0);
    expect({ length, address }).toEqual({ length: text.length, address: null });
    expect(answers).toEqual({
      ownerType: "legal",
      companyName: "ООО «Вега»",
      inn: "7707083893",
      ogrn: "1027700132195",
      legalAddress: "170100, г. Тверь, ул. Новая, д. 3",
      contactEmail: "info@okna-vega.ru",
      websiteUrl: "https://okna-vega.ru",
      processingPurposes: ["delivery", "newsletter"],
      dataTypesCollected: ["name", "email", "phone"],
    });
  });

  test("returns the same for a text file, reads DOCX, and accepts a long text", async () => {
    const { address: _none, ...ofText } = await checked(await send({ json: { text } }));
    for (const type of [policyFileTypes.txt, "application/octet-stream"]) {
      expect(await checked(await sendFile(text, type))).toMatchObject(ofText);
    }
    const docx = readFileSync("tests/fixtures/policy-files/tracked-changes.docx");
    const { elements } = await checked(await sendFile(docx, policyFileTypes.docx));
    expect(elements.find(({ id }) => id === "answer-term")?.state).toBe("there");
    const long = `${text}\n\n${"Мы продаём окна и двери. ".repeat(20_000)}`;
    expect((await checked(await sendFile(long, policyFileTypes.txt))).score).toBe(ofText.score);
  });

  test("rejects what cannot be checked with a status and field", async () => {
    const sendJson = async (json: unknown) => refused(await send({ json }));
    const both = "Пришлите текст политики или адрес её страницы";
    for (const json of [{}, { text: " " }, { text, url: "shop.ru" }]) {
      expect(await sendJson(json)).toEqual({ status: 400, message: both, fields: ["text"] });
    }
    for (const url of ["http://127.0.0.1/", "http://[::1]/", "ftp://shop.ru", "не адрес"]) {
      expect(await sendJson({ url })).toMatchObject({ status: 400, fields: ["url"] });
    }
    const refusedFile = async (body: BodyInit, type: string, headers = {}) =>
      refused(await sendFile(body, type, headers));
    expect(await refusedFile("%PDF-1.7", policyFileTypes.pdf)).toMatchObject({
      status: 400,
      message: expect.stringContaining("повреждён"),
      fields: ["file"],
    });
    expect(await refusedFile("", policyFileTypes.txt)).toMatchObject({ status: 400 });
    const large = new Uint8Array(2 * 1024 * 1024 + 1).fill(65);
    expect(await refusedFile(large, policyFileTypes.txt)).toMatchObject({ status: 413 });
    expect(await refusedFile(large.subarray(1), policyFileTypes.txt)).not.toMatchObject({
      status: 413,
    });
    expect(await refusedFile(text, "image/png")).toMatchObject({ status: 415 });
    const gzip = { "content-encoding": "gzip" };
    expect(await refusedFile(text, policyFileTypes.txt, gzip)).toMatchObject({ status: 415 });
  });
});
