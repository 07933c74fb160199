/** Connecting and disconnecting sign-in services in the settings, and the second factor behind them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as loginRoute from "@/app/api/login/route";
import * as deleteRoute from "@/app/api/user/delete/route";
import * as methodsRoute from "@/app/api/user/sign-in-methods/route";
import type { SignInMethods } from "@/lib/features/accounts/providers/responses";
import { requestReset, resetPassword } from "@/lib/features/accounts/reset/operations";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { beginSecondFactor, factorCalls } from "@/tests/support/api/accounts/second-factor-calls";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import {
  completeAtProvider,
  disconnect,
  finish,
  follow,
  readSignIn,
  returnToSite,
  startConnecting,
} from "@/tests/support/sign-in-providers/sign-in-flow";

const standIn = setupFakeProviders();
const boris = { user_id: 42, first_name: "Борис", last_name: "Орлов", email: "boris@example.ru" };
const olga = { id: "7", login: "olga", default_email: "olga@yandex.ru", first_name: "Ольга" };
const later = (minutes: number) =>
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ["Date"] });

describeOnDatabases("a sign-in service", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    Object.assign(standIn(), { person: boris, fault: null, calls: [] });
    owner = await registerUser();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const methods = async (token: string) =>
    (await (
      await call(methodsRoute.GET, "/api/user/sign-in-methods", { token })
    ).json()) as SignInMethods;
  const join = async (person: { token: string }, provider: "yandex" | "vk" = "vk") => {
    const started = await startConnecting(person.token, provider);
    expect(started.status).toBe(200);
    return returnToSite(provider, await follow(standIn(), started), person.token);
  };
  const emails = async (recipient: string) =>
    (await database.client.outboxMail.findMany({ where: { recipient } })).map(
      ({ subject }) => subject,
    );
  const signInBy = async (provider: "yandex" | "vk", json: object = {}) =>
    finish(await completeAtProvider(standIn(), provider), json);
  /** An account that was created through a service: it has no password. */
  const openByService = async () => {
    standIn().person = olga;
    const response = await signInBy("yandex", { accepts: true });
    return (await response.json()) as SignedIn;
  };

  test("is connected in the settings with an unconfirmed address and then signs in", async () => {
    expect(await methods(owner.token)).toEqual({
      hasPassword: true,
      services: [
        { provider: "yandex", isOn: true, joined: null },
        { provider: "vk", isOn: true, joined: null },
      ],
    });
    expect(await join(owner)).toBe("/settings?service=joined#sign-in-methods");
    expect((await methods(owner.token)).services).toContainEqual({
      provider: "vk",
      isOn: true,
      joined: { email: "boris@example.ru", since: expect.any(String) },
    });
    expect(await emails(owner.email)).toContain("Подключён вход через VK ID");
    const response = await signInBy("vk");
    expect(response.status).toBe(200);
    expect(((await response.json()) as SignedIn).user.id).toBe(owner.id);
  });

  test("cannot be connected to a second account", async () => {
    await join(owner);
    const other = await registerUser();
    expect(await join(other)).toBe("/settings?service=taken#sign-in-methods");
    expect((await methods(other.token)).services.every(({ joined }) => joined === null)).toBe(true);
    const response = await signInBy("vk");
    expect(((await response.json()) as SignedIn).user.id).toBe(owner.id);
  });

  test("is connected to one of two accounts that connect it at the same moment", async () => {
    const other = await registerUser();
    const journeys = await Promise.all(
      [owner, other].map(async ({ token }) => ({
        token,
        journey: await follow(standIn(), await startConnecting(token, "vk")),
      })),
    );
    const pages = await Promise.all(
      journeys.map(({ token, journey }) => returnToSite("vk", journey, token)),
    );
    expect(pages.sort()).toEqual([
      "/settings?service=joined#sign-in-methods",
      "/settings?service=taken#sign-in-methods",
    ]);
    expect(await database.client.providerIdentity.count()).toBe(1);
  });

  test("returns 409 when the account already has one of this service", async () => {
    await join(owner);
    expect((await startConnecting(owner.token, "vk")).status).toBe(409);
  });

  test("is connected only in the session that started it", async () => {
    const other = await registerUser();
    for (const session of [undefined, other.token]) {
      const journey = await follow(standIn(), await startConnecting(owner.token, "vk"));
      expect(await returnToSite("vk", journey, session)).toBe(
        "/settings?service=failed#sign-in-methods",
      );
      // Nor can it be turned into a sign-in.
      expect((await readSignIn(journey)).status).toBe(404);
      expect((await finish(journey, { accepts: true })).status).toBe(404);
    }
    expect(await database.client.providerIdentity.count()).toBe(0);
  });

  test("requires the password again after 15 minutes to connect or disconnect", async () => {
    later(16);
    for (const ask of [startConnecting, disconnect]) {
      const refused = await ask(owner.token, "vk");
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fieldErrors: { password: [expect.any(String)] },
      });
    }
    const { token, password } = owner;
    expect((await startConnecting(token, "vk", { password: "не тот пароль" })).status).toBe(400);
    expect((await startConnecting(token, "vk", { password })).status).toBe(200);
  });

  test("signs in no more after it was disconnected, and the owner gets an e-mail", async () => {
    await join(owner);
    expect((await disconnect(owner.token, "vk")).status).toBe(200);
    expect(await emails(owner.email)).toContain("Отключён вход через VK ID");
    expect(await signInBy("vk").then(({ status }) => status)).toBe(409);
    expect((await disconnect(owner.token, "vk")).status).toBe(404);
  });

  test("creates no session when disconnected during a sign-in", async () => {
    await join(owner);
    const journey = await completeAtProvider(standIn(), "vk");
    await disconnect(owner.token, "vk");
    expect((await finish(journey)).status).toBe(409);
  });

  describe("for an account without a password", () => {
    test("cannot be disconnected when it is the only one", async () => {
      const { token } = await openByService();
      expect(await methods(token)).toMatchObject({ hasPassword: false });
      const refused = await disconnect(token, "yandex");
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("задайте пароль"),
      });
      expect((await methods(token)).services.filter(({ joined }) => joined)).toHaveLength(1);
    });

    test("one of two disconnected at once remains", async () => {
      const { token } = await openByService();
      standIn().person = boris;
      await join({ token });
      const statuses = await Promise.all(
        (["yandex", "vk"] as const).map(
          async (provider) => (await disconnect(token, provider)).status,
        ),
      );
      expect(statuses.sort()).toEqual([200, 409]);
    });

    test("can be disconnected after a password was set by e-mail", async () => {
      const { user } = await openByService();
      for (const password of ["no-password", "верный пароль 1"]) {
        const json = { email: user.email, password };
        expect((await call(loginRoute.POST, "/api/login", { json })).status).toBe(401);
      }
      await requestReset(database.client, user.email, new Date());
      const mail = await database.client.outboxMail.findFirstOrThrow({
        where: { recipient: user.email, subject: "Новый пароль" },
      });
      const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
      await resetPassword(
        database.client,
        { token, password: "длинный пароль 7" },
        null,
        new Date(),
      );
      const json = { email: user.email, password: "длинный пароль 7" };
      const response = await call(loginRoute.POST, "/api/login", { json });
      const session = ((await response.json()) as SignedIn).token;
      expect(await methods(session)).toMatchObject({ hasPassword: true });
      expect((await disconnect(session, "yandex")).status).toBe(200);
    });

    test("requires a new login to connect another one after 15 minutes", async () => {
      const { token } = await openByService();
      later(16);
      const refused = await startConnecting(token, "vk");
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("войдите ещё раз"),
      });
    });

    test("the setup of a second factor reports that there is no password", async () => {
      const { token } = await openByService();
      const json = { password: "верный пароль 1" };
      const refused = await factorCalls.begin(token, json);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("ещё нет пароля"),
      });
    });
  });

  test("is deleted with the account, and the person can register again", async () => {
    const { user, token } = await openByService();
    const path = "/api/user/delete";
    expect((await call(deleteRoute.DELETE, path, { method: "DELETE", token })).status).toBe(200);
    expect(await database.client.providerIdentity.count()).toBe(0);
    const again = await openByService();
    expect(again.user.id).not.toBe(user.id);
  });

  test("is removed by a password reset when the address was not confirmed", async () => {
    await join(owner);
    await requestReset(database.client, owner.email, new Date());
    const mail = await database.client.outboxMail.findFirstOrThrow({
      where: { recipient: owner.email, subject: "Новый пароль" },
    });
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
    await resetPassword(database.client, { token, password: "длинный пароль 7" }, null, new Date());
    expect(await database.client.providerIdentity.count()).toBe(0);
  });

  test("requires the code of the second factor, both at the first sign-in and later", async () => {
    await database.client.user.update({
      where: { id: owner.id },
      data: { emailConfirmed: true, email: olga.default_email },
    });
    const { secret } = await beginSecondFactor(owner);
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await factorCalls.confirm(owner.token, { code: totpCode(secret) });
    standIn().person = olga;
    for (const step of ["join", "enter"]) {
      vi.setSystemTime(Date.now() + 60_000);
      const journey = await completeAtProvider(standIn(), "yandex");
      expect(await (await readSignIn(journey)).json()).toMatchObject({ step });
      for (const json of [{}, { code: "" }, { code: "000000" }]) {
        const response = await finish(journey, json);
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
      }
      expect(await database.client.providerIdentity.count()).toBe(step === "join" ? 0 : 1);
      expect((await finish(journey, { code: totpCode(secret) })).status).toBe(200);
    }
  });
});
