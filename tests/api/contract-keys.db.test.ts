import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { newApiKey } from "@/lib/platform/auth/api-key";
import {
  type Caller,
  createOwnedRows,
  createSignedInUser,
  type DocumentedCall,
  readApi,
  sendCall,
  validateResponse,
} from "@/tests/support/api/api-fixtures";
import { type DocumentFaults, newDocumentFaults } from "@/tests/support/api/response-faults";
import { validRequest } from "@/tests/support/api/valid-requests";
import { withPassword } from "@/tests/support/api/valid-requests/account-requests";
import type { RequestFixture } from "@/tests/support/api/valid-requests/request-fixture";
import { botApiOfFile } from "@/tests/support/servers/bot-api-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { standInOfFile } from "@/tests/support/sign-in-providers/of-file";
import { yookassaOfFile } from "@/tests/support/yookassa/of-file";

/**
 * The matrix of personal API keys: the right request of every call with each kind of key, of somebody
 * to whom the things in its path belong. Which calls take keys stands in the API's document.
 */
const kinds = ["read", "write", "both", "revoked", "downgraded", "blocked", "unknown"] as const;
type KeyKind = (typeof kinds)[number];

botApiOfFile();
yookassaOfFile();
standInOfFile();

describeOnDatabases("API keys against every call", (database) => {
  let calls: DocumentedCall[];
  let againstDocument: DocumentFaults;
  beforeAll(async () => {
    await database.clear();
    const described = await readApi();
    calls = described.calls;
    againstDocument = newDocumentFaults(described.document);
  });

  /** A key of `owner`; of another user where the owner would be of no more use after it. */
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

  /** The things in the path are of the key's own owner. */
  async function createFixture(isAdmin: boolean): Promise<RequestFixture> {
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
    return { client, owner, owned, other, admin };
  }

  function expected({ method, route }: DocumentedCall, kind: KeyKind): readonly number[] {
    const success = typeof route.status === "object" ? route.status : [route.status ?? 200];
    if (route.access === "public") return success;
    if (kind === "revoked" || kind === "blocked" || kind === "unknown") return [401];
    if (kind === "downgraded") return [403];
    const needed = method === "GET" ? "read" : "write";
    return route.apiKey && (kind === "both" || kind === needed) ? success : [403];
  }

  /** What is wrong with the responses to the right request of a call with keys of these kinds. */
  async function tryKeys(
    documented: DocumentedCall,
    tried: readonly KeyKind[],
    refused: RequestFixture,
  ): Promise<string[]> {
    const faults: string[] = [];
    for (const kind of tried) {
      const wanted = expected(documented, kind);
      // A successful call may delete what it uses, so it gets a fresh fixture; refused calls share one.
      const fixture = wanted[0] === 401 || wanted[0] === 403 ? refused : await createFixture(false);
      const { parameters, ...request } = await validRequest(documented, fixture, fixture.owner);
      const token = await keyOf(fixture.owner, kind);
      const response = await sendCall(documented, parameters, { ...request, token });
      const where = `${documented.name} with ${kind}`;
      if (!wanted.includes(response.status)) {
        const seen = (await response.clone().text()).slice(0, 200);
        faults.push(`${where}: ${response.status} in place of ${wanted.join("/")} ${seen}`);
      }
      const words = [
        ...(await againstDocument(documented, response.clone())),
        ...(await validateResponse(documented, response)),
      ];
      faults.push(...words.map((fault) => `${where}: ${fault}`));
    }
    return faults;
  }

  test("hold for the keys of a paid account", async () => {
    const faults: string[] = [];
    const refused = await createFixture(false);
    for (const documented of calls) {
      // A public call reads no key.
      const tried = documented.route.access === "public" ? (["both"] as const) : kinds;
      faults.push(...(await tryKeys(documented, tried, refused)));
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test("open nothing more because an administrator has them", async () => {
    const faults: string[] = [];
    const refused = await createFixture(true);
    for (const documented of calls.filter(({ route }) => route.access !== "public")) {
      if (documented.route.apiKey) continue;
      faults.push(...(await tryKeys(documented, ["both"], refused)));
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
