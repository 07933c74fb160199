import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as keepRoute from "@/app/api/checks/[id]/keep/route";
import * as checkRoute from "@/app/api/checks/[id]/route";
import * as checksRoute from "@/app/api/checks/route";
import { claimNextCheck, deleteOldChecks, hostPauseMs } from "@/lib/features/site-check/mutations";
import { startCheckLoop } from "@/lib/features/site-check/queue/check-loop";
import { closeCheckThreads } from "@/lib/features/site-check/queue/check-pool";
import type { CheckDetails, CheckSummary } from "@/lib/features/site-check/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const html = { "content-type": "text/html; charset=utf-8" };
const policy = "<h1>Политика</h1><p>ООО «Ромашка» обрабатывает персональные данные.</p>";
const counter =
  '<script>ym(12345678, "init", {webvisor:true})</script><script src="https://mc.yandex.ru/metrika/tag.js"></script>';
const form =
  '<form action="/send"><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>';
const page = (body: string) =>
  `<!doctype html><html lang="ru"><head><title>Ромашка</title></head><body><p>${"Букеты с доставкой по городу. ".repeat(20)}</p>${body}</body></html>`;

let paths: Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)> =
  {};
let asked: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const found = paths[request.url ?? ""];
    if (typeof found === "function") return found(request, response);
    response.writeHead(found === undefined ? 404 : 200, html).end(found ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // Read once per thread, at the first call.
  process.env.SITE_CHECK_RESOLVE = `romashka.test=127.0.0.1:${port},tulpan.test=127.0.0.1:${port}`;
});
afterAll(async () => {
  await closeCheckThreads();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describeOnDatabases("/api/checks", (database) => {
  let owner: RegisteredUser;
  let stop: (() => Promise<void>) | undefined;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    asked = [];
    paths = {
      "/": page(`${form}${counter}<a href="/policy">Политика обработки персональных данных</a>`),
      "/policy": page(policy),
    };
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });

  const start = async (json: object, token?: string) => {
    const response = await call(checksRoute.POST, "/api/checks", { json, token });
    expect(response.status).toBe(202);
    return (await response.json()) as CheckDetails;
  };
  const get = (id: string, token?: string) =>
    call(checkRoute.GET, `/api/checks/${id}`, { params: { id }, token });
  const read = async (id: string, token?: string) =>
    (await (await get(id, token)).json()) as CheckDetails;
  const keep = (id: string, token: string) =>
    call(keepRoute.POST, `/api/checks/${id}/keep`, { method: "POST", params: { id }, token });
  const remove = (id: string, token: string) =>
    call(checkRoute.DELETE, `/api/checks/${id}`, { method: "DELETE", params: { id }, token });
  /** Waits until the host may be visited again. */
  const forgetVisit = () =>
    database.client.checkedHost.updateMany({ data: { visitedAt: new Date(0) } });
  const runUntilDone = async (id: string) => {
    stop ??= startCheckLoop({ now: () => new Date() });
    await expect
      .poll(async () => (await read(id)).status, { timeout: 60_000, interval: 100 })
      .toBe("done");
    return read(id);
  };

  test("a guest's check is queued and reported, and a second one lists the changes", {
    timeout: 180_000,
  }, async () => {
    const queued = await start({ url: "http://romashka.test" });
    expect(queued).toMatchObject({
      status: "queued",
      host: "romashka.test",
      isOwn: false,
      report: null,
      siteId: null,
    });
    expect(Date.parse(queued.expiresAt ?? "") - Date.parse(queued.requestedAt)).toBe(
      30 * 86_400_000,
    );

    const { report, finishedAt } = await runUntilDone(queued.id);
    expect(finishedAt).not.toBeNull();
    expect(report).toMatchObject({ isRead: true, address: "http://romashka.test/" });
    expect(report?.services).toMatchObject([
      { key: "yandexMetrika", ids: ["12345678"], country: "RU" },
    ]);
    expect(report?.forms).toMatchObject([
      { fields: expect.arrayContaining(["phone"]), hasConsentBox: false },
    ]);
    const rules = report?.findings.map(({ rule }) => rule);
    expect(rules).toEqual(
      expect.arrayContaining(["https-missing", "form-without-consent", "tracker-before-consent"]),
    );
    expect(report?.facts).toMatchObject({ yandexMetricaId: "12345678" });

    paths["/"] = page(
      `${form}<a href="/policy">Политика обработки персональных данных</a><a href="https://instagram.com/romashka">Instagram</a>`,
    );
    await forgetVisit();
    const again = await start({ url: "http://romashka.test", previous: queued.id });
    const { changes } = await runUntilDone(again.id);
    expect(changes).toMatchObject({ previous: queued.id, appeared: ["banned-network-unmarked"] });
    expect(changes?.gone.map(({ rule }) => rule)).toContain("tracker-before-consent");
  });

  test("a site that does not answer is reported as unread, without findings", {
    timeout: 120_000,
  }, async () => {
    paths = { "/": (_request, response) => response.socket?.destroy() };
    const { id } = await start({ url: "http://romashka.test" });
    const { report } = await runUntilDone(id);
    expect(report).toMatchObject({
      isRead: false,
      findings: [],
      unread: [{ reason: "connection" }],
    });
    expect(report?.unread[0]?.words).toMatch(/^Не удалось прочитать/);
  });

  test("visits to one host are a minute apart, in the order of requests", async () => {
    const first = await start({ url: "romashka.test" });
    const second = await start({ url: "www.romashka.test/contacts" });
    const other = await start({ url: "tulpan.test" });
    expect(first.startsAt).toBeNull();
    expect(second.startsAt).not.toBeNull();
    const now = new Date();
    // Both are due: the second has to wait for its host anyway.
    const due = (id: string, agoMs: number) =>
      database.client.siteCheck.update({
        where: { id },
        data: { dueAt: new Date(now.getTime() - agoMs) },
      });
    await Promise.all([due(first.id, 3000), due(second.id, 2000), due(other.id, 1000)]);
    const taken: Awaited<ReturnType<typeof claimNextCheck>>[] = [];
    for (let step = 0; step < 4; step += 1) taken.push(await claimNextCheck(database.client, now));
    const ids = taken.map((item) => (typeof item === "string" ? item : (item?.id ?? null)));
    expect(ids).toEqual([first.id, "later", other.id, null]);
    const later = await claimNextCheck(database.client, new Date(now.getTime() + hostPauseMs));
    expect(later).toMatchObject({ id: second.id, attempts: 1 });
    expect(asked).toEqual([]);

    const third = await call(checksRoute.POST, "/api/checks", { json: { url: "romashka.test" } });
    expect(third.status).toBe(202);
    const fourth = await call(checksRoute.POST, "/api/checks", { json: { url: "romashka.test" } });
    expect([fourth.status, (await fourth.json()).code]).toEqual([429, "RATE_LIMITED"]);
  });

  test("a check is running once claimed, and has a start time only while its host rests", async () => {
    const first = await start({ url: "romashka.test" });
    const second = await start({ url: "romashka.test" });
    const now = new Date();
    await database.client.siteCheck.update({ where: { id: second.id }, data: { dueAt: now } });
    // Whoever looks between two statements of the taking.
    const seen: CheckDetails[] = [];
    const watched = new Proxy(database.client, {
      get: (client, key) =>
        key === "$executeRaw"
          ? async (...query: Parameters<typeof client.$executeRaw>) => {
              seen.push(await read(first.id));
              return client.$executeRaw(...query);
            }
          : Reflect.get(client, key),
    });
    expect(await claimNextCheck(watched, now)).toMatchObject({ id: first.id });
    expect(seen.map(({ status, startsAt }) => [status, startsAt])).toEqual([
      ["running", null],
      ["running", null],
    ]);
    expect(await claimNextCheck(database.client, now)).toBe("later");
    expect(await read(second.id)).toMatchObject({
      status: "queued",
      startsAt: new Date(now.getTime() + hostPauseMs).toISOString(),
    });
  });

  test("a check of a killed runner is claimed again after its lease", async () => {
    const { id } = await start({ url: "romashka.test" });
    const now = new Date();
    expect(await claimNextCheck(database.client, now)).toMatchObject({ id });
    expect(await read(id)).toMatchObject({ status: "running" });
    expect(await claimNextCheck(database.client, now)).toBeNull();
    const later = new Date(now.getTime() + 4 * 60_000);
    expect(await claimNextCheck(database.client, later)).toMatchObject({ id, attempts: 2 });
  });

  test.each([
    ["", "Укажите адрес сайта, например romashka.ru"],
    [
      "http://127.0.0.1/",
      "Этот адрес не виден из интернета. Укажите адрес сайта, который открыт всем.",
    ],
    [
      "http://[::ffff:10.0.0.1]/",
      "Этот адрес не виден из интернета. Укажите адрес сайта, который открыт всем.",
    ],
    [
      "ftp://romashka.test",
      "Проверяются сайты с адресом http:// или https://. Укажите такой адрес.",
    ],
    [
      "romashka.test:8080",
      "Уберите из адреса порт: проверяются сайты, открытые на обычных портах, 80 и 443.",
    ],
  ])('rejects the address "%s"', async (url, message) => {
    const response = await call(checksRoute.POST, "/api/checks", { json: { url } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION",
      fieldErrors: { url: [message] },
    });
    expect(await database.client.siteCheck.count()).toBe(0);
  });

  test("returns 403 for a host that is excluded from checks", async () => {
    const excludedAt = new Date();
    await database.client.checkedHost.create({
      data: { host: "romashka.test", visitedAt: new Date(0), excludedAt },
    });
    const response = await call(checksRoute.POST, "/api/checks", {
      json: { url: "https://romashka.test" },
    });
    expect([response.status, (await response.json()).code]).toEqual([403, "FORBIDDEN"]);
    await deleteOldChecks(database.client, new Date());
    expect(await database.client.checkedHost.count()).toBe(1);
  });

  test("lets only the user list and delete own checks; a guest's report can be kept and expires otherwise", async () => {
    const { token } = owner;
    const otherUser = await registerUser();
    const mine = await start({ url: "romashka.test" }, token);
    expect(mine).toMatchObject({ isOwn: true, expiresAt: null });
    const guests = await start({ url: "tulpan.test" });

    const history = async (of: string) =>
      (
        (await (await call(checksRoute.GET, "/api/checks", { token: of })).json()) as CheckSummary[]
      ).map(({ id }) => id);
    expect(await history(token)).toEqual([mine.id]);
    expect(await history(otherUser.token)).toEqual([]);

    // Anyone with the address can read the report, but not see its owner or site.
    expect(await read(mine.id, otherUser.token)).toMatchObject({ isOwn: false, siteId: null });
    expect((await remove(mine.id, otherUser.token)).status).toBe(404);
    expect((await keep(mine.id, otherUser.token)).status).toBe(404);

    expect(await (await keep(guests.id, token)).json()).toMatchObject({
      isOwn: true,
      expiresAt: null,
    });
    expect((await keep(guests.id, otherUser.token)).status).toBe(404);
    expect(await history(token)).toEqual([guests.id, mine.id]);
    expect((await remove(mine.id, token)).status).toBe(204);
    expect((await get(mine.id, token)).status).toBe(404);

    const gone = await start({ url: "tulpan.test" });
    await deleteOldChecks(database.client, new Date(Date.now() + 31 * 86_400_000));
    expect((await get(gone.id)).status).toBe(404);
    expect(await history(token)).toEqual([guests.id]);
  });
});
