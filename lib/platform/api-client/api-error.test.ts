import { describe, expect, test } from "vitest";
import { getErrorMessage, toApiError, toNetworkError } from "@/lib/platform/api-client/api-error";

const newResponse = (status: number, body: string, statusText = "") =>
  new Response(body, { status, statusText });

describe("toApiError", () => {
  test("carries the envelope; the message is the status, a colon and the text", async () => {
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

  test("an empty body leaves the status text", async () => {
    const error = await toApiError(newResponse(502, "", "Bad Gateway"));
    expect(error.message).toBe("502: Bad Gateway");
    expect(getErrorMessage(error, "Запасной ответ")).toBe("Запасной ответ");
  });

  test.each(["<html>", "null", "[]", '"text"', '{"message":7,"code":"X","fieldErrors":{"a":"b"}}'])(
    "a body that is no envelope explains nothing: %s",
    async (body) => {
      const error = await toApiError(newResponse(500, body));
      expect(error).toMatchObject({ code: "UNKNOWN", explanation: null, fieldErrors: {} });
    },
  );
});

describe("explain", () => {
  test("names the request of a defect", async () => {
    const body = JSON.stringify({ message: "Ошибка.", code: "INTERNAL", requestId: "r-1" });
    expect(getErrorMessage(await toApiError(newResponse(500, body)), "")).toBe(
      "Ошибка. Номер запроса: r-1",
    );
  });

  test("says that there is no connection", () => {
    expect(getErrorMessage(toNetworkError(), "")).toMatch(/^Нет связи/);
  });

  test("never shows what was not meant for visitors", () => {
    expect(getErrorMessage(new TypeError("x is undefined"), "Не удалось")).toBe("Не удалось");
  });
});
