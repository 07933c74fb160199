import { readFileSync } from "node:fs";
import * as lawChangesRoute from "@/app/api/admin/law-changes/route";
import * as templateEditionsRoute from "@/app/api/admin/templates/[key]/editions/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { keepPendingSecret } from "@/lib/features/accounts/second-factor/mutations";
import { newToken } from "@/lib/features/accounts/tokens/mutations";
import { keepConsentText } from "@/lib/features/journal/mutations";
import { insertRecords } from "@/lib/features/journal/writing/insert-records";
import type { CreatedLawChange } from "@/lib/features/law-watch/responses";
import { saveBot } from "@/lib/features/telegram/mutations";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import { newTotpSecret } from "@/lib/platform/auth/totp";
import type { Database } from "@/lib/platform/db/database";
import {
  createFailedMail,
  createFeedback,
  createHelpArticle,
  createPlanned,
  createPlanRequest,
  createPost,
  createReview,
  templateKey,
} from "@/tests/support/api/admin-fixtures";
import { type Call, call } from "@/tests/support/api/api-call";
import {
  type Caller,
  createSignedInUser,
  type DocumentedCall,
  type OwnedIds,
  ownedBy,
} from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/api-session";
import { codeOf } from "@/tests/support/api/authenticator";
import { bannerChoice } from "@/tests/support/api/banner-choice";
import { checkReportOf, smallJpeg } from "@/tests/support/api/check-reports";
import { publishDocument } from "@/tests/support/api/document-calls";
import { enterIncident } from "@/tests/support/api/incident-calls";
import {
  buyerOfTests,
  createInvoice,
  createPaidInvoice,
  enterBank,
  paidToday,
  refundToday,
} from "@/tests/support/api/invoice-fixtures";
import { recordOf, sha256, shownText } from "@/tests/support/api/journal-calls";
import {
  firstClause,
  makeLawyerLink,
  readOwnersReview,
  saveRemark,
} from "@/tests/support/api/lawyer-calls";
import { createSent } from "@/tests/support/api/notification-calls";
import { createAdoption, paperMark } from "@/tests/support/api/paper-calls";
import { testPassword } from "@/tests/support/api/registered-user";
import { enterRequest, requestOf } from "@/tests/support/api/request-calls";
import {
  confirmedSignIn,
  joinIdentity,
  providerParameters,
} from "@/tests/support/api/sign-in-calls";
import { teamMakers } from "@/tests/support/api/team-requests";

/** What a request is made for: whose things there are, and who administers them. */
export type RequestFixture = {
  client: Database;
  owner: Caller;
  owned: OwnedIds;
  other: Caller;
  admin: Caller;
};

/** A request that is valid in every respect; a permitted caller succeeds with it. */
export type ValidRequest = {
  parameters: Record<string, string>;
  search?: string;
  json?: Call["json"];
  headers?: Call["headers"];
};

export type Maker = (
  fixture: RequestFixture,
  caller: Caller | null,
) => Partial<ValidRequest> | Promise<Partial<ValidRequest>>;

let hash: Promise<string> | undefined;

/** What `createSignedInUser` takes to make a user who knows the password; hashed once, as it takes long. */
export async function withPassword(): Promise<{ password: string }> {
  hash ??= hashPassword(testPassword);
  return { password: await hash };
}

/** A bot's token by its form; the fake of the Bot API takes any. */
export const botToken = `123456789:${"AAH-x_9".repeat(5)}`;
const channelId = "@romashka_news";
const changedNorm = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.03.2027 № 1-ФЗ",
  inForce: "2027-03-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

/** The shortest of the templates, and a text of it that is not the shipped one. */
const changedTemplate = readFileSync(
  `content/documents/${templateKey}/template.md`,
  "utf8",
).replace(/^# .*/, "# Отказ от ответственности оператора");

const makers: Record<string, Maker> = {
  ...teamMakers,
  "POST /api/login": async ({ client, owner }) => {
    await secondFactor(client, owner.id, "off");
    return { json: { email: owner.email, password: testPassword } };
  },
  "POST /api/register": () => ({
    json: { email: `${newId()}@example.ru`, password: testPassword },
  }),
  "POST /api/auth/confirm-email": async ({ client }) => ({
    json: { token: await someonesToken(client, "confirm-email") },
  }),
  "POST /api/auth/resend-confirmation": async ({ client }, caller) =>
    caller ? {} : { json: { token: await someonesToken(client, "confirm-email") } },
  "POST /api/auth/forgot-password": () => ({ json: { email: `${newId()}@example.ru` } }),
  "POST /api/auth/reset-password": async ({ client }) => ({
    json: {
      token: await someonesToken(client, "reset-password"),
      password: "ещё один пароль",
    },
  }),
  "POST /api/auth/change-email": async ({ client }) => ({
    json: { token: await someonesToken(client, "change-email") },
  }),
  "POST /api/auth/providers/{provider}": () => providerParameters,
  "GET /api/auth/provider-sign-in": ({ client }) => confirmedSignIn(client),
  "POST /api/auth/provider-sign-in": async ({ client }) => ({
    ...(await confirmedSignIn(client)),
    json: { accepts: true },
  }),
  "POST /api/user/sign-in-methods/{provider}": () => providerParameters,
  "DELETE /api/user/sign-in-methods/{provider}": async ({ client }, caller) => {
    if (caller) await joinIdentity(client, caller.id);
    return providerParameters;
  },
  "POST /api/user/email": () => ({
    json: { email: `${newId()}@example.ru`, password: testPassword },
  }),
  "PATCH /api/user/password": async ({ client }, caller) => {
    // Anew each time: the call before has changed it.
    if (caller) {
      await client.user.updateMany({ where: { id: caller.id }, data: await withPassword() });
    }
    return { json: { currentPassword: testPassword, newPassword: "ещё один пароль" } };
  },
  "POST /api/user/second-factor": async ({ client }, caller) => {
    await secondFactor(client, caller?.id, "off");
    return { json: { password: testPassword } };
  },
  "PUT /api/user/second-factor": async ({ client }, caller) => ({
    json: { code: await secondFactor(client, caller?.id, "pending") },
  }),
  "DELETE /api/user/second-factor": async ({ client }, caller) => ({
    json: { password: testPassword, code: await secondFactor(client, caller?.id, "on") },
  }),
  "POST /api/user/second-factor/recovery-codes": async ({ client }, caller) => ({
    json: { password: testPassword, code: await secondFactor(client, caller?.id, "on") },
  }),
  "DELETE /api/admin/users/{userId}/second-factor": async ({ client }) => {
    // A new user: the call ends all of their sessions.
    const { id: userId } = await createSignedInUser(client);
    await secondFactor(client, userId, "on");
    return { parameters: { userId } };
  },
  "DELETE /api/admin/users/{userId}/notes/{noteId}": async ({ client, other }) => {
    const noteId = newId();
    await client.userNote.create({ data: { id: noteId, userId: other.id, text: "Просил счёт" } });
    return { parameters: { userId: other.id, noteId } };
  },
  "PUT /api/admin/telegram": () => ({ json: { botToken, channelId } }),
  "POST /api/admin/telegram/test": async ({ client }) => {
    await saveBot(client, null, { token: botToken, name: null, channelId }, new Date());
    return {};
  },
  "PUT /api/user/telegram": () => ({ json: { botToken, channelId } }),
  "POST /api/user/telegram/test": async ({ client }, caller) => {
    if (caller) {
      await saveBot(client, caller.id, { token: botToken, name: null, channelId }, new Date());
    }
    return {};
  },
  "POST /api/documents/package": () => ({
    json: { answers: shopAnswers, documents: [{ type: "terms" }] },
  }),
  "GET /api/documents/archive": ({ owned }) => ({ search: `?ids=${owned.document}` }),
  "GET /api/documents/{id}/comparison": () => ({ search: "?from=1&to=1" }),
  "POST /api/documents/{id}/editions": async ({ client, owned }) => ({
    search: `?after=${await newestEdition(client, owned.document)}`,
    json: { ...shopAnswers, phone: "+7 495 000-00-00" },
  }),
  "GET /api/documents/{id}/lawyer-links/{link}": lawyerLink,
  "DELETE /api/documents/{id}/lawyer-links/{link}": lawyerLink,
  "POST /api/documents/{id}/lawyer-links/{link}/end": lawyerLink,
  "POST /api/documents/{id}/lawyer-links/{link}/address": lawyerLink,
  "PUT /api/documents/{id}/lawyer-links/{link}/remarks/{remark}": async (fixture) => {
    const { owner, owned } = fixture;
    const { link, key } = await newLawyerLink(fixture);
    await saveRemark(key, (await firstClause(key)).id, "comment", "Тайное замечание");
    const [remark] = (await readOwnersReview(owner.token, owned.document, link)).remarks;
    return {
      parameters: { link, remark: remark?.id ?? "" },
      json: { decision: "refused", after: 1, seen: remark?.updatedAt ?? "" },
    };
  },
  "POST /api/lawyer-review": async (fixture) => ({
    json: { token: (await newLawyerLink(fixture)).key },
  }),
  "PUT /api/lawyer-review/remarks": async (fixture) => {
    const { key: token } = await newLawyerLink(fixture);
    const { id: clause } = await firstClause(token);
    return { json: { token, clause, kind: "comment", text: "Слово лишнее" } };
  },
  "PUT /api/lawyer-review/opinion": async (fixture) => ({
    json: { token: (await newLawyerLink(fixture)).key, name: "Иванов И. И." },
  }),
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
    await keepConsentText(client, owned.site, shown, new Date());
    return { parameters: { hash: shown.hash } };
  },
  "POST /api/sites/{id}/requests": () => ({ json: requestOf({}) }),
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
  "POST /api/billing/orders": async ({ client }, caller) => ({
    json: { plan: await payablePlan(client, caller), months: 1 },
  }),
  "GET /api/billing/quote": async ({ client }, caller) => ({
    search: `?plan=${await payablePlan(client, caller)}`,
  }),
  "POST /api/billing/invoices": async ({ client }, caller) => {
    await enterBank(client);
    const plan = await payablePlan(client, caller);
    return { json: { plan, months: 1, buyer: buyerOfTests } };
  },
  "GET /api/admin/billing/invoices/{id}/file": waitingInvoice,
  "DELETE /api/admin/billing/invoices/{id}": waitingInvoice,
  "POST /api/admin/billing/invoices/{id}/paid": async (fixture) => ({
    ...(await waitingInvoice(fixture)),
    json: paidToday(),
  }),
  "POST /api/admin/billing/invoices/{id}/act": paidInvoice,
  "GET /api/admin/billing/orders/{id}": paidInvoice,
  "POST /api/admin/billing/orders/{id}/refund": async (fixture) => ({
    ...(await paidInvoice(fixture)),
    json: refundToday(),
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
    await endCheck(client, owned.check);
    return {};
  },
  "GET /api/checks/{id}/download": async ({ client, owned }) => {
    await endCheck(client, owned.check);
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
  "GET /api/documents/{id}/qr": async ({ owner, owned }) => {
    await publishDocument(owner.token, owned.document);
    return {};
  },
  "POST /api/documents/{id}/law-notices/accept": async (fixture) => ({
    json: {
      notices: await openNotices(fixture),
      after: await newestEdition(fixture.client, fixture.owned.document),
    },
  }),
  "POST /api/documents/{id}/law-notices/dismiss": async (fixture) => ({
    json: { notices: await openNotices(fixture) },
  }),
  "GET /api/admin/feedback/{id}": createFeedback,
  "PATCH /api/admin/feedback/{id}": async (fixture) => ({
    ...(await createFeedback(fixture)),
    json: { adminResponse: "Спасибо, исправили на этой неделе." },
  }),
  "POST /api/admin/help": () => ({
    json: { title: "Как сменить хостинг", slug: newId(), category: "law", content: "<p>Так</p>" },
  }),
  "GET /api/admin/help/{id}": createHelpArticle,
  "PATCH /api/admin/help/{id}": async (fixture) => ({
    ...(await createHelpArticle(fixture)),
    json: { title: "Другой заголовок" },
  }),
  "DELETE /api/admin/help/{id}": createHelpArticle,
  "POST /api/sites/{id}/law-notices/accept": async (fixture) => ({
    json: {
      documents: [
        {
          id: fixture.owned.document,
          after: await newestEdition(fixture.client, fixture.owned.document),
          notices: await openNotices(fixture),
        },
      ],
    },
  }),
  "POST /api/sites/law-notices/accept": async (fixture) => ({
    json: {
      sites: [
        {
          id: fixture.owned.site,
          documents: [
            {
              id: fixture.owned.document,
              after: await newestEdition(fixture.client, fixture.owned.document),
              notices: await openNotices(fixture),
            },
          ],
        },
      ],
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
  "PUT /api/admin/laws/checked": () => ({
    json: { law: "152-ФЗ", checkedOn: toMoscowDate(new Date()), status: "checked" },
  }),
  "POST /api/admin/law-changes": () => ({ json: changedNorm }),
  "DELETE /api/admin/law-changes/{id}": async ({ admin }) => {
    const options = { token: admin.token, json: changedNorm };
    const entered = await call(lawChangesRoute.POST, "/api/admin/law-changes", options);
    const { change } = (await entered.json()) as CreatedLawChange;
    return { parameters: { id: change.id } };
  },
  "GET /api/admin/law-changes/preview": () => ({
    search: `?${new URLSearchParams({ law: changedNorm.law, place: changedNorm.place })}`,
  }),
  "POST /api/admin/mail/{id}/retry": createFailedMail,
  "PUT /api/admin/planned-notifications/{id}": createPlanned,
  "DELETE /api/admin/planned-notifications/{id}": createPlanned,
  "POST /api/admin/posts": () => ({
    json: {
      title: "Новый порядок",
      slug: newId(),
      category: "legal_news",
      section: "news",
      content: "<p>Текст <b>новости</b></p>",
    },
  }),
  "GET /api/admin/posts/{id}": createPost,
  "PATCH /api/admin/posts/{id}": async (fixture) => ({
    ...(await createPost(fixture)),
    json: { title: "Другой заголовок", isPublished: true },
  }),
  "DELETE /api/admin/posts/{id}": createPost,
  "PATCH /api/admin/plan-requests/{id}": createPlanRequest,
  "PATCH /api/admin/reviews/{id}": async (fixture) => ({
    ...(await createReview(fixture)),
    json: { isApproved: true },
  }),
  "DELETE /api/admin/reviews/{id}": createReview,
  "POST /api/admin/send-notification": ({ other }) => ({
    json: {
      title: "Новость",
      message: "Новость сервиса",
      audience: { kind: "user", userId: other.id },
    },
  }),
  "GET /api/template-editions/{key}": async (fixture) => {
    await publishedTemplate(fixture);
    return { parameters: { key: templateKey } };
  },
  "GET /api/admin/templates/{key}": () => ({ parameters: { key: templateKey } }),
  "POST /api/admin/templates/{key}/check": () => ({
    parameters: { key: templateKey },
    json: { content: changedTemplate },
  }),
  "POST /api/admin/templates/{key}/preview": () => ({
    parameters: { key: templateKey },
    json: { content: changedTemplate, sample: templateKey },
  }),
  "GET /api/admin/templates/{key}/editions": () => ({ parameters: { key: templateKey } }),
  "POST /api/admin/templates/{key}/editions": async ({ client }) => ({
    parameters: { key: templateKey },
    json: {
      after: await client.templateEdition.count({ where: { templateKey } }),
      note: "Правка",
      content: changedTemplate,
    },
  }),
  "GET /api/admin/templates/{key}/editions/{edition}": () => ({
    parameters: { key: templateKey, edition: "0" },
  }),
};
const aliases: Record<string, string> = {
  "POST /api/auth/login": "POST /api/login",
  "POST /api/auth/register": "POST /api/register",
};

/**
 * The valid request of a call as `caller` makes it; the body is the route's own `example` where none is made
 * here. The things of a user that its path names are the owner's, whoever calls;
 * what has no owner is made for the request.
 */
export async function validRequest(
  { name, path, route }: DocumentedCall,
  fixture: RequestFixture,
  caller: Caller | null,
): Promise<ValidRequest> {
  const made = await makers[aliases[name] ?? name]?.(fixture, caller);
  const parameters = {
    id: ownedBy(path, fixture.owned) ?? newId(),
    userId: fixture.other.id,
    type: "privacy",
    ...made?.parameters,
  };
  const needsBody = route.body !== undefined && !route.bodyIsOptional;
  const json = made?.json ?? (route.example as Call["json"]) ?? (needsBody ? {} : undefined);
  return { json, search: made?.search, headers: made?.headers, parameters };
}

async function waitingInvoice({ client, other }: RequestFixture) {
  return { parameters: { id: await createInvoice(client, other.id) } };
}

async function paidInvoice({ client, other, admin }: RequestFixture) {
  return { parameters: { id: await createPaidInvoice(client, { userId: other.id, admin }) } };
}

/** An internal paper that every owner needs. */
const paperOfSite = { parameters: { paper: "responsible-order" } };

/** A notification of the owner's site that was sent. */
async function sentOfSite({ client, owned }: RequestFixture): Promise<Partial<ValidRequest>> {
  return { parameters: { sentId: await createSent(client, owned.site) } };
}

/** The plan that the caller can buy: who has one has it until next month. */
async function payablePlan(client: Database, caller: Caller | null): Promise<string> {
  const where = { id: caller?.id ?? "", subscription: { not: "free" } };
  const premiumUntil = new Date(Date.now() + 30 * 24 * 3_600_000);
  await client.user.updateMany({ where, data: { premiumUntil } });
  return (await client.user.findFirst({ where }))?.subscription ?? "premium";
}

/** A journal of the user's that is with the service, of a new site. */
async function createJournal(client: Database, userId: string) {
  const siteId = newId();
  const now = new Date();
  const site = { name: "Сайт", address: `${siteId}.example`, passportAt: now };
  await client.site.create({ data: { id: siteId, userId, ...site } });
  return client.siteJournal.create({
    data: { siteId, key: newId(), folder: newId(), place: "ours" },
  });
}

/** A new link of the owner's document, with its key; there is always room for one. */
async function newLawyerLink({ client, owner, owned }: RequestFixture) {
  await client.lawyerLink.deleteMany({ where: { documentId: owned.document } });
  return makeLawyerLink(owner.token, owned.document);
}

async function lawyerLink(fixture: RequestFixture): Promise<Partial<ValidRequest>> {
  return { parameters: { link: (await newLawyerLink(fixture)).link } };
}

/** An entry of the owner's register that waits for an answer. */
async function openRequest({ owner, owned }: RequestFixture) {
  const { id } = await enterRequest(owner.token, owned.site, {});
  return { parameters: { request: id } };
}

/** A leak of the owner's site, found just now. */
async function openIncident({ owner, owned }: RequestFixture) {
  const { id } = await enterIncident(owner.token, owned.site, new Date());
  return { parameters: { incident: id } };
}

/** The owner's check has its report. */
async function endCheck(client: Database, id: string): Promise<void> {
  await client.siteCheck.updateMany({
    where: { id },
    data: { finishedAt: new Date(), report: checkReportOf("https://romashka.example/") as object },
  });
}

/** A link's token in force, of a new user; of a change of address, to an unused one. */
async function someonesToken(client: Database, purpose: string): Promise<string> {
  const { id: userId } = await createSignedInUser(client);
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = purpose === "change-email" ? `${newId()}@example.ru` : null;
  await client.userToken.create({
    data: { id: newId(), userId, purpose, email, tokenHash, expiresAt },
  });
  return token;
}

/** Brings a user's second factor into `state`. @returns a code that is good for the next call. */
async function secondFactor(
  client: Database,
  userId: string | undefined,
  state: "off" | "pending" | "on",
): Promise<string> {
  const secret = newTotpSecret();
  if (userId !== undefined) {
    await client.secondFactor.deleteMany({ where: { userId } });
    if (state !== "off") await keepPendingSecret(client, userId, secret, new Date());
    if (state === "on") {
      await client.secondFactor.update({ where: { userId }, data: { enabledAt: new Date() } });
    }
  }
  return codeOf(secret);
}

async function newestEdition(client: Database, documentId: string): Promise<number> {
  return client.documentVersion.count({ where: { documentId } });
}

/** 1 for a site that was deleted: whoever asks gets 404 all the same. */
async function passportEdition(client: Database, id: string): Promise<number> {
  const site = await client.site.findUnique({ where: { id }, select: { edition: true } });
  return site?.edition ?? 1;
}

/** Notices of the owner's document that are open; a law has just changed. */
async function openNotices({ client, admin, owned }: RequestFixture): Promise<string[]> {
  const where = { documentId: owned.document, acceptedAt: null, dismissedAt: null };
  if ((await client.documentLawNotice.count({ where })) === 0) {
    const options = { token: admin.token, json: changedNorm };
    const entered = await call(lawChangesRoute.POST, "/api/admin/law-changes", options);
    if (entered.status !== 201) throw new Error(`No law changed: ${await entered.text()}`);
  }
  const notices = await client.documentLawNotice.findMany({ where, select: { id: true } });
  return notices.map(({ id }) => id);
}

/** An operator's edition of the template is in force. */
async function publishedTemplate({ client, admin }: RequestFixture) {
  if ((await client.templateEdition.count({ where: { templateKey } })) > 0) return;
  const made = await call(
    templateEditionsRoute.POST,
    `/api/admin/templates/${templateKey}/editions`,
    {
      token: admin.token,
      json: { after: 0, note: "Правка", content: changedTemplate },
      params: { key: templateKey },
    },
  );
  if (made.status !== 201) throw new Error(`No template was published: ${await made.text()}`);
}
