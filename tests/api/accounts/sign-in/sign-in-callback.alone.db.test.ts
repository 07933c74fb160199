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

describeOnDatabases("a sign-in by a service", (database) => {
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

  describe("comes back", () => {
    test("with the state of another sign-in: it is refused, and no code is given for a token", async () => {
      const [mine, other] = [
        await consent(standIn(), "yandex"),
        await consent(standIn(), "yandex"),
      ];
      const crossed = { cookie: mine.cookie, back: other.back };
      expect(await returnToSite("yandex", crossed)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toEqual([]);
      expect((await readSignIn(mine)).status).toBe(404);
    });

    test.each(["state", "code"])("without its %s", async (name) => {
      const journey = await consent(standIn(), "yandex");
      journey.back.searchParams.delete(name);
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toEqual([]);
    });

    test("to a browser that did not begin it", async () => {
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", { ...journey, cookie: "" })).toBe(
        "/login/service?problem=failed",
      );
      const stranger = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", { ...journey, cookie: stranger.cookie })).toBe(
        "/login/service?problem=failed",
      );
      expect(standIn().calls).toEqual([]);
    });

    test("twice: the second time nothing is asked, and the first goes on", async () => {
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", journey)).toBe("/login/service");
      const calls = standIn().calls.length;
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      expect(standIn().calls).toHaveLength(calls);
      expect((await finish(journey, { accepts: true })).status).toBe(200);
      expect((await finish(journey, { accepts: true })).status).toBe(404);
    });

    test("with a code that was spent elsewhere", async () => {
      const journey = await consent(standIn(), "yandex");
      const used = await consent(standIn(), "yandex");
      await returnToSite("yandex", used);
      journey.back.searchParams.set("code", used.back.searchParams.get("code") ?? "");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    });

    test("at the other service's address", async () => {
      const journey = await consent(standIn(), "vk");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    });

    test("after ten minutes", async () => {
      const journey = await consent(standIn(), "yandex");
      vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      const fresh = await completeAtProvider(standIn(), "yandex");
      await deleteExpiredSignIns(database.client, new Date());
      expect(await database.client.providerSignIn.count()).toBe(1);
      expect((await readSignIn(fresh)).status).toBe(200);
    });

    test("without consent, which is said in other words", async () => {
      standIn().person = null;
      const journey = await consent(standIn(), "yandex");
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=cancelled");
      expect((await readSignIn(journey)).status).toBe(404);
    });

    test.each([
      ["token", 500],
      ["user", 500],
      ["user", 200],
    ] as const)("while the service is broken: %s %i", async (path, status) => {
      const journey = await consent(standIn(), "yandex");
      standIn().fault = { path, status };
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
      await nobody();
    });

    test("while the service says nothing", async () => {
      const journey = await consent(standIn(), "yandex");
      standIn().fault = { path: "token", isSilent: true };
      expect(await returnToSite("yandex", journey)).toBe("/login/service?problem=failed");
    }, 30_000);
  });

  test("leads within this site alone", async () => {
    for (const next of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/.//evil.example",
    ]) {
      expect((await start("yandex", { next })).status).toBe(400);
    }
  });

  test("asks for the address and the name, with state and PKCE, and names no secret", async () => {
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

  test("leaves nothing of a service's token in the database", async () => {
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
