import { beforeEach, expect, test } from "vitest";
import * as referralRoute from "@/app/api/user/referral/route";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const ask = (token?: string) => call(referralRoute.GET, "/api/user/referral", { token });

describeOnDatabases("GET /api/user/referral", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("returns the user's link, the number of registrations by it and the credited sum", async () => {
    const first = await (await ask(owner.token)).json();
    expect(first).toEqual({
      code: expect.stringMatching(/^[0-9a-z]{10}$/),
      url: `http://localhost:3000/register?ref=${first.code}`,
      registrations: 0,
      earnings: 0,
    });
    await registerUser({ ref: first.code });
    await registerUser({ ref: first.code });
    await registerUser({ ref: "nobody" });
    await database.client.user.update({
      where: { id: owner.id },
      data: { referralEarnings: 1990 },
    });
    const second = await (await ask(owner.token)).json();
    expect(second).toEqual({ ...first, registrations: 2, earnings: 1990 });
  });

  test("creates one code for an account without a code, also in parallel", async () => {
    await database.client.user.update({ where: { id: owner.id }, data: { referralCode: null } });
    const responses = await Promise.all([1, 2, 3].map(async () => (await ask(owner.token)).json()));
    const codes = new Set(responses.map(({ code }) => code));
    expect(codes.size).toBe(1);
    expect([...codes][0]).toMatch(/^[0-9a-z]{10}$/);
  });

  test("returns 401 to a guest", async () => {
    expect((await ask()).status).toBe(401);
  });
});
