import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { identifierSchema as givenIdentifier, lineSchema } from "@/lib/engine/text-schemas";
import { orderRequest, orderResponse } from "@/lib/features/billing/schema";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";
import { checkBankAccount, checkInn } from "@/lib/russian/requisites";

/** Segments of `/api/billing/invoices/{id}/…`: the id of the invoice's order. */
export const invoiceParams = z.object({ id: z.string().refine(isId) });

const digits = (count: RegExp, message: string) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.replace(/\s/g, "") : value),
      givenIdentifier(40, message),
    )
    .refine((text) => count.test(text), message);

const inn = digits(/^(\d{10}|\d{12})$/, "В ИНН организации 10 цифр, в ИНН предпринимателя — 12");
const kpp = digits(/^\d{9}$/, "В КПП девять цифр")
  .nullable()
  .default(null);

/** An organisation has a КПП, a sole trader has none. */
function checkKpp(
  { inn: number, kpp: given }: { inn: string; kpp: string | null },
  say: (message: string) => void,
) {
  if (number.length === 10 && given === null) say("Укажите КПП организации");
  if (number.length === 12 && given !== null)
    say("У предпринимателя нет КПП: оставьте поле пустым");
}

const buyer = z
  .strictObject({
    name: lineSchema(160, "Укажите название").min(
      1,
      "Укажите название организации или предпринимателя",
    ),
    inn: inn.superRefine((text, context) => {
      // An invoice asks for money, so a wrong number is refused here; the documents only warn.
      const warning = checkInn(text);
      if (warning) context.addIssue({ code: "custom", message: warning });
    }),
    kpp,
    address: lineSchema(300, "Укажите адрес").min(1, "Укажите адрес"),
  })
  .superRefine((given, context) =>
    checkKpp(given, (message) => context.addIssue({ code: "custom", message, path: ["kpp"] })),
  );
export type Buyer = z.output<typeof buyer>;

/** Body of `POST /api/billing/invoices`. */
export const invoiceRequest = z.strictObject({
  ...orderRequest.omit({ renews: true }).shape,
  buyer,
});
export type InvoiceRequest = z.output<typeof invoiceRequest>;

export const invoiceResponse = z.strictObject({
  /** The id of its order. */
  id: identifier,
  /** «2026-12». */
  number: z.string(),
  title: z.string(),
  /** Kopecks. */
  amount: z.int(),
  state: orderResponse.shape.state,
  /** Null when the account was deleted and the invoice was never paid. */
  buyerName: z.string().nullable(),
  createdAt: instant,
  paidOn: z.iso.date().nullable(),
  hasAct: z.boolean(),
});
export type Invoice = z.output<typeof invoiceResponse>;

/** `GET /api/billing/invoices`: the user's invoices, and whether a new one can be ordered. */
export const invoicesResponse = z.strictObject({
  isOffered: z.boolean(),
  invoices: z.array(invoiceResponse),
});

/** Query of an invoice's file. */
export const fileQuery = z.object({
  paper: z.enum(["invoice", "act"], "Бумага — одна из: invoice, act").default("invoice"),
});
export type Paper = z.output<typeof fileQuery>["paper"];

const optionalLine = (max: number) =>
  z
    .preprocess((value) => (value === null ? "" : value), lineSchema(max))
    .transform((text) => text || null)
    .default(null);

/** Body of `PUT /api/admin/billing/bank`. */
export const bankRequest = z
  .strictObject({
    bankName: lineSchema(120, "Укажите банк").min(1, "Укажите банк"),
    bic: digits(/^\d{9}$/, "В БИК девять цифр"),
    account: digits(/^\d{20}$/, "В номере счёта двадцать цифр"),
    correspondentAccount: digits(/^\d{20}$/, "В номере счёта двадцать цифр"),
    kpp,
    vatNote: lineSchema(100, "Укажите, что написать об НДС").min(1, "Укажите, что написать об НДС"),
    signerPosition: optionalLine(80),
    signerName: optionalLine(80),
  })
  .superRefine(({ bic, account, correspondentAccount }, context) => {
    const say = (message: string | null, field: string) => {
      if (message) context.addIssue({ code: "custom", message, path: [field] });
    };
    say(checkBankAccount(bic, account), "account");
    say(checkBankAccount(bic, correspondentAccount, "correspondent"), "correspondentAccount");
  });
export type BankAccount = z.output<typeof bankRequest>;

/** `GET /api/admin/billing/bank`. */
export const bankResponse = z.strictObject({
  bank: z
    .strictObject({
      bankName: z.string(),
      bic: z.string(),
      account: z.string(),
      correspondentAccount: z.string(),
      kpp: z.string().nullable(),
      vatNote: z.string(),
      signerPosition: z.string().nullable(),
      signerName: z.string().nullable(),
    })
    .nullable(),
  /** The seller's requisites that are not set yet. */
  missing: z.array(z.string()),
});
export type BankSettings = z.output<typeof bankResponse>;

const day = z.string("Укажите день").refine(isRecordDate, "Укажите день");
const paymentNumber = lineSchema(20, "Укажите номер платёжного поручения").min(
  1,
  "Укажите номер платёжного поручения",
);

/** The number of a bank's payment order. */
export const paymentOrder = { paymentNumber, paidOn: day };

/** Body of `POST /api/admin/billing/invoices/{id}/paid`. */
export const paidRequest = z.strictObject({
  /** Kopecks that came in; must be the amount of the invoice. */
  amount: z.int("Укажите сумму в копейках"),
  ...paymentOrder,
});
export type PaidInvoice = z.output<typeof paidRequest>;
