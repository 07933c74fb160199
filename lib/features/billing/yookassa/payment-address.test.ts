import { expect, test } from "vitest";
import { isPaymentAddress } from "@/lib/features/billing/yookassa/payment-address";

const real = { apiRoot: "https://api.yookassa.ru/v3" };
const standIn = { apiRoot: "http://127.0.0.1:8090/v3" };

test.each([
  "https://yoomoney.ru/checkout/payments/v2/contract?orderId=1",
  "https://yookassa.ru/pay/1",
  "https://payment.yoomoney.ru/1",
])("%s takes a payment", (address) => expect(isPaymentAddress(real, address)).toBe(true));

test.each([
  "http://yoomoney.ru/checkout",
  "https://yoomoney.ru.example.com/",
  "https://notyoomoney.ru/",
  "https://yoomoney.ru@example.com/",
  "https://user:word@yoomoney.ru/",
  "http://127.0.0.1:8090/pay/1",
  "javascript:alert(1)",
  "",
])("«%s» takes none", (address) => expect(isPaymentAddress(real, address)).toBe(false));

test("a stand-in takes payments at its own address, and nobody else does then", () => {
  expect(isPaymentAddress(standIn, "http://127.0.0.1:8090/pay/1")).toBe(true);
  expect(isPaymentAddress(standIn, "http://127.0.0.1:8091/pay/1")).toBe(false);
  expect(isPaymentAddress(standIn, "https://yoomoney.ru/checkout")).toBe(false);
});
