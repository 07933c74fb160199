import { z } from "zod";
import { listApiKeys } from "@/lib/features/accounts/api-keys/data";
import { createApiKey } from "@/lib/features/accounts/api-keys/operations";
import {
  apiKeyRequest,
  createdApiKeyResponse,
  listedApiKeyResponse,
} from "@/lib/features/accounts/api-keys/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Active keys; also without a paid plan, so that they can be revoked. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши ключи API, новые первыми",
    response: z.array(listedApiKeyResponse),
    handle: async ({ caller }) => listApiKeys(await getDatabase(), caller.userId),
  }),

  /** 201 `{key, apiKey}`: the key is returned only here; 403 PREMIUM_REQUIRED without a paid plan. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Создать ключ API",
    details: "Нужен план «Премиум» или «Ультра». Сам ключ есть только в этом ответе.",
    response: createdApiKeyResponse,
    status: 201,
    body: apiKeyRequest,
    example: { name: "Сборка сайта", scopes: ["read"] },
    handle: async ({ caller, body, now }) =>
      Response.json(await createApiKey(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
