import { site } from "@/content/site";
import { getSecondFactor } from "@/lib/features/accounts/second-factor/data";
import {
  confirmSecondFactor,
  disableSecondFactor,
  startSecondFactor,
} from "@/lib/features/accounts/second-factor/operations";
import {
  secondFactorConfirmedResponse,
  secondFactorResponse,
  secondFactorSecretResponse,
} from "@/lib/features/accounts/second-factor/responses";
import {
  secondFactorConfirmationRequest,
  secondFactorProofRequest,
  secondFactorStartRequest,
} from "@/lib/features/accounts/second-factor/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Login with a code (decision 0015): its state, a new secret, the first code, switching off. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Вход с кодом: включён ли",
    response: secondFactorResponse,
    handle: async ({ caller }) => getSecondFactor(await getDatabase(), caller),
  }),

  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Начать подключение входа с кодом: получить ключ для приложения",
    response: secondFactorSecretResponse,
    body: secondFactorStartRequest,
    handle: async ({ caller, body, now }) =>
      startSecondFactor(await getDatabase(), caller, { ...body, issuer: site.name }, now),
  }),

  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Включить вход с кодом первым кодом из приложения",
    response: secondFactorConfirmedResponse,
    body: secondFactorConfirmationRequest,
    handle: async ({ caller, body, now }) =>
      confirmSecondFactor(await getDatabase(), caller, body.code, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отключить вход с кодом",
    response: messageResponse,
    body: secondFactorProofRequest,
    handle: async ({ caller, body, now }) => {
      await disableSecondFactor(await getDatabase(), caller, body, now);
      return { message: "Вход с кодом отключён" };
    },
  }),
});
