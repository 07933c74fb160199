import { parse } from "parse5";
import { beforeEach, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { requestLengths } from "@/lib/features/requests/messages";
import type { OpenRequests } from "@/lib/features/requests/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  openPublic,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { openPublicForm, sendPublicForm } from "@/tests/support/api/duties/public-form-calls";
import { createRequest, requestCalls } from "@/tests/support/api/duties/request-calls";
import { listSites, siteCalls } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const request = {
  kind: "access",
  name: "Тайный Проситель",
  contact: "tajna@example.ru",
  text: "Откуда у вас мой телефон?\nТайна.",
};

/** docs/specification/requests.md#the-form-of-a-public-page */
describeOnDatabases("the request form of a public page", (database) => {
  let owner: RegisteredUser;
  let token: string;
  let site: string;
  let document: DocumentDetails;
  let publicId: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    document = await createDocument(token, shopAnswers);
    site = (await listSites(token))[0]?.id ?? "";
    publicId = (await publishDocument(token, document.id)).publicId ?? "";
  });

  const take = (takesRequests: boolean, isPublic = true) =>
    documentCalls.publish(document.id, {
      token,
      json: { isPublic, allowsIndexing: false, takesRequests },
    });
  const send = (changes: object = {}, headers?: Record<string, string>) =>
    sendPublicForm(publicId, { id: newId(), ...request, ...changes }, headers);
  const open = async () =>
    ((await (await requestCalls.open(site, { token })).json()) as OpenRequests).open;
  const textOf = async (response: Response) => {
    const html = await response.text();
    const errors: string[] = [];
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    return html.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");
  };

  test("returns 404 until the owner turns it on, and has no link on the page", async () => {
    expect((await openPublicForm(publicId)).status).toBe(404);
    expect((await send()).status).toBe(404);
    expect(await (await openPublic(publicId)).text()).not.toContain("/request");
    expect(await (await take(true)).json()).toMatchObject({ takesRequests: true });
    expect(await (await openPublic(publicId)).text()).toContain(`href="/d/${publicId}/request"`);
    expect((await openPublicForm(publicId)).status).toBe(200);
    // What does not name it leaves it as it is.
    const published = await publishDocument(token, document.id);
    expect(published.takesRequests).toBe(true);
    expect(await (await take(false)).json()).toMatchObject({ takesRequests: false });
    expect((await send()).status).toBe(404);
    await take(true, false);
    expect((await openPublicForm(publicId)).status).toBe(404);
    expect(await open()).toEqual([]);
  });

  test("allows no script, sets no cookie and asks only for kind, name, contact and text", async () => {
    await take(true);
    const response = await openPublicForm(publicId);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await textOf(response);
    expect(html).toContain("ООО «Ромашка»");
    expect(html).toContain('method="post"');
    const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, n]) => n);
    expect([...new Set(names)].sort()).toEqual(["contact", "id", "kind", "name", "text"]);
    for (const secret of [document.id, site, owner.id, owner.email]) {
      expect(html).not.toContain(secret);
    }
  });

  test("stores a request encrypted in the register, as received today in Moscow", async () => {
    await take(true);
    const response = await send();
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const [entry, ...others] = await open();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: "access",
      channel: "form",
      receivedOn: today,
      details: { person: "Тайный Проситель · tajna@example.ru", note: request.text },
    });
    const html = await textOf(response);
    expect(html).toContain(entry?.details?.incoming ?? "?");
    expect(html).toContain(formatRussianDate(entry?.dues[0]?.date ?? "").replaceAll("\u00a0", " "));
    expect(html).toContain("ст. 14 ч. 3");
    expect(html).toContain("ст. 17 ч. 1");
    const row = await database.client.siteRequest.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Тайн|tajna|телефон/);
  });

  test("sends the owner one e-mail without the words of the request", async () => {
    await take(true);
    await database.client.outboxMail.deleteMany();
    await send();
    const emails = await database.client.outboxMail.findMany();
    expect(emails).toMatchObject([{ recipient: owner.email }]);
    expect(emails[0]?.text).toContain(`/sites/${site}/requests`);
    expect(emails[0]?.text).toContain("Сведения о данных");
    expect(JSON.stringify(emails)).not.toMatch(/Тайн|tajna|телефон/);
  });

  test("stores one request when the same form is sent several times, also in parallel", async () => {
    await take(true);
    const id = newId();
    const statuses = (await Promise.all([1, 2, 3].map(() => send({ id })))).map((r) => r.status);
    expect(statuses).toEqual([200, 200, 200]);
    expect((await send({ id })).status).toBe(200);
    expect(await open()).toHaveLength(1);
    expect(
      await database.client.outboxMail.count({
        where: { recipient: owner.email, subject: { contains: "новый запрос" } },
      }),
    ).toBe(1);
  });

  test("shows the errors and keeps the typed values as escaped text after an invalid sending", async () => {
    await take(true);
    const hostile = `"><script>alert(1)</script>`;
    const response = await send({
      kind: "",
      contact: " ",
      name: hostile,
      text: `${hostile}\n\nдва`,
    });
    expect(response.status).toBe(400);
    const html = await textOf(response);
    expect(html).toContain("Выберите, о чём вы просите");
    expect(html).toContain("Напишите, куда ответить");
    expect(html).not.toContain("Напишите, как к вам обращаться");
    expect(html).not.toContain("<script");
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html.indexOf("Выберите, о чём")).toBeLessThan(html.indexOf("Напишите, куда"));
    expect(await open()).toEqual([]);
    const text = await textOf(await send({ text: "", kind: "stop" }));
    expect(text).toMatch(/value="stop"[^>]* checked/);
    expect(text).toContain('value="tajna@example.ru"');
  });

  test("rejects foreign origins, other content types, unknown kinds and oversized bodies", async () => {
    await take(true);
    expect((await send({}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send({}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await send({}, { origin: "null" })).status).toBe(403);
    expect((await send({}, { "content-type": "application/json" })).status).toBe(415);
    expect((await send({}, { "content-type": "text/plain" })).status).toBe(415);
    expect((await send({ text: "я".repeat(40_000) })).status).toBe(413);
    const long = await send({ text: "я".repeat(requestLengths.note + 1) });
    expect(long.status).toBe(400);
    expect((await send({ kind: "regulator" })).status).toBe(400);
    expect((await send({ kind: "constructor" })).status).toBe(400);
    expect(await open()).toEqual([]);
    // A made-up id is ignored.
    expect((await send({ id: "x" })).status).toBe(200);
    expect((await send({ id: site })).status).toBe(200);
    expect(await open()).toHaveLength(2);
    expect((await openPublicForm("\0")).status).toBe(404);
  });

  test("returns 409 when requests fill three quarters of the register, but the owner can still add one", async () => {
    await take(true);
    await send();
    const row = await database.client.siteRequest.findFirstOrThrow();
    await database.client.siteRequest.createMany({
      data: Array.from({ length: 149 }, (_, at) => ({ ...row, id: String(at).padStart(24, "0") })),
    });
    const response = await send();
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("не принимаются");
    await createRequest(token, site, {});
  });

  test("returns 429 after forty requests a day for one site", async () => {
    await take(true);
    const statuses: number[] = [];
    for (let at = 0; at < 41; at += 1) statuses.push((await send()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send();
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toContain("написанное останется в форме");
  });

  test("is closed after the owner is blocked, the site is deleted, or without a site", async () => {
    await take(true);
    const block = (blockedAt: Date | null) =>
      database.client.user.update({ where: { id: owner.id }, data: { blockedAt } });
    await block(new Date());
    expect((await openPublicForm(publicId)).status).toBe(404);
    await block(null);
    await siteCalls.remove(site, { token });
    expect((await openPublicForm(publicId)).status).toBe(404);
    expect((await send()).status).toBe(404);
    expect(await (await openPublic(publicId)).text()).not.toContain("/request");
    const refused = await take(true);
    expect(refused.status).toBe(400);
    expect((await refused.json()).fieldErrors).toHaveProperty("takesRequests");
  });
});
