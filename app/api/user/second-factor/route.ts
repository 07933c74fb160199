import { site } from "@/content/site";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import {
  secondFactorAnswer,
  secondFactorConfirmedAnswer,
  secondFactorSecretAnswer,
} from "@/lib/users/second-factor/answers";
import { getSecondFactor } from "@/lib/users/second-factor/data";
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
} from "@/lib/users/second-factor/operations";
import {
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorStart,
} from "@/lib/users/second-factor/schema";

/** Login with a code (decision 0015): how it stands, a new secret, its first code, the end of it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Вход с кодом: включён ли",
    answer: secondFactorAnswer,

    handle: async ({ visitor }) => getSecondFactor(await getDatabase(), visitor),
  }),

  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Начать подключение входа с кодом: получить ключ для приложения",
    answer: secondFactorSecretAnswer,

    body: secondFactorStart,
    handle: async ({ visitor, body, now }) =>
      beginSecondFactor(await getDatabase(), visitor, { ...body, issuer: site.name }, now),
  }),

  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Включить вход с кодом первым кодом из приложения",
    answer: secondFactorConfirmedAnswer,

    body: secondFactorConfirmation,
    handle: async ({ visitor, body, now }) =>
      confirmSecondFactor(await getDatabase(), visitor, body.code, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отключить вход с кодом",
    answer: messageAnswer,

    body: secondFactorProof,
    handle: async ({ visitor, body, now }) => {
      await disableSecondFactor(await getDatabase(), visitor, body, now);
      return { message: "Вход с кодом отключён" };
    },
  }),
});
