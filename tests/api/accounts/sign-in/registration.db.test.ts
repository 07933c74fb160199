import { beforeEach, describe, expect, test } from "vitest";
import * as loginRoute from "@/app/api/auth/login/route";
import * as registerRoute from "@/app/api/auth/register/route";
import * as registerAlias from "@/app/api/register/route";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { call, cookieOf } from "@/tests/support/api/calls/api-call";
import {
  testPassword as password,
  registerOverRoute,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("POST /api/register", (database) => {
  beforeEach(() => database.clear());

  describe("registration", () => {
    test("returns the user and a token, and sets the same token as cookie", async () => {
      const json = { email: " Ivan@Пример.РФ ", password, firstName: "Иван", lastName: "" };
      const response = await call(registerAlias.POST, "/api/register", { json });
      expect(response.status).toBe(201);
      const { token, user } = (await response.json()) as SignedIn;
      expect(cookieOf(response)).toBe(token);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^auth-token=\S+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
        // Readable by scripts, because it contains no secret.
        "signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax",
      ]);
      expect(user).toMatchObject({
        email: "ivan@пример.рф",
        firstName: "Иван",
        lastName: null,
        role: "user",
        subscription: "free",
        documentsCreated: 0,
        documentsLimit: 3,
        companyType: "individual",
      });
      expect(Object.keys(user)).not.toContain("password");
    });

    test("returns 409 to a registered e-mail in another case", async () => {
      await registerOverRoute("owner@example.ru");
      const json = { email: "OWNER@example.ru", password };
      const response = await call(registerRoute.POST, "/api/register", { json });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: "CONFLICT",
        message: "Пользователь с таким email уже зарегистрирован",
        fieldErrors: { email: ["Пользователь с таким email уже зарегистрирован"] },
      });
    });

    test("treats both spellings of an internationalised domain as one address, also at login", async () => {
      await registerOverRoute("owner@почта.рф");
      const json = { email: "owner@xn--80a1acny.xn--p1ai", password };
      expect((await call(registerRoute.POST, "/api/register", { json })).status).toBe(409);
      expect((await call(loginRoute.POST, "/api/login", { json })).status).toBe(200);
    });

    test("accepts one of ten parallel registrations with one e-mail", async () => {
      const json = { email: "race@example.ru", password };
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => call(registerRoute.POST, "/api/register", { json })),
      );
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    });

    test("gives the document limit that the operator set for the free plan", async () => {
      await database.client.adminSettings.create({ data: { id: "default", freePlanLimit: 7 } });
      const { user } = await registerOverRoute("seven@example.ru");
      expect(user.documentsLimit).toBe(7);
    });

    test("stores the referrer and ignores an unknown referral code", async () => {
      const { user: referrer } = await registerOverRoute("referrer@example.ru");
      const { referralCode } = await database.client.user.findUniqueOrThrow({
        where: { id: referrer.id },
      });
      const { user: invited } = await registerOverRoute("invited@example.ru", {
        ref: referralCode,
      });
      const { user: otherUser } = await registerOverRoute("other@example.ru", {
        ref: "no-such-code",
      });
      const rows = await database.client.user.findMany({ select: { id: true, referredBy: true } });
      const referredBy = new Map(rows.map((row) => [row.id, row.referredBy]));
      expect(referredBy.get(invited.id)).toBe(referrer.id);
      expect(referredBy.get(otherUser.id)).toBeNull();
    });

    test.each([
      [{}, { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] }],
      [
        { email: "", password: "" },
        { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] },
      ],
      [{ email: "нет", password }, { email: ["Некорректный email"] }],
      [
        { email: "a@example.ru", password: "коротк" },
        { password: ["Пароль должен быть не короче 8 символов"] },
      ],
      [
        { email: "a@example.ru", password: "ж".repeat(129) },
        { password: ["Пароль должен быть не длиннее 128 символов"] },
      ],
      [
        { email: "a@example.ru", password: "Пароль123" },
        { password: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
      [
        { email: "a@example.ru", password: "Mopar440" },
        { password: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
      [{ email: "a@example.ru", password, role: "admin" }, { role: ["Неизвестное поле"] }],
      [
        { email: ["a@example.ru"], password: 5 },
        { email: ["Email и пароль обязательны"], password: ["Email и пароль обязательны"] },
      ],
    ])("rejects %j with field errors", async (json, fieldErrors) => {
      const response = await call(registerRoute.POST, "/api/register", { json });
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body).toMatchObject({ code: "VALIDATION", fieldErrors });
      expect(Object.keys(body.fieldErrors)).toEqual(Object.keys(fieldErrors));
    });

    test("stores a hash of the password", async () => {
      await registerOverRoute("hash@example.ru");
      const [row] = await database.client.user.findMany();
      expect(row?.password).toMatch(/^bcrypt-hmac-sha384\$[0-9a-f]{8}\$2b\$04\$/);
    });
  });
});
