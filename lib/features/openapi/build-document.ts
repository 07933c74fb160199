import type { z } from "zod";
import type {
  ApiDocument,
  ApiResponse,
  DocumentedMethod,
  JsonSchema,
  MediaType,
  Operation,
  Parameter,
} from "@/lib/features/openapi/api-document";
import { errorComponents, errorResponses } from "@/lib/features/openapi/errors";
import { apiGroups, groupOf } from "@/lib/features/openapi/groups";
import { type NamedSchemas, toJsonSchema } from "@/lib/features/openapi/json-schema";
import { nameSchemas } from "@/lib/features/openapi/names";
import type { RouteDescription, RouteResponse } from "@/lib/platform/http/route-description";

/** The calls of one path: `/api/documents/{id}`. */
export type DescribedPath = {
  path: string;
  methods: Partial<Record<DocumentedMethod, RouteDescription>>;
};

const intro = `Те же вызовы, которыми пользуется сайт. Тело запроса и ответ — JSON в UTF-8, время — ISO 8601 в UTC.

Войти можно токеном сеанса (ответ POST /api/login) или личным ключом API с планами «Премиум» и «Ультра»: и тот и другой — в заголовке Authorization: Bearer. Ключ создаётся в настройках аккаунта; с правом read доступны GET и HEAD, с правом write — остальные методы. Пароль, удаление аккаунта, сеансы, сами ключи и управление по ключу недоступны.

У каждого GET есть HEAD с теми же заголовками. Списки — массив, новые первыми: limit до 200, адрес следующей страницы — в заголовке Link. Ошибка — всегда {message, code, fieldErrors?}; чужое и отсутствующее не отличить: 404.`;

/** Builds the API's document, OpenAPI 3.1.0, from the descriptions of its routes. */
export function buildDocument(paths: readonly DescribedPath[]): ApiDocument {
  nameSchemas();
  const named: NamedSchemas = {};
  const groups = new Set<string>();
  const described: ApiDocument["paths"] = {};
  for (const { path, methods } of [...paths].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const operations: Partial<Record<DocumentedMethod, Operation>> = {};
    for (const [method, route] of Object.entries(methods) as [
      DocumentedMethod,
      RouteDescription,
    ][]) {
      operations[method] = describeOperation(path, method, route, named);
      groups.add(groupOf(path));
    }
    described[path] = operations;
  }
  const errors = errorComponents();
  return {
    openapi: "3.1.0",
    info: { title: "Сайт по закону: API", version: "1.0.0", description: intro },
    servers: [{ url: "/" }],
    tags: apiGroups
      .filter(({ name }) => groups.has(name))
      .map(({ name, description }) => ({ name, description })),
    paths: described,
    components: {
      schemas: { ...sorted(named), ...errors.schemas },
      responses: errors.responses,
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "Токен сеанса из ответа POST /api/login",
        },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "auth-token",
          description: "Тот же токен в cookie: так входит браузер",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "spz_…",
          description: "Личный ключ API из настроек аккаунта",
        },
      },
    },
  };
}

function describeOperation(
  path: string,
  method: DocumentedMethod,
  route: RouteDescription,
  named: NamedSchemas,
): Operation {
  const parameters = [
    ...parametersOf(path, route.params, "path", named),
    ...parametersOf(path, route.query, "query", named),
  ];
  return {
    operationId: operationId(path, method),
    summary: route.summary ?? "",
    ...(route.details ? { description: route.details } : {}),
    tags: [groupOf(path)],
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body
      ? {
          requestBody: {
            required: route.bodyIsOptional !== true,
            content: {
              "application/json": {
                schema: toJsonSchema(route.body, "input", named),
                ...(route.example ? { example: route.example } : {}),
              },
              ...filesOf(route),
              // The same JSON as `text/plain`, for which a browser sends no preflight.
              ...(route.crossOriginPages ? { "text/plain": { schema: { type: "string" } } } : {}),
            },
          },
        }
      : {}),
    responses: { ...successes(route, named), ...errorResponses(method, route) },
    "x-access": route.access,
    "x-api-key": route.apiKey === true,
  };
}

/** The types of the files that the call accepts instead of JSON; `maxLength` is in bytes. */
function filesOf({ files }: RouteDescription): Record<string, MediaType> {
  if (!files) return {};
  const schema: JsonSchema = { type: "string", format: "binary", maxLength: files.maxBytes };
  return Object.fromEntries(files.contentTypes.map((type) => [type, { schema }]));
}

function securityOf({ access, apiKey }: RouteDescription): Operation["security"] {
  if (access === "public") return [];
  const ways: Operation["security"] = [
    { session: [] },
    { cookie: [] },
    ...(apiKey ? [{ apiKey: [] }] : []),
  ];
  return access === "anyone" ? [{}, ...ways] : ways;
}

/** `getApiDocumentsId`: unique for each method and path, aliases included. */
function operationId(path: string, method: DocumentedMethod): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}

function parametersOf(
  path: string,
  schema: z.ZodType | undefined,
  place: "path" | "query",
  named: NamedSchemas,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input", named);
  return Object.entries(properties)
    .filter(([name]) => place === "query" || path.includes(`{${name}}`))
    .map(([name, { description, ...part }]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: part,
      ...(description ? { description } : {}),
    }));
}

function successes(route: RouteDescription, named: NamedSchemas): Record<string, ApiResponse> {
  const { response = "empty", status = response === "empty" ? 204 : 200 } = route;
  const described = describeResponse(response, named);
  return Object.fromEntries([status].flat().map((code) => [String(code), described]));
}

function describeResponse(response: RouteResponse, named: NamedSchemas): ApiResponse {
  if (response === "empty") return { description: "Сделано, тела у ответа нет" };
  if (!("contentTypes" in response)) {
    return {
      description: "Сделано",
      content: { "application/json": { schema: toJsonSchema(response, "output", named) } },
    };
  }
  const json = response.json && toJsonSchema(response.json, "output", named);
  const fileOf = (type: string): JsonSchema =>
    type === "application/json" ? { type: "object" } : { type: "string" };
  return {
    description: json ? "JSON или файл, как просит Accept" : "Файл",
    content: {
      ...Object.fromEntries(
        response.contentTypes.map((type) => [type.split(";")[0] ?? type, { schema: fileOf(type) }]),
      ),
      ...(json ? { "application/json": { schema: json } } : {}),
    },
  };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
