import { beforeEach, expect, test } from "vitest";
import * as usersRoute from "@/app/api/admin/users/route";
import * as userRoute from "@/app/api/auth/user/route";
import * as documentRoute from "@/app/api/documents/[id]/route";
import * as documentsRoute from "@/app/api/documents/route";
import * as feedbackRoute from "@/app/api/feedback/route";
import * as templatesRoute from "@/app/api/templates/route";
import * as keyRoute from "@/app/api/user/api-keys/[id]/route";
import * as keysRoute from "@/app/api/user/api-keys/route";
import * as deleteRoute from "@/app/api/user/delete/route";
import * as exportRoute from "@/app/api/user/export/route";
import * as passwordRoute from "@/app/api/user/password/route";
import * as sessionsRoute from "@/app/api/user/sessions/route";
import type { CreatedApiKey, ListedApiKey } from "@/lib/features/accounts/api-keys/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const keysPath = "/api/user/api-keys";

const create = (token: string, json: unknown = { name: "Скрипт", scopes: ["read", "write"] }) =>
  call(keysRoute.POST, keysPath, { token, json });

async function newKey(token: string, scopes = ["read", "write"]): Promise<CreatedApiKey> {
  const response = await create(token, { name: "Скрипт", scopes });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedApiKey;
}

const listKeys = async (token: string): Promise<ListedApiKey[]> =>
  (await call(keysRoute.GET, keysPath, { token })).json();

const revoke = (token: string, id: string) =>
  call(keyRoute.DELETE, `${keysPath}/${id}`, { method: "DELETE", token, params: { id } });

const read = (key: string) => call(documentsRoute.GET, "/api/documents", { token: key });
const write = (key: string) =>
  call(documentsRoute.POST, "/api/documents", { token: key, json: shopAnswers });

describeOnDatabases("API keys", (database) => {
  beforeEach(() => database.clear());

  async function premium(): Promise<RegisteredUser> {
    const person = await registerUser();
    const data = { subscription: "premium", documentsLimit: 100 };
    await database.client.user.update({ where: { id: person.id }, data });
    return person;
  }

  test("stores only a hash of the key, shows it once and accepts it on API calls", async () => {
    const { token, id } = await premium();
    const { key, apiKey } = await newKey(token);
    expect(key).toMatch(/^spz_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: "Скрипт", scopes: ["read", "write"], lastUsedAt: null });
    expect(key.startsWith(apiKey.prefix)).toBe(true);
    const stored = JSON.stringify(await database.client.apiKey.findMany());
    expect(stored).not.toContain(key);
    expect(JSON.stringify(await listKeys(token))).not.toContain(key);

    expect((await write(key)).status).toBe(201);
    expect(await (await read(key)).json()).toHaveLength(1);
    const me = await call(userRoute.GET, "/api/auth/user", { token: key });
    expect(await me.json()).toMatchObject({ id });
    const sent = await call(feedbackRoute.POST, "/api/feedback", {
      token: key,
      json: {
        title: "Вопрос",
        description: "Как подписать документ, который составлен?",
        agreeToDataProcessing: true,
      },
    });
    expect(sent.status).toBe(201);
    expect(await database.client.feedback.count({ where: { userId: id } })).toBe(1);
  });

  test("updates the time of last use at most once a minute", async () => {
    const { token } = await premium();
    const { key, apiKey } = await newKey(token);
    const lastUse = async () => (await listKeys(token))[0]?.lastUsedAt;
    await read(key);
    const first = await lastUse();
    expect(first).toEqual(expect.any(String));
    await read(key);
    expect(await lastUse()).toBe(first);
    const data = { lastUsedAt: new Date(Date.now() - 61_000) };
    await database.client.apiKey.update({ where: { id: apiKey.id }, data });
    await read(key);
    expect(Date.parse((await lastUse()) ?? "")).toBeGreaterThan(data.lastUsedAt.getTime());
  });

  test('allows a "read" key only to read and a "write" key only to write', async () => {
    const { token } = await premium();
    const reader = await newKey(token, ["read"]);
    expect((await read(reader.key)).status).toBe(200);
    const refused = await write(reader.key);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "FORBIDDEN" });

    const writer = await newKey(token, ["write"]);
    expect((await write(writer.key)).status).toBe(201);
    expect((await read(writer.key)).status).toBe(403);
  });

  test("returns 401 to a revoked key at once and 404 to a second revocation", async () => {
    const { token } = await premium();
    const { key, apiKey } = await newKey(token);
    expect((await revoke(token, apiKey.id)).status).toBe(200);
    expect((await read(key)).status).toBe(401);
    expect(await listKeys(token)).toEqual([]);
    expect((await revoke(token, apiKey.id)).status).toBe(404);
  });

  test("hides another user's keys, and a key does not open another user's document", async () => {
    const owner = await premium();
    const otherUser = await premium();
    const { key, apiKey } = await newKey(owner.token);
    expect(await listKeys(otherUser.token)).toEqual([]);
    expect((await revoke(otherUser.token, apiKey.id)).status).toBe(404);
    expect((await read(key)).status).toBe(200);

    const { id } = await createDocument(otherUser.token);
    const theirs = await call(documentRoute.GET, `/api/documents/${id}`, {
      token: key,
      params: { id },
    });
    expect(theirs.status).toBe(404);
  });

  test("returns 403 to a key while the paid plan is over, and accepts it on a new plan", async () => {
    const { token, id } = await premium();
    const { key } = await newKey(token);
    const update = (data: object) => database.client.user.update({ where: { id }, data });
    await update({ premiumUntil: new Date(Date.now() - 1000) });
    const refused = await read(key);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "PREMIUM_REQUIRED",
      message: expect.stringContaining("Премиум"),
    });
    expect((await create(token)).status).toBe(403);
    expect(await listKeys(token)).toHaveLength(1);
    await update({ subscription: "ultra", premiumUntil: null });
    expect((await read(key)).status).toBe(200);
  });

  test("returns 401 to the key of a blocked user", async () => {
    const { token, id } = await premium();
    const { key } = await newKey(token);
    await database.client.user.update({ where: { id }, data: { blockedAt: new Date() } });
    expect((await read(key)).status).toBe(401);
  });

  test("refuses keys on the free plan and gives them to an administrator, without admin calls", async () => {
    const { token, id } = await registerUser();
    const refused = await create(token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
    await database.client.user.update({ where: { id }, data: { role: "admin" } });
    const { key } = await newKey(token);
    // Not the admin's own calls, whatever the scope of the key.
    expect((await call(usersRoute.GET, "/api/admin/users", { token: key })).status).toBe(403);
  });

  test("returns 403 to a key on calls for keys, sessions, password, export and deletion", async () => {
    const { token } = await premium();
    const { key, apiKey } = await newKey(token);
    const passwords = { currentPassword: "верный пароль 1", newPassword: "новый пароль 22" };
    const shut = [
      call(keysRoute.GET, keysPath, { token: key }),
      create(key),
      revoke(key, apiKey.id),
      call(sessionsRoute.GET, "/api/user/sessions", { token: key }),
      call(sessionsRoute.DELETE, "/api/user/sessions", { token: key, method: "DELETE" }),
      call(passwordRoute.PATCH, "/api/user/password", {
        token: key,
        method: "PATCH",
        json: passwords,
      }),
      call(deleteRoute.DELETE, "/api/user/delete", { token: key, method: "DELETE" }),
      call(exportRoute.GET, "/api/user/export", { token: key }),
    ];
    for (const response of await Promise.all(shut)) expect(response.status).toBe(403);
    expect((await read(key)).status).toBe(200);
  });

  test("returns 401 to an unknown key but still serves public routes", async () => {
    const key = `spz_${"a".repeat(43)}`;
    expect((await read(key)).status).toBe(401);
    expect((await call(templatesRoute.GET, "/api/templates", { token: key })).status).toBe(200);
  });

  test("creates at most ten keys per user, also in parallel", async () => {
    const { token } = await premium();
    const responses = await Promise.all(Array.from({ length: 12 }, () => create(token)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), 409, 409]);
  });
});
