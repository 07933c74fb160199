import { beforeEach, describe, expect, test } from "vitest";
import * as confirmRoute from "@/app/api/auth/confirm-email/route";
import * as resendRoute from "@/app/api/auth/resend-confirmation/route";
import { call } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
} from "@/tests/support/api/calls/registered-user";
import { mailedToken } from "@/tests/support/servers/mail-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const confirm = (json: object) =>
  call(confirmRoute.POST, "/api/auth/confirm-email", { method: "POST", json });
const resend = (options: { token?: string; json?: object } = {}) =>
  call(resendRoute.POST, "/api/auth/resend-confirmation", { method: "POST", ...options });

const stale = {
  code: "VALIDATION",
  message: "Ссылка недействительна или устарела. Запросите новое письмо.",
  fieldErrors: { token: ["Ссылка недействительна или устарела. Запросите новое письмо."] },
};
const already = { code: "CONFLICT", message: "Email already confirmed" };

describeOnDatabases("confirmation of an e-mail address", (database) => {
  let owner: RegisteredUser;
  const linked = () => mailedToken(database.client, owner.email, "/confirm-email");
  const isConfirmed = async () => (await (await getCurrentUser(owner.token)).json()).emailConfirmed;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("confirms by the mailed link once and stores only the hash of its token", async () => {
    expect(await isConfirmed()).toBe(false);
    const token = await linked();
    const stored = JSON.stringify([
      await database.client.userToken.findMany(),
      await database.client.user.findMany(),
    ]);
    expect(stored).not.toContain(token);
    const response = await confirm({ token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: "Email подтверждён" });
    expect(await isConfirmed()).toBe(true);
    const second = await confirm({ token });
    expect([second.status, await second.json()]).toEqual([409, already]);
  });

  test("returns 200 once and 409 nine times to ten parallel confirmations", async () => {
    const token = await linked();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm({ token })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  test("rejects an expired and an unknown link", async () => {
    const token = await linked();
    const past = new Date(Date.now() - 1000);
    await database.client.userToken.updateMany({ data: { expiresAt: past } });
    for (const wrong of [token, "x".repeat(43)]) {
      const response = await confirm({ token: wrong });
      expect([response.status, await response.json()]).toEqual([400, stale]);
    }
    expect(await isConfirmed()).toBe(false);
  });

  test("returns a field error without a token", async () => {
    for (const json of [{}, { token: "" }]) {
      const response = await confirm(json);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fieldErrors: { token: ["Токен подтверждения не найден"] },
      });
    }
  });

  describe("POST /api/auth/resend-confirmation", () => {
    test("sends a new link, voids the old one and returns 409 after confirmation", async () => {
      const old = await linked();
      const response = await resend({ token: owner.token });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: "Письмо отправлено" });
      const token = await linked();
      expect(token).not.toBe(old);
      expect((await confirm({ token: old })).status).toBe(400);
      expect((await confirm({ token })).status).toBe(200);
      const late = await resend({ token: owner.token });
      expect([late.status, await late.json()]).toEqual([409, already]);
    });

    test("accepts a guest's expired link instead of a session, and returns 401 otherwise", async () => {
      const old = await linked();
      const past = new Date(Date.now() - 1000);
      await database.client.userToken.updateMany({ data: { expiresAt: past } });
      expect((await resend()).status).toBe(401);
      expect((await resend({ json: { token: "x".repeat(43) } })).status).toBe(401);
      expect((await resend({ json: { token: old } })).status).toBe(200);
      expect((await confirm({ token: await linked() })).status).toBe(200);
    });

    test("returns 429 to the sixth request of an account", async () => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await resend({ token: owner.token })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
