import type { Database } from "@/lib/platform/db/database";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import type {
  RequestFixture,
  RequestMaker,
  ValidRequest,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { publishDocument } from "@/tests/support/api/documents/document-calls";
import {
  firstClause,
  postLawyerLink,
  readOwnersReview,
  saveRemark,
} from "@/tests/support/api/documents/lawyer-calls";

/** Valid requests about documents and lawyers' reviews, by call. */
export const documentMakers: Record<string, RequestMaker> = {
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
  "GET /api/documents/{id}/qr": async ({ owner, owned }) => {
    await publishDocument(owner.token, owned.document);
    return {};
  },
};

/** A new link of the owner's document, with its key; deletes the others, so that there is always room for one. */
async function newLawyerLink({ client, owner, owned }: RequestFixture) {
  await client.lawyerLink.deleteMany({ where: { documentId: owned.document } });
  return postLawyerLink(owner.token, owned.document);
}

async function lawyerLink(fixture: RequestFixture): Promise<Partial<ValidRequest>> {
  return { parameters: { link: (await newLawyerLink(fixture)).link } };
}

export async function newestEdition(client: Database, documentId: string): Promise<number> {
  return client.documentVersion.count({ where: { documentId } });
}
