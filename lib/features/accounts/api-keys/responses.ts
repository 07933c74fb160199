import { z } from "zod";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const listedApiKeyResponse = z.strictObject({
  id: identifier,
  name: z.string(),
  /** The first characters. */
  prefix: z.string().describe("Начало ключа"),
  scopes: z.array(z.enum(["read", "write"])),
  /** ISO 8601, UTC; `lastUsedAt` to within a minute. */
  lastUsedAt: instant.nullable().describe("Последний вызов, с точностью до минуты"),
  createdAt: instant,
});

/** A key as its owner's list shows it, newest first: what it is called and begins with, never itself. */
export type ListedApiKey = z.output<typeof listedApiKeyResponse>;

export const createdApiKeyResponse = z.strictObject({
  key: z.string().describe("Сам ключ; второй раз его не узнать"),
  apiKey: listedApiKeyResponse,
});

/** The answer of `POST /api/user/api-keys`: the only time that the key itself is told. */
export type CreatedApiKey = z.output<typeof createdApiKeyResponse>;
