import { describe, expect, test } from "vitest";
import { getErrorMessage, toApiError, toNetworkError } from "@/lib/platform/api-client/api-error";

const newResponse = (status: number, body: string, statusText = "") =>
  new Response(body, { status, statusText });

describe("toApiError", () => {
  test("reads code, message and field errors of the response, and keeps its text in the message", async () => {
    const body = JSON.stringify({
      message: "Проверьте поля",
      code: "VALIDATION",
      fieldErrors: { companyName: ["Название компании или ФИО обязательно"] },
    });
    const error = await toApiError(newResponse(400, body));
    expect(error).toMatchObject({
      status: 400,
      code: "VALIDATION",
      message: `400: ${body}`,
      explanation: "Проверьте поля",
      fieldErrors: { companyName: ["Название компании или ФИО обязательно"] },
    });
  });

  test.each([
    ["13", 13],
    ["Sun, 29 Nov 2026 09:00:00 GMT", null],
    ["", null],
  ])("reads the seconds of Retry-After: %s", async (header, seconds) => {
    const headers = { "retry-after": header };
    const error = await toApiError(new Response("", { status: 429, headers }));
    expect(error.retryAfterSeconds).toBe(seconds);
  });

  test("uses the status text when the body is empty", async () => {
    const error = await toApiError(newResponse(502, "", "Bad Gateway"));
    expect(error.message).toBe("502: Bad Gateway");
    expect(getErrorMessage(error, "Запасной ответ")).toBe("Запасной ответ");
  });

  test.each(["<html>", "null", "[]", '"text"', '{"message":7,"code":"X","fieldErrors":{"a":"b"}}'])(
    "has no explanation when the body is not an error response: %s",
    async (body) => {
      const error = await toApiError(newResponse(500, body));
      expect(error).toMatchObject({ code: "UNKNOWN", explanation: null, fieldErrors: {} });
    },
  );
});

describe("getErrorMessage", () => {
  test("adds the request id of an internal error", async () => {
    const body = JSON.stringify({ message: "Ошибка.", code: "INTERNAL", requestId: "r-1" });
    expect(getErrorMessage(await toApiError(newResponse(500, body)), "")).toBe(
      "Ошибка. Номер запроса: r-1",
    );
  });

  test("reports a lost connection", () => {
    expect(getErrorMessage(toNetworkError(), "")).toMatch(/^Нет связи/);
  });

  test("returns the fallback for an unexpected error", () => {
    expect(getErrorMessage(new TypeError("x is undefined"), "Не удалось")).toBe("Не удалось");
  });
});
