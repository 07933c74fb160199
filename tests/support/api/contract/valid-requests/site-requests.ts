import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { saveConsentText } from "@/lib/features/journal/mutations";
import type { Database } from "@/lib/platform/db/database";
import { newestEdition } from "@/tests/support/api/contract/valid-requests/document-requests";
import type {
  RequestFixture,
  RequestMaker,
  ValidRequest,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { createIncident } from "@/tests/support/api/duties/incident-calls";
import { createSent } from "@/tests/support/api/duties/notification-calls";
import { createAdoption, paperMark } from "@/tests/support/api/duties/paper-calls";
import { buildRequest, createRequest } from "@/tests/support/api/duties/request-calls";
import { bannerChoice } from "@/tests/support/api/sites/banner-choice";
import { checkReportOf, smallJpeg } from "@/tests/support/api/sites/check-reports";
import { recordOf, sha256, shownText } from "@/tests/support/api/sites/journal-calls";

/** Valid requests about sites, their registers and their checks, by call. */
export const siteMakers: Record<string, RequestMaker> = {
  "POST /api/sites": () => ({ json: { address: `${newId()}.example` } }),
  "PUT /api/sites/{id}/passport": async ({ client, owned }) => ({
    search: `?after=${await passportEdition(client, owned.site)}`,
    json: { websiteUrl: "romashka.ru", phone: "+7 495 000-00-00" },
  }),
  "PUT /api/sites/{id}/banner": () => ({ json: bannerChoice }),
  "GET /api/sites/{id}/notification/file": () => ({ search: "?kind=initial&format=docx" }),
  "POST /api/sites/{id}/notification/sent": async ({ client, owned: { site } }) => ({
    json: { kind: "initial", sentOn: "2026-11-01", edition: await passportEdition(client, site) },
  }),
  "GET /api/sites/{id}/notification/sent/{sentId}": sentOfSite,
  "PATCH /api/sites/{id}/notification/sent/{sentId}": sentOfSite,
  "DELETE /api/sites/{id}/notification/sent/{sentId}": sentOfSite,
  "GET /api/sites/{id}/papers/{paper}": () => paperOfSite,
  "GET /api/sites/{id}/papers/{paper}/file": () => ({ ...paperOfSite, search: "?format=txt" }),
  "POST /api/sites/{id}/papers/{paper}/adoptions": async ({ client, owned: { site } }) => ({
    ...paperOfSite,
    json: { adoptedOn: "2026-11-01", text: await paperMark(client, site) },
  }),
  "DELETE /api/sites/{id}/papers/{paper}/adoptions/{adoption}": async ({ client, owned }) => ({
    parameters: { ...paperOfSite.parameters, adoption: await createAdoption(client, owned.site) },
  }),
  "POST /api/sites/{id}/editions": async ({ client, owned: { site, document } }) => ({
    json: {
      passport: await passportEdition(client, site),
      documents: [{ id: document, after: await newestEdition(client, document) }],
    },
  }),
  "DELETE /api/sites/import": async ({ client, owner }, caller) => {
    const id = newId();
    const userId = caller?.id ?? owner.id;
    const address = `${id}.example`;
    const data = { id, userId, name: address, address, passportAt: new Date() };
    await client.site.create({ data });
    return { json: { sites: [id] } };
  },
  "POST /api/journal/{key}": async ({ client, owner }) => {
    const { key, siteId } = await createJournal(client, owner.id);
    return { parameters: { key }, json: recordOf(siteId) };
  },
  "POST /api/journal/{key}/forms": async ({ client, owner }, caller) => {
    const { key } = await createJournal(client, caller?.id ?? owner.id);
    return { parameters: { key } };
  },
  "GET /api/sites/{id}/journal/visitors/{visitor}/extract": async ({ client, owned }) => {
    const record = recordOf(owned.site);
    await insertRecords(client, [{ siteId: owned.site, receivedAt: new Date(), record }]);
    return { parameters: { visitor: record.id } };
  },
  "GET /api/sites/{id}/journal/texts/{hash}": async ({ client, owned }) => {
    const shown = { hash: sha256(shownText), text: shownText, edition: 1 };
    await saveConsentText(client, owned.site, shown, new Date());
    return { parameters: { hash: shown.hash } };
  },
  "POST /api/sites/{id}/requests": () => ({ json: buildRequest({}) }),
  "GET /api/sites/{id}/requests/{request}": openRequest,
  "PATCH /api/sites/{id}/requests/{request}": async (fixture) => ({
    ...(await openRequest(fixture)),
    json: { kind: "correction", person: "Иванов И. И." },
  }),
  "DELETE /api/sites/{id}/requests/{request}": openRequest,
  "GET /api/sites/{id}/requests/{request}/file": async (fixture) => ({
    ...(await openRequest(fixture)),
    search: "?text=information&format=docx",
  }),
  "PUT /api/sites/{id}/requests/{request}/extension": async (fixture) => ({
    ...(await openRequest(fixture)),
    json: { extendedOn: toMoscowDate(new Date()), reason: "Данные собираем из трёх систем." },
  }),
  "PUT /api/sites/{id}/requests/{request}/answer": async (fixture) => ({
    ...(await openRequest(fixture)),
    json: { answeredOn: toMoscowDate(new Date()), outcome: "done", outgoing: "7" },
  }),
  "POST /api/sites/{id}/incidents": () => ({ json: { foundAt: new Date().toISOString() } }),
  "PUT /api/sites/{id}/incidents/{incident}": openIncident,
  "DELETE /api/sites/{id}/incidents/{incident}": openIncident,
  "GET /api/sites/{id}/incidents/{incident}/file": async (fixture) => ({
    ...(await openIncident(fixture)),
    search: "?paper=letter&format=docx",
  }),
  "PUT /api/sites/{id}/incidents/{incident}/found": async (fixture) => ({
    ...(await openIncident(fixture)),
    json: { foundAt: new Date().toISOString(), reason: "Сообщение пришло раньше." },
  }),
  "PUT /api/sites/{id}/incidents/{incident}/sent": async (fixture) => ({
    ...(await openIncident(fixture)),
    json: { part: "notice", sentAt: new Date().toISOString(), number: "12345" },
  }),
  "POST /api/checks": () => ({ json: { url: `${newId()}.example` } }),
  "POST /api/admin/checks/excluded": () => ({ json: { host: `${newId()}.example` } }),
  "DELETE /api/admin/checks/excluded/{host}": async ({ client }) => {
    const host = `${newId()}.example`;
    const now = new Date();
    await client.checkedHost.create({ data: { host, visitedAt: now, excludedAt: now } });
    return { parameters: { host } };
  },
  "POST /api/checks/{id}/site": async ({ client, owned }) => {
    await completeStoredCheck(client, owned.check);
    return {};
  },
  "GET /api/checks/{id}/download": async ({ client, owned }) => {
    await completeStoredCheck(client, owned.check);
    return {};
  },
  "GET /api/checks/{id}/crops/{n}": async ({ client, owned: { check: checkId } }) => {
    const crop = { checkId, n: 1, bytes: smallJpeg };
    await client.siteCheckCrop.upsert({
      where: { checkId_n: { checkId, n: 1 } },
      create: crop,
      update: {},
    });
    return { parameters: { n: "1" } };
  },
};

/** An internal paper that every owner needs. */
const paperOfSite = { parameters: { paper: "responsible-order" } };

/** A sent notification of the owner's site. */
async function sentOfSite({ client, owned }: RequestFixture): Promise<Partial<ValidRequest>> {
  return { parameters: { sentId: await createSent(client, owned.site) } };
}

/** A journal on a new site of the user, kept by the service. */
async function createJournal(client: Database, userId: string) {
  const siteId = newId();
  const now = new Date();
  const site = { name: "Сайт", address: `${siteId}.example`, passportAt: now };
  await client.site.create({ data: { id: siteId, userId, ...site } });
  return client.siteJournal.create({
    data: { siteId, key: newId(), folder: newId(), place: "ours" },
  });
}

/** An open request in the owner's register. */
async function openRequest({ owner, owned }: RequestFixture) {
  const { id } = await createRequest(owner.token, owned.site, {});
  return { parameters: { request: id } };
}

/** A leak of the owner's site, discovered just now. */
async function openIncident({ owner, owned }: RequestFixture) {
  const { id } = await createIncident(owner.token, owned.site, new Date());
  return { parameters: { incident: id } };
}

/** Gives the owner's check its report. */
async function completeStoredCheck(client: Database, id: string): Promise<void> {
  await client.siteCheck.updateMany({
    where: { id },
    data: { finishedAt: new Date(), report: checkReportOf("https://romashka.example/") as object },
  });
}

/** 1 for a deleted site: the request gets a 404 anyway. */
async function passportEdition(client: Database, id: string): Promise<number> {
  const site = await client.site.findUnique({ where: { id }, select: { edition: true } });
  return site?.edition ?? 1;
}
