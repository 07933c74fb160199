import { z } from "zod";
import { listedUserResponse } from "@/lib/features/admin/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const count = z.int().min(0);

const noteResponse = z.strictObject({
  id: identifier,
  text: z.string(),
  author: z.string().nullable().describe("Почта администратора, пока его кабинет существует"),
  createdAt: instant,
});
export type UserNote = z.output<typeof noteResponse>;

/** `GET /api/admin/users/{userId}`: what an administrator needs to answer a user. Never the text of a document. */
export const userCardResponse = z.strictObject({
  user: listedUserResponse,
  lastSeenAt: instant.nullable().describe("По сеансам, которые ещё открыты; null — открытых нет"),
  sites: z.strictObject({
    count,
    newest: z.array(z.strictObject({ name: z.string(), address: z.string(), createdAt: instant })),
  }),
  documents: z.strictObject({
    count,
    drafts: count,
    newest: z.array(z.strictObject({ name: z.string(), createdAt: instant })),
  }),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      amount: z.int().describe("Копейки"),
      state: z.string(),
      isTest: z.boolean(),
      createdAt: instant,
      paidAt: instant.nullable(),
    }),
  ),
  feedback: z.array(
    z.strictObject({
      id: identifier,
      subject: z.string(),
      status: z.string(),
      createdAt: instant,
    }),
  ),
  siteRequests: z.strictObject({ count, open: count }),
  notes: z.array(noteResponse),
});
export type UserCard = z.output<typeof userCardResponse>;
