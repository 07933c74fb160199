import { z } from "zod";
import { currentUserResponse } from "@/lib/features/accounts/responses";
import { instant } from "@/lib/platform/http/responses/response-schemas";

export const listedUserResponse = currentUserResponse.extend({
  /** ISO 8601, UTC, as all instants here. */
  createdAt: instant,
  /** The end of the subscription; null when it has no end. */
  premiumUntil: instant.nullable(),
  /** Since when the account is blocked; null while it is not. */
  blockedAt: instant.nullable(),
  /** Whether a login asks for a code after the password. */
  hasSecondFactor: z.boolean(),
  /** Roubles credited for referrals; only an administrator changes them. */
  referralEarnings: z.int().describe("Начислено за приглашения, в рублях"),
});

/** A user in the administrator's list. */
export type ListedUser = z.output<typeof listedUserResponse>;
