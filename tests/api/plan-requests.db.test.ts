import { beforeEach, expect, test } from "vitest";
import * as decisionRoute from "@/app/api/admin/plan-requests/[id]/route";
import * as listRoute from "@/app/api/admin/plan-requests/route";
import * as settingsRoute from "@/app/api/admin/settings/route";
import * as requestsRoute from "@/app/api/plan-requests/route";
import { planCatalogue } from "@/content/plans/plans";
import { addMonths } from "@/lib/features/billing/terms/months";
import type { ListedPlanRequest, OwnPlanRequest } from "@/lib/features/plan-requests/responses";
import { toPlanText } from "@/lib/features/settings/catalogue";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/plan-requests";

// docs/specification/plans.md#requests-for-a-plan
describeOnDatabases("a request for a plan", (database) => {
  let user: RegisteredUser;
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    user = await registerUser();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const ask = (json: object, token = user.token) =>
    call(requestsRoute.POST, path, { token, json: { plan: "standard", months: 3, ...json } });
  const requestPlan = async (json: object = {}): Promise<string> => {
    const { request } = (await (await ask(json)).json()) as OwnPlanRequest;
    return request?.id ?? "";
  };
  const own = async (): Promise<OwnPlanRequest> =>
    (await call(requestsRoute.GET, path, { token: user.token })).json();
  const decide = (id: string, json: object, token = admin.token) =>
    call(decisionRoute.PATCH, `/api/admin/plan-requests/${id}`, { token, json, params: { id } });
  const list = async (state = "waiting"): Promise<ListedPlanRequest[]> =>
    (
      await call(listRoute.GET, `/api/admin/plan-requests?state=${state}`, { token: admin.token })
    ).json();
  const account = () => database.client.user.findUniqueOrThrow({ where: { id: user.id } });
  const setAccount = (data: object) =>
    database.client.user.update({ where: { id: user.id }, data });

  test.each([...planCatalogue.announced, ...planCatalogue.cabinet].filter(({ price }) => price))(
    "for each plan with a price is listed and can be granted: $name",
    async ({ key, price, isPriceFrom, monthlyLimit, subscription, name }) => {
      const id = await requestPlan({ plan: key, details: "ООО «Ромашка», ИНН 7712345671" });
      const [listed] = await list();
      const sum = isPriceFrom ? null : price * 3;
      expect(listed).toMatchObject({ id, plan: key, planName: name, months: 3, sum });
      expect(listed?.user).toMatchObject({ id: user.id, email: user.email });
      expect((await decide(id, { state: "granted", months: 3 })).status).toBe(200);
      expect(await account()).toMatchObject({ subscription, documentsLimit: monthlyLimit });
      expect(await list()).toEqual([]);
      expect(await own()).toMatchObject({ request: { state: "granted" } });
      expect(await database.client.notification.findFirst()).toMatchObject({
        userId: user.id,
        title: `План «${name}» включён`,
        message: expect.stringMatching(/^Действует до [^.]+\sг\. Что/),
      });
    },
  );

  test("adds the granted calendar months to the end of the same plan", async () => {
    await decide(await requestPlan(), { state: "granted", months: 1 });
    const { premiumUntil } = await account();
    expect(premiumUntil?.getTime()).toBeGreaterThan(Date.now());
    const again = await decide(await requestPlan(), { state: "granted", months: 2 });
    expect(again.status).toBe(200);
    expect((await account()).premiumUntil).toEqual(addMonths(premiumUntil as Date, 2));
  });

  test("returns 409 when granting would shorten or lower a paid plan, and raises a smaller limit", async () => {
    const premiumUntil = new Date(Date.now() + 86_400_000);
    for (const held of [
      { subscription: "ultra", documentsLimit: -1, premiumUntil },
      { subscription: "premium", documentsLimit: 100, premiumUntil },
      { subscription: "premium", documentsLimit: 100, premiumUntil: null },
    ]) {
      await setAccount(held);
      const response = await decide(await requestPlan(), { state: "granted", months: 1 });
      expect(response.status).toBe(409);
      expect(await account()).toMatchObject(held);
    }
    // The rest waits: nothing was settled.
    expect(await list()).toHaveLength(1);
    await setAccount({ subscription: "premium", documentsLimit: 15, premiumUntil });
    const more = await requestPlan({ plan: "professional" });
    expect((await decide(more, { state: "granted", months: 1 })).status).toBe(200);
    expect(await account()).toMatchObject({ subscription: "premium", documentsLimit: 50 });
  });

  test("is stored once per user, also in parallel, and can be withdrawn", async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map((months) => ask({ months })));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await list()).toHaveLength(1);
    expect((await call(requestsRoute.DELETE, path, { token: user.token })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await own()).toMatchObject({ request: { state: "withdrawn" } });
  });

  test("is decided once when three decisions arrive at the same moment", async () => {
    const id = await requestPlan();
    const responses = await Promise.all([
      decide(id, { state: "granted", months: 1 }),
      decide(id, { state: "granted", months: 1 }),
      decide(id, { state: "declined", reason: "Нет" }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await database.client.notification.count()).toBe(1);
  });

  test("changes no plan when declined, and sends the reason to the user", async () => {
    const id = await requestPlan();
    expect((await decide(id, { state: "declined", reason: "" })).status).toBe(400);
    await decide(id, { state: "declined", reason: "Счёт не оплачен" });
    expect(await account()).toMatchObject({ subscription: "free", documentsLimit: 3 });
    expect(await database.client.notification.findFirst()).toMatchObject({
      message: "Счёт не оплачен",
    });
  });

  test("returns 409 for a free, unknown or unavailable plan, and rejects 13 months", async () => {
    const standard = planCatalogue.announced.find(({ key }) => key === "standard");
    if (!standard) throw new Error("no standard");
    const hidden = { ...toPlanText(standard), isAvailable: false };
    await call(settingsRoute.PATCH, "/api/admin/settings", {
      token: admin.token,
      json: { plans: { announced: { standard: hidden } } },
    });
    for (const plan of ["free", "gold", "standard"]) {
      expect((await ask({ plan })).status).toBe(409);
    }
    expect((await ask({ months: 13 })).status).toBe(400);
    expect(await database.client.planRequest.count()).toBe(0);
  });

  test("returns 401 to guests, and 403 to users on administrators' calls", async () => {
    expect((await call(requestsRoute.POST, path, { json: {} })).status).toBe(401);
    const id = await requestPlan();
    const refused = await decide(id, { state: "granted", months: 1 }, user.token);
    expect(refused.status).toBe(403);
    const listed = await call(listRoute.GET, "/api/admin/plan-requests", { token: user.token });
    expect(listed.status).toBe(403);
  });
});
