import { describe, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { defineRoute } from "@/lib/platform/http/define-route";
import { type Call, call, origin } from "@/tests/support/api/calls/api-call";
import { echo, echoedBody, postToEcho } from "@/tests/support/api/echo-route";

const asJson = { "content-type": "application/json" };

describe("a route that reads a JSON body", () => {
  test("parses a valid body", async () => {
    const response = await postToEcho({ json: { name: "Иван" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ got: { name: "Иван" } });
  });

  test.each([
    ["cut JSON", "{"],
    ["nothing", ""],
    ["two values", "{} {}"],
    ["a byte that is no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])("returns 400 BAD_REQUEST for a body with %s", async (_case, raw) => {
    const response = await postToEcho({ body: raw, headers: asJson });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "BAD_REQUEST",
      message: expect.stringMatching(/^Тело запроса/),
    });
  });

  test.each(["null", "[]", "5", '"text"', "true", `${"[".repeat(100_000)}${"]".repeat(100_000)}`])(
    "returns 400 VALIDATION when the body is no object (%.20s)",
    async (raw) => {
      const response = await postToEcho({ body: raw, headers: asJson });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: "VALIDATION",
        message: "Тело запроса должно быть объектом JSON.",
      });
    },
  );

  test("returns an error for every wrong and unknown field", async () => {
    const json = { name: "", age: "5", tags: ["c", "d"], role: "admin", extra: 1 };
    const response = await postToEcho({ json });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "VALIDATION",
      message: "Проверьте правильность заполнения полей.",
      fieldErrors: {
        name: ["Введите имя"],
        age: ["Введите возраст"],
        tags: ["Выберите вариант из списка"],
        role: ["Неизвестное поле"],
        extra: ["Неизвестное поле"],
      },
    });
  });

  test("returns the message of the only wrong field", async () => {
    const response = await postToEcho({ json: {} });
    expect(await response.json()).toMatchObject({ message: "Введите имя" });
  });

  test("rejects a body with __proto__ and constructor keys and changes no prototype", async () => {
    const raw =
      '{"name":"x","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}';
    const response = await postToEcho({ body: raw, headers: asJson });
    expect(response.status).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const text = await response.text();
    expect(text).toContain("__proto__");
    expect(text).toContain("constructor");
  });

  test("uses the last value of a repeated key", async () => {
    const response = await postToEcho({ body: '{"name":"a","name":"b"}', headers: asJson });
    expect(await response.json()).toEqual({ got: { name: "b" } });
  });

  test("returns 400 for deep nesting in a field", async () => {
    const raw = `{"type":"privacy","companyName":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const route = defineRoute({
      access: "public",
      limit: "none",
      body: documentAnswersSchema,
      handle: async () => ({}),
    });
    const response = await call(route, "/api/echo", { body: raw, headers: asJson });
    expect(response.status).toBe(400);
  });

  test("returns at most 50 field errors and a short response for huge input", async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]));
    const response = await postToEcho({ json: { name: "x", ...many } });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(16_000);
    expect(Object.keys((JSON.parse(text) as { fieldErrors: object }).fieldErrors)).toHaveLength(50);
    const long = await postToEcho({ json: { name: "x", ["y".repeat(200_000)]: 1 } });
    expect((await long.text()).length).toBeLessThan(1000);
  });

  test("returns 413 for a body over 256 KiB with or without Content-Length", async () => {
    const raw = JSON.stringify({ name: "x".repeat(300 * 1024) });
    const announced = await postToEcho({
      body: raw,
      headers: { ...asJson, "content-length": "307211" },
    });
    expect(announced.status).toBe(413);
    const silent = await postToEcho({ body: raw, headers: asJson });
    expect(silent.status).toBe(413);
    expect(await silent.json()).toEqual({
      code: "TOO_LARGE",
      message: "Тело запроса больше 256 КБ.",
    });
  });

  test("stops reading a body over the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const request = new Request(`${origin}/api/echo`, {
      method: "POST",
      body: endless,
      headers: asJson,
      duplex: "half",
    } as RequestInit);
    expect((await echo(request)).status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  describe("on a route that also accepts a file", () => {
    const files = { contentTypes: ["text/plain"], maxBytes: 300 * 1024, tooLarge: "Файл больше." };
    const route = defineRoute({
      access: "public",
      limit: "none",
      body: echoedBody,
      files,
      handle: async ({ body: json, file }) => ({
        json,
        file: file && { type: file.contentType, length: file.bytes.length },
      }),
    });
    const send = (options: Call) => call(route, "/api/file", { method: "POST", ...options });
    const asText = { "content-type": "Text/Plain; charset=windows-1251" };

    test("reads either JSON or a file", async () => {
      const file = await send({ body: new Uint8Array([0, 255, 1]), headers: asText });
      expect(await file.json()).toEqual({
        json: null,
        file: { type: asText["content-type"], length: 3 },
      });
      const json = await send({ json: { name: "Иван" } });
      expect(await json.json()).toEqual({ json: { name: "Иван" }, file: null });
    });

    test("has separate limits for file and JSON", async () => {
      const large = "x".repeat(280 * 1024);
      expect((await send({ body: large, headers: asText })).status).toBe(200);
      expect((await send({ json: { name: large } })).status).toBe(413);
      const larger = await send({ body: large + large, headers: asText });
      expect(larger.status).toBe(413);
      expect(await larger.json()).toEqual({ code: "TOO_LARGE", message: "Файл больше." });
    });

    test("returns 400 for an empty file and 415 for a compressed one or another type", async () => {
      expect((await send({ body: "", headers: asText })).status).toBe(400);
      const packed = { ...asText, "content-encoding": "gzip" };
      expect((await send({ body: "x", headers: packed })).status).toBe(415);
      expect((await send({ body: "x", headers: { "content-type": "text/html" } })).status).toBe(
        415,
      );
    });
  });

  test.each([
    ["no type", {}],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", { "content-type": "text/plain" }],
    ["a look-alike", { "content-type": "application/json-patch+json" }],
    ["another charset", { "content-type": "application/json; charset=windows-1251" }],
    ["a packed body", { ...asJson, "content-encoding": "gzip" }],
  ])("returns 415 with %s", async (_case, headers) => {
    const raw = new TextEncoder().encode('{"name":"x"}');
    const response = await postToEcho({ body: raw, headers: headers as Record<string, string> });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  });

  test("accepts a charset in the content type", async () => {
    const headers = { "content-type": 'Application/JSON; charset="UTF-8"' };
    expect((await postToEcho({ body: '{"name":"x"}', headers })).status).toBe(200);
  });
});
