// @module-tag exhaustive
import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { newApiKey } from "@/lib/platform/auth/api-key";
import {
  createOwnedRows,
  type DocumentedCall,
  readApi,
  sendCall,
  validateResponse,
} from "@/tests/support/api/api-fixtures";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import {
  type DocumentFaults,
  newDocumentFaults,
} from "@/tests/support/api/contract/response-faults";
import { validRequest } from "@/tests/support/api/contract/valid-requests";
import { withPassword } from "@/tests/support/api/contract/valid-requests/account-requests";
import type {
  RequestFixture,
  ValidRequest,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { setupFakeBotApi } from "@/tests/support/servers/bot-api-server";
import { describeOnPostgres } from "@/tests/support/servers/test-database";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import { setupFakeYookassa } from "@/tests/support/yookassa/setup";

/**
 * The matrix of personal API keys: a valid request of every call with each kind of key, whose owner owns the things in
 * its path. The API's document states which calls accept keys.
 */
const kinds = ["read", "write", "both", "revoked", "downgraded", "blocked", "unknown"] as const;
type KeyKind = (typeof kinds)[number];
type KeyFixture = RequestFixture & { keys: Record<KeyKind, string> };

setupFakeBotApi();
setupFakeYookassa();
setupFakeProviders();

describeOnPostgres("API keys on every call of the API", (database) => {
  let calls: DocumentedCall[];
  let againstDocument: DocumentFaults;
  let paid: KeyFixture;
  let admins: KeyFixture;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    paid = await createFixture(false);
    admins = await createFixture(true);
    restore = await database.takeSnapshot();
    const described = await readApi();
    calls = described.calls;
    againstDocument = newDocumentFaults(described.document);
  });

  /** A key of `owner`; of another user when the call would leave the owner unusable. */
  async function keyOf(owner: Caller, kind: KeyKind): Promise<string> {
    const { client } = database;
    const { key, keyHash, prefix } = newApiKey();
    if (kind === "unknown") return key;
    const ended = {
      downgraded: { subscription: "ultra", premiumUntil: new Date(Date.now() - 1000) },
      blocked: { subscription: "ultra", blockedAt: new Date() },
    };
    const { id: userId } =
      kind === "downgraded" || kind === "blocked"
        ? await createSignedInUser(client, ended[kind])
        : owner;
    const scopes = kind === "read" || kind === "write" ? [kind] : ["read", "write"];
    const revokedAt = kind === "revoked" ? new Date() : null;
    await client.apiKey.create({
      data: { id: newId(), userId, name: "Ключ", keyHash, prefix, scopes, revokedAt },
    });
    return key;
  }

  /** The things in the path belong to the key's owner. */
  async function createFixture(isAdmin: boolean): Promise<KeyFixture> {
    const { client } = database;
    const rights = isAdmin ? { role: "admin" } : {};
    const password = await withPassword();
    const owner = await createSignedInUser(client, {
      ...password,
      subscription: "ultra",
      ...rights,
    });
    const owned = await createOwnedRows(client, owner);
    const other = await createSignedInUser(client);
    const admin = await createSignedInUser(client, { role: "admin" });
    const keys = {} as Record<KeyKind, string>;
    for (const kind of kinds) keys[kind] = await keyOf(owner, kind);
    return { client, owner, owned, other, admin, keys };
  }

  function expected({ method, route }: DocumentedCall, kind: KeyKind): readonly number[] {
    const success = typeof route.status === "object" ? route.status : [route.status ?? 200];
    if (route.access === "public") return success;
    if (kind === "revoked" || kind === "blocked" || kind === "unknown") return [401];
    if (kind === "downgraded") return [403];
    const needed = method === "GET" ? "read" : "write";
    return route.apiKey && (kind === "both" || kind === needed) ? success : [403];
  }

  /** The faults in the responses to a valid request of a call with keys of these kinds. */
  async function tryKeys(
    documented: DocumentedCall,
    tried: readonly KeyKind[],
    fixture: KeyFixture,
  ): Promise<string[]> {
    const faults: string[] = [];
    let right: ValidRequest | undefined;
    for (const kind of tried) {
      const wanted = expected(documented, kind);
      right ??= await validRequest(documented, fixture, fixture.owner);
      const { parameters, ...request } = right;
      const token = fixture.keys[kind];
      const response = await sendCall(documented, parameters, { ...request, token });
      const where = `${documented.name} with ${kind}`;
      if (!wanted.includes(response.status)) {
        const seen = (await response.clone().text()).slice(0, 200);
        faults.push(`${where}: ${response.status} in place of ${wanted.join("/")} ${seen}`);
      }
      const problems = [
        ...(await againstDocument(documented, response.clone())),
        ...(await validateResponse(documented, response)),
      ];
      faults.push(...problems.map((fault) => `${where}: ${fault}`));
      if (response.status >= 300 || documented.method === "GET") continue;
      // The call may have deleted what the next call uses.
      await restore();
      right = undefined;
    }
    // A refused one was prepared for all the same: the organisation is deleted of who is to found one.
    if (documented.method !== "GET") await restore();
    return faults;
  }

  test("get the documented status and response when the account is paid", async () => {
    const faults: string[] = [];
    for (const documented of calls) {
      // A public call reads no key.
      const tried = documented.route.access === "public" ? (["both"] as const) : kinds;
      faults.push(...(await tryKeys(documented, tried, paid)));
    }
    expect(faults).toEqual([]);
  }, 900_000);

  test("open no call that accepts no keys, even for an administrator", async () => {
    const faults: string[] = [];
    for (const documented of calls.filter(({ route }) => route.access !== "public")) {
      if (documented.route.apiKey) continue;
      faults.push(...(await tryKeys(documented, ["both"], admins)));
    }
    expect(faults).toEqual([]);
  }, 900_000);
});
