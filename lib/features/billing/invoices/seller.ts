import "server-only";

import { z } from "zod";
import { site } from "@/content/site";
import type { BankAccount } from "@/lib/features/billing/invoices/schema";
import type { Transaction } from "@/lib/platform/db/database";

/** Seller and bank as an invoice prints them; stored with it, so that it stays as it was issued. */
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

/** Who sells: the one place where invoices ask for it. */
function operator(): { name: string; inn: string; address: string } | null {
  const { name, inn, address } = site.operator;
  return name && inn && address ? { name, inn, address } : null;
}

/** Which of the seller's own requisites are not set where the site is: an invoice needs all of them. */
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

/** The operator's account at a bank; null until it is entered. */
export function findBank(database: Transaction): Promise<BankAccount | null> {
  return database.billingBank.findUnique({ where: { id: bankId }, select: bankColumns });
}

/** The one row. */
export const bankId = "default";

/** Who sells by invoice; null where something of it is not set: then invoices are not offered. */
export async function findSeller(database: Transaction): Promise<Seller | null> {
  const who = operator();
  const bank = who && (await findBank(database));
  return who && bank ? { ...who, ...bank } : null;
}
