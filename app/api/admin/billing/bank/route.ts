import { getBankSettings, saveBank } from "@/lib/features/billing/invoices/admin";
import { bankRequest, bankResponse } from "@/lib/features/billing/invoices/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Реквизиты банка для счетов организациям",
    response: bankResponse,
    handle: async () => getBankSettings(await getDatabase()),
  }),

  PUT: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Записать реквизиты банка",
    details: "Уже выставленные счета остаются прежними.",
    response: bankResponse,
    body: bankRequest,
    example: {
      bankName: "ПАО СБЕРБАНК г. Москва",
      bic: "044525225",
      account: "40702810200000000001",
      correspondentAccount: "30101810400000000225",
      kpp: "771201001",
      vatNote: "НДС не облагается",
      signerPosition: "Генеральный директор",
      signerName: "Иванов И. И.",
    },
    handle: async ({ caller, body, now }) => saveBank(await getDatabase(), caller, body, now),
  }),
});
