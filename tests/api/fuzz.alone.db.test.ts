// @module-tag exhaustive
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type DocumentedCall,
  readApi,
  sendCall,
  validateResponse,
} from "@/tests/support/api/api-fixtures";
import { requestFor } from "@/tests/support/api/contract/arbitrary-request";
import { corruptedRequests } from "@/tests/support/api/contract/corrupted-requests";
import {
  callerKinds,
  createFuzzFixture,
  createPermittedFixture,
  type FuzzFixture,
} from "@/tests/support/api/contract/fuzz-fixture";
import { validRequest } from "@/tests/support/api/contract/valid-requests";
import type {
  RequestFixture,
  ValidRequest,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { bothKinds, openTestDatabase } from "@/tests/support/servers/test-database";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

/**
 * Random requests generated from the schemas of the API's document, valid and broken, by five kinds of callers, about
 * their own things, a victim's, and missing ones; between them valid requests by callers who may make them, and the
 * same with each text corrupted. Repeatable: `FUZZ_SEED=…` changes the seed.
 *
 * Every call is made on each database, right and spoilt; most of the made-up requests are made on PostgreSQL alone.
 * Both are PostgreSQL of the same schema behind the same code: a schema, a right or a leak is wrong on both.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const least = { embedded: 1500, postgresql: 2500 };
const minRequests = bothKinds.reduce((sum, kind) => sum + least[kind], 0);
const maxMs = 60_000;

const { document, calls } = await readApi();
/** Made up for each call on each database; those with a spoilt text are another five a call. */
const requestsEach = { embedded: 4, postgresql: 16 };

/** What stands in a path until the fixture of the test is there. */
const places = {
  id: ["victim's", "own", "absent"],
  userId: ["victim", "absent"],
  type: ["privacy", "terms", "none"],
  key: ["privacy", "socialDisclaimer", "extended:clinic", "none"],
  edition: ["0", "1", "-1"],
  provider: ["yandex", "vk", "none"],
} as Record<string, readonly string[]>;
const valuesFor = (name: string) => places[name] ?? ["victim's", "absent", "1"];

let sent = 0;
const statuses: Record<string, number> = {};
/** How often each call succeeded, on both databases. */
const successes = new Map<string, number>();

// `content/site.ts` reads who sells by invoice as it is loaded.
await vi.hoisted(async () =>
  (await import("@/tests/support/api/billing/test-seller")).setTestSeller(),
);

setupFakeBotApi();
setupFakeYookassa();
setupFakeProviders();

const seeds = { embedded: seed, postgresql: seed + 1 };

describe.each(bothKinds)("random requests (%s)", (kind) => {
  const seedHere = seeds[kind];
  const database = openTestDatabase(kind);
  let fixture: FuzzFixture;
  let lucky: { user: RequestFixture; admin: RequestFixture };
  let restore: () => Promise<void>;
  /** A call that only read, or was rejected, leaves the fixture unchanged for the next one. */
  let isSpent = false;

  beforeAll(async () => {
    fixture = await createFuzzFixture(database.client);
    lucky = {
      user: await createPermittedFixture(database.client, false),
      admin: await createPermittedFixture(database.client, true),
    };
    restore = await database.takeSnapshot();
  });
  beforeEach(async () => {
    if (isSpent) await restore();
    isSpent = false;
  });

  async function hold(
    documented: DocumentedCall,
    pending: Promise<Response>,
    caller: { isOwn: boolean },
  ): Promise<number> {
    sent += 1;
    const response = await withinTime(pending);
    const { status } = response;
    if (status < 300 && documented.method !== "GET") isSpent = true;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 300) {
      successes.set(documented.name, (successes.get(documented.name) ?? 0) + 1);
    }
    const seen = await response.clone().text();
    expect(status, seen.slice(0, 300)).not.toBe(500);
    expect(await validateResponse(documented, response)).toEqual([]);
    expect(fixture.findLeaks(documented, seen, caller)).toEqual([]);
    return status;
  }

  /**
   * A valid request of a user with the required access, varied by `change`; most calls can be repeated.
   * @returns false when `change` leaves nothing to send.
   */
  async function sendRight(
    documented: DocumentedCall,
    change = (right: ValidRequest): ValidRequest | undefined => right,
  ): Promise<boolean> {
    const permitted = documented.route.access === "admin" ? lucky.admin : lucky.user;
    const request = change(await validRequest(documented, permitted, permitted.owner));
    if (request === undefined) return false;
    const { parameters, ...rest } = request;
    const pending = sendCall(documented, parameters, { ...rest, token: permitted.owner.token });
    const status = await hold(documented, pending, { isOwn: true });
    const isDone = status < 300 && documented.method === "DELETE";
    // The call has ended the session or the thing, which the next one needs.
    if (status === 401 || status === 404 || isDone) await restore();
    return true;
  }

  test.each(calls)(
    "get no 500, no undeclared response and no leak: $name",
    async (documented) => {
      const fancy = fc.tuple(
        fc.constantFrom(...callerKinds),
        requestFor(documented, document, valuesFor),
      );
      const request = fc.oneof(
        { weight: 5, arbitrary: fancy },
        { weight: 1, arbitrary: fc.constant("right" as const) },
      );
      const holds = fc.asyncProperty(request, async (chosen) => {
        if (chosen === "right") return void (await sendRight(documented));
        const [caller, { parameters, search, options }] = chosen;
        const filled = Object.fromEntries(
          Object.entries(parameters).map(([name, place]) => [
            name,
            fixture.fill(documented, place),
          ]),
        );
        const token = fixture.tokens[caller];
        // What the caller sent comes back in their own responses; the victim's words were never sent.
        const isOwn = caller === "own" && !Object.values(parameters).includes("victim's");
        await hold(documented, sendCall(documented, filled, { ...options, search, token }), {
          isOwn,
        });
      });
      const settings = { seed: seedHere, numRuns: requestsEach[kind], endOnFailure: true };
      await fc.assert(holds, { ...settings, examples: [["right"]] });
      let at = 0;
      const poisoned = (right: ValidRequest) => corruptedRequests(documented, right)[at]?.();
      while (await sendRight(documented, poisoned)) at += 1;
    },
    600_000,
  );
});

test(`random requests are at least ${minRequests} in total, and each call succeeds at least once`, () => {
  process.stdout.write(`Fuzzing: ${sent} requests, ${JSON.stringify(statuses)}\n`);
  expect(sent).toBeGreaterThanOrEqual(minRequests);
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(["200", "201", "204", "400", "401", "403", "404"]),
  );
  const never = calls.map(({ name }) => name).filter((name) => !successes.has(name));
  expect(never).toEqual([]);
});

async function withinTime(pending: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${maxMs} ms`)), maxMs);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
