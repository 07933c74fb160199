import "server-only";

import { z } from "zod";
import { site } from "@/content/site";
import type { BankAccount } from "@/lib/features/billing/invoices/schema";
import type { Transaction } from "@/lib/platform/db/database";

/** Seller and bank as printed on an invoice; stored with it, so that it stays as it was issued. */
export const seller = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string().nullable(),
  address: z.string(),
  bankName: z.string(),
  bic: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  vatNote: z.string(),
  signerPosition: z.string().nullable(),
  signerName: z.string().nullable(),
});
export type Seller = z.output<typeof seller>;

/** The seller: the only place where invoices read it. */
function operator(): { name: string; inn: string; address: string } | null {
  const { name, inn, address } = site.operator;
  return name && inn && address ? { name, inn, address } : null;
}

/** The seller's requisites that are not set on this installation: an invoice needs all of them. */
export function missingSellerFields(): string[] {
  const { name, inn, address } = site.operator;
  return [...(name ? [] : ["название"]), ...(inn ? [] : ["ИНН"]), ...(address ? [] : ["адрес"])];
}

const bankColumns = {
  bankName: true,
  bic: true,
  account: true,
  correspondentAccount: true,
  kpp: true,
  vatNote: true,
  signerPosition: true,
  signerName: true,
} as const;

/** The operator's bank account; null until it is entered. */
export function findBank(database: Transaction): Promise<BankAccount | null> {
  return database.billingBank.findUnique({ where: { id: bankId }, select: bankColumns });
}

/** The id of the only row. */
export const bankId = "default";

/** The seller for invoices; null when a part of it is not set: then invoices are not offered. */
export async function findSeller(database: Transaction): Promise<Seller | null> {
  const who = operator();
  const bank = who && (await findBank(database));
  return who && bank ? { ...who, ...bank } : null;
}
