import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import { loginFailures } from "@/lib/platform/http/limits/limits";
import { log } from "@/lib/platform/log/log";
import { call } from "@/tests/support/api/calls/api-call";
import { createAccount, testPassword } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const wrong = "неверный пароль 2";

const login = (json: object) => call(loginRoute.POST, "/api/login", { json });

/** The line that `request` left in the log, and all that was printed. */
async function lineOf(request: () => Promise<Response>) {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  log.level = "info";
  await request();
  log.level = "silent";
  write.mockRestore();
  const printed = lines.join("");
  const line = printed.split("\n").find((part) => part.includes('"msg":"request"'));
  return { printed, line: JSON.parse(line ?? "{}") as Record<string, unknown> };
}

describeOnDatabases("the log line of a login", (database) => {
  let count = 0;
  let email: string;
  let userId: string;

  beforeEach(async () => {
    await database.clear();
    // A new address each time: the process remembers who is over a limit.
    count += 1;
    email = `zhurnal-olga-${database.kind}-${count}@example.ru`;
    userId = (await createAccount({ email })).user.id;
  });
  afterEach(() => {
    log.level = "silent";
  });

  test("contains the user's id after success, failure, block and limit, but never the e-mail", async () => {
    const right = await lineOf(() => login({ email, password: testPassword }));
    expect(right.line).toMatchObject({ status: 200, userId });

    const guessed = await lineOf(() => login({ email, password: wrong }));
    expect(guessed.line).toMatchObject({ status: 401, code: "UNAUTHENTICATED", userId });

    await database.client.user.update({ where: { id: userId }, data: { blockedAt: new Date() } });
    const blocked = await lineOf(() => login({ email, password: testPassword }));
    expect(blocked.line).toMatchObject({ status: 403, code: "FORBIDDEN", userId });

    for (let hit = 0; hit < loginFailures.hits; hit += 1) {
      await lineOf(() => login({ email, password: wrong }));
    }
    const limited = await lineOf(() => login({ email, password: testPassword }));
    expect(limited.line).toMatchObject({ status: 429, code: "RATE_LIMITED", userId });

    for (const { printed } of [right, guessed, limited, blocked]) {
      expect(printed).not.toContain("zhurnal-olga");
      expect(printed).not.toContain("пароль");
    }
  });

  test("contains no user id when the account does not exist", async () => {
    const { line, printed } = await lineOf(() =>
      login({ email: "nikto@example.ru", password: testPassword }),
    );
    expect(line).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
    expect(line).not.toHaveProperty("userId");
    expect(printed).not.toContain("nikto");
  });

  test("contains the user's id after a registration", async () => {
    const json = { email: "novaya@example.ru", password: testPassword };
    const { line } = await lineOf(() => call(registerRoute.POST, "/api/register", { json }));
    const { id } = await database.client.user.findFirstOrThrow({ where: { email: json.email } });
    expect(line).toMatchObject({ status: 201, userId: id });
  });
});
