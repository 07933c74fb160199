import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { isSameSitePath } from "@/lib/core/same-site-path";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import { normaliseEmail } from "@/lib/features/accounts/normalise-email";
import {
  broadcastMessages as messages,
  notificationTypes,
} from "@/lib/features/notifications/messages";
import { subscriptions } from "@/lib/platform/auth/roles";

const oneUser = "Укажите почту или номер пользователя";

const audience = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({
      kind: z.literal("plan"),
      subscription: z.enum(subscriptions, "План — один из: free, premium, ultra"),
    }),
    z
      .strictObject({
        kind: z.literal("user"),
        email: z
          .string(messages.email)
          .trim()
          .toLowerCase()
          .pipe(emailAddress(messages.email))
          .transform(normaliseEmail)
          .optional(),
        userId: z.string(oneUser).refine(isId, oneUser).optional(),
      })
      .refine(({ email, userId }) => (email === undefined) !== (userId === undefined), oneUser),
  ],
  "Получатели — all, plan или user",
);
/** The request as it is sent, before parsing. */
export type AudienceRequest = z.input<typeof audience>;
export type Audience = z.output<typeof audience>;

/** Body of `POST /api/admin/send-notification/count`. */
export const audienceRequest = z.strictObject({ audience: audience.default({ kind: "all" }) });

/**
 * Body of `POST /api/admin/send-notification`. The original contract has only a title and a message: then all users get
 * it. Source: docs/specification/admin.md#notifications.
 */
export const broadcastRequest = audienceRequest.extend({
  title: lineSchema(messages.maxTitleLength, messages.title).min(1, messages.title),
  message: z
    .string(messages.message)
    .pipe(multilineSchema(messages.maxMessageLength).min(1, messages.message)),
  type: z.enum(notificationTypes, "Вид — info, warning, error или success").default("info"),
  link: z.preprocess(
    (value: string | null | undefined) => (value === null || value === "" ? undefined : value),
    z
      .string(messages.link)
      .trim()
      .max(500, "Не длиннее 500 символов")
      .refine(isSameSitePath, messages.link)
      .optional(),
  ),
});
/** The request as it is sent, before parsing. */
export type BroadcastRequest = z.input<typeof broadcastRequest>;
export type Broadcast = z.output<typeof broadcastRequest>;
