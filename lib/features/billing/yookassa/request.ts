import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { yookassaRefusal } from "@/lib/features/billing/yookassa/objects";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** A failed call of ЮKassa. The message is for the log: it contains neither a key nor a body. */
export class YookassaError extends DeliveryError {
  override name = "YookassaError";

  constructor(
    message: string,
    /** Null when no response came. */
    readonly status: number | null,
    options: { isFinal?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
  }
}

/** A request. A `POST` has an idempotency key: ЮKassa performs it once, however often it is sent. */
export type YookassaRequest =
  | { method: "GET"; path: string }
  | { method: "POST"; path: string; body: object; key: string };

export type CallOptions = {
  signal: AbortSignal;
  /** The timeout of one attempt. */
  timeoutMs?: number;
  /** The pauses before the second and the third attempt. */
  pausesMs?: readonly number[];
};

/** Three attempts of eight seconds with their pauses end before a delivery is cut off. */
const attemptMs = 8_000;
const shortPauses = [300, 1_500] as const;

/**
 * Calls the API; tries again with the same key when ЮKassa is busy, fails or does not answer. Source:
 * https://yookassa.ru/developers/using-api/response-handling/http-codes
 * @throws YookassaError, final when another attempt would be refused too.
 */
export async function callYookassa<T extends z.ZodType>(
  shop: YookassaShop,
  request: YookassaRequest,
  schema: T,
  { signal, timeoutMs = attemptMs, pausesMs = shortPauses }: CallOptions,
): Promise<z.output<T>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptCall(shop, request, schema, { signal, timeoutMs });
    } catch (error) {
      const pause = pausesMs[attempt];
      const isPassing = error instanceof YookassaError && !error.isFinal;
      if (!isPassing || pause === undefined || signal.aborted) throw error;
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}

async function attemptCall<T extends z.ZodType>(
  shop: YookassaShop,
  request: YookassaRequest,
  schema: T,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<z.output<T>> {
  // Not `AbortSignal.timeout`: under `any` Node 20 garbage-collects it, and then nothing is ever cut off.
  const cutOff = new AbortController();
  const timer = setTimeout(() => cutOff.abort(), timeoutMs);
  try {
    const response = await send(shop, request, AbortSignal.any([signal, cutOff.signal]));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response, body);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new YookassaError("ЮKassa ответила не по описанию", response.status);
    return parsed.data;
  } finally {
    clearTimeout(timer);
  }
}

/** Errors of the runtime are not passed on: they may quote anything. */
async function send(
  { apiRoot, shopId, secretKey }: YookassaShop,
  request: YookassaRequest,
  signal: AbortSignal,
): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString("base64")}`;
  const posted = request.method === "POST" && {
    headers: {
      authorization,
      "content-type": "application/json",
      "idempotence-key": request.key,
    },
    body: JSON.stringify(request.body),
  };
  const response = await fetch(apiRoot + request.path, {
    method: request.method,
    headers: { authorization },
    ...posted,
    redirect: "error",
    signal,
  }).catch(() => null);
  if (!response) throw new YookassaError("ЮKassa не отвечает", null);
  return response;
}

/** 401 is for the operator to fix, so it is not final; other 4xx would come again. */
function refusalOf(response: Response, body: unknown): YookassaError {
  const { status } = response;
  const code = yookassaRefusal.safeParse(body).data?.code.replace(/\W/g, "") ?? "";
  if (status === 401) return new YookassaError("ЮKassa не узнала ключ магазина", status);
  if (status === 429) {
    return new YookassaError("ЮKassa просит подождать", status, { retryAfterMs: 60_000 });
  }
  const isFinal = status >= 400 && status < 500;
  return new YookassaError(`ЮKassa отказала: ${status} ${code}`.trim(), status, { isFinal });
}
