// @module-tag exhaustive
import { beforeAll, beforeEach, expect, test } from "vitest";
import { describeRoute } from "@/lib/platform/http/route-description";
import { createMembers } from "@/tests/support/api/accounts/organisation-calls";
import {
  createOwnedRows,
  type DocumentedCall,
  openByIds,
  ownedBy,
  readApi,
  sendCall,
  validateResponse,
} from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { isAboutOneThing, minRoles, minRolesOfQuery } from "@/tests/support/api/contract/min-roles";
import { validRequest } from "@/tests/support/api/contract/valid-requests";
import { withPassword } from "@/tests/support/api/contract/valid-requests/account-requests";
import type { RequestFixture } from "@/tests/support/api/contract/valid-requests/request-fixture";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnPostgres } from "@/tests/support/servers/test-database";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

/**
 * The attack matrix of organisations: every call of the API about a thing of organisation A, made as the owner, the
 * editor, the lawyer and the reader of A, as the same four of organisation B, and as a user of neither. The
 * expected responses are defined in `minRoles` and here, not in the routes; `min-roles.test.ts` checks that it has a line
 * for each of these calls.
 */
const roles = ["reader", "lawyer", "editor", "owner"] as const;
type Role = (typeof roles)[number];

/** A marker of what only the owner of A may see: a site that is in no organisation. */
const hidden = "Скрытн";
/** A marker of what only members of A may see. */
const secret = "Тайн";

type Side = Record<Role, Caller>;
type Fixture = RequestFixture & { a: Side; b: Side; otherUser: Caller; hiddenSite: string };

setupFakeBotApi();
setupFakeYookassa();
setupFakeProviders();

describeOnPostgres("the access matrix of organisations", (database) => {
  const person = async () => createSignedInUser(database.client, await withPassword());

  async function createFixture(): Promise<Fixture> {
    const { client } = database;
    const owner = await person();
    const owned = await createOwnedRows(client, owner);
    await createDocument(owner.token, {
      ...shopAnswers,
      companyName: `ООО «${hidden}ая лавка»`,
      websiteUrl: "https://hidden.example",
    });
    const { id: hiddenSite } = await client.site.findFirstOrThrow({
      where: { userId: owner.id, address: "hidden.example" },
    });
    const foreignOwner = await person();
    const foreign = await createOwnedRows(client, foreignOwner);
    const membersOf = (things: typeof owned) =>
      createMembers(client, { organisation: things.organisation, sites: [things.site] });
    return {
      ...{ client, owner, owned, hiddenSite },
      other: await person(),
      admin: await createSignedInUser(client, { role: "admin" }),
      a: { owner, ...(await membersOf(owned)) },
      b: { owner: foreignOwner, ...(await membersOf(foreign)) },
      otherUser: await person(),
    };
  }

  let fixture: Fixture;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    fixture = await createFixture();
    restore = await database.takeSnapshot();
  });
  beforeEach(() => restore());

  async function ask(
    documented: DocumentedCall,
    fixture: Fixture,
    caller: Caller,
    siteOfQuery?: string,
  ) {
    const { parameters, ...request } = await validRequest(documented, fixture, caller);
    if (siteOfQuery !== undefined) {
      const search = new URLSearchParams(request.search);
      search.set("site", siteOfQuery);
      request.search = `?${search}`;
      // Of the site itself: a member names no other address.
      if (documented.name === "POST /api/checks") request.json = { url: "romashka.ru" };
      if (documented.name === "POST /api/documents") request.json = shopAnswers;
    }
    const response = await sendCall(documented, parameters, { ...request, token: caller.token });
    return { response, seen: await response.clone().text() };
  }

  /** Deletion ends the thing; what papers are made of is another text once they are adopted. */
  const changesFixture = ({ method, path }: DocumentedCall) =>
    method === "DELETE" || (method !== "GET" && path.includes("/papers"));

  const isOfOrganisations = ({ path }: DocumentedCall) => isAboutOneThing(path);

  test("allows each call about a site, document or organisation by role, and returns 404 to outsiders", async () => {
    const { calls } = await readApi();
    const faults: string[] = [];
    const memberCalls = calls.filter(isOfOrganisations);
    for (const documented of memberCalls) {
      const { name, route } = documented;
      const minRole = minRoles[name] as Role;
      const success = typeof route.status === "object" ? route.status : [route.status ?? 200];
      const expectStatus = async (
        who: string,
        caller: Caller,
        expectedStatuses: readonly number[],
      ) => {
        const { response, seen } = await ask(documented, fixture, caller);
        const { status } = response;
        if (!expectedStatuses.includes(status)) {
          faults.push(
            `${name} as ${who}: ${status} in place of ${expectedStatuses.join("/")} ${seen.slice(0, 200)}`,
          );
        }
        if (status >= 400 && seen.includes(secret)) faults.push(`${name} as ${who}: a leak`);
        if (who !== "A's owner" && seen.includes(hidden))
          faults.push(`${name} as ${who}: another site`);
        (await validateResponse(documented, response)).forEach((fault) => {
          faults.push(`${name} as ${who}: ${fault}`);
        });
      };
      await expectStatus("another user", fixture.otherUser, [404]);
      for (const role of roles) await expectStatus(`B's ${role}`, fixture.b[role], [404]);
      // The owner is last, because the owner's call may change the data of the others.
      for (const role of roles) {
        // A draft is its writer's alone, whatever the organisation.
        const isDraft = name === "PUT /api/documents/{id}/draft";
        const refused = isDraft ? [404] : [403];
        const isAllowed = roles.indexOf(role) >= roles.indexOf(minRole);
        await expectStatus(`A's ${role}`, fixture.a[role], isAllowed ? success : refused);
      }
      if (changesFixture(documented)) await restore();
    }
    expect(faults).toEqual([]);
  }, 900_000);

  test("allows each call with a site in its query by role, and returns 404 to outsiders", async () => {
    const { calls } = await readApi();
    const memberCalls = calls.filter(
      ({ handler }) => "siteOfQuery" in (describeRoute(handler)?.members ?? {}),
    );
    const { a, b, otherUser, owned, hiddenSite } = fixture;
    const faults: string[] = [];
    for (const documented of memberCalls) {
      const { name, route } = documented;
      const minRole = minRolesOfQuery[name] as Role;
      const success = [route.status ?? 200].flat();
      const expectStatus = async (
        who: string,
        caller: Caller,
        site: string,
        expectedStatuses: readonly number[],
      ) => {
        const { response, seen } = await ask(documented, fixture, caller, site);
        if (!expectedStatuses.includes(response.status)) {
          faults.push(`${name} as ${who}: ${response.status} ${seen.slice(0, 200)}`);
        }
        if (who !== "A's owner" && (seen.includes(hidden) || seen.includes("hidden.example")))
          faults.push(`${name} as ${who}: another site`);
        (await validateResponse(documented, response)).forEach((fault) => {
          faults.push(`${name} as ${who}: ${fault}`);
        });
      };
      await expectStatus("another user", otherUser, owned.site, [404]);
      for (const role of roles) {
        const isAllowed = roles.indexOf(role) >= roles.indexOf(minRole);
        await expectStatus(`B's ${role}`, b[role], owned.site, [404]);
        if (role !== "owner") await expectStatus(`A's ${role}, hidden`, a[role], hiddenSite, [404]);
        await expectStatus(`A's ${role}`, a[role], owned.site, isAllowed ? success : [403]);
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test("shows no data of the owner to members and outsiders in any other call", async () => {
    const { calls } = await readApi();
    const faults: string[] = [];
    for (const documented of calls) {
      const { name, path, route } = documented;
      if (isOfOrganisations(documented) || route.access === "admin" || route.access === "public")
        continue;
      const isOthers = ownedBy(path, fixture.owned) !== null && !openByIds.has(name);
      for (const role of roles.filter((item) => item !== "owner")) {
        const { response, seen } = await ask(documented, fixture, fixture.a[role]);
        if (isOthers && response.status !== 404)
          faults.push(`${name} as A's ${role}: ${response.status}`);
        if (seen.includes(hidden)) faults.push(`${name} as A's ${role}: another site`);
      }
      const outsiders = [fixture.b.editor, fixture.otherUser];
      for (const caller of outsiders) {
        const { seen } = await ask(documented, fixture, caller);
        if (seen.includes(hidden)) faults.push(`${name}: an outsider sees the hidden site`);
        if (caller === fixture.otherUser && seen.includes(secret)) faults.push(`${name}: a leak`);
      }
      if (documented.method !== "GET") await restore();
    }
    expect(faults).toEqual([]);
  }, 900_000);

  test("returns 404 to an editor for the owner's site outside the organisation", async () => {
    const { calls } = await readApi();
    const document = await fixture.client.userDocument.findFirstOrThrow({
      where: { siteId: fixture.hiddenSite },
    });
    const owned = { ...fixture.owned, site: fixture.hiddenSite, document: document.id };
    const faults: string[] = [];
    const ofSites = calls.filter(({ path }) => /^\/api\/(sites|documents)\/\{id\}/.test(path));
    for (const documented of ofSites) {
      const hiddenFixture = { ...fixture, owned };
      const editor = fixture.a.editor;
      const { response, seen } = await ask(documented, hiddenFixture, editor);
      if (response.status !== 404)
        faults.push(`${documented.name}: ${response.status} ${seen.slice(0, 80)}`);
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
