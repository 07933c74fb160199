import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { examples } from "@/lib/openapi/examples";
import { shopAnswers } from "@/tests/support/api-session";
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
import { newPerson, type Person } from "@/tests/support/person";
import { describeOnBothDatabases } from "@/tests/support/test-database";

/**
 * The whole access matrix: every method and path of the API's document, called as each of five, every
 * status and every shape held to what is declared. Each call has a world of its own: some end a session
 * or an account. A route that somebody adds is called too; where its body cannot be guessed and its path
 * names somebody's thing, the test asks for a body.
 */
const kinds = ["guest", "owner", "second", "premium", "admin"] as const;
type Kind = (typeof kinds)[number];
type World = { people: Record<Exclude<Kind, "guest">, Caller>; owned: Belongings; known: Person };

const bodies: Record<string, (world: World) => object> = {
  "POST /api/login": ({ known }) => ({ email: known.email, password: known.password }),
  "POST /api/register": () => ({ email: `${newId()}@example.ru`, password: "верный пароль 1" }),
  "POST /api/documents/package": () => ({ answers: shopAnswers, documents: [{ type: "terms" }] }),
  "PUT /api/documents/{id}/draft": () => ({ formData: { companyName: "Иванов" } }),
  "POST /api/documents/{id}/editions": () => ({ ...shopAnswers, phone: "+7 495 000-00-00" }),
  "POST /api/documents/{id}/law-notices/accept": () => ({ notices: [newId()], after: 1 }),
  "POST /api/documents/{id}/law-notices/dismiss": () => ({ notices: [newId()] }),
  "PATCH /api/user/avatar": () => ({ avatarUrl: null }),
  "PATCH /api/admin/users/{userId}/role": () => ({ role: "premium" }),
  "POST /api/admin/send-notification": () => ({ title: "Новость", message: "Новость сервиса" }),
  "POST /api/auth/confirm-email": () => ({ token: "a".repeat(43) }),
};
bodies["POST /api/auth/login"] = bodies["POST /api/login"] as (world: World) => object;
bodies["POST /api/auth/register"] = bodies["POST /api/register"] as (world: World) => object;

const searches: Record<string, (world: World) => string> = {
  "GET /api/documents/{id}/comparison": () => "?from=1&to=1",
  "POST /api/documents/{id}/editions": () => "?after=1",
  "GET /api/documents/archive": ({ owned }) => `?ids=${owned.document}`,
};

/** Specification § 7: what a right call answers to guest, owner, second user, premium and admin. */
const everybody = (status: number) => [status, status, status, status, status];
const people = (status: number) => [401, status, status, status, status];
const ownerOnly = [401, 200, 404, 404, 404];
const adminOnly = [401, 403, 403, 403, 200];
const specified: Record<string, number[]> = {
  "GET /api/auth/user": people(200),
  "POST /api/login": everybody(200),
  "POST /api/register": everybody(201),
  "POST /api/logout": everybody(200),
  "POST /api/auth/logout": everybody(200),
  "POST /api/auth/login": everybody(200),
  "POST /api/auth/register": everybody(201),
  "POST /api/auth/confirm-email": everybody(400),
  "PATCH /api/user/profile": people(200),
  "PATCH /api/user/avatar": people(200),
  "DELETE /api/user/delete": people(200),
  "POST /api/documents": people(201),
  "GET /api/documents": people(200),
  "GET /api/documents/{id}": ownerOnly,
  "GET /api/documents/{id}/view": ownerOnly,
  "GET /api/documents/{id}/download": ownerOnly,
  "DELETE /api/documents/{id}": ownerOnly,
  "GET /api/notifications": people(200),
  "PATCH /api/notifications/{id}/read": ownerOnly,
  "DELETE /api/notifications/{id}": ownerOnly,
  "POST /api/feedback": everybody(201),
  "POST /api/reviews": everybody(201),
  "GET /api/templates": everybody(200),
  "GET /api/templates/{type}/example": everybody(200),
  "GET /api/blog": everybody(200),
  "GET /api/admin/stats": adminOnly,
  "GET /api/admin/users": adminOnly,
  "PATCH /api/admin/users/{userId}/role": adminOnly,
  "POST /api/admin/send-notification": adminOnly,
  // Without documents there is nothing to pack.
  "GET /api/download-project": [401, 200, 404, 404, 404],
};
const specifiedBesides = ["POST /api/auth/resend-confirmation"];

/** Right calls that do not succeed for the owner, who is on the free plan. */
const refusedToOwner: Record<string, number> = {
  "POST /api/user/api-keys": 403,
  // Of a document that no law has touched, and of one that is not public.
  "POST /api/documents/{id}/law-notices/accept": 409,
  "GET /api/documents/{id}/qr": 409,
  // No bot is connected, and none can be in a test of access.
  "PUT /api/user/telegram": 400,
  "POST /api/user/telegram/test": 409,
  // People made without the form have no password to prove.
  "PATCH /api/user/password": 400,
};

describeOnBothDatabases("the contract", (database) => {
  let calls: DocumentedCall[];
  let known: Person;
  beforeAll(async () => {
    await database.clear();
    ({ calls } = await readApi());
    known = await newPerson();
  });

  async function newWorld(): Promise<World> {
    const { client } = database;
    const owner = await signedIn(client);
    const second = await signedIn(client);
    const premium = await signedIn(client, { role: "premium", subscription: "premium" });
    const admin = await signedIn(client, { role: "admin" });
    const owned = await belongings(client, owner);
    return { people: { owner, second, premium, admin }, owned, known };
  }

  function ask(documented: DocumentedCall, world: World, kind: Kind): Promise<Response> {
    const { name, path, route } = documented;
    const owned = ownedBy(path, world.owned);
    const parameters = {
      id: owned ?? newId(),
      userId: world.people.second.id,
      type: "privacy",
    };
    const json = bodies[name]?.(world) ?? examples[name]?.body;
    const body = route.body && !route.bodyIsOptional ? (json ?? {}) : json;
    return send(documented, parameters, {
      search: searches[name]?.(world),
      json: body,
      token: kind === "guest" ? undefined : world.people[kind].token,
    });
  }

  /** The statuses that `kind` may get, beyond being declared. */
  function expected(documented: DocumentedCall, owned: Belongings, kind: Kind): number[] | null {
    const { name, path, route } = documented;
    const fixed = specified[name]?.[kinds.indexOf(kind)];
    if (fixed !== undefined) return [fixed];
    if (route.access === "admin") {
      if (kind === "guest") return [401];
      return kind === "admin" ? null : [403];
    }
    if (route.access !== "user") return null;
    if (kind === "guest") return [401];
    if (ownedBy(path, owned) !== null && kind !== "owner") return [404];
    if (kind !== "owner") return null;
    const refused = refusedToOwner[name];
    return refused === undefined ? [200, 201, 204] : [refused];
  }

  test("has every call of specification § 7", () => {
    const documented = calls.map(({ name }) => name);
    const named = [...Object.keys(specified), ...specifiedBesides];
    expect(named.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test("holds for every method, path and caller", async () => {
    const faults: string[] = [];
    for (const documented of calls) {
      const world = await newWorld();
      // The owner last: by then nobody else has changed anything.
      for (const kind of ["guest", "second", "premium", "admin", "owner"] as const) {
        const response = await ask(documented, world, kind);
        const { status } = response;
        const wanted = expected(documented, world.owned, kind);
        const seen = await response.clone().text();
        const where = `${documented.name} as ${kind}`;
        if (wanted && !wanted.includes(status)) {
          faults.push(`${where}: ${status} in place of ${wanted.join("/")} ${seen.slice(0, 200)}`);
        }
        if (status === 500) faults.push(`${where}: 500`);
        if (documented.route.access === "user" && kind !== "owner" && seen.includes("Тайн")) {
          faults.push(`${where}: sees what is the owner's`);
        }
        faults.push(
          ...(await findFaults(documented, response)).map((fault) => `${where}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);

  test("nobody reaches another's document through a query", async () => {
    const world = await newWorld();
    const named = (name: string) => calls.find((documented) => documented.name === name);
    const archive = named("GET /api/documents/archive") as DocumentedCall;
    const create = named("POST /api/documents") as DocumentedCall;
    for (const kind of ["second", "premium", "admin"] as const) {
      const { token } = world.people[kind];
      const ids = await send(archive, {}, { token, search: `?ids=${world.owned.document}` });
      expect(ids.status, `archive as ${kind}`).toBe(404);
      const search = `?draft=${world.owned.draft}`;
      const draft = await send(create, {}, { token, search, json: shopAnswers });
      expect(draft.status, `draft as ${kind}`).toBe(404);
    }
  });
});
