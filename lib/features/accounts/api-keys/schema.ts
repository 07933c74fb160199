import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import { apiKeyScopes } from "@/lib/platform/auth/roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Segments of `/api/user/api-keys/{id}`. */
export const apiKeyParams = z.object({ id: z.string().refine(isId) });

const nameMissing = "Назовите ключ, чтобы узнать его потом";

/** Body of `POST /api/user/api-keys`. */
export const apiKeyRequest = z.strictObject({
  name: lineSchema(60, nameMissing).min(1, nameMissing),
  scopes: z
    .array(z.enum(apiKeyScopes, "Права — read и write"), "Укажите права: read, write")
    .min(1, "Выберите хотя бы одно право")
    .max(2, "Прав только два: read и write")
    .refine((scopes) => new Set(scopes).size === scopes.length, "Одно право названо дважды"),
});

export type NewApiKey = z.output<typeof apiKeyRequest>;

export const listedApiKeyResponse = z.strictObject({
  id: identifier,
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string().describe("Начало ключа"),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** ISO 8601, UTC; `lastUsedAt` is accurate to a minute. */
  lastUsedAt: instant.nullable().describe("Последний вызов, с точностью до минуты"),
  createdAt: instant,
});

/** A key in its owner's list, newest first: its name and prefix, never the key itself. */
export type ListedApiKey = z.output<typeof listedApiKeyResponse>;

export const createdApiKeyResponse = z.strictObject({
  key: z.string().describe("Сам ключ; второй раз его не узнать"),
  apiKey: listedApiKeyResponse,
});

/** The response of `POST /api/user/api-keys`: the only time that the key itself is returned. */
export type CreatedApiKey = z.output<typeof createdApiKeyResponse>;
