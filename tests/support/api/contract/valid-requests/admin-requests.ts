import { readFileSync } from "node:fs";
import * as templateEditionsRoute from "@/app/api/admin/templates/[key]/editions/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/api/calls/api-call";
import {
  createFailedMail,
  createFeedback,
  createHelpArticle,
  createPlanned,
  createPlanRequest,
  createPost,
  createReview,
  templateKey,
} from "@/tests/support/api/contract/valid-requests/admin-fixtures";
import type {
  RequestFixture,
  RequestMaker,
} from "@/tests/support/api/contract/valid-requests/request-fixture";

/** The shortest of the templates, and a text for it that differs from the shipped one. */
const changedTemplate = readFileSync(
  `content/documents/${templateKey}/template.md`,
  "utf8",
).replace(/^# .*/, "# Отказ от ответственности оператора");

/** Valid requests of administrators, by call. */
export const adminMakers: Record<string, RequestMaker> = {
  "GET /api/admin/feedback/{id}": createFeedback,
  "PATCH /api/admin/feedback/{id}": async (fixture) => ({
    ...(await createFeedback(fixture)),
    json: { adminResponse: "Спасибо, исправили на этой неделе." },
  }),
  "POST /api/admin/help": () => ({
    json: { title: "Как сменить хостинг", slug: newId(), category: "law", content: "<p>Так</p>" },
  }),
  "GET /api/admin/help/{id}": createHelpArticle,
  "PATCH /api/admin/help/{id}": async (fixture) => {
    const { parameters, updatedAt: after } = await createHelpArticle(fixture);
    return { parameters, json: { title: "Другой заголовок", after } };
  },
  "DELETE /api/admin/help/{id}": createHelpArticle,
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
  "PATCH /api/admin/posts/{id}": async (fixture) => {
    const { parameters, updatedAt: after } = await createPost(fixture);
    return { parameters, json: { title: "Другой заголовок", isPublished: true, after } };
  },
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

/** Puts an operator's edition of the template into force. */
async function publishedTemplate({ client, admin }: RequestFixture) {
  if ((await client.templateEdition.count({ where: { templateKey } })) > 0) return;
  const created = await call(
    templateEditionsRoute.POST,
    `/api/admin/templates/${templateKey}/editions`,
    {
      token: admin.token,
      json: { after: 0, note: "Правка", content: changedTemplate },
      params: { key: templateKey },
    },
  );
  if (created.status !== 201) throw new Error(`No template was published: ${await created.text()}`);
}
