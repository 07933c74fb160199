import type { Access } from "@/lib/platform/http/route-description";

/** JSON Schema 2020-12, as in OpenAPI 3.1; only the keywords that our schemas use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export type Parameter = {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
  description?: string;
};

export type MediaType = { schema?: JsonSchema; example?: unknown };

export type ApiResponse =
  | { $ref: string }
  | {
      description: string;
      headers?: Record<string, { description: string; schema: JsonSchema }>;
      content?: Record<string, MediaType>;
    };

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  /** JSON, and the types of the files that the call accepts instead. */
  requestBody?: {
    required: boolean;
    content: { "application/json": MediaType } & Record<string, MediaType>;
  };
  responses: Record<string, ApiResponse>;
  "x-access": Access;
  /** Whether an API key may make the call. */
  "x-api-key": boolean;
};

export const documentedMethods = ["get", "post", "put", "patch", "delete"] as const;
export type DocumentedMethod = (typeof documentedMethods)[number];

export type ApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<DocumentedMethod, Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, object>;
  };
};
