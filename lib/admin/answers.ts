import type { z } from "zod";
import type { ListedUser } from "@/lib/admin/types";
import { instant } from "@/lib/http/answer-schemas";
import { currentUserAnswer } from "@/lib/users/answers";

export const listedUserAnswer = currentUserAnswer.extend({
  createdAt: instant,
}) satisfies z.ZodType<ListedUser>;
