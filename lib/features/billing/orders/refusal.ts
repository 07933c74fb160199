import type { Refusal } from "@/lib/features/billing/schema";

/** ЮKassa's reasons. Source: https://yookassa.ru/developers/payments/declined-payments */
const refusalOfReason: Readonly<Record<string, Refusal>> = {
  "3d_secure_failed": "confirmation",
  call_issuer: "bank",
  canceled_by_payer: "payer",
  card_expired: "card",
  country_forbidden: "card",
  expired_on_confirmation: "expired",
  fraud_suspected: "suspected",
  general_decline: "bank",
  identification_required: "identification",
  insufficient_funds: "funds",
  invalid_card_number: "card",
  invalid_csc: "card",
  issuer_unavailable: "bank",
  payment_method_limit_exceeded: "limit",
  payment_method_restricted: "bank",
  permission_revoked: "revoked",
};

/** The reason of a refused payment as shown to the payer, `other` for an unknown one; null when it was not refused. */
export function toRefusal(payment: { state: string; refusal: string | null } | undefined) {
  if (payment?.state !== "canceled") return null;
  return refusalOfReason[payment.refusal ?? ""] ?? "other";
}
