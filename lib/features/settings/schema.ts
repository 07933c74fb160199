import { z } from "zod";
import { type Plan, planCatalogue } from "@/content/plans/plans";
import { operatorTypes } from "@/lib/core/operator-facts";
import { registrationNumber, taxNumber } from "@/lib/engine/answers/schema-of";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { identifierSchema, lineSchema } from "@/lib/engine/text-schemas";

const limitMessage = "Целое число от 0 до 1 000 000 или −1, если ограничения нет";
const limit = z.int(limitMessage).min(-1, limitMessage).max(1_000_000, limitMessage);

const priceMessage = "Целое число рублей от 0 до 10 000 000";
const price = z.int(priceMessage).min(0, priceMessage).max(10_000_000, priceMessage);

const name = lineSchema(60, "Введите название").min(1, "Введите название");
const sentences = z
  .array(lineSchema(200).min(1, "Уберите пустую строку"), "Введите строки")
  .max(20, "Не больше 20 строк");

const isAvailable = z.boolean("Укажите true или false");

/**
 * The part of a displayed plan that an operator may edit; its key, link and rights are fixed in the code. Stored values
 * that do not match this schema are ignored.
 */
export const planText = z.strictObject({
  name,
  price,
  isPriceFrom: z.boolean("Укажите true или false"),
  period: lineSchema(40, "Введите срок").min(1, "Введите срок"),
  description: lineSchema(300),
  monthlyLimit: limit,
  features: sentences,
  limitations: sentences,
  buttonText: lineSchema(60, "Введите надпись").min(1, "Введите надпись"),
  isPopular: z.boolean("Укажите true или false"),
  // Absent in values stored before plans could be hidden.
  isAvailable: isAvailable.default(true),
});
export type PlanText = z.output<typeof planText>;

/** A change of a plan; absent fields are not changed. */
const planChange = planText.extend({ isAvailable }).partial();

const planList = (plans: readonly Plan[]) =>
  z.strictObject(Object.fromEntries(plans.map(({ key }) => [key, planChange.optional()])));

const addressMessage = "Введите адрес, который начинается с https://";

/** Links for visitors: only `https:`, nothing that could run. «@name» is a Telegram name. */
const webAddress = (toAddress: (text: string) => string = (text) => text) =>
  z
    .preprocess((value) => (value === null ? "" : value), identifierSchema(300, addressMessage))
    .transform((text) => (text === "" ? null : toAddress(text)))
    .refine((text) => text === null || isHttps(text), addressMessage)
    .optional();

const toTelegram = (text: string) => {
  const handle = /^@?([A-Za-z]\w{4,31})$/.exec(text)?.[1];
  return handle ? `https://t.me/${handle}` : text;
};

const toWhatsapp = (text: string) => {
  const digits = text.replace(/[\s()+-]/g, "");
  return /^\d{10,15}$/.test(digits) ? `https://wa.me/${digits}` : text;
};

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

/** Optional text: an empty string or null removes it. */
const textSchema = (max: number) =>
  z
    .preprocess((value) => (value === null ? "" : value), lineSchema(max))
    .transform((text) => text || null)
    .optional();

const email = z
  .preprocess((value) => (value === null ? "" : value), identifierSchema(254, "Некорректный email"))
  .transform((text) => text || null)
  .pipe(emailAddress("Некорректный email").nullable())
  .optional();

/**
 * A registration number, checked as in the document form: the number of digits must be right; a wrong check digit is
 * only a warning on the screen (`lib/russian/requisites.ts`).
 */
const number = (schema: z.ZodType<string>) =>
  z
    .preprocess(
      (value) => (typeof value === "string" && value.trim() === "" ? null : value),
      schema.nullable(),
    )
    .optional();

/** The steps of the first-run list that the operator may settle: `@/admin/overview/first-run.ts`. */
const settleableSteps = ["payment", "copies"] as const;
export type SettleableStep = (typeof settleableSteps)[number];

/**
 * Body of `PATCH /api/admin/settings`; absent fields are not changed. Source:
 * docs/specification/data.md#operator-settings.
 */
export const settingsChangeRequest = z.strictObject({
  freePlanLimit: limit.optional(),
  freePlanName: name.optional(),
  premiumPlanLimit: limit.optional(),
  premiumPlanName: name.optional(),
  premiumPlanPrice: price.optional(),
  premiumPlanDescription: textSchema(300),
  ultraPlanLimit: limit.optional(),
  ultraPlanName: name.optional(),
  ultraPlanPrice: price.optional(),
  ultraPlanDescription: textSchema(300),
  plans: z
    .strictObject({
      announced: planList(planCatalogue.announced).optional(),
      cabinet: planList(planCatalogue.cabinet).optional(),
    })
    .optional(),
  supportTelegram: webAddress(toTelegram),
  supportTelegramText: textSchema(120),
  supportEmail: email,
  supportEmailText: textSchema(120),
  supportWhatsapp: webAddress(toWhatsapp),
  supportWhatsappText: textSchema(120),
  websiteUrl: webAddress(),
  websiteUrlText: textSchema(120),
  seoTitle: textSchema(200),
  seoDescription: textSchema(500),
  seoKeywords: textSchema(500),
  siteName: textSchema(60),
  operatorType: z.enum(operatorTypes, "Кто владелец — individual или legal").nullable().optional(),
  operatorName: textSchema(300),
  operatorInn: number(taxNumber()),
  operatorOgrn: number(registrationNumber),
  operatorAddress: textSchema(300),
  operatorHosting: textSchema(300),
  operatorHostingAddress: textSchema(300),
  operatorProcessors: textSchema(300),
  operatorResponsible: textSchema(300),
  supportPhone: textSchema(60),
  supportHours: textSchema(120),
  settledSteps: z
    .array(z.enum(settleableSteps, "Такой шаг отметить нельзя"), "Укажите шаги")
    .max(10, "Не больше 10 шагов")
    .optional(),
});

export type SettingsChange = z.output<typeof settingsChangeRequest>;
