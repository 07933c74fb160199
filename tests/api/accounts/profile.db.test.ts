import { beforeEach, describe, expect, test } from "vitest";
import * as avatarRoute from "@/app/api/user/avatar/route";
import * as passwordRoute from "@/app/api/user/password/route";
import * as profileRoute from "@/app/api/user/profile/route";
import { avatars } from "@/content/accounts/avatars";
import { call } from "@/tests/support/api/calls/api-call";
import {
  getCurrentUser,
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const patch =
  (handler: typeof profileRoute.PATCH, name: string) => (json: unknown, token?: string) =>
    call(handler, `/api/user/${name}`, { method: "PATCH", json, token });
const changeProfile = patch(profileRoute.PATCH, "profile");
const changeAvatar = patch(avatarRoute.PATCH, "avatar");
const changePassword = patch(passwordRoute.PATCH, "password");

const whole = {
  firstName: " Анна ",
  lastName: "Смирнова",
  companyName: "ООО «Ромашка»",
  companyType: "business",
  phone: "+7 900 000-00-00",
  address: "101000, г. Москва,\nул. Мясницкая, д. 1",
};

describeOnDatabases("the profile", (database) => {
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  const me = async () => (await getCurrentUser(owner.token)).json();

  describe("PATCH /api/user/profile", () => {
    test("stores the fields and returns the user", async () => {
      const stored = {
        ...whole,
        firstName: "Анна",
        address: "101000, г. Москва, ул. Мясницкая, д. 1",
      };
      const response = await changeProfile(whole, owner.token);
      expect(response.status).toBe(200);
      const body = await response.json();
      expect(body).toMatchObject({ id: owner.id, email: owner.email, ...stored });
      expect(await me()).toEqual(body);
    });

    test("clears fields sent as empty or null and keeps fields that are not sent", async () => {
      await changeProfile(whole, owner.token);
      const names = { firstName: "Анна", lastName: "Смирнова" };
      await changeProfile({ ...names, phone: "", address: null }, owner.token);
      expect(await me()).toMatchObject({
        phone: null,
        address: null,
        companyName: "ООО «Ромашка»",
        companyType: "business",
      });
    });

    test("keeps joined emoji in a name", async () => {
      const firstName = "👨‍👩‍👧 ❤️ 🏳️‍🌈";
      const response = await changeProfile({ ...whole, firstName }, owner.token);
      expect(response.status).toBe(200);
      expect(await (await getCurrentUser(owner.token)).json()).toMatchObject({ firstName });
    });

    test("leaves other users unchanged", async () => {
      const other = await registerUser({ firstName: "Пётр" });
      await changeProfile(whole, owner.token);
      expect(await (await getCurrentUser(other.token)).json()).toMatchObject({
        firstName: "Пётр",
        companyName: null,
      });
    });

    test.each([
      [{}, { firstName: ["Имя обязательно"], lastName: ["Фамилия обязательна"] }],
      [
        { firstName: " ", lastName: "\u200b" },
        { firstName: ["Имя обязательно"], lastName: ["Фамилия обязательна"] },
      ],
      [{ ...whole, firstName: null }, { firstName: ["Имя обязательно"] }],
      [{ ...whole, companyType: "" }, { companyType: ["Выберите вариант из списка"] }],
      [{ ...whole, phone: "1".repeat(61) }, { phone: ["Не длиннее 60 символов"] }],
      [{ ...whole, email: "new@example.ru" }, { email: ["Неизвестное поле"] }],
      [{ ...whole, role: "admin" }, { role: ["Неизвестное поле"] }],
      [{ ...whole, documentsLimit: -1 }, { documentsLimit: ["Неизвестное поле"] }],
    ])("rejects %j with field errors", async (json, fieldErrors) => {
      const response = await changeProfile(json, owner.token);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body).toMatchObject({ code: "VALIDATION" });
      expect(body.fieldErrors).toEqual(fieldErrors);
      expect(await me()).toMatchObject({ firstName: null, role: "user" });
    });
  });

  describe("PATCH /api/user/avatar", () => {
    test("stores each picture of the service, and null", async () => {
      for (const avatarUrl of [...avatars.map(({ url }) => url), null]) {
        const response = await changeAvatar({ avatarUrl }, owner.token);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ id: owner.id, avatarUrl });
        expect(await me()).toMatchObject({ avatarUrl });
      }
    });

    test.each([
      "https://evil.test/1.svg",
      "//evil.test/1.svg",
      "/avatars/7.svg",
      "/avatars/../1.svg",
      "data:image/svg+xml,<svg/>",
      "javascript:alert(1)",
      "",
      5,
      undefined,
    ])("rejects %j", async (avatarUrl) => {
      const response = await changeAvatar({ avatarUrl }, owner.token);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { avatarUrl: ["Выберите одно из шести изображений"] },
      });
      expect(await me()).toMatchObject({ avatarUrl: null });
    });
  });

  describe("PATCH /api/user/password", () => {
    const newPassword = "другой верный пароль 2";

    test("changes the password and ends every other session", async () => {
      const elsewhere = await signInAgain(owner);
      const json = { currentPassword: owner.password, newPassword };
      const response = await changePassword(json, owner.token);
      expect(await response.json()).toEqual({ message: "Пароль изменён", endedSessions: 1 });
      expect((await getCurrentUser(owner.token)).status).toBe(200);
      expect((await getCurrentUser(elsewhere)).status).toBe(401);
      await signInAgain({ email: owner.email, password: newPassword });
      await expect(signInAgain(owner)).rejects.toThrow();
    });

    test.each([
      [{}, { currentPassword: ["Введите нынешний пароль"], newPassword: ["Введите новый пароль"] }],
      [{ currentPassword: "не тот", newPassword }, { currentPassword: ["Неверный пароль"] }],
      [
        { currentPassword: "верный пароль 1", newPassword: "верный пароль 1" },
        { newPassword: ["Новый пароль совпадает с нынешним"] },
      ],
      [
        { currentPassword: "верный пароль 1", newPassword: "коротк" },
        { newPassword: ["Пароль должен быть не короче 8 символов"] },
      ],
      [
        { currentPassword: "верный пароль 1", newPassword: "Пароль123" },
        { newPassword: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
      [
        { currentPassword: "верный пароль 1", newPassword: "Mopar440" },
        { newPassword: ["Этот пароль слишком простой: его подбирают первым"] },
      ],
    ])("rejects %j with field errors and keeps the password", async (json, fieldErrors) => {
      const elsewhere = await signInAgain(owner);
      const response = await changePassword(json, owner.token);
      expect(response.status).toBe(400);
      expect((await response.json()).fieldErrors).toEqual(fieldErrors);
      expect((await getCurrentUser(elsewhere)).status).toBe(200);
      await signInAgain(owner);
    });

    test("returns 429 after ten wrong current passwords", async () => {
      const guess = (currentPassword: string) =>
        changePassword({ currentPassword, newPassword }, owner.token);
      for (let times = 0; times < 10; times += 1) {
        expect((await guess(`догадка ${times}`)).status).toBe(400);
      }
      expect((await guess(owner.password)).status).toBe(429);
    });

    test("accepts only one of two changes at the same moment", async () => {
      const responses = await Promise.all(
        ["второй пароль 1", "второй пароль 2"].map((wanted) =>
          changePassword({ currentPassword: owner.password, newPassword: wanted }, owner.token),
        ),
      );
      const statuses = responses.map(({ status }) => status).sort();
      // Either both hash first and one finds the password changed, or one ends before the other starts.
      expect([
        [200, 400],
        [200, 409],
      ]).toContainEqual(statuses);
    });
  });

  test("returns 401 without a session and after it was ended", async () => {
    await database.client.session.deleteMany({ where: { userId: owner.id } });
    for (const token of [undefined, owner.token]) {
      const responses = await Promise.all([
        changeProfile(whole, token),
        changeAvatar({ avatarUrl: null }, token),
        changePassword({ currentPassword: owner.password, newPassword: "новый пароль 1" }, token),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });
});
