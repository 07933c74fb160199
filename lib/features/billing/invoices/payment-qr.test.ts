import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import {
  drawPaymentCode,
  type PaymentDetails,
  paymentText,
} from "@/lib/features/billing/invoices/payment-qr";
import { filledRuns, verticalSides } from "@/tests/support/codes/outline-sides";
import { readQrPng, readWithZbar } from "@/tests/support/codes/read-qr";

const details: PaymentDetails = {
  name: "ООО «Ромашка»",
  account: "40702810200000000001",
  bankName: "ПАО СБЕРБАНК г. Москва",
  bic: "044525225",
  correspondentAccount: "30101810400000000225",
  inn: "7712345671",
  kpp: "771201001",
  sum: 199_000,
  purpose: "Оплата по счёту № 2026-1 от 27.11.2026. План «Премиум», 1 месяц. НДС не облагается",
};

/** The code as a printer would print it, with `scale` pixels per module. */
function print({ outline, side }: { outline: string; side: number }, scale = 6): Uint8Array {
  const picture = new PNG({ width: side * scale, height: side * scale });
  picture.data.fill(255);
  const sides = verticalSides(outline);
  for (let row = 0; row < side; row += 1) {
    for (const [left, right] of filledRuns(sides, row)) {
      for (let y = row * scale; y < (row + 1) * scale; y += 1) {
        for (let x = left * scale; x < right * scale; x += 1) {
          picture.data.fill(0, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
        }
      }
    }
  }
  return new Uint8Array(PNG.sync.write(picture));
}

test("writes the payment text with the fields of the standard in its order", () => {
  expect(paymentText(details)).toBe(
    "ST00012|Name=ООО «Ромашка»|PersonalAcc=40702810200000000001|BankName=ПАО СБЕРБАНК г. Москва|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7712345671|KPP=771201001|Sum=199000|Purpose=Оплата по счёту № 2026-1 от 27.11.2026. План «Премиум», 1 месяц. НДС не облагается",
  );
});

test("omits the КПП when the payee has none", () => {
  expect(paymentText({ ...details, kpp: null })).not.toContain("KPP");
});

test("keeps «|» in a value from starting a field and cuts values to the standard's lengths", () => {
  const long = "я|Sum=1|".repeat(60);
  const text = paymentText({ ...details, name: long, bankName: long, purpose: long });
  const fields = text.split("|");
  expect(fields).toHaveLength(10);
  expect(fields.filter((field) => field.startsWith("Sum="))).toEqual(["Sum=199000"]);
  const lengths = ["Name", "BankName", "Purpose"].map(
    (name) => fields.find((field) => field.startsWith(`${name}=`))?.slice(name.length + 1).length,
  );
  expect(lengths.every((length, at) => (length ?? 0) <= ([160, 45, 210][at] ?? 0))).toBe(true);
});

test("draws a code that jsQR and zbarimg read back", { tags: ["slow"] }, async () => {
  const longest = "Длинное имя ".repeat(20);
  for (const sample of [details, { ...details, name: longest, purpose: longest.repeat(2) }]) {
    const text = paymentText(sample);
    const png = print(drawPaymentCode(text));
    expect(readQrPng(png)).toBe(text);
    expect(await readWithZbar(png)).toBe(text);
  }
});

test("draws a code that reads back for any sum and name", { tags: ["slow"] }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.string({ unit: fc.constantFrom(..."абвгд «»№-.,1234567890ABC|="), maxLength: 200 }),
      (sum, name) => {
        const text = paymentText({ ...details, sum, name });
        expect(readQrPng(print(drawPaymentCode(text), 4))).toBe(text);
      },
    ),
    { numRuns: 60, seed: 20261127 },
  );
});
