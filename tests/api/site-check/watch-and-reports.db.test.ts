import { beforeEach, expect, test } from "vitest";
import * as cropRoute from "@/app/api/checks/[id]/crops/[n]/route";
import * as downloadRoute from "@/app/api/checks/[id]/download/route";
import { newId } from "@/lib/core/ids";
import { claimNextCheck } from "@/lib/features/site-check/mutations";
import { completeCheck } from "@/lib/features/site-check/queue/complete-check";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { enqueueDueSites } from "@/lib/features/site-check/schedule/enqueue-due-sites";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument, documentCalls } from "@/tests/support/api/documents/document-calls";
import {
  readCheck,
  type StoredCheck,
  seenOnSite,
  storeCheck,
} from "@/tests/support/api/sites/check-calls";
import { checkReportOf, findingOf, smallJpeg } from "@/tests/support/api/sites/check-reports";
import { listSites, readSite, siteCalls } from "@/tests/support/api/sites/site-calls";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const dayMs = 86_400_000;
const address = "https://romashka.ru/";

describeOnDatabases("after a site check", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
  });

  const stored = (report: CheckReport | null, data?: StoredCheck) =>
    storeCheck(database, owner.id, report, data);

  /** Takes what is due and ends it with this report, as a runner does. */
  const run = async (report: CheckReport, now: Date, crops: readonly Uint8Array[] = []) => {
    await database.client.checkedHost.updateMany({ data: { visitedAt: new Date(0) } });
    const check = await claimNextCheck(database.client, now);
    if (check === null || check === "later") throw new Error("No check is due");
    const outcome = { report, crops, unknownHosts: ["cdn.unknown.ru"] };
    await completeCheck(database.client, check, outcome, now);
    return check.id;
  };
  const notifications = () =>
    database.client.notification.findMany({ orderBy: { createdAt: "asc" } });

  test("a watched site is checked on its day, and only new findings are notified, once", async () => {
    await createDocument(token, shopAnswers);
    const [site] = await listSites(token);
    const id = site?.id ?? "";
    expect(site?.watch).toMatchObject({ isOn: true });
    let now = new Date(site?.watch.nextAt ?? "");
    expect(await enqueueDueSites(database.client, new Date(now.getTime() - 1000))).toBe(0);

    const together = await Promise.all([1, 2, 3].map(() => enqueueDueSites(database.client, now)));
    expect(together.toSorted()).toEqual([0, 0, 1]);
    const nextAt = Date.parse((await readSite(token, id)).watch.nextAt ?? "");
    expect(nextAt - now.getTime()).toBe(30 * dayMs);

    // The first check: what is grave, and nothing else.
    const low = findingOf("cookie-notice-missing", { severity: "low", title: "Нет уведомления" });
    const first = await run(checkReportOf(address, { findings: [low] }), now);
    expect(await readCheck(first, token)).toMatchObject({
      isWatch: true,
      siteId: id,
      status: "done",
    });
    expect(await notifications()).toEqual([]);

    const next = async (report: CheckReport) => {
      now = new Date((await readSite(token, id)).watch.nextAt ?? "");
      expect(await enqueueDueSites(database.client, now)).toBe(1);
      return run(report, now);
    };
    const grave = findingOf("tracker-before-consent", { title: "Счётчик до согласия" });
    const facts = { ...seenOnSite, processingPurposes: [], dataTypesCollected: [] };
    const changed = checkReportOf(address, { findings: [low, grave], facts });
    const second = await next(changed);
    expect(await notifications()).toMatchObject([
      {
        userId: owner.id,
        title: "romashka.ru: 2\u00a0новых замечания",
        link: `/check/${second}`,
        type: "warning",
        message: expect.stringMatching(
          /^Мы проверили сайт [^.]+\sг\. С прошлой проверки появилось:\n– Счётчик до согласия\n– Сайт и сведения о нём расходятся: «Какие счётчики стоят на сайте»\n/,
        ),
      },
    ]);
    expect((await readCheck(second, token)).changes?.appeared).toEqual(["tracker-before-consent"]);

    // The same again, and a site that does not answer: nothing to tell.
    await next(changed);
    const unread = checkReportOf(address, { isRead: false, pages: [], facts: {} });
    for (const periods of [1, 2, 4, 8, 8]) {
      await next(unread);
      const wait = Date.parse((await readSite(token, id)).watch.nextAt ?? "") - now.getTime();
      expect(wait).toBe(periods * 30 * dayMs);
    }
    // Compared with the last one that was read.
    await next(changed);
    expect(await notifications()).toHaveLength(1);
    expect(await database.client.unknownHost.findMany()).toMatchObject([
      { host: "cdn.unknown.ru", sites: 1 },
    ]);
  });

  test("a paid plan is watched weekly, a change is checked within a day, and watching can end", async () => {
    const data = { role: "premium", subscription: "premium", documentsLimit: 100 };
    await database.client.user.update({ where: { id: owner.id }, data });
    const { id: documentId } = await createDocument(token, shopAnswers);
    const [site] = await listSites(token);
    const id = site?.id ?? "";
    const dueAt = async () => Date.parse((await readSite(token, id)).watch.nextAt ?? "");
    const now = new Date(await dueAt());
    expect(await enqueueDueSites(database.client, now)).toBe(1);
    expect((await dueAt()) - now.getTime()).toBe(7 * dayMs);

    await documentCalls.publish(documentId, {
      token,
      json: { isPublic: true, allowsIndexing: false },
    });
    expect((await dueAt()) - Date.now()).toBeLessThanOrEqual(dayMs);

    const patch = (json: object) => siteCalls.rename(id, { token, json });
    expect(await (await patch({ watch: false })).json()).toMatchObject({
      watch: { isOn: false, nextAt: null },
    });
    await documentCalls.createEdition(documentId, {
      token,
      search: "?after=1",
      json: { ...shopAnswers, phone: "+7 495 123-45-67" },
    });
    expect((await readSite(token, id)).watch.isOn).toBe(false);
    expect((await patch({})).status).toBe(400);
    expect(await (await patch({ watch: true, name: "Магазин" })).json()).toMatchObject({
      name: "Магазин",
      watch: { isOn: true },
    });

    // A host whose owner wants no visits gets none, and is looked at again a period later.
    await database.client.siteCheck.deleteMany();
    const excludedAt = new Date();
    await database.client.checkedHost.create({
      data: { host: "romashka.ru", visitedAt: new Date(0), excludedAt },
    });
    const later = new Date(await dueAt());
    expect(await enqueueDueSites(database.client, later)).toBe(0);
    expect((await dueAt()) - later.getTime()).toBe(7 * dayMs);
  });

  test("24 reports of a site are kept, and requested checks run before watched ones", async () => {
    await createDocument(token, shopAnswers);
    const [site] = await listSites(token);
    const siteId = site?.id ?? "";
    const start = Date.now() - 40 * dayMs;
    for (let day = 0; day < 25; day += 1) {
      const requestedAt = new Date(start + day * dayMs);
      await stored(checkReportOf(address), { siteId, requestedAt });
    }
    const now = new Date(site?.watch.nextAt ?? "");
    expect(await enqueueDueSites(database.client, now)).toBe(1);
    const asked = newId();
    await database.client.siteCheck.create({
      data: { id: asked, url: "tulpan.ru", host: "tulpan.ru", dueAt: now },
    });
    expect(await claimNextCheck(database.client, now)).toMatchObject({ id: asked });
    const last = await run(checkReportOf(address), now);
    const kept = await database.client.siteCheck.findMany({
      where: { siteId },
      orderBy: { requestedAt: "desc" },
    });
    expect([kept.length, kept[0]?.id]).toEqual([24, last]);
    expect(kept.at(-1)?.requestedAt).toEqual(new Date(start + 2 * dayMs));
  });

  test("a report's picture opens by its address, is in the PDF and is deleted with the report", async () => {
    const id = await stored(null);
    const evidence = [
      {
        url: address,
        line: 1,
        excerpt: "<form>",
        crop: { n: 1, of: "form" as const, width: 40, height: 20 },
      },
    ];
    const findings = [findingOf("form-without-consent", { evidence })];
    expect(await run(checkReportOf(address, { findings }), new Date(), [smallJpeg])).toBe(id);
    expect((await readCheck(id)).report?.findings[0]?.evidence).toEqual(evidence);
    const cropOf = (of: string, n: string) =>
      call(cropRoute.GET, `/api/checks/${of}/crops/${n}`, { params: { id: of, n } });

    const response = await cropOf(id, "1");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(smallJpeg);
    for (const n of ["2", "7", "0", "x"]) expect((await cropOf(id, n)).status).toBe(404);

    const pdf = await call(downloadRoute.GET, `/api/checks/${id}/download`, { params: { id } });
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.includes(Buffer.from(smallJpeg))).toBe(true);
    expect(bytes.toString("latin1")).toMatch(/\/S \/Figure/);

    const data = { expiresAt: new Date(0) };
    await database.client.siteCheck.update({ where: { id }, data });
    expect((await cropOf(id, "1")).status).toBe(404);
    await database.client.siteCheck.delete({ where: { id } });
    expect(await database.client.siteCheckCrop.count()).toBe(0);
  });

  test("the report is a PDF for anyone who has its address", { tags: ["slow"] }, async () => {
    const finding = findingOf("tracker-before-consent", {
      title: "Счётчик работает до согласия",
      why: "Счётчик собирает данные раньше, чем посетитель что-то выбрал.",
      fix: "Запускайте его после выбора.",
      fine: { part: "1", entrepreneurs: "50 000–100 000 ₽", companies: "150 000–300 000 ₽" },
      evidence: Array.from({ length: 5 }, (_, line) => ({
        url: `${address}?${"x".repeat(300)}`,
        line: line + 1,
        excerpt: `<script src="https://mc.yandex.ru/${"metrika".repeat(20)}"></script>`,
      })),
    });
    const id = await stored(checkReportOf(address, { findings: Array(25).fill(finding) }));
    const download = (of: string, search = "") =>
      call(downloadRoute.GET, `/api/checks/${of}/download${search}`, { params: { id: of } });
    const response = await download(id, "?format=pdf");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const text = await textOfPdf(new Uint8Array(await response.arrayBuffer()));
    for (const value of [
      "Проверка сайта romashka.ru",
      "1 страница",
      "Счётчик работает до согласия",
      "Запускайте его после выбора.",
      "ст. 9 ч. 1 152-ФЗ",
      "ст. 13.11 ч. 1 КоАП РФ: предприниматели — 50 000–100 000 ₽, организации",
      "и ещё 2 места",
    ]) {
      expect(text).toContain(value);
    }
    expect((await download(await stored(null))).status).toBe(409);
    expect((await download(id, "?format=docx")).status).toBe(400);
    expect((await download(newId())).status).toBe(404);
  });
});
