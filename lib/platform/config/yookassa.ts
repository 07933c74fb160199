import { z } from "zod";
import { isLoopbackHost } from "@/lib/platform/config/network";
import {
  address,
  flag,
  optional,
  wholeNumberVariable,
  withDefault,
} from "@/lib/platform/config/variables";

/** The address of ЮKassa's own API. */
export const yookassaApi = "https://api.yookassa.ru/v3";

/** The shop at ЮKassa that takes payments; without its two keys nothing is sold. */
export const yookassaVariables = {
  YOOKASSA_SHOP_ID: optional(
    z
      .string()
      .trim()
      .regex(/^\d{1,16}$/, "нужен номер магазина: одни цифры"),
  ),
  YOOKASSA_SECRET_KEY: optional(
    z
      .string()
      .trim()
      .regex(/^[\w-]{16,200}$/, "нужен секретный ключ магазина целиком"),
  ),
  YOOKASSA_TEST: withDefault(flag, false),
  // The key is sent there, so only ЮKassa and a stand-in on this machine are allowed.
  YOOKASSA_API_ROOT: withDefault(
    address(["https:", "http:"], yookassaApi).refine(
      (value) =>
        value.replace(/\/+$/, "") === yookassaApi ||
        (URL.canParse(value) && isLoopbackHost(new URL(value).hostname)),
      "другой адрес — только на этой машине, для проб",
    ),
    yookassaApi,
  ),
  YOOKASSA_VAT_CODE: optional(wholeNumberVariable(1, 12)),
  YOOKASSA_TAX_SYSTEM: optional(wholeNumberVariable(1, 6)),
};

type Variables = z.output<z.ZodObject<typeof yookassaVariables>>;

/** A shop at ЮKassa. */
export type YookassaShop = {
  shopId: string;
  secretKey: string;
  /** Whether its payments are tests: no money moves. */
  isTest: boolean;
  /** The root of the API, without a slash at the end. */
  apiRoot: string;
  /** Codes of the receipts that ЮKassa makes (54-ФЗ); without them the shop makes its receipts itself. */
  receipt: { vatCode: number; taxSystem: number | undefined } | undefined;
};

/** Faults of the combination of variables: the variable and a sentence. */
export function yookassaFaults(values: Variables): [name: string, message: string][] {
  const faults: [string, string][] = [];
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = values;
  if (shopId && !secretKey) {
    faults.push(["YOOKASSA_SECRET_KEY", "обязателен вместе с YOOKASSA_SHOP_ID"]);
  }
  if (secretKey && !shopId) {
    faults.push(["YOOKASSA_SHOP_ID", "обязателен вместе с YOOKASSA_SECRET_KEY"]);
  }
  if (values.YOOKASSA_TAX_SYSTEM && !values.YOOKASSA_VAT_CODE) {
    faults.push(["YOOKASSA_VAT_CODE", "обязателен вместе с YOOKASSA_TAX_SYSTEM"]);
  }
  return faults;
}

/** The shop; undefined when its keys are not set. */
export function toYookassaShop(values: Variables): YookassaShop | undefined {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = values;
  if (!shopId || !secretKey) return undefined;
  const { YOOKASSA_VAT_CODE: vatCode, YOOKASSA_TAX_SYSTEM: taxSystem } = values;
  return {
    shopId,
    secretKey,
    isTest: values.YOOKASSA_TEST,
    apiRoot: values.YOOKASSA_API_ROOT.replace(/\/+$/, ""),
    receipt: vatCode === undefined ? undefined : { vatCode, taxSystem },
  };
}
