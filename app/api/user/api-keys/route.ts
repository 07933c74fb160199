import { z } from "zod";
import { createdApiKeyAnswer, listedApiKeyAnswer } from "@/lib/api-keys/answers";
import { listApiKeys } from "@/lib/api-keys/data";
import { createApiKey } from "@/lib/api-keys/operations";
import { newApiKeyBody } from "@/lib/api-keys/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Keys that are not revoked; without a paid plan too, so that they can be revoked. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши ключи API, новые первыми",
    answer: z.array(listedApiKeyAnswer),
    handle: async ({ visitor }) => listApiKeys(await getDatabase(), visitor.userId),
  }),

  /** 201 `{key, apiKey}`: the key itself, this once; 403 PREMIUM_REQUIRED without a paid plan. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Создать ключ API",
    details: "Нужен план «Премиум» или «Ультра». Сам ключ есть только в этом ответе.",
    answer: createdApiKeyAnswer,
    status: 201,
    body: newApiKeyBody,
    handle: async ({ visitor, body, now }) =>
      Response.json(await createApiKey(await getDatabase(), visitor, body, now), { status: 201 }),
  }),
});
