import { beforeEach, expect, test } from "vitest";
import * as forgotRoute from "@/app/api/auth/forgot-password/route";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as resendRoute from "@/app/api/auth/resend-confirmation/route";
import * as resetRoute from "@/app/api/auth/reset-password/route";
import * as archiveRoute from "@/app/api/documents/archive/route";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as reviewsRoute from "@/app/api/reviews/route";
import * as emailRoute from "@/app/api/user/email/route";
import * as exportRoute from "@/app/api/user/export/route";
import { limits } from "@/lib/platform/http/limits/limits";
import { resetRateLimits } from "@/lib/platform/http/limits/rate-limit";
import { describeRoute } from "@/lib/platform/http/route-description";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  postDocument,
} from "@/tests/support/api/documents/document-calls";
import { describeOnBothDatabases } from "@/tests/support/servers/test-database";

type Asker = { person: RegisteredUser; documentId: string };

const exampleOf = (handler: unknown) => describeRoute(handler)?.example as Call["json"];
let registered = 0;

/** Valid calls that cost a hash, an email, a row or CPU time; each counts against a limit. */
const calls: [string, (asker: Asker) => Promise<Response>][] = [
  [
    "login",
    ({ person: { email, password } }) =>
      call(loginRoute.POST, "/api/login", { json: { email, password } }),
  ],
  [
    "registration",
    () => {
      registered += 1;
      const json = { email: `limited${registered}@example.ru`, password: "верный пароль 1" };
      return call(registerRoute.POST, "/api/register", { json });
    },
  ],
  [
    "an e-mail for a password reset",
    ({ person: { email } }) =>
      call(forgotRoute.POST, "/api/auth/forgot-password", { json: { email } }),
  ],
  [
    "a password reset",
    () =>
      call(resetRoute.POST, "/api/auth/reset-password", {
        json: { token: "x".repeat(43), password: "верный пароль 2" },
      }),
  ],
  [
    "an e-mail that confirms an address",
    ({ person: { token } }) =>
      call(resendRoute.POST, "/api/auth/resend-confirmation", { token, json: {} }),
  ],
  [
    "an e-mail to a new address",
    ({ person: { token, password } }) =>
      call(emailRoute.POST, "/api/user/email", {
        token,
        json: { email: "drugoj@example.ru", password },
      }),
  ],
  ["a document", ({ person: { token } }) => postDocument(token, shopAnswers)],
  [
    "an edition",
    ({ person: { token }, documentId }) =>
      documentCalls.createEdition(documentId, { token, json: shopAnswers }),
  ],
  [
    "a download of a document",
    ({ person: { token }, documentId }) => documentCalls.download(documentId, { token }),
  ],
  [
    "an archive",
    ({ person: { token } }) => call(archiveRoute.GET, "/api/documents/archive", { token }),
  ],
  [
    "an account export",
    ({ person: { token } }) => call(exportRoute.GET, "/api/user/export", { token }),
  ],
  [
    "a message",
    () => call(feedbackRoute.POST, "/api/feedback", { json: exampleOf(feedbackRoute.POST) }),
  ],
  [
    "a review",
    () => call(reviewsRoute.POST, "/api/reviews", { json: exampleOf(reviewsRoute.POST) }),
  ],
];

describeOnBothDatabases("rate limits", (database) => {
  let asker: Asker;

  beforeEach(async () => {
    await database.clear();
    // A process remembers who is over a limit; all callers together would stay over it for all tests.
    for (const { name } of Object.values(limits)) {
      await resetRateLimits(database.client, { name: `${name}:everyone`, subject: "everyone" });
    }
    const person = await registerUser();
    const { id } = await createDocument(person.token);
    asker = { person, documentId: id };
    await database.client.rateLimit.deleteMany();
  });

  test.each(calls)("return 429 with Retry-After over the limit: %s", async (_, ask) => {
    const first = await ask(asker);
    expect(first.status, await first.clone().text()).not.toBe(429);
    await first.arrayBuffer();
    // As if it had been called very often: the stored count is above every limit.
    const { count } = await database.client.rateLimit.updateMany({ data: { hits: 1_000_000 } });
    expect(count).toBeGreaterThan(0);
    const second = await ask(asker);
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
