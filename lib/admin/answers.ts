import { z } from "zod";
import type { ListedUser } from "@/lib/admin/types";
import { instant } from "@/lib/http/answer-schemas";
import { currentUserAnswer } from "@/lib/users/answers";

export const listedUserAnswer = currentUserAnswer.extend({
  createdAt: instant,
  premiumUntil: instant.nullable(),
  blockedAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  referralEarnings: z.int().describe("Начислено за приглашения, в рублях"),
}) satisfies z.ZodType<ListedUser>;
