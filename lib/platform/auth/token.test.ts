import { encode } from "next-auth/jwt";
import { describe, expect, test, vi } from "vitest";
import { authSecrets } from "@/lib/platform/auth/secrets";
import { mintToken, readToken } from "@/lib/platform/auth/token";

const claims = (age = 0) => ({
  sub: "user",
  sid: "session",
  auth_time: Math.floor(Date.now() / 1000) - age,
  role: "user" as const,
});
const day = 24 * 60 * 60;

describe("a token", () => {
  test("returns the claims that it was made with", async () => {
    const given = claims();
    expect(await readToken(await mintToken(given))).toEqual(given);
  });

  test("does not contain readable claims", async () => {
    const token = await mintToken(claims());
    const parts = token.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(parts).toHaveLength(5);
    expect(parts.join()).not.toMatch(/session|user/);
  });

  test("is void when it was made with another key", async () => {
    const foreign = await encode({ token: claims(), secret: "x".repeat(48) });
    expect(await readToken(foreign)).toBeNull();
  });

  test("is void when it was made for another purpose with our key", async () => {
    const [secret] = authSecrets();
    expect(await readToken(await encode({ token: claims(), secret, salt: "reset" }))).toBeNull();
    expect(await readToken(await encode({ token: { sub: "user" }, secret }))).toBeNull();
  });

  test("ends thirty days after the session began, renewed or not", async () => {
    const began = Date.now();
    const given = claims();
    const first = await mintToken(given);
    vi.useFakeTimers({ now: began + 29 * day * 1000, toFake: ["Date"] });
    try {
      expect(await readToken(first)).toEqual(given);
      const renewed = await mintToken(given);
      vi.setSystemTime(began + (30 * day - 60) * 1000);
      expect(await readToken(first)).toEqual(given);
      expect(await readToken(renewed)).toEqual(given);
      vi.setSystemTime(began + (30 * day + 60) * 1000);
      expect(await readToken(first)).toBeNull();
      expect(await readToken(renewed)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
