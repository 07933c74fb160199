// @module-tag slow
import { expect, test } from "vitest";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";

const startedWith = startingWithSecrets(async () => {
  const [password, token] = await Promise.all([
    import("@/lib/platform/auth/passwords/password"),
    import("@/lib/platform/auth/token"),
  ]);
  return { ...password, ...token };
});

test("passwords and sessions stay valid after a change of the secret while the old one is given", async () => {
  const before = await startedWith(oldSecret);
  const stored = await before.hashPassword("верный пароль 1");
  const auth_time = Math.floor(Date.now() / 1000);
  const claims = { sub: "user", sid: "session", auth_time, role: "user" as const };
  const token = await before.mintToken(claims);

  const during = await startedWith(newSecret, oldSecret);
  expect(await during.verifyPassword("верный пароль 1", stored)).toBe(true);
  expect(await during.verifyPassword("неверный пароль", stored)).toBe(false);
  expect(during.needsRehash(stored)).toBe(true);
  expect(await during.readToken(token)).toEqual(claims);
  const renewed = await during.hashPassword("верный пароль 1");
  expect(during.needsRehash(renewed)).toBe(false);

  const after = await startedWith(newSecret);
  expect(await after.verifyPassword("верный пароль 1", stored)).toBe(false);
  expect(await after.verifyPassword("верный пароль 1", renewed)).toBe(true);
  expect(await after.readToken(token)).toBeNull();
});
