/**
 * The fake ЮKassa as a program, for `npm run dev -- --payments`: takes the port, and the URL of the site that it sends
 * webhooks to.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startYookassa } from "@/tests/support/yookassa/server";
import type { Notification } from "@/tests/support/yookassa/shop";

const [port = "8090", site = "http://localhost:3000"] = process.argv.slice(2);

/** Usually after the payer has returned to the site, as with ЮKassa. */
async function send(notification: Notification): Promise<void> {
  await sleep(3_000);
  await fetch(`${site}/api/billing/yookassa`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(notification),
  }).catch(() => console.error("The webhook did not arrive: the site does not answer."));
}

const { root } = await startYookassa(Number(port), (notification) => void send(notification));
console.log(`Вместо ЮKassa: ${root}`);
