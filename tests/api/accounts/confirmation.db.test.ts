import { beforeEach, describe, expect, test } from "vitest";
import * as confirmRoute from "@/app/api/auth/confirm-email/route";
import * as resendRoute from "@/app/api/auth/resend-confirmation/route";
import { call } from "@/tests/support/api/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
} from "@/tests/support/api/registered-user";
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

describeOnDatabases("confirmation of an e-mail", (database) => {
  let owner: RegisteredUser;
  const linked = () => mailedToken(database.client, owner.email, "/confirm-email");
  const isConfirmed = async () => (await (await getCurrentUser(owner.token)).json()).emailConfirmed;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("the link of the registration's e-mail confirms once; only its hash is stored", async () => {
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

  test("of ten at once one confirms and nine hear that it was", async () => {
    const token = await linked();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm({ token })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  test("a link is refused after 24 hours, and when it is not ours", async () => {
    const token = await linked();
    const past = new Date(Date.now() - 1000);
    await database.client.userToken.updateMany({ data: { expiresAt: past } });
    for (const wrong of [token, "x".repeat(43)]) {
      const response = await confirm({ token: wrong });
      expect([response.status, await response.json()]).toEqual([400, stale]);
    }
    expect(await isConfirmed()).toBe(false);
  });

  test("a call without a token says what is missing", async () => {
    for (const json of [{}, { token: "" }]) {
      const response = await confirm(json);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fieldErrors: { token: ["Токен подтверждения не найден"] },
      });
    }
  });

  describe("sending it again", () => {
    test("gives the visitor a new link; the old one ends", async () => {
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

    test("a guest is known by an old link, and by nothing else", async () => {
      const old = await linked();
      const past = new Date(Date.now() - 1000);
      await database.client.userToken.updateMany({ data: { expiresAt: past } });
      expect((await resend()).status).toBe(401);
      expect((await resend({ json: { token: "x".repeat(43) } })).status).toBe(401);
      expect((await resend({ json: { token: old } })).status).toBe(200);
      expect((await confirm({ token: await linked() })).status).toBe(200);
    });

    test("is limited by account", async () => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await resend({ token: owner.token })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
