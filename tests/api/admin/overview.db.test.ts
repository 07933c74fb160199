import { afterEach, beforeEach, expect, test } from "vitest";
import * as attentionRoute from "@/app/api/admin/attention/route";
import * as firstRunRoute from "@/app/api/admin/first-run/route";
import * as settingsRoute from "@/app/api/admin/settings/route";
import { newId } from "@/lib/core/ids";
import { setOperatorFacts } from "@/lib/core/operator-facts";
import type { Attention, FirstRun } from "@/lib/features/admin/overview/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** What the overview begins with: docs/specification/admin.md#overview. */
describeOnDatabases("the admin overview", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });
  afterEach(() => setOperatorFacts({}));

  const get = async <Response>(
    route: (request: Request, context: never) => Promise<globalThis.Response>,
    path: string,
  ) => (await (await call(route as never, path, { token: admin.token })).json()) as Response;
  const attention = () => get<Attention>(attentionRoute.GET, "/api/admin/attention");
  const stepKeys = async () =>
    (await get<FirstRun>(firstRunRoute.GET, "/api/admin/first-run")).steps.map(({ key }) => key);
  const patch = (json: object) =>
    call(settingsRoute.PATCH, "/api/admin/settings", { method: "PATCH", token: admin.token, json });

  test("lists what waits with its count, and nothing when nothing waits", async () => {
    expect(await attention()).toEqual({ items: [] });
    const db = database.client;
    for (const status of ["new", "in_progress", "closed"]) {
      await db.feedback.create({ data: { id: newId(), status, subject: "s", message: "m" } });
    }
    const review = { userName: "Анна", email: "a@example.ru", comment: "Хорошо" };
    await db.review.create({ data: { id: newId(), ...review } });
    const mail = { recipient: "a@example.ru", subject: "s", text: "t" };
    await db.outboxMail.create({ data: { id: newId(), ...mail, failedAt: new Date() } });
    await db.outboxMail.create({ data: { id: newId(), ...mail } });
    const lastSeenAt = new Date();
    await database.client.unknownHost.createMany({
      data: [
        { host: "cdn.example", sites: 1, lastSeenAt },
        { host: "widget.example", sites: 4, lastSeenAt },
      ],
    });
    const { items } = await attention();
    expect(
      items.map(({ key, count, words }) => [key, count, words.replaceAll("\u00a0", " ")]),
    ).toEqual([
      ["feedback", 2, "2 обращения без ответа"],
      ["reviews", 1, "1 отзыв ждёт проверки"],
      ["mail", 1, "1 письмо не доставлено"],
      ["services", 1, "1 незнакомый сервис на нескольких сайтах"],
    ]);
    await database.client.review.updateMany({ data: { isApproved: true } });
    await database.client.feedback.updateMany({ data: { status: "answered" } });
    expect((await attention()).items.map(({ key }) => key)).toEqual(["mail", "services"]);
  });

  test("lists the first steps and omits each one once it is done", async () => {
    const before = await stepKeys();
    for (const key of ["owner", "contacts", "payment", "second-factor", "emails"]) {
      expect(before).toContain(key);
    }
    await patch({ operatorName: "ООО «Лес»", operatorInn: "7712345671" });
    const { steps } = await get<FirstRun>(firstRunRoute.GET, "/api/admin/first-run");
    expect(steps.find(({ key }) => key === "owner")?.text).toMatch(/^Не указано: адрес, ОГРН\./);
    await patch({ operatorOgrn: "1027712345671", operatorAddress: "г. Тула, ул. Мира, д. 4" });
    await patch({ supportEmail: "help@example.ru" });
    await database.client.user.update({
      where: { id: admin.id },
      data: {
        emailConfirmed: true,
        secondFactor: { create: { secret: "s", enabledAt: new Date() } },
      },
    });
    const after = await stepKeys();
    for (const key of ["owner", "contacts", "second-factor", "emails"]) {
      expect(after).not.toContain(key);
    }
    // What this server cannot see, the operator settles by a word; what it can see, nobody does.
    await patch({ settledSteps: ["payment"] });
    expect(await stepKeys()).not.toContain("payment");
    expect((await patch({ settledSteps: ["owner"] })).status).toBe(400);
  });

  test("requires no ИНН of a natural person", async () => {
    await patch({
      operatorType: "individual",
      operatorName: "Серова Анна Петровна",
      operatorAddress: "г. Тула, до востребования",
    });
    expect(await stepKeys()).not.toContain("owner");
  });
});
