import { beforeEach, describe, expect, test } from "vitest";
import * as changeRoute from "@/app/api/auth/change-email/route";
import * as forgotRoute from "@/app/api/auth/forgot-password/route";
import * as resetRoute from "@/app/api/auth/reset-password/route";
import * as emailRoute from "@/app/api/user/email/route";
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

const linkEnded = "Ссылка недействительна или устарела. Запросите смену адреса ещё раз.";

describeOnDatabases("a change of e-mail address", (database) => {
  let owner: RegisteredUser;
  let next: string;

  const ask = (json: object, token = owner.token) =>
    call(emailRoute.POST, "/api/user/email", { token, json });
  const askFor = (email: string) => ask({ email, password: owner.password });
  const open = (token: string, session?: string) =>
    call(changeRoute.POST, "/api/auth/change-email", {
      json: { token },
      ...(session && { token: session }),
    });
  const linked = (recipient = next) => mailedToken(database.client, recipient, "/change-email");
  const subjects = async (recipient: string) =>
    (await database.client.outboxMail.findMany({ where: { recipient } })).map(
      ({ subject }) => subject,
    );
  const storedEmail = async () =>
    (await database.client.user.findUniqueOrThrow({ where: { id: owner.id } })).email;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    await database.client.outboxMail.deleteMany();
    next = `next-${newId()}@example.ru`;
  });

  test("changes the address after the mailed link, warns the old address and ends other sessions", async () => {
    const elsewhere = await signInAgain(owner);
    const response = await askFor(` ${next.toUpperCase()} `);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: "Мы отправили письмо на новый адрес." },
    ]);
    expect(await subjects(owner.email)).toEqual(["Запрошена смена адреса"]);
    expect(await storedEmail()).toBe(owner.email);

    const changed = await open(await linked(), owner.token);
    expect([changed.status, await changed.json()]).toEqual([
      200,
      { message: "Адрес изменён", email: next },
    ]);
    expect(await (await getCurrentUser(owner.token)).json()).toMatchObject({
      email: next,
      emailConfirmed: true,
    });
    expect((await getCurrentUser(elsewhere)).status).toBe(401);
    expect((await newestMail(database.client, owner.email)).subject).toBe("Адрес входа изменён");
    await signInAgain({ email: next, password: owner.password });
  });

  test("ends all sessions when the link is opened in a browser that is not signed in", async () => {
    await askFor(next);
    expect((await open(await linked())).status).toBe(200);
    expect((await getCurrentUser(owner.token)).status).toBe(401);
  });

  test("ends the owner's session when the link is opened in another user's session", async () => {
    const other = await registerUser();
    await askFor(next);
    expect((await open(await linked(), other.token)).status).toBe(200);
    expect((await getCurrentUser(owner.token)).status).toBe(401);
    expect(await (await getCurrentUser(other.token)).json()).toMatchObject({ email: other.email });
  });

  test("stores only a hash of the token and names no other address in either e-mail", async () => {
    await askFor(next);
    const token = await linked();
    const rows = await database.client.userToken.findMany({ where: { purpose: "change-email" } });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await newestMail(database.client, next)).text).not.toContain(owner.email);
    expect((await newestMail(database.client, owner.email)).text).not.toContain(next);
  });

  test("requires the right password and a different valid address", async () => {
    for (const [json, fieldErrors] of [
      [{ email: next, password: "не тот" }, { password: ["Неверный пароль"] }],
      [{ email: next }, { password: ["Введите пароль"] }],
      [{ password: owner.password }, { email: ["Введите новый адрес"] }],
      [{ email: "нет", password: owner.password }, { email: ["Некорректный email"] }],
      [
        { email: owner.email.toUpperCase(), password: owner.password },
        { email: ["Это ваш нынешний адрес"] },
      ],
    ] as const) {
      const refused = await ask(json);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: "VALIDATION", fieldErrors });
    }
    expect(await database.client.outboxMail.count()).toBe(0);
  });

  test("responds alike for free and taken addresses and e-mails only the taken one", async () => {
    const other = await registerUser();
    await database.client.outboxMail.deleteMany();
    const free = await askFor(next);
    const response = await askFor(other.email);
    expect([response.status, await response.json()]).toEqual([free.status, await free.json()]);
    const mail = await newestMail(database.client, other.email);
    expect(mail.subject).toBe("Ваш адрес указали в другом аккаунте");
    expect(mail.text).not.toContain("token=");
    expect(mail.text).not.toContain(owner.email);
  });

  test("returns 409 when the new address was registered before the link was opened", async () => {
    await askFor(next);
    const token = await linked();
    await registerUser({ email: next });
    const refused = await open(token, owner.token);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "CONFLICT",
      message: "С этим адресом уже есть другой аккаунт. Запросите смену ещё раз, с другим адресом.",
    });
    expect(await storedEmail()).toBe(owner.email);
    expect((await getCurrentUser(owner.token)).status).toBe(200);
  });

  test("moves the reviews of a confirmed address to the new address", async () => {
    const review = { userName: "Ольга", comment: "Хорошо", rating: 5, isApproved: true };
    const id = newId();
    await database.client.review.create({ data: { ...review, id, email: owner.email } });
    await database.client.user.update({ where: { id: owner.id }, data: { emailConfirmed: true } });
    await askFor(next);
    await open(await linked());
    expect(await database.client.review.findUnique({ where: { id } })).toMatchObject({
      email: next,
    });
  });

  test("returns 429 to the sixth request of one account and for one address", async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await askFor(`${count}-${next}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const target = `target-${next}`;
    const others = [];
    for (let count = 0; count < 6; count += 1) {
      const other = await registerUser();
      others.push((await ask({ email: target, password: other.password }, other.token)).status);
    }
    expect(others).toEqual([200, 200, 200, 200, 200, 429]);
  });

  describe("the mailed link", () => {
    let token: string;
    beforeEach(async () => {
      await askFor(next);
      token = await linked();
    });
    const expectEnded = async () => {
      const refused = await open(token);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message: linkEnded });
    };

    test("is rejected after it was used, also when two open it at once", async () => {
      const both = await Promise.all([open(token), open(token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      await expectEnded();
    });

    test("is rejected after a newer link was requested", async () => {
      await askFor(`other-${next}`);
      await expectEnded();
    });

    test("is rejected after 24 hours", async () => {
      const past = new Date(Date.now() - 1000);
      await database.client.userToken.updateMany({ data: { expiresAt: past } });
      await expectEnded();
    });

    test("is rejected after the account was blocked", async () => {
      const blockedAt = new Date();
      await database.client.user.update({ where: { id: owner.id }, data: { blockedAt } });
      await expectEnded();
    });

    test("is rejected after the password was changed in the settings", async () => {
      const json = { currentPassword: owner.password, newPassword: "ещё один пароль 3" };
      await call(passwordRoute.PATCH, "/api/user/password", {
        method: "PATCH",
        token: owner.token,
        json,
      });
      await expectEnded();
    });

    test("is rejected after the password was reset by an e-mail to the old address", async () => {
      await call(forgotRoute.POST, "/api/auth/forgot-password", { json: { email: owner.email } });
      const reset = await mailedToken(database.client, owner.email, "/reset-password");
      const json = { token: reset, password: "ещё один пароль 3" };
      expect((await call(resetRoute.POST, "/api/auth/reset-password", { json })).status).toBe(200);
      await expectEnded();
    });
  });

  test("voids a password reset link that was sent to the old address", async () => {
    await call(forgotRoute.POST, "/api/auth/forgot-password", { json: { email: owner.email } });
    const reset = await mailedToken(database.client, owner.email, "/reset-password");
    await askFor(next);
    await open(await linked());
    const json = { token: reset, password: "ещё один пароль 3" };
    expect((await call(resetRoute.POST, "/api/auth/reset-password", { json })).status).toBe(400);
  });
});
