import type { ErrorCode } from "@/lib/core/error-codes";
import type {
  ApiResponse,
  DocumentedMethod,
  JsonSchema,
} from "@/lib/features/openapi/api-document";
import { errorStatus } from "@/lib/platform/http/responses/error-status";
import type { RouteDescription } from "@/lib/platform/http/route-description";

const words: Partial<Record<number, string>> = {
  400: "Запрос не разобран или поле заполнено неверно: fieldErrors называет каждое",
  401: "Нет сеанса, он завершён или ключ не действует",
  403: "Нельзя: нет права, исчерпан лимит, нужен другой план или запрос пришёл с чужого сайта",
  404: "Нет такого или оно чужое",
  405: "Этого метода здесь нет; какие есть, говорит Allow",
  409: "Противоречит тому, что уже сохранено",
  413: "Тело запроса больше 256 КБ, файл — больше, чем вызов принимает",
  415: "Тело запроса не JSON и не файл того типа, который вызов принимает",
  429: "Слишком часто; когда повторить, говорит Retry-After",
  500: "Ошибка на сервере; requestId — номер запроса, по которому её найдут",
  503: "База данных недоступна; когда повторить, говорит Retry-After",
};

const errorSchema = "#/components/schemas/Error";

/** The error envelope, and a response with it for each status; source: docs/specification/api.md#errors. */
export function errorComponents(): {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, ApiResponse>;
} {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const responses = Object.entries(words).map(([status, description = ""]) => {
    const ofStatus = codes.filter((code) => errorStatus[code] === Number(status));
    const schema: JsonSchema = {
      allOf: [{ $ref: errorSchema }, { properties: { code: { enum: ofStatus } } }],
    };
    const retries = status === "429" || status === "503";
    const headers = {
      "Retry-After": { description: "Через сколько секунд повторить", schema: { type: "integer" } },
    };
    const response = {
      description,
      ...(retries ? { headers } : {}),
      content: { "application/json": { schema } },
    };
    return [`Error${status}`, response];
  });
  return { schemas: { Error: envelope(codes) }, responses: Object.fromEntries(responses) };
}

function envelope(codes: ErrorCode[]): JsonSchema {
  return {
    type: "object",
    properties: {
      message: { type: "string", description: "По-русски, можно показать человеку" },
      code: { type: "string", enum: codes },
      fieldErrors: {
        type: "object",
        description: "Поле → что в нём неверно",
        additionalProperties: { type: "array", items: { type: "string" } },
      },
      requestId: { type: "string", description: "Только у 500" },
    },
    required: ["message", "code"],
    additionalProperties: false,
  };
}

/** The error responses of a call, as references. */
export function errorResponses(
  method: DocumentedMethod,
  { access, limit, body, params, query, errors: listedErrors = [] }: RouteDescription,
): Record<string, ApiResponse> {
  const isPersonal = access !== "public";
  const changes = method !== "get";
  const declared = new Set<number>(listedErrors.map((code) => errorStatus[code]));
  const possible: [number, boolean][] = [
    [400, Boolean(body || params || query)],
    [401, isPersonal],
    // A change may be rejected as cross-site; a call with a session may need a plan or another right.
    [403, isPersonal || changes],
    [404, isPersonal || params !== undefined],
    [409, isPersonal || changes],
    [413, body !== undefined],
    [415, body !== undefined],
    [429, limit !== "none" || isPersonal],
    [500, true],
    [503, true],
  ];
  return Object.fromEntries(
    possible
      .filter(([status, isPossible]) => isPossible || declared.has(status))
      .map(([status]) => [String(status), { $ref: `#/components/responses/Error${status}` }]),
  );
}
