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
import { call } from "@/tests/support/api/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/registered-user";
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

describeOnDatabases("a way in", (database) => {
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

  test("is joined in the settings with an address that nobody vouches for, and signs in from then on", async () => {
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

  test("belongs to one account: another hears that it is taken", async () => {
    await join(owner);
    const other = await registerUser();
    expect(await join(other)).toBe("/settings?service=taken#sign-in-methods");
    expect((await methods(other.token)).services.every(({ joined }) => joined === null)).toBe(true);
    const response = await signInBy("vk");
    expect(((await response.json()) as SignedIn).user.id).toBe(owner.id);
  });

  test("of two accounts that join one service's user at once, one gets it", async () => {
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

  test("is joined once: a second user of the service is refused", async () => {
    await join(owner);
    expect((await startConnecting(owner.token, "vk")).status).toBe(409);
  });

  test("is joined by the session that began it, and by no other or none", async () => {
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

  test("asks for the password where it was typed long ago", async () => {
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

  test("is taken off, its owner is told, and it signs in no more", async () => {
    await join(owner);
    expect((await disconnect(owner.token, "vk")).status).toBe(200);
    expect(await emails(owner.email)).toContain("Отключён вход через VK ID");
    expect(await signInBy("vk").then(({ status }) => status)).toBe(409);
    expect((await disconnect(owner.token, "vk")).status).toBe(404);
  });

  test("that was taken off while a sign-in was under way begins no session", async () => {
    await join(owner);
    const journey = await completeAtProvider(standIn(), "vk");
    await disconnect(owner.token, "vk");
    expect((await finish(journey)).status).toBe(409);
  });

  describe("without a password", () => {
    test("stays while it is the last one", async () => {
      const { token } = await openByService();
      expect(await methods(token)).toMatchObject({ hasPassword: false });
      const refused = await disconnect(token, "yandex");
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("задайте пароль"),
      });
      expect((await methods(token)).services.filter(({ joined }) => joined)).toHaveLength(1);
    });

    test("of two that are taken off at once, one stays", async () => {
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

    test("no password signs in, and one is set by a letter, after which the service may go", async () => {
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

    test("the session has to be a new one, as there is nothing to type", async () => {
      const { token } = await openByService();
      later(16);
      const refused = await startConnecting(token, "vk");
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("войдите ещё раз"),
      });
    });

    test("what asks for it says that there is none", async () => {
      const { token } = await openByService();
      const json = { password: "верный пароль 1" };
      const refused = await factorCalls.begin(token, json);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        message: expect.stringContaining("ещё нет пароля"),
      });
    });
  });

  test("goes with the account, and its person may come anew", async () => {
    const { user, token } = await openByService();
    const path = "/api/user/delete";
    expect((await call(deleteRoute.DELETE, path, { method: "DELETE", token })).status).toBe(200);
    expect(await database.client.providerIdentity.count()).toBe(0);
    const again = await openByService();
    expect(again.user.id).not.toBe(user.id);
  });

  test("a new password by mail takes what was joined before anybody proved the address", async () => {
    await join(owner);
    await requestReset(database.client, owner.email, new Date());
    const mail = await database.client.outboxMail.findFirstOrThrow({
      where: { recipient: owner.email, subject: "Новый пароль" },
    });
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
    await resetPassword(database.client, { token, password: "длинный пароль 7" }, null, new Date());
    expect(await database.client.providerIdentity.count()).toBe(0);
  });

  test("asks for the code where the account has a second factor, joined or joining", async () => {
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
        const asked = await finish(journey, json);
        expect(asked.status).toBe(401);
        expect(await asked.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
      }
      expect(await database.client.providerIdentity.count()).toBe(step === "join" ? 0 : 1);
      expect((await finish(journey, { code: totpCode(secret) })).status).toBe(200);
    }
  });
});
