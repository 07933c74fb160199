/** The requirements of a callback of Yandex ID or VK ID, and its result. Decision 0040. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteExpiredSignIns } from "@/lib/features/accounts/providers/mutations";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { describeOnDatabases } from "@/tests/support/servers/test-database";
import { application } from "@/tests/support/sign-in-providers/fake-providers";
import { olga } from "@/tests/support/sign-in-providers/people";
import { setupFakeProviders } from "@/tests/support/sign-in-providers/setup";
import {
  completeAtProvider,
  consent,
  finish,
  readSignIn,
  returnToSite,
  start,
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

  const signedIn = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as SignedIn;
  };
  const nobody = async () => {
    expect(await database.client.user.count()).toBe(0);
    expect(await database.client.providerIdentity.count()).toBe(0);
    expect(await database.client.session.count()).toBe(0);
  };

  describe("the callback", () => {
    test("fails with the state of another sign-in, and requests no token", async () => {
      const [mine, other] = [
        await consent(standIn(), "yandex"),
        await consent(standIn(), "yandex"),
      ];
      const crossed = { cookie: mine.cookie, back: other.back };
      expect(await returnToSite("yandex", crossed)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toEqual([]);
      expect((await readSignIn(mine)).status).toBe(404);
    });

    test.each(["state", "code"])("fails without its %s", async (name) => {
      const journey = await consent(standIn(), "yandex");
      journey.back.searchParams.delete(name);
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toEqual([]);
    });

    test("fails in a browser that did not start the sign-in", async () => {
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", { ...journey, cookie: "" })).toBe(
        "/login/service?problem=failed",
      );
      const otherReturn = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", { ...journey, cookie: otherReturn.cookie })).toBe(
        "/login/service?problem=failed",
      );
      expect(standIn().calls).toEqual([]);
    });

    test("fails when called a second time, and the first sign-in can be completed once", async () => {
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", journey)).toBe("/login/service");
      const calls = standIn().calls.length;
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toHaveLength(calls);
      expect((await finish(journey, { accepts: true })).status).toBe(200);
      expect((await finish(journey, { accepts: true })).status).toBe(404);
    });

    test("fails with a code that was used by another sign-in", async () => {
      const journey = await consent(standIn(), "yandex");
      const used = await consent(standIn(), "yandex");
      await returnToSite("yandex", used);
      journey.back.searchParams.set("code", used.back.searchParams.get("code") ?? "");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    });

    test("fails at the address of the other service", async () => {
      const journey = await consent(standIn(), "vk");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    });

    test("fails after ten minutes, and expired sign-ins are deleted", async () => {
      const journey = await consent(standIn(), "yandex");
      vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      const fresh = await completeAtProvider(standIn(), "yandex");
      await deleteExpiredSignIns(database.client, new Date());
      expect(await database.client.providerSignIn.count()).toBe(1);
      expect((await readSignIn(fresh)).status).toBe(200);
    });

    test('returns "cancelled" when the person did not consent', async () => {
      standIn().person = null;
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=cancelled");
      expect((await readSignIn(journey)).status).toBe(404);
    });

    test.each([
      ["token", 500],
      ["user", 500],
      ["user", 200],
    ] as const)("fails while the service is broken: %s %i", async (path, status) => {
      const journey = await consent(standIn(), "yandex");
      standIn().fault = { path, status };
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      await nobody();
    });

    test("fails while the service does not answer", async () => {
      const journey = await consent(standIn(), "yandex");
      standIn().fault = { path: "token", isSilent: true };
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    }, 30_000);
  });

  test('rejects a "next" address outside this site', async () => {
    for (const next of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/.//evil.example",
    ]) {
      expect((await start("yandex", { next })).status).toBe(400);
    }
  });

  test("requests the address and the name with state and PKCE, and sends no secret", async () => {
    const response = await start("vk");
    const { url } = (await response.json()) as { url: string };
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toEqual({
      client_id: application.id,
      redirect_uri: "http://localhost:3000/sign-in/vk",
      response_type: "code",
      scope: "vkid.personal_info email",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^service-sign-in=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/,
    );
  });

  test("stores no token of the service in the database", async () => {
    await completeAtProvider(standIn(), "yandex");
    await signedIn(await finish(await completeAtProvider(standIn(), "yandex"), { accepts: true }));
    const sent = standIn().calls.flatMap(({ authorization }) => authorization ?? []);
    expect(sent).toHaveLength(2);
    const rows = JSON.stringify([
      await database.client.providerSignIn.findMany(),
      await database.client.providerIdentity.findMany(),
      await database.client.session.findMany(),
    ]);
    expect(rows).toContain(olga.id);
    expect(rows).not.toMatch(/token-|refresh-/);
    expect(rows).not.toContain(application.secret);
  });
});
