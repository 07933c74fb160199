import { expect, test } from "vitest";
import { isPaymentAddress } from "@/lib/features/billing/yookassa/payment-address";

const real = { apiRoot: "https://api.yookassa.ru/v3" };
const standIn = { apiRoot: "http://127.0.0.1:8090/v3" };

test.each([
  "https://yoomoney.ru/checkout/payments/v2/contract?orderId=1",
  "https://yookassa.ru/pay/1",
  "https://payment.yoomoney.ru/1",
])("accepts the payment address %s", (address) =>
  expect(isPaymentAddress(real, address)).toBe(true),
);

test.each([
  "http://yoomoney.ru/checkout",
  "https://yoomoney.ru.example.com/",
  "https://notyoomoney.ru/",
  "https://yoomoney.ru@example.com/",
  "https://user:word@yoomoney.ru/",
  "http://127.0.0.1:8090/pay/1",
  "javascript:alert(1)",
  "",
])("rejects the payment address «%s»", (address) =>
  expect(isPaymentAddress(real, address)).toBe(false),
);

test("accepts only the stand-in's own address when a stand-in is configured", () => {
  expect(isPaymentAddress(standIn, "http://127.0.0.1:8090/pay/1")).toBe(true);
  expect(isPaymentAddress(standIn, "http://127.0.0.1:8091/pay/1")).toBe(false);
  expect(isPaymentAddress(standIn, "https://yoomoney.ru/checkout")).toBe(false);
});
