/** Sign-in by Yandex ID and VK ID: which account it opens. Decision 0040. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as providersRoute from "@/app/api/auth/providers/route";
import * as sessionsRoute from "@/app/api/user/sessions/route";
import type { PendingSignIn } from "@/lib/features/accounts/providers/responses";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { ListedSession } from "@/lib/features/accounts/sessions/schema";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { olga, olgaAtVk } from "@/tests/support/sign-in-providers/people";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import {
  completeAtProvider,
  consent,
  finish,
  readSignIn,
  returnToSite,
} from "@/tests/support/sign-in-providers/sign-in-flow";

const standIn = setupFakeProviders();

describeOnDatabases("sign-in by a service", (database) => {
  beforeEach(async () => {
    await database.clear();
    Object.assign(standIn(), { person: olga, fault: null, calls: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const stateOf = async (journey: { cookie: string }) =>
    (await (await readSignIn(journey)).json()) as PendingSignIn;
  const signedIn = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as SignedIn;
  };
  const emails = async (recipient: string) =>
    (await database.client.outboxMail.findMany({ where: { recipient } })).map(
      ({ subject }) => subject,
    );
  const confirmed = async (email: string): Promise<RegisteredUser> => {
    const person = await registerUser({ email });
    await database.client.user.update({
      where: { id: person.id },
      data: { emailConfirmed: true },
    });
    return person;
  };
  const nobody = async () => {
    expect(await database.client.user.count()).toBe(0);
    expect(await database.client.providerIdentity.count()).toBe(0);
    expect(await database.client.session.count()).toBe(0);
  };

  test("GET /api/auth/providers lists the services that the operator enabled", async () => {
    const response = await call(providersRoute.GET, "/api/auth/providers");
    expect(await response.json()).toEqual({ providers: ["yandex", "vk"] });
  });

  describe("for a new person", () => {
    test("creates an account without a password after the terms were accepted", async () => {
      const journey = await consent(standIn(), "yandex", { next: "/documents" });
      expect(await returnToSite("yandex", journey)).toBe("/login/service");
      expect(await stateOf(journey)).toEqual({
        provider: "yandex",
        step: "register",
        email: olga.default_email,
        message: null,
        next: "/documents",
      });
      const refused = await finish(journey);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { accepts: ["Примите условия, чтобы создать кабинет"] },
      });
      await nobody();

      const response = await finish(journey, { accepts: true });
      const { user, token } = await signedIn(response);
      expect(user).toMatchObject({
        email: olga.default_email,
        firstName: "Ольга",
        lastName: "Петрова",
        emailConfirmed: true,
        role: "user",
        subscription: "free",
      });
      expect(cookieOf(response)).toBe(token);
      expect(cookieOf(response, "service-sign-in")).toBe("");
      expect((await getCurrentUser(token)).status).toBe(200);
      expect(await emails(olga.default_email)).toEqual([]);
    });

    test("finds the account by the service's id when the address there has changed", async () => {
      const { user } = await signedIn(
        await finish(await completeAtProvider(standIn(), "yandex"), { accepts: true }),
      );
      standIn().person = { ...olga, default_email: "other@example.ru", login: "other" };
      const again = await completeAtProvider(standIn(), "yandex");
      expect(await stateOf(again)).toMatchObject({ step: "enter", message: null });
      expect((await signedIn(await finish(again))).user.id).toBe(user.id);
      expect(await database.client.user.count()).toBe(1);
    });

    test("shows the service in the list of sessions", async () => {
      const first = await signedIn(
        await finish(await completeAtProvider(standIn(), "yandex"), { accepts: true }),
      );
      const response = await call(sessionsRoute.GET, "/api/user/sessions", { token: first.token });
      const sessions = (await response.json()) as ListedSession[];
      expect(sessions.map(({ provider }) => provider)).toEqual(["yandex"]);
    });

    test("stores the referrer", async () => {
      const referrer = await registerUser();
      const { referralCode } = await database.client.user.findUniqueOrThrow({
        where: { id: referrer.id },
      });
      const journey = await completeAtProvider(standIn(), "yandex", { ref: referralCode });
      const { user } = await signedIn(await finish(journey, { accepts: true }));
      const row = await database.client.user.findUniqueOrThrow({ where: { id: user.id } });
      expect(row.referredBy).toBe(referrer.id);
    });

    test.each([
      ["VK ID, which confirms no address", "vk", olgaAtVk],
      ["another provider's mailbox", "yandex", { ...olga, default_email: "olga@example.ru" }],
      ["another login's mailbox", "yandex", { ...olga, default_email: "boris@yandex.ru" }],
      [
        "a domain that ends like Yandex's",
        "yandex",
        { ...olga, default_email: "olga.petrova@notyandex.ru" },
      ],
      ["no login beside the address", "yandex", { ...olga, login: undefined }],
      ["no address", "yandex", { ...olga, default_email: undefined }],
    ] as const)("is refused with an unconfirmed address: %s", async (_name, provider, person) => {
      standIn().person = { ...person };
      const journey = await completeAtProvider(standIn(), provider);
      const state = await stateOf(journey);
      expect(state.step).toBe("refused");
      expect(state.message).toContain("Войдите по паролю");
      const response = await finish(journey, { accepts: true });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: "CONFLICT", message: state.message });
      await nobody();
    });
  });

  describe("when the address has an account", () => {
    test("connects the account when both addresses are confirmed, and e-mails its owner", async () => {
      const owner = await confirmed(olga.default_email);
      const journey = await completeAtProvider(standIn(), "yandex");
      expect(await stateOf(journey)).toMatchObject({ step: "join", email: owner.email });
      const { user } = await signedIn(await finish(journey));
      expect(user.id).toBe(owner.id);
      expect(await emails(owner.email)).toContain("Подключён вход через Яндекс ID");
      expect(await stateOf(await completeAtProvider(standIn(), "yandex"))).toMatchObject({
        step: "enter",
      });
    });

    test("is refused when the account's address is not confirmed", async () => {
      await registerUser({ email: olga.default_email });
      const journey = await completeAtProvider(standIn(), "yandex");
      expect(await stateOf(journey)).toMatchObject({ step: "refused" });
      expect((await finish(journey, { accepts: true })).status).toBe(409);
      expect(await database.client.providerIdentity.count()).toBe(0);
    });

    test("is refused without revealing the account when the service confirms no address", async () => {
      standIn().person = { ...olgaAtVk };
      const otherState = await stateOf(await completeAtProvider(standIn(), "vk"));
      await confirmed(olga.default_email);
      const journey = await completeAtProvider(standIn(), "vk");
      expect(await stateOf(journey)).toEqual(otherState);
      expect((await finish(journey)).status).toBe(409);
      expect(await database.client.providerIdentity.count()).toBe(0);
    });

    test("is refused when another user of the service is connected to the account", async () => {
      const owner = await confirmed(olga.default_email);
      await database.client.providerIdentity.create({
        data: { userId: owner.id, provider: "yandex", subject: "another" },
      });
      const journey = await completeAtProvider(standIn(), "yandex");
      expect(await stateOf(journey)).toMatchObject({ step: "refused" });
      expect((await finish(journey)).status).toBe(409);
    });

    test("returns 403 while the account is blocked, connected or not", async () => {
      const owner = await confirmed(olga.default_email);
      const block = (blockedAt: Date | null) =>
        database.client.user.update({ where: { id: owner.id }, data: { blockedAt } });
      await block(new Date());
      const first = await finish(await completeAtProvider(standIn(), "yandex"));
      expect(first.status).toBe(403);
      await block(null);
      await signedIn(await finish(await completeAtProvider(standIn(), "yandex")));
      await block(new Date());
      const second = await finish(await completeAtProvider(standIn(), "yandex"));
      expect(second.status).toBe(403);
      expect(await second.json()).toMatchObject({
        message: "Учётная запись заблокирована. Напишите в поддержку.",
      });
    });
  });
});
