import { beforeAll, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import {
  createOwnedRows,
  type DocumentedCall,
  type OwnedIds,
  openByIds,
  ownedBy,
  readApi,
  sendCall,
  validateResponse,
} from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import {
  type DocumentFaults,
  newDocumentFaults,
} from "@/tests/support/api/contract/response-faults";
import { specifiedCalls } from "@/tests/support/api/contract/specified-calls";
import { validRequest } from "@/tests/support/api/contract/valid-requests";
import { withPassword } from "@/tests/support/api/contract/valid-requests/account-requests";
import type { RequestFixture } from "@/tests/support/api/contract/valid-requests/request-fixture";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnBothDatabases } from "@/tests/support/servers/test-database";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

/**
 * The whole access matrix: every method and path of the API's document, called correctly as each of six kinds of
 * visitor; every status and response must be as declared. Each call has its own users and data, because some end a
 * session or an account. New routes are called too, and have to succeed for everybody whom their access allows;
 * exceptions are in `expectedErrors`, with the reason.
 */
const kinds = ["guest", "owner", "second", "premium", "ultra", "admin"] as const;
type Kind = (typeof kinds)[number];
type Person = Exclude<Kind, "guest">;
type Fixture = RequestFixture & { people: Record<Person, Caller> };

const nobodyElse: readonly Kind[] = ["second", "premium", "ultra", "admin"];

type ExpectedError = { status: number; kinds: readonly Kind[]; because: string };
/** Valid calls that are rejected although the route's access allows the caller. */
const expectedErrors: Record<string, ExpectedError> = {
  "POST /api/user/api-keys": {
    status: 403,
    kinds: ["owner", "second"],
    because: "keys come with a paid plan",
  },
  "GET /api/download-project": {
    status: 404,
    kinds: nobodyElse,
    because: "who has no documents has nothing to pack",
  },
  "GET /api/documents/archive": {
    status: 404,
    kinds: nobodyElse,
    because: "the document that the query names is the owner's",
  },
};

/** The response about a thing of another user, and about an unknown id. */
const absent = 404;

// `content/site.ts` reads who sells by invoice as it is loaded.
await vi.hoisted(async () =>
  (await import("@/tests/support/api/billing/test-seller")).setTestSeller(),
);

setupFakeBotApi();
setupFakeYookassa();
setupFakeProviders();

describeOnBothDatabases("the API's document", (database) => {
  let calls: DocumentedCall[];
  let againstDocument: DocumentFaults;
  let made: Fixture;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    const api = await readApi();
    calls = api.calls;
    againstDocument = newDocumentFaults(api.document);
    made = await createFixture();
    restore = await database.takeSnapshot();
  });

  async function createFixture(): Promise<Fixture> {
    const { client } = database;
    const person = async (data: object = {}) =>
      createSignedInUser(client, { ...(await withPassword()), ...data });
    const people = {
      owner: await person(),
      second: await person(),
      premium: await person({ role: "premium", subscription: "premium" }),
      ultra: await person({ subscription: "ultra" }),
      admin: await person({ role: "admin" }),
    };
    const { owner, second: other, admin } = people;
    // The only administrator may not delete the account.
    await person({ role: "admin" });
    return { client, people, owner, other, admin, owned: await createOwnedRows(client, owner) };
  }

  /** A call that only reads leaves the fixture unchanged for the next one. */
  let isSpent = false;
  async function fixtureOf({ method }: DocumentedCall): Promise<Fixture> {
    if (isSpent) await restore();
    isSpent = method !== "GET";
    return made;
  }
  /** A fresh fixture for calls that change it. */
  async function wholeFixture(): Promise<Fixture> {
    await restore();
    isSpent = true;
    return made;
  }

  async function ask(documented: DocumentedCall, fixture: Fixture, kind: Kind): Promise<Response> {
    const caller = kind === "guest" ? null : fixture.people[kind];
    const { parameters, ...request } = await validRequest(documented, fixture, caller);
    return sendCall(documented, parameters, { ...request, token: caller?.token });
  }

  /** The statuses of a valid call as `kind`. */
  function expected({ name, path, route }: DocumentedCall, owned: OwnedIds, kind: Kind) {
    const success = typeof route.status === "object" ? route.status : [route.status ?? 200];
    const { access } = route;
    if (kind === "guest" && (access === "user" || access === "admin")) return [401];
    if (access === "admin" && kind !== "admin") return [403];
    const isOwners = ownedBy(path, owned) !== null && !openByIds.has(name);
    if (isOwners && kind !== "owner") return [absent];
    const expected = expectedErrors[name];
    return expected?.kinds.includes(kind) ? [expected.status] : success;
  }

  test("every call returns the declared status and response to every kind of caller", async () => {
    const faults: string[] = [];
    const succeeded = new Set<string>();
    for (const documented of calls) {
      const fixture = await fixtureOf(documented);
      // The owner last: by then nobody else may have changed anything.
      for (const kind of ["guest", ...nobodyElse, "owner"] as const) {
        const response = await ask(documented, fixture, kind);
        const { status } = response;
        const wanted: readonly number[] = expected(documented, fixture.owned, kind);
        const seen = await response.clone().text();
        const fail = (fault: string) => faults.push(`${documented.name} as ${kind}: ${fault}`);
        if (!wanted.includes(status)) {
          fail(`${status} in place of ${wanted.join("/")} ${seen.slice(0, 200)}`);
        }
        if (status < 300) succeeded.add(documented.name);
        if (documented.route.access === "user" && kind !== "owner" && seen.includes("Тайн")) {
          fail("sees what is the owner's");
        }
        (await againstDocument(documented, response.clone())).forEach(fail);
        (await validateResponse(documented, response)).forEach(fail);
      }
    }
    expect(faults).toEqual([]);
    // Whatever the exceptions: each call has to succeed at least once.
    expect(calls.map(({ name }) => name).filter((name) => !succeeded.has(name))).toEqual([]);
  }, 600_000);

  test("returns the same 404 for another user's thing as for an unknown id", async () => {
    const fixture = await wholeFixture();
    const { owner, second, admin } = fixture.people;
    for (const documented of calls.filter(({ path }) => /\{(id|userId)\}/.test(path))) {
      const isAdmins = documented.route.access === "admin";
      const right = await validRequest(documented, fixture, isAdmins ? admin : second);
      const unknownIds = { ...right.parameters, id: newId(), userId: newId() };
      const { token } = isAdmins ? admin : second;
      const unknown = await sendCall(documented, unknownIds, { ...right, token });
      expect(unknown.status, documented.name).toBe(absent);
      if (isAdmins || openByIds.has(documented.name)) continue;
      const others = await sendCall(documented, right.parameters, { ...right, token });
      expect(await refusalOf(others), documented.name).toEqual(await refusalOf(unknown));
      const ofOwner = await sendCall(documented, unknownIds, { ...right, token: owner.token });
      expect(ofOwner.status, documented.name).toBe(absent);
    }
  });

  test("returns 404 for another user's document in a query", async () => {
    const fixture = await wholeFixture();
    const named = (name: string) => calls.find((documented) => documented.name === name);
    const archive = named("GET /api/documents/archive") as DocumentedCall;
    const create = named("POST /api/documents") as DocumentedCall;
    for (const kind of nobodyElse as Person[]) {
      const { token } = fixture.people[kind];
      const ids = await sendCall(archive, {}, { token, search: `?ids=${fixture.owned.document}` });
      expect(ids.status, `archive as ${kind}`).toBe(404);
      const search = `?draft=${fixture.owned.draft}`;
      const draft = await sendCall(create, {}, { token, search, json: shopAnswers });
      expect(draft.status, `draft as ${kind}`).toBe(404);
    }
  });

  test.each(specifiedCalls)("returns the specified statuses to each caller: $call", async (row) => {
    const documented = calls.find(({ name }) => name === row.call);
    if (!documented) throw new Error(`${row.call} is not in the API's document`);
    const content = documented.operation.requestBody?.content["application/json"];
    const known = Object.keys(content?.schema?.properties ?? {});
    if (known.length > 0) expect(known).toEqual(expect.arrayContaining([...row.payload]));
    else if (row.call !== "POST /api/documents") expect(row.payload).toEqual([]);

    const fixture = await fixtureOf(documented);
    const [guest, owner, second, premium, admin] = row.statuses;
    const wanted = { guest, second, premium, admin, owner };
    for (const [kind, status] of Object.entries(wanted) as [Kind, number][]) {
      // As the product sends it: a guest's call without payload has no body, as for a new confirmation e-mail.
      const isBare = row.payload.length === 0 && kind === "guest";
      const caller = kind === "guest" ? null : fixture.people[kind];
      const { parameters, ...right } = await validRequest(documented, fixture, caller);
      const request = isBare ? { ...right, json: undefined } : right;
      const response = await sendCall(documented, parameters, { ...request, token: caller?.token });
      expect(response.status, kind).toBe(status);
      if (status < 300) await expectReadable(row, response);
      else expect(await response.json(), kind).toMatchObject({ message: expect.any(String) });
    }
  });
});

const refusalOf = async (response: Response) => {
  const { message, code } = (await response.json()) as { message: string; code: string };
  return { status: response.status, message, code };
};

/** Checks that the product can use the response as the table says. */
async function expectReadable(
  { reads }: (typeof specifiedCalls)[number],
  response: Response,
): Promise<void> {
  expect(response.ok).toBe(true);
  if (reads === "ok") return;
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(0);
  if (reads === "file") {
    expect(response.headers.get("content-disposition")).toContain("attachment");
  } else if (reads === "text") {
    expect(response.headers.get("content-type")).toMatch(/^text\/(plain|html); charset=utf-8$/);
  } else {
    expect(reads.safeParse(JSON.parse(bytes.toString())).error?.issues ?? []).toEqual([]);
  }
}
