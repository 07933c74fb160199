import * as offersRoute from "@/app/api/billing/offers/route";
import * as ordersRoute from "@/app/api/billing/orders/[id]/refresh/route";
import * as listRoute from "@/app/api/billing/orders/route";
import * as quoteRoute from "@/app/api/billing/quote/route";
import * as renewalRoute from "@/app/api/billing/renewal/route";
import * as webhookRoute from "@/app/api/billing/yookassa/route";
import { pollDueOrders } from "@/lib/features/billing/orders/order-loop";
import type { Offers, Order, Renewal } from "@/lib/features/billing/schema";
import { billingOutbox } from "@/lib/features/billing/settle/events";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database } from "@/lib/platform/db/database";
import { deliverDue } from "@/lib/platform/outbox/deliver-due";
import { call } from "@/tests/support/api/calls/api-call";
import { shopKeys, type YookassaServer } from "@/tests/support/yookassa/server";
import type { Notification } from "@/tests/support/yookassa/shop";

export const shopOf = (server: YookassaServer): YookassaShop => ({
  ...shopKeys,
  isTest: true,
  apiRoot: server.root,
  receipt: undefined,
});

const orders = "/api/billing/orders";
export const postOrder = (token: string | undefined, json: object) =>
  call(listRoute.POST, orders, { token, json });

export async function placeOrder(token: string, changes: object = {}) {
  const response = await postOrder(token, { plan: "premium", months: 1, ...changes });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const order = (await response.json()) as Order;
  const paymentUrl = order.paymentUrl ?? "";
  return { order, paymentUrl, paymentId: paymentUrl.split("/").at(-1) ?? "" };
}

export const postOrderRefresh = (token: string | undefined, id: string) =>
  call(ordersRoute.POST, `${orders}/${id}/refresh`, { method: "POST", token, params: { id } });

export const listOrders = async (token: string, search = "") =>
  (await (await call(listRoute.GET, orders + search, { token })).json()) as Order[];

/** The plan of the account, the next charge, and the paid plan with its renewal. */
export const readPlan = async (token: string) =>
  (await (await call(renewalRoute.GET, "/api/billing/renewal", { token })).json()) as Renewal;

export const readRenewal = async (token: string) => (await readPlan(token)).subscription;

export const readOffers = async () =>
  (await (await call(offersRoute.GET, "/api/billing/offers")).json()) as Offers;

export const getQuote = (token: string | undefined, plan: string) =>
  call(quoteRoute.GET, `/api/billing/quote?plan=${plan}`, { token });

export const cancelRenewal = (token: string | undefined) =>
  call(renewalRoute.DELETE, "/api/billing/renewal", { method: "DELETE", token });

/** A webhook, sent by ЮKassa or anybody else. */
export const sendWebhook = (json: object) =>
  call(webhookRoute.POST, "/api/billing/yookassa", { json });

export const sendNotification = (notification: Notification) => sendWebhook(notification);

const never = new AbortController().signal;

/** Settles every event that is due at `at`. */
export async function settleEvents(database: Database, at = new Date()): Promise<void> {
  const options = { now: () => at, random: () => 0.5 };
  while ((await deliverDue(database, billingOutbox, options, never)) > 0);
}

/** Polls every order that is due at `at`. */
export async function settleOrders(
  database: Database,
  server: YookassaServer,
  at: Date,
  receipt?: { vatCode: number },
): Promise<void> {
  const options = { now: () => at, signal: never };
  const shop = { ...shopOf(server), receipt: receipt && { ...receipt, taxSystem: undefined } };
  while ((await pollDueOrders(database, shop, options)) > 0);
}

/** A user's plan, and how often it was given. */
export async function readGrantedPlan(database: Database, userId: string) {
  const user = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: { subscription: true, premiumUntil: true, documentsLimit: true, role: true },
  });
  const grants = await database.billingGrant.count({ where: { order: { userId } } });
  return { ...user, grants };
}
