import { beforeEach, describe, expect, test } from "vitest";
import * as seoRoute from "@/app/api/admin/seo/route";
import * as settingsRoute from "@/app/api/admin/settings/route";
import * as statsRoute from "@/app/api/admin/stats/route";
import { planCatalogue } from "@/content/plans/plans";
import type { AdminStats } from "@/lib/features/admin/stats/responses";
import type { SeoPage } from "@/lib/features/seo/admin/schema";
import { findPageSeo } from "@/lib/features/seo/overrides";
import { getContacts, getPlanCatalogue, getSiteSeo } from "@/lib/features/settings/data";
import type { Settings } from "@/lib/features/settings/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("/api/admin/settings", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const revision = async () => (await database.client.adminSettings.findFirst())?.contentRevision;
  const patch = (json: object) =>
    call(settingsRoute.PATCH, "/api/admin/settings", { method: "PATCH", token: admin.token, json });
  const read = async () => {
    const response = await call(settingsRoute.GET, "/api/admin/settings", { token: admin.token });
    return (await response.json()) as Settings;
  };

  describe("plans", () => {
    test("plans are those of the shipped catalogue before the first change", async () => {
      expect(await getPlanCatalogue(database.client)).toEqual(planCatalogue);
      const { announced } = (await read()).plans;
      expect(announced.standard).toMatchObject({ price: 490, name: "Стандарт" });
    });

    test("a plan's changed name and limit are in each list, and a new user gets the new limit", async () => {
      const saved = await patch({ premiumPlanName: "Про", premiumPlanLimit: 70, freePlanLimit: 5 });
      expect(saved.status).toBe(200);
      const { announced, cabinet, settings } = await getPlanCatalogue(database.client);
      expect(settings.premium).toEqual({ name: "Про", monthlyLimit: 70, price: 500 });
      expect(cabinet[1]).toMatchObject({ name: "Про", monthlyLimit: 70, price: 1990 });
      expect([announced[0]?.monthlyLimit, cabinet[0]?.monthlyLimit]).toEqual([5, 5]);
      expect(await revision()).toBe(1);
      // The new limit applies to users who register from now on.
      const { id } = await registerUser();
      const user = await database.client.user.findUniqueOrThrow({ where: { id } });
      expect(user.documentsLimit).toBe(5);
    });

    test("a plan changes separately: the other plans stay as shipped", async () => {
      const { cabinet } = (await read()).plans;
      const ultra = { ...cabinet.ultra, price: 5990, features: ["Всё сразу"] };
      expect((await patch({ plans: { cabinet: { ultra } } })).status).toBe(200);
      const after = await getPlanCatalogue(database.client);
      expect(after.cabinet[2]).toMatchObject({
        price: 5990,
        features: ["Всё сразу"],
        key: "ultra",
      });
      expect(after.cabinet[1]).toEqual(planCatalogue.cabinet[1]);
      expect(after.announced).toEqual(planCatalogue.announced);
    });

    test("a plan changes field by field: what another administrator has changed stays", async () => {
      const before = (await read()).plans.cabinet.premium;
      await patch({ plans: { cabinet: { premium: { price: 777, isAvailable: false } } } });
      await patch({ plans: { cabinet: { premium: { period: "год" } } } });
      expect((await read()).plans.cabinet.premium).toEqual({
        ...before,
        price: 777,
        isAvailable: false,
        period: "год",
      });
    });

    test("wrong plans are rejected with one field error per wrong field", async () => {
      const { cabinet } = (await read()).plans;
      const free = { ...cabinet.free, name: "", price: -1, features: [""] };
      const response = await patch({
        freePlanLimit: 1.5,
        plans: { cabinet: { free, gold: free } },
      });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors).sort()).toEqual([
        "freePlanLimit",
        "plans.cabinet.free.features",
        "plans.cabinet.free.name",
        "plans.cabinet.free.price",
        "plans.cabinet.gold",
      ]);
    });

    test("plans are the shipped ones when the stored ones cannot be read", async () => {
      await patch({ freePlanLimit: 3 });
      await database.client.adminSettings.updateMany({
        data: { plans: { cabinet: { premium: { price: "дорого" } }, announced: 7 } },
      });
      expect(await getPlanCatalogue(database.client)).toEqual(planCatalogue);
    });
  });

  test("stores contacts as https addresses, rejects unsafe ones and clears empty ones", async () => {
    const saved = await patch({
      supportTelegram: "@sait_support",
      supportTelegramText: "Ответим за час",
      supportWhatsapp: "+7 (900) 123-45-67",
      supportEmail: "help@example.ru",
    });
    expect(saved.status).toBe(200);
    expect(await getContacts(database.client)).toMatchObject({
      messenger: "https://t.me/sait_support",
      messengerText: "Ответим за час",
      secondMessenger: "https://wa.me/79001234567",
      email: "help@example.ru",
    });
    for (const websiteUrl of [
      "javascript:alert(1)",
      "http://example.ru",
      "нет",
      "https://exam\u0000ple.ru",
    ]) {
      expect((await patch({ websiteUrl })).status).toBe(400);
    }
    for (const supportEmail of ["не адрес", "help\u0000@example.ru", "help@example.ru\ud800"]) {
      expect((await patch({ supportEmail })).status).toBe(400);
    }
    await patch({ supportTelegram: "", supportEmail: null });
    expect(await read()).toMatchObject({ supportTelegram: null, supportEmail: null });
    // What is shown where nothing is stored comes back; the others stay.
    expect(await getContacts(database.client)).toMatchObject({
      messenger: null,
      email: null,
      secondMessenger: "https://wa.me/79001234567",
    });
  });

  test("shows the operator's description of a plan until it is cleared", async () => {
    const own = planCatalogue.cabinet.find(({ key }) => key === "premium")?.description;
    const shown = async () =>
      (await getPlanCatalogue(database.client)).cabinet.find(({ key }) => key === "premium")
        ?.description;
    await patch({ premiumPlanDescription: "Для тех, кому нужен DOCX" });
    expect(await shown()).toBe("Для тех, кому нужен DOCX");
    // Another field of the printed plan brings what was printed: not to be kept for ever.
    const { plans } = await read();
    await patch({ plans: { cabinet: { premium: { ...plans.cabinet.premium, price: 700 } } } });
    await patch({ premiumPlanDescription: "" });
    expect(await shown()).toBe(own);
    expect((await patch({ ultraPlanDescription: "а".repeat(301) })).status).toBe(400);
  });

  test("returns the operator's title, description and keywords of the site until they are cleared", async () => {
    const nothing = { seoTitle: null, seoDescription: null, seoKeywords: null };
    expect(await getSiteSeo(database.client)).toEqual(nothing);
    const written = { seoTitle: "Документы", seoDescription: "Все", seoKeywords: "152-ФЗ, сайт" };
    expect((await patch(written)).status).toBe(200);
    expect(await getSiteSeo(database.client)).toEqual(written);
    expect(await read()).toMatchObject(written);
    expect(await revision()).toBe(1);
    await patch({ seoTitle: " ", seoDescription: null, seoKeywords: "" });
    expect(await getSiteSeo(database.client)).toEqual(nothing);
  });

  describe("PUT /api/admin/seo", () => {
    const put = (json: object) =>
      call(seoRoute.PUT, "/api/admin/seo", { method: "PUT", token: admin.token, json });
    const list = async () => {
      const response = await call(seoRoute.GET, "/api/admin/seo", { token: admin.token });
      return (await response.json()) as SeoPage[];
    };

    test("sets title and description of a page until they are cleared", async () => {
      const page = { path: "/pricing", name: "Тарифы" };
      const own = { ...page, title: null, description: null };
      expect(await list()).toContainEqual(own);
      const written = { title: "Цены", description: null };
      const saved = await put({ path: "/pricing", ...written });
      expect(await saved.json()).toEqual({ ...page, ...written });
      expect(await list()).toContainEqual({ ...page, ...written });
      // No page is called by its address.
      expect((await list()).filter(({ path, name }) => path === name)).toEqual([]);
      expect(await findPageSeo(database.client, "/pricing")).toEqual({
        title: "Цены",
        description: null,
      });
      expect(await revision()).toBe(1);
      await put({ path: "/pricing", title: "", description: " " });
      expect(await list()).toContainEqual(own);
      expect(await database.client.pageSeo.count()).toBe(0);
    });

    test("returns 404 for a page that is not public or does not exist", async () => {
      for (const path of ["/admin", "/nothing", "/help/checklist"]) {
        expect((await put({ path, title: "А", description: null })).status).toBe(404);
      }
    });
  });

  describe("GET /api/admin/stats", () => {
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(Date.now() - days * day);

    test("counts users by Moscow day and compares each period with the one before", async () => {
      const user = await registerUser();
      const older = await registerUser();
      const change = (id: string, data: object) =>
        database.client.user.update({ where: { id }, data });
      await change(user.id, { subscription: "premium" });
      await change(older.id, { subscription: "ultra", premiumUntil: ago(1), createdAt: ago(9) });
      await database.client.session.updateMany({
        where: { userId: older.id },
        data: { createdAt: ago(9), lastSeenAt: ago(9) },
      });
      const response = await call(statsRoute.GET, "/api/admin/stats", { token: admin.token });
      const stats = (await response.json()) as AdminStats;
      expect(stats).toMatchObject({ totalUsers: 3, premiumUsers: 1, documentsCreated: 0 });
      const [week, month] = stats.periods;
      expect(week).toEqual({
        days: 7,
        registrations: { current: 2, previous: 1, changePercent: 100 },
        documents: { current: 0, previous: 0, changePercent: null },
        activeUsers: 2,
      });
      expect(month).toMatchObject({
        days: 30,
        registrations: { current: 3, previous: 0, changePercent: null },
        activeUsers: 3,
      });
      expect(stats.days).toHaveLength(30);
      expect(stats.days.at(-1)).toMatchObject({ registrations: 2, activeUsers: 2 });
      expect(stats.days.at(-10)).toMatchObject({ registrations: 1, activeUsers: 1 });
    });
  });

  test("returns 403 to other users and 401 to guests", async () => {
    const { token } = await registerUser();
    const calls = [
      settingsRoute.GET,
      settingsRoute.PATCH,
      seoRoute.GET,
      seoRoute.PUT,
      statsRoute.GET,
    ];
    for (const handler of calls) {
      expect((await call(handler, "/api/admin/x", { token })).status).toBe(403);
      expect((await call(handler, "/api/admin/x")).status).toBe(401);
    }
  });
});
