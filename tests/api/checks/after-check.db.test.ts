import { beforeEach, expect, test } from "vitest";
import * as cropRoute from "@/app/api/checks/[id]/crops/[n]/route";
import * as downloadRoute from "@/app/api/checks/[id]/download/route";
import * as keepRoute from "@/app/api/checks/[id]/keep/route";
import * as checkRoute from "@/app/api/checks/[id]/route";
import * as takeRoute from "@/app/api/checks/[id]/site/route";
import * as checksRoute from "@/app/api/checks/route";
import * as sitesRoute from "@/app/api/sites/route";
import { newId } from "@/lib/core/ids";
import { takeNextCheck } from "@/lib/features/site-check/mutations";
import type {
  CheckDetails,
  CheckedSite,
  CheckReport,
  CheckSummary,
} from "@/lib/features/site-check/responses";
import { endCheck } from "@/lib/features/site-check/run/end-check";
import { enqueueDueSites } from "@/lib/features/site-check/watch/enqueue";
import { call } from "@/tests/support/api/api-call";
import { shopAnswers } from "@/tests/support/api/api-session";
import { checkReportOf, findingOf, smallJpeg } from "@/tests/support/api/check-reports";
import { createDocument, documentCalls } from "@/tests/support/api/document-calls";
import { type RegisteredUser, registerUser } from "@/tests/support/api/registered-user";
import {
  listSites,
  readPassport,
  readSite,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/site-calls";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const dayMs = 86_400_000;
const address = "https://romashka.ru/";
const seenOnSite = {
  websiteUrl: "https://romashka.ru",
  inn: "7707083893",
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
  yandexMetricaId: "12345678",
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["phone", "cookies"],
};

describeOnDatabases("what follows a check", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
  });

  const stored = async (
    report: CheckReport | null,
    data: {
      userId?: string | null;
      siteId?: string;
      requestedAt?: Date;
      expiresAt?: Date;
      reason?: string;
    } = {},
  ) => {
    const id = newId();
    const requestedAt = data.requestedAt ?? new Date();
    await database.client.siteCheck.create({
      data: {
        id,
        userId: owner.id,
        url: "romashka.ru",
        host: "romashka.ru",
        dueAt: requestedAt,
        finishedAt: report && requestedAt,
        ...(report && { report: report as object }),
        ...data,
      },
    });
    return id;
  };
  const take = (id: string, as = token, json: object = {}) =>
    call(takeRoute.POST, `/api/checks/${id}/site`, { params: { id }, token: as, json });
  const taken = async (id: string) => {
    const response = await take(id);
    expect(response.status).toBe(200);
    return (await response.json()) as CheckedSite;
  };
  const read = async (id: string, as?: string) =>
    (await (
      await call(checkRoute.GET, `/api/checks/${id}`, { params: { id }, token: as })
    ).json()) as CheckDetails;

  test("a site is made of what was seen, and its documents wait until its owner has confirmed it", async () => {
    const expiresAt = new Date(Date.now() + dayMs);
    const report = checkReportOf(address, { facts: seenOnSite });
    const id = await stored(report, { userId: null, expiresAt });
    expect((await take(id)).status).toBe(404);
    await call(keepRoute.POST, `/api/checks/${id}/keep`, { params: { id }, method: "POST", token });
    const { siteId, ...made } = await taken(id);
    expect(made).toMatchObject({ isNew: true, differ: [] });
    expect(made.added.toSorted()).toEqual(Object.keys(seenOnSite).toSorted());
    expect(await read(id, token)).toMatchObject({ siteId, differences: [] });

    const passport = await readPassport(token, siteId);
    expect(new Set(Object.values(passport.facts).map(({ origin }) => origin))).toEqual(
      new Set(["seen"]),
    );
    const json = { documents: [{ type: "privacy" }] };
    const early = await (await siteCalls.createDocuments(siteId, { token, json })).json();
    expect(early.documents).toEqual([]);
    expect(early.leftOut[0].message).toMatch(/^Сначала подтвердите то, что увидено на сайте: «/);

    // Saved as it is, with what only its owner knows: all of it is answered then.
    const values = { ...shopAnswers, type: undefined, ...valuesOf(passport) };
    const saved = await siteCalls.changePassport(siteId, {
      token,
      search: "?after=1",
      json: values,
    });
    expect(saved.status).toBe(200);
    const confirmed = await readPassport(token, siteId);
    expect(new Set(Object.values(confirmed.facts).map(({ origin }) => origin))).toEqual(
      new Set(["answered"]),
    );
    const late = await (await siteCalls.createDocuments(siteId, { token, json })).json();
    expect(late).toMatchObject({ documents: [{ type: "privacy" }], leftOut: [] });
  });

  test("a passport is completed, what was answered stays, and no document says what was only seen", async () => {
    const document = await createDocument(token, shopAnswers);
    const [site] = await listSites(token);
    const before = await readPassport(token, site?.id ?? "");
    const facts = { ...seenOnSite, inn: "7728168971" };
    const id = await stored(checkReportOf(address, { facts }));
    const answer = await taken(id);
    expect(answer).toMatchObject({ siteId: site?.id, isNew: false });
    expect(answer.differ.toSorted()).toEqual(["dataTypesCollected", "inn", "processingPurposes"]);
    expect(answer.added).toContain("yandexMetricaId");

    const after = await readPassport(token, answer.siteId);
    expect(after.edition).toBe(2);
    expect(after.facts).toMatchObject(before.facts);
    expect(after.facts.analyticsServices).toMatchObject({ origin: "seen" });
    const touched = await (await siteCalls.listTouched(answer.siteId, { token })).json();
    expect(touched).toEqual({ passport: 2, touched: [] });
    // Again: nothing is new.
    expect(await taken(id)).toEqual({ ...answer, added: [] });

    const { differences } = await read(id, token);
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          key: "analyticsServices",
          label: "Какие счётчики стоят на сайте",
          seen: "Яндекс.Метрика",
          said: null,
        },
        { key: "inn", label: "ИНН", seen: "7728168971", said: "7707083893" },
      ]),
    );
    expect((await read(id)).differences).toBeNull();
    const [summary] = (await (
      await call(checksRoute.GET, "/api/checks", { token })
    ).json()) as CheckSummary[];
    expect(summary?.findings).toEqual({ high: 0, medium: 1, low: 0 });

    // Confirmed, the counter is one of the document's.
    const json = valuesOf(after);
    const saved = await siteCalls.changePassport(answer.siteId, {
      token,
      search: "?after=2",
      json,
    });
    expect((await saved.json()).touched).toMatchObject([{ id: document.id }]);
  });

  test("a check of somebody else, of another site, without a report or unread gives nothing", async () => {
    const stranger = await registerUser();
    const id = await stored(checkReportOf(address, { facts: seenOnSite }));
    expect((await take(id, stranger.token)).status).toBe(404);
    const tulpan = await (
      await call(sitesRoute.POST, "/api/sites", {
        token,
        json: { address: "tulpan.ru" },
      })
    ).json();
    const other = await take(id, token, { siteId: tulpan.id });
    expect([other.status, (await other.json()).fieldErrors]).toEqual([
      400,
      { siteId: ["Это проверка другого сайта: romashka.ru"] },
    ]);
    expect((await take(id, token, { siteId: newId() })).status).toBe(404);
    expect((await take(await stored(null))).status).toBe(409);
    const unread = checkReportOf(address, { isRead: false, pages: [], facts: {} });
    expect((await take(await stored(unread))).status).toBe(409);
    expect((await listSites(token)).map(({ address }) => address)).toEqual(["tulpan.ru"]);
  });

  test("of ten that take the facts at once one makes the site", async () => {
    const id = await stored(checkReportOf(address, { facts: seenOnSite }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => taken(id)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ siteId }) => siteId)).size).toBe(1);
    expect(await readPassport(token, answers[0]?.siteId ?? "")).toMatchObject({ edition: 1 });
  });

  // The embedded database runs one transaction at a time: there is nothing to cross.
  if (database.kind === "postgresql")
    test("taking the facts waits for whoever gives the check to the site, and does not lock them out", async () => {
      const id = await stored(checkReportOf(address, { facts: seenOnSite }));
      const { siteId } = await taken(id);
      let answer: Promise<Response> | undefined;
      await database.client.$transaction(async (tx) => {
        await tx.siteCheck.update({ where: { id }, data: { siteId: null } });
        answer = take(id);
        await database.untilBlocked();
        await tx.siteCheck.update({ where: { id }, data: { siteId } });
      });
      expect((await answer)?.status).toBe(200);
    });

  /** Takes what is due and ends it with this report, as a runner does. */
  const run = async (report: CheckReport, now: Date, crops: readonly Uint8Array[] = []) => {
    await database.client.checkedHost.updateMany({ data: { visitedAt: new Date(0) } });
    const check = await takeNextCheck(database.client, now);
    if (check === null || check === "later") throw new Error("No check is due");
    const outcome = { report, crops, unknownHosts: ["cdn.unknown.ru"] };
    await endCheck(database.client, check, outcome, now);
    return check.id;
  };
  const notifications = () =>
    database.client.notification.findMany({ orderBy: { createdAt: "asc" } });

  test("a watched site is checked in its day, and what is new is told once", async () => {
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
    expect(await read(first, token)).toMatchObject({ isWatch: true, siteId: id, status: "done" });
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
    expect((await read(second, token)).changes?.appeared).toEqual(["tracker-before-consent"]);

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

  test("a paid plan is watched weekly; a change is looked at a day later; off is off", async () => {
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

  test("24 reports of a site are kept, and visitors come before the watch", async () => {
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
    expect(await takeNextCheck(database.client, now)).toMatchObject({ id: asked });
    const last = await run(checkReportOf(address), now);
    const kept = await database.client.siteCheck.findMany({
      where: { siteId },
      orderBy: { requestedAt: "desc" },
    });
    expect([kept.length, kept[0]?.id]).toEqual([24, last]);
    expect(kept.at(-1)?.requestedAt).toEqual(new Date(start + 2 * dayMs));
  });

  test("pictures of a report are for whoever knows its address, stand in the PDF and go with it", async () => {
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
    expect((await read(id)).report?.findings[0]?.evidence).toEqual(evidence);
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

  test("the report is a PDF for whoever knows its address", { tags: ["slow"] }, async () => {
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
    for (const words of [
      "Проверка сайта romashka.ru",
      "1 страница",
      "Счётчик работает до согласия",
      "Запускайте его после выбора.",
      "ст. 9 ч. 1 152-ФЗ",
      "ст. 13.11 ч. 1 КоАП РФ: предприниматели — 50 000–100 000 ₽, организации",
      "и ещё 2 места",
    ]) {
      expect(text).toContain(words);
    }
    expect((await download(await stored(null))).status).toBe(409);
    expect((await download(id, "?format=docx")).status).toBe(400);
    expect((await download(newId())).status).toBe(404);
  });
});
