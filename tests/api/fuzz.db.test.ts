import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newApiKey } from "@/lib/auth/api-key";
import { newId } from "@/lib/core/ids";
import {
  type Belongings,
  belongings,
  type Caller,
  type DocumentedCall,
  findFaults,
  ownedBy,
  readApi,
  send,
  signedIn,
} from "@/tests/support/api-world";
import { requestFor } from "@/tests/support/arbitrary-request";
import { openTestDatabase } from "@/tests/support/test-database";

/**
 * Requests made up from the schemas of the API's document, right and broken, of five kinds of callers,
 * about things of theirs, of a victim's, and of nobody's. Repeatable: `FUZZ_SEED=…` changes the seed.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const leastRequests = 5000;
const longestMs = 15_000;

const { document, calls } = await readApi();
const requestsEach = Math.ceil((leastRequests * 1.02) / calls.length);

const kinds = ["guest", "own", "user", "premium", "admin", "key"] as const;
type Kind = (typeof kinds)[number];
/** What stands in a path until the world of the test is there. */
const places = {
  id: ["victim's", "own", "absent"],
  userId: ["victim", "absent"],
  type: ["privacy", "terms", "none"],
} as Record<string, readonly string[]>;
const placesOf = (name: string) => places[name] ?? ["victim's", "absent", "1"];

/** In everything that the victim has, and in no answer to anybody else. */
const secret = "Тайн";

describe(`fuzzing, seed ${seed}, ${requestsEach} requests a call`, () => {
  const database = openTestDatabase("embedded");
  let sent = 0;
  const statuses: Record<string, number> = {};
  let victim: { person: Caller; owned: Belongings };
  let own: { person: Caller; owned: Belongings };
  let tokens: Record<Kind, string | undefined>;

  beforeEach(async () => {
    const { client } = database;
    await database.clear();
    const person = async () => {
      const someone = await signedIn(client);
      return { person: someone, owned: await belongings(client, someone) };
    };
    [victim, own] = [await person(), await person()];
    const premium = await signedIn(client, { role: "premium", subscription: "premium" });
    const { key, keyHash, prefix } = newApiKey();
    const scopes = ["read", "write"];
    await client.apiKey.create({
      data: { id: newId(), userId: premium.id, name: "Ключ", keyHash, prefix, scopes },
    });
    tokens = {
      guest: undefined,
      own: own.person.token,
      user: (await signedIn(client)).token,
      premium: premium.token,
      admin: (await signedIn(client, { role: "admin" })).token,
      key,
    };
  });

  afterAll(() => {
    process.stdout.write(
      `Fuzzing with seed ${seed}: ${sent} requests, ${JSON.stringify(statuses)}\n`,
    );
  });

  function fill(documented: DocumentedCall, place: string): string {
    const thing = (owned: Belongings) => ownedBy(documented.path, owned);
    if (place === "victim's") return thing(victim.owned) ?? newId();
    if (place === "victim") return victim.person.id;
    if (place === "own") return thing(own.owned) ?? newId();
    return place === "absent" ? newId() : place;
  }

  test.each(calls)(
    "$name",
    async (documented) => {
      const request = fc.tuple(
        fc.constantFrom(...kinds),
        requestFor(documented, document, placesOf),
      );
      const holds = fc.asyncProperty(request, async ([kind, { parameters, search, options }]) => {
        sent += 1;
        const filled = Object.fromEntries(
          Object.entries(parameters).map(([name, place]) => [name, fill(documented, place)]),
        );
        const response = await withinTime(
          send(documented, filled, { ...options, search, token: tokens[kind] }),
        );
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        const seen = await response.clone().text();
        expect(response.status, seen.slice(0, 300)).not.toBe(500);
        expect(await findFaults(documented, response)).toEqual([]);
        // What the caller sent comes back in their own answers; the victim's words were never sent.
        const isTheirOwn = kind === "own" && !Object.values(parameters).includes("victim's");
        if (!isTheirOwn) expect(seen).not.toContain(secret);
        if (documented.route.access !== "admin") expect(seen).not.toContain(victim.person.email);
      });
      await fc.assert(holds, { seed, numRuns: requestsEach, endOnFailure: true });
    },
    120_000,
  );

  test(`makes ${leastRequests} requests`, () => {
    expect(sent).toBeGreaterThanOrEqual(leastRequests);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "201", "400", "404"]));
  });
});

async function withinTime(answer: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${longestMs} ms`)), longestMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
