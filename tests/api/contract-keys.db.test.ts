import { afterAll, beforeAll, expect, test } from "vitest";
import { newApiKey } from "@/lib/auth/api-key";
import { newId } from "@/lib/core/ids";
import { type DocumentFaults, newDocumentFaults } from "@/tests/support/answer-faults";
import {
  belongings,
  type Caller,
  type DocumentedCall,
  findFaults,
  readApi,
  send,
  signedIn,
} from "@/tests/support/api-world";
import { type BotApiServer, startBotApi } from "@/tests/support/bot-api-server";
import { type RequestWorld, rightRequest, withPassword } from "@/tests/support/right-requests";
import { describeOnBothDatabases } from "@/tests/support/test-database";

/**
 * The matrix of personal API keys: the right request of every call with each kind of key, of somebody
 * to whom the things in its path belong. Which calls take keys stands in the API's document.
 */
const kinds = ["read", "write", "both", "revoked", "downgraded", "blocked", "unknown"] as const;
type KeyKind = (typeof kinds)[number];

let api: BotApiServer;
beforeAll(async () => {
  api = await startBotApi();
  process.env.TELEGRAM_API_ROOT = api.root;
});
afterAll(async () => {
  delete process.env.TELEGRAM_API_ROOT;
  await api.close();
});

describeOnBothDatabases("API keys against every call", (database) => {
  let calls: DocumentedCall[];
  let againstDocument: DocumentFaults;
  beforeAll(async () => {
    await database.clear();
    const described = await readApi();
    calls = described.calls;
    againstDocument = newDocumentFaults(described.document);
  });

  async function keyOf(owner: Caller, kind: KeyKind): Promise<string> {
    const { key, keyHash, prefix } = newApiKey();
    if (kind === "unknown") return key;
    const scopes = kind === "read" || kind === "write" ? [kind] : ["read", "write"];
    const revokedAt = kind === "revoked" ? new Date() : null;
    await database.client.apiKey.create({
      data: { id: newId(), userId: owner.id, name: "Ключ", keyHash, prefix, scopes, revokedAt },
    });
    const change = {
      downgraded: { premiumUntil: new Date(Date.now() - 1000) },
      blocked: { blockedAt: new Date() },
    };
    if (kind === "downgraded" || kind === "blocked") {
      await database.client.user.update({ where: { id: owner.id }, data: change[kind] });
    }
    return key;
  }

  /** The things in the path are of the key's own owner. */
  async function newWorld(isAdmin: boolean): Promise<RequestWorld> {
    const { client } = database;
    const rights = isAdmin ? { role: "admin" } : {};
    const password = await withPassword();
    const owner = await signedIn(client, { ...password, subscription: "ultra", ...rights });
    const owned = await belongings(client, owner);
    const other = await signedIn(client);
    const admin = await signedIn(client, { role: "admin" });
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

  test.each([
    ["a paid account", false],
    ["an administrator", true],
  ] as const)(
    "hold for the keys of %s",
    async (_whose, isAdmin) => {
      const faults: string[] = [];
      for (const documented of calls) {
        // A key of an administrator opens no more than any other, and a public call reads none.
        const isOne = isAdmin || documented.route.access === "public";
        const refused = await newWorld(isAdmin);
        for (const kind of isOne ? (["both"] as const) : kinds) {
          // What succeeds may end what it is made with.
          const succeeds = expected(documented, kind).every((status) => status < 300);
          const world = succeeds ? await newWorld(isAdmin) : refused;
          const { parameters, ...request } = await rightRequest(documented, world, world.owner);
          const token = await keyOf(world.owner, kind);
          const response = await send(documented, parameters, { ...request, token });
          const where = `${documented.name} with ${kind}`;
          const wanted = expected(documented, kind);
          if (!wanted.includes(response.status)) {
            const seen = (await response.clone().text()).slice(0, 200);
            faults.push(`${where}: ${response.status} in place of ${wanted.join("/")} ${seen}`);
          }
          const words = [
            ...(await againstDocument(documented, response.clone())),
            ...(await findFaults(documented, response)),
          ];
          faults.push(...words.map((fault) => `${where}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});
