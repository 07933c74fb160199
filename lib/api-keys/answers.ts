import { z } from "zod";
import type { CreatedApiKey, ListedApiKey } from "@/lib/api-keys/types";
import { identifier, instant } from "@/lib/http/answer-schemas";

export const listedApiKeyAnswer = z.strictObject({
  id: identifier,
  name: z.string(),
  prefix: z.string().describe("Начало ключа"),
  scopes: z.array(z.enum(["read", "write"])),
  lastUsedAt: instant.nullable().describe("Последний вызов, с точностью до минуты"),
  createdAt: instant,
}) satisfies z.ZodType<ListedApiKey>;

export const createdApiKeyAnswer = z.strictObject({
  key: z.string().describe("Сам ключ; второй раз его не узнать"),
  apiKey: listedApiKeyAnswer,
}) satisfies z.ZodType<CreatedApiKey>;
