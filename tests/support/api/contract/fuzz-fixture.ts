import { newId } from "@/lib/core/ids";
import { newToken } from "@/lib/features/accounts/tokens/mutations";
import { saveBot } from "@/lib/features/telegram/mutations";
import { newApiKey } from "@/lib/platform/auth/api-key";
import type { Database } from "@/lib/platform/db/database";
import {
  createOwnedRows,
  type DocumentedCall,
  type OwnedIds,
  ownedBy,
} from "@/tests/support/api/api-fixtures";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import {
  botToken,
  withPassword,
} from "@/tests/support/api/contract/valid-requests/account-requests";
import type { RequestFixture } from "@/tests/support/api/contract/valid-requests/request-fixture";

export const callerKinds = ["guest", "own", "user", "premium", "admin", "key"] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Contained in what the victim wrote, and in no response to another caller. */
const written = "Тайн";
/** Contained in the victim's names and addresses, which the administrator may read. */
const personal = "Приметн";

/** What an administrator may see of a user: names of sites and documents, titles of orders. */
const userCards = [
  "GET /api/admin/billing/orders",
  "GET /api/admin/billing/orders/{id}",
  "GET /api/admin/users/{userId}",
  "POST /api/admin/users/{userId}/notes",
  "DELETE /api/admin/users/{userId}/notes/{noteId}",
];

/** The callers of generated requests, and their victim. */
export type FuzzFixture = {
  tokens: Record<CallerKind, string | undefined>;
  /** Resolves a path segment: `victim's`, `own` and `absent` name a resource; any other text stands for itself. */
  fill: (call: DocumentedCall, place: string) => string;
  /** What a response leaks. */
  findLeaks: (call: DocumentedCall, seen: string, answered: { isOwn: boolean }) => string[];
};

export async function createFuzzFixture(client: Database): Promise<FuzzFixture> {
  const identity = {
    firstName: `${personal}ая`,
    lastName: `${personal}ова`,
    companyName: `ООО «${personal}ое»`,
    phone: "+7 999 765-43-21",
    address: `г. ${personal}ск`,
  };
  const password = await withPassword();
  const victim = await createSignedInUser(client, { ...identity, ...password });
  const own = await createSignedInUser(client, password);
  const [victims, owned] = [
    await createOwnedRows(client, victim),
    await createOwnedRows(client, own),
  ];
  const now = new Date();
  const channelId = "@primetny_kanal";
  await saveBot(client, victim.id, { token: botToken, name: "primetny_bot", channelId }, now);
  const link = newToken();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await client.userToken.create({
    data: {
      id: newId(),
      userId: victim.id,
      purpose: "reset-password",
      tokenHash: link.hash,
      expiresAt,
    },
  });
  const premium = await createSignedInUser(client, { role: "premium", subscription: "premium" });
  const apiKey = newApiKey();
  await client.apiKey.create({
    data: {
      id: newId(),
      userId: premium.id,
      name: "Ключ",
      keyHash: apiKey.keyHash,
      prefix: apiKey.prefix,
      scopes: ["read", "write"],
    },
  });
  const stored = await client.user.findUniqueOrThrow({ where: { id: victim.id } });
  const keys = await client.apiKey.findMany({ select: { keyHash: true } });
  const secrets = [
    ...[password.password, stored.telegramBotToken, botToken, link.token, link.hash, apiKey.key],
    ...keys.map(({ keyHash }) => keyHash),
  ].filter((secret) => secret !== null);
  const ofVictim = [victim.email, personal, channelId, "primetny_bot", "765-43-21"];

  const thing = (call: DocumentedCall, things: OwnedIds) => ownedBy(call.path, things);
  return {
    tokens: {
      guest: undefined,
      own: own.token,
      user: (await createSignedInUser(client)).token,
      premium: premium.token,
      admin: (await createSignedInUser(client, { role: "admin" })).token,
      key: apiKey.key,
    },
    fill: (call, place) => {
      if (place === "victim's") return thing(call, victims) ?? newId();
      if (place === "victim") return victim.id;
      if (place === "own") return thing(call, owned) ?? newId();
      return place === "absent" ? newId() : place;
    },
    findLeaks: ({ name, route }, seen, { isOwn }) => {
      const hidden = [
        ...secrets,
        ...(isOwn || userCards.includes(name) ? [] : [written]),
        ...(route.access === "admin" ? [] : ofVictim),
      ];
      const hash = /\$2[aby]\$\d\d\$|\$scrypt\$|\$argon2/.exec(seen)?.[0];
      return [...hidden.filter((text) => seen.includes(text)), ...(hash ? [hash] : [])];
    },
  };
}

/** A caller who succeeds with every valid request: the resources in a path are theirs. */
export async function createPermittedFixture(
  client: Database,
  isAdmins: boolean,
): Promise<RequestFixture> {
  const rights = isAdmins ? { role: "admin" } : { subscription: "ultra" };
  const owner = await createSignedInUser(client, { ...(await withPassword()), ...rights });
  const admin: Caller = isAdmins ? owner : await createSignedInUser(client, { role: "admin" });
  const owned = await createOwnedRows(client, owner);
  return { client, owner, owned, admin, other: await createSignedInUser(client) };
}
