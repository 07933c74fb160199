import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { paymentPage } from "@/tests/support/yookassa/payment-page";
import {
  FakeShop,
  type Notification,
  type PaymentBody,
  type RefundBody,
  RefusedError,
} from "@/tests/support/yookassa/shop";

/**
 * A fault of the next request: a status in place of the response, no response, or a broken connection; `isDone` if the
 * work was done before it.
 */
export type Fault = { kind: "status" | "silence" | "broken"; status?: number; isDone: boolean };

type SeenRequest = { method: string; path: string; key: string | undefined };

/** A local ЮKassa: implements the documented contract, and fails as the test says. */
export type YookassaServer = {
  /** The URL for `YOOKASSA_API_ROOT`. */
  root: string;
  shop: FakeShop;
  requests: SeenRequest[];
  /** Consumed by the next requests, one each. */
  faults: Fault[];
  /** Not sent unless `onNotification` sends them: the test delivers them late, twice, out of order, or not at all. */
  notifications: Notification[];
  close: () => Promise<void>;
};

/** The keys of the fictional shop. */
export const shopKeys = { shopId: "100500", secretKey: "test_stand-in_0123456789" };

/** `port` 0 takes any free one. `onNotification` is called with each notification when it is created. */
export async function startYookassa(
  port = 0,
  onNotification?: (notification: Notification) => void,
): Promise<YookassaServer> {
  const notifications: Notification[] = [];
  let origin = "";
  const shop = new FakeShop({
    shopId: shopKeys.shopId,
    isTest: true,
    pageOf: (id) => `${origin}/pay/${id}`,
    notify: (notification) => {
      notifications.push(notification);
      onNotification?.(notification);
    },
  });
  const requests: SeenRequest[] = [];
  const faults: Fault[] = [];
  const http = createServer((request, response) => {
    const isPage = request.url?.startsWith("/pay/");
    const answer = isPage ? respondPage(shop, request) : respond(request);
    void answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
    request.on("error", () => {});
    keepOpen(response);
  });

  async function respond(request: IncomingMessage): Promise<Answer> {
    const { method = "", url: path = "" } = request;
    const key = request.headers["idempotence-key"]?.toString();
    requests.push({ method, path, key });
    const body = method === "POST" ? await json(request).catch(() => null) : null;
    const fault = faults.shift();
    const answer = fault && !fault.isDone ? null : handle({ method, path, key, body, request });
    if (fault?.kind === "silence") return new Promise(() => {});
    if (fault?.kind === "broken") throw new Error("the connection breaks");
    if (fault)
      return toAnswer(fault.status ?? 500, { type: "error", code: "internal_server_error" });
    return answer ?? toAnswer(500, {});
  }

  function handle(call: {
    method: string;
    path: string;
    key: string | undefined;
    body: unknown;
    request: IncomingMessage;
  }): Answer {
    try {
      return toAnswer(200, act(shop, call));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { status, code, message: description } = error;
      return toAnswer(status, { type: "error", id: "1", code, description });
    }
  }

  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      http.closeAllConnections();
      http.close(() => resolve());
    });
  return { root: `${origin}/v3`, shop, requests, faults, notifications, close };
}

type Answer = { status: number; headers: Record<string, string>; body: string };
const toAnswer = (status: number, value: object): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** A disconnected client is not a fault of the server. */
const keepOpen = (response: ServerResponse) => response.on("error", () => {});

function act(
  shop: FakeShop,
  call: {
    method: string;
    path: string;
    key: string | undefined;
    body: unknown;
    request: IncomingMessage;
  },
): object {
  const expected = `Basic ${Buffer.from(`${shopKeys.shopId}:${shopKeys.secretKey}`).toString("base64")}`;
  if (call.request.headers.authorization !== expected) {
    throw new RefusedError(401, "invalid_credentials", "Basic auth");
  }
  const [, kind, id] = /^\/v3\/(payments|refunds)(?:\/([^/?]+))?$/.exec(call.path) ?? [];
  const notFound = new RefusedError(404, "not_found", "Incorrect id");
  if (!kind) throw notFound;
  if (call.method === "POST" && !id) {
    if (typeof call.body !== "object" || call.body === null) {
      throw new RefusedError(400, "invalid_request", "body");
    }
    return kind === "payments"
      ? shop.once(call.key, call.body, () => shop.createPayment(call.body as PaymentBody))
      : shop.once(call.key, call.body, () => shop.refund(call.body as RefundBody));
  }
  if (call.method !== "GET" || !id) throw new RefusedError(405, "invalid_request", "method");
  const record = (kind === "payments" ? shop.payments : shop.refunds).get(decodeURIComponent(id));
  if (!record) throw notFound;
  return record;
}

/** The page with buttons to pay, refuse or close, and their actions. */
async function respondPage(shop: FakeShop, request: IncomingMessage): Promise<Answer> {
  const [, id = "", action] =
    /^\/pay\/([^/]+)(?:\/(pay|refuse|decline|close))?$/.exec(request.url ?? "") ?? [];
  const payment = shop.payments.get(id);
  const html = { "content-type": "text/html; charset=utf-8" };
  if (!payment) return { status: 404, headers: html, body: "" };
  if (request.method === "GET") return { status: 200, headers: html, body: paymentPage(payment) };
  if (action === "pay") shop.pay(id);
  if (action === "refuse") shop.refuse(id);
  if (action === "decline") shop.refuse(id, "insufficient_funds");
  const location = shop.bodies.get(id)?.confirmation?.return_url ?? "/";
  return { status: 303, headers: { location }, body: "" };
}
