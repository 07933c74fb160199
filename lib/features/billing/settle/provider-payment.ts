import type { Provider } from "@/lib/features/billing/schema";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";

/**
 * A payment as its provider shows it, in our words: what ЮKassa answered to our own question, or what an administrator
 * read in the statement of the bank. Anyone who makes one has compared it with the order.
 */
export type ProviderPayment = {
  provider: Provider;
  /** The provider's own id of it. */
  providerId: string;
  state: YookassaPayment["status"];
  /** The money is there. */
  isPaid: boolean;
  /** Kopecks. */
  amount: number;
  currency: string;
  isTest: boolean;
  /** Kopecks that went back so far. */
  refunded: number;
  /** The provider's own word for why it was refused. */
  refusal: string | null;
  confirmationUrl: string | null;
  /** What it was paid with, where it was kept for renewals. */
  method: YookassaPayment["payment_method"];
};
