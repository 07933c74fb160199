import { beforeEach, describe, expect, test } from "vitest";
import * as forgotRoute from "@/app/api/auth/forgot-password/route";
import * as loginRoute from "@/app/api/auth/login/route";
import * as resetRoute from "@/app/api/auth/reset-password/route";
import * as passwordRoute from "@/app/api/user/password/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import { mailedToken, newestMail } from "@/tests/support/servers/mail-server";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const forgot = (email: unknown) =>
  call(forgotRoute.POST, "/api/auth/forgot-password", { json: { email } });
const reset = (json: object) => call(resetRoute.POST, "/api/auth/reset-password", { json });
const password = "совсем новый пароль 2";
const linkEnded = "Ссылка недействительна или устарела. Запросите новую.";

describeOnDatabases("a password reset", (database) => {
  let owner: RegisteredUser;
  const linked = () => mailedToken(database.client, owner.email, "/reset-password");

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("sets the new password by the mailed link, ends all sessions and confirms the address", async () => {
    const elsewhere = await signInAgain(owner);
    expect((await forgot(` ${owner.email.toUpperCase()} `)).status).toBe(200);
    const token = await linked();
    const response = await reset({ token, password });
    expect([response.status, await response.json()]).toEqual([200, { message: "Пароль изменён" }]);
    for (const session of [owner.token, elsewhere]) {
      expect((await getCurrentUser(session)).status).toBe(401);
    }
    expect((await newestMail(database.client, owner.email)).subject).toBe("Пароль изменён");
    const session = await signInAgain({ email: owner.email, password });
    expect(await (await getCurrentUser(session)).json()).toMatchObject({ emailConfirmed: true });
    const json = { email: owner.email, password: owner.password };
    expect((await call(loginRoute.POST, "/api/login", { json })).status).toBe(401);
  });

  test.each([
    ["revokes API keys and disconnects Telegram when the address was not confirmed", false],
    ["keeps API keys and Telegram when the address was confirmed", true],
  ])("%s", async (_, emailConfirmed) => {
    await database.client.user.update({
      where: { id: owner.id },
      data: { emailConfirmed, telegramBotToken: "a cipher", telegramChannelId: "@channel" },
    });
    const key = { id: newId(), userId: owner.id, name: "a key", keyHash: "a hash", prefix: "spz_" };
    await database.client.apiKey.create({
      data: { ...key, scopes: ["read"], createdAt: new Date() },
    });
    await forgot(owner.email);
    expect((await reset({ token: await linked(), password })).status).toBe(200);
    const user = await database.client.user.findUniqueOrThrow({
      where: { id: owner.id },
      select: { telegramBotToken: true, telegramChannelId: true, apiKeys: true },
    });
    expect(user).toMatchObject(
      emailConfirmed
        ? { telegramBotToken: "a cipher", apiKeys: [{ revokedAt: null }] }
        : {
            telegramBotToken: null,
            telegramChannelId: null,
            apiKeys: [{ revokedAt: expect.any(Date) }],
          },
    );
  });

  test("responds alike to unknown addresses and sends them no e-mail", async () => {
    await database.client.outboxMail.deleteMany();
    const known = await forgot(owner.email);
    const unknown = await forgot("nobody@example.ru");
    expect(unknown.status).toBe(known.status);
    expect(await unknown.json()).toEqual(await known.json());
    const mails = await database.client.outboxMail.findMany({ select: { recipient: true } });
    expect(mails).toEqual([{ recipient: owner.email }]);
  });

  test("sends no link to a blocked account", async () => {
    await database.client.outboxMail.deleteMany();
    const blockedAt = new Date();
    await database.client.user.update({ where: { id: owner.id }, data: { blockedAt } });
    expect((await forgot(owner.email)).status).toBe(200);
    expect(await database.client.outboxMail.count()).toBe(0);
  });

  test("returns 429 to the sixth request for one address, registered or not", async () => {
    for (const email of [owner.email, `nobody-${newId()}@example.ru`]) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  describe("the mailed link", () => {
    let token: string;
    beforeEach(async () => {
      await forgot(owner.email);
      token = await linked();
    });
    const expectEnded = async () => {
      const response = await reset({ token, password });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: linkEnded });
    };

    test("is rejected after it was used, also when two use it at once", async () => {
      const both = [reset({ token, password }), reset({ token, password })];
      const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 400]);
      await expectEnded();
    });

    test("is rejected after a newer link was requested", async () => {
      await forgot(owner.email);
      await expectEnded();
    });

    test("is rejected after an hour", async () => {
      const past = new Date(Date.now() - 1000);
      await database.client.userToken.updateMany({ data: { expiresAt: past } });
      await expectEnded();
    });

    test("is rejected after the password was changed in the settings", async () => {
      const json = { currentPassword: owner.password, newPassword: "ещё один пароль 3" };
      const options = { method: "PATCH", token: owner.token, json };
      const changed = await call(passwordRoute.PATCH, "/api/user/password", options);
      expect(changed.status).toBe(200);
      await expectEnded();
    });

    test("stays valid after a weak password was rejected", async () => {
      const refused = await reset({ token, password: "короче" });
      expect(await refused.json()).toMatchObject({
        fieldErrors: { password: ["Пароль должен быть не короче 8 символов"] },
      });
      const known = await reset({ token, password: "Mopar440" });
      expect(await known.json()).toMatchObject({
        fieldErrors: { password: ["Этот пароль слишком простой: его подбирают первым"] },
      });
      expect((await reset({ token, password })).status).toBe(200);
    });
  });
});
