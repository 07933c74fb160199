import type { Provider } from "@/lib/features/billing/schema";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";

/**
 * A payment in provider-independent form: from ЮKassa's response to our own request, or from the bank statement that an
 * administrator read. Whoever creates one has compared it with the order.
 */
export type ProviderPayment = {
  provider: Provider;
  /** The provider's id of the payment. */
  providerId: string;
  state: YookassaPayment["status"];
  /** Whether the money was received. */
  isPaid: boolean;
  /** Kopecks. */
  amount: number;
  currency: string;
  isTest: boolean;
  /** Kopecks refunded so far. */
  refunded: number;
  /** The provider's own reason for a refusal. */
  refusal: string | null;
  confirmationUrl: string | null;
  /** The payment method, if it was saved for renewals. */
  method: YookassaPayment["payment_method"];
};
