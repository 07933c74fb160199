import { z } from "zod";

/** Which of five visitors makes the call, and the expected status. */
export type Statuses = readonly [
  guest: number,
  owner: number,
  second: number,
  premium: number,
  admin: number,
];

/** A row of docs/specification/api.md#calls. */
export type SpecifiedCall = {
  call: string;
  /** The fields that the product sends; undefined without a body. */
  payload: readonly string[];
  statuses: Statuses;
  /** What the product reads from a successful response: JSON with at least this, text, a file, or only `ok`. */
  reads: z.ZodType | "ok" | "text" | "file";
};

const everybody = (status: number): Statuses => [status, status, status, status, status];
const people = (status: number): Statuses => [401, status, status, status, status];
const ownerOnly: Statuses = [401, 200, 404, 404, 404];
const adminOnly: Statuses = [401, 403, 403, 403, 200];

const role = z.enum(["user", "premium", "admin"]);
const user = z.object({ id: z.string(), email: z.string(), role });
const signedIn = z.object({ token: z.string().min(1), user });
const document = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  createdAt: z.string(),
  formData: z.record(z.string(), z.unknown()),
});
const message = z.object({ message: z.string().min(1) });
const list = z.array(z.object({}));
const credentials = ["email", "password"];
const registration = [...credentials, "firstName", "lastName"];
const profile = ["firstName", "lastName", "companyName", "companyType", "phone", "address"];
/** The fields of docs/specification/feedback.md#feedback-options. */
const feedback = [
  ...["type", "category", "rating", "title", "description", "priority", "email"],
  ...["agreeToDataProcessing", "agreeToNewsletters", "satisfaction", "usability", "recommend"],
  "features",
];
const login = { payload: credentials, statuses: everybody(200), reads: signedIn };
const register = { payload: registration, statuses: everybody(201), reads: signedIn };
const logout = { payload: [], statuses: everybody(200), reads: "ok" as const };

/** Every row in table order, with the variants of a row as rows of their own. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  { call: "GET /api/auth/user", payload: [], statuses: people(200), reads: user },
  { call: "POST /api/login", ...login },
  { call: "POST /api/auth/login", ...login },
  { call: "POST /api/register", ...register },
  { call: "POST /api/auth/register", ...register },
  { call: "POST /api/logout", ...logout },
  { call: "POST /api/auth/logout", ...logout },
  {
    call: "POST /api/auth/confirm-email",
    payload: ["token"],
    statuses: everybody(200),
    reads: message,
  },
  {
    call: "POST /api/auth/resend-confirmation",
    payload: [],
    statuses: people(200),
    reads: "ok",
  },
  { call: "PATCH /api/user/profile", payload: profile, statuses: people(200), reads: user },
  {
    call: "PATCH /api/user/avatar",
    payload: ["avatarUrl"],
    statuses: people(200),
    reads: user.extend({ avatarUrl: z.string().nullable() }),
  },
  { call: "DELETE /api/user/delete", payload: [], statuses: people(200), reads: "ok" },
  {
    call: "POST /api/documents",
    payload: ["type"],
    statuses: people(201),
    reads: z.object({ document: z.union([document, z.array(document).min(1)]) }),
  },
  { call: "GET /api/documents", payload: [], statuses: people(200), reads: z.array(document) },
  {
    call: "GET /api/documents/{id}",
    payload: [],
    statuses: ownerOnly,
    reads: z.object({ generatedContent: z.string().min(1) }),
  },
  { call: "GET /api/documents/{id}/view", payload: [], statuses: ownerOnly, reads: "text" },
  { call: "GET /api/documents/{id}/download", payload: [], statuses: ownerOnly, reads: "text" },
  { call: "DELETE /api/documents/{id}", payload: [], statuses: ownerOnly, reads: "ok" },
  { call: "GET /api/notifications", payload: [], statuses: people(200), reads: list },
  { call: "PATCH /api/notifications/{id}/read", payload: [], statuses: ownerOnly, reads: "ok" },
  { call: "DELETE /api/notifications/{id}", payload: [], statuses: ownerOnly, reads: "ok" },
  {
    call: "POST /api/feedback",
    payload: feedback,
    statuses: everybody(201),
    reads: z.object({}),
  },
  {
    call: "POST /api/reviews",
    payload: ["userName", "email", "rating", "comment"],
    statuses: everybody(201),
    reads: "ok",
  },
  { call: "GET /api/templates", payload: [], statuses: everybody(200), reads: list },
  {
    call: "GET /api/templates/{type}/example",
    payload: [],
    statuses: everybody(200),
    reads: z.object({}),
  },
  { call: "GET /api/blog", payload: [], statuses: everybody(200), reads: list },
  {
    call: "POST /api/checks",
    payload: ["url"],
    statuses: everybody(202),
    reads: z.object({ id: z.string(), status: z.literal("queued") }),
  },
  {
    call: "GET /api/checks/{id}",
    payload: [],
    statuses: everybody(200),
    reads: z.object({ status: z.string(), progress: z.object({}) }),
  },
  {
    call: "POST /api/checks/{id}/site",
    payload: [],
    statuses: ownerOnly,
    reads: z.object({ siteId: z.string(), isNew: z.boolean(), added: z.array(z.string()) }),
  },
  {
    call: "POST /api/policy-checks",
    payload: ["text", "url"],
    statuses: everybody(200),
    reads: z.object({ elements: list, findings: list, score: z.number() }),
  },
  {
    call: "GET /api/admin/stats",
    payload: [],
    statuses: adminOnly,
    reads: z.object({
      totalUsers: z.int().min(1),
      premiumUsers: z.int().min(0),
      documentsCreated: z.int().min(0),
    }),
  },
  {
    call: "GET /api/admin/users",
    payload: [],
    statuses: adminOnly,
    reads: z.array(user).min(1),
  },
  {
    call: "PATCH /api/admin/users/{userId}/role",
    payload: ["role"],
    statuses: adminOnly,
    reads: "ok",
  },
  {
    call: "POST /api/admin/send-notification",
    payload: ["title", "message"],
    statuses: adminOnly,
    reads: "ok",
  },
  {
    // Without documents there is nothing to pack.
    call: "GET /api/download-project",
    payload: [],
    statuses: [401, 200, 404, 404, 404],
    reads: "file",
  },
];
