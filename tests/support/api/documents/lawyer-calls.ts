import { beforeEach, expect } from "vitest";
import * as addressRoute from "@/app/api/documents/[id]/lawyer-links/[link]/address/route";
import * as endRoute from "@/app/api/documents/[id]/lawyer-links/[link]/end/route";
import * as remarkRoute from "@/app/api/documents/[id]/lawyer-links/[link]/remarks/[remark]/route";
import * as linkRoute from "@/app/api/documents/[id]/lawyer-links/[link]/route";
import * as linksRoute from "@/app/api/documents/[id]/lawyer-links/route";
import * as opinionRoute from "@/app/api/lawyer-review/opinion/route";
import * as remarksRoute from "@/app/api/lawyer-review/remarks/route";
import * as reviewRoute from "@/app/api/lawyer-review/route";
import type {
  CreatedLawyerLink,
  LawyerLinks,
  LawyerReview,
  OwnersRemark,
  OwnersReview,
} from "@/lib/features/lawyer-review/responses";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { createDocument, documentCalls } from "@/tests/support/api/documents/document-calls";
import type { TestDatabase } from "@/tests/support/servers/test-database";

const ofLink =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, link: string, options: Call) =>
    call(handler, `/api/documents/${id}/lawyer-links/${link}${path}`, {
      method,
      params: { id, link },
      ...options,
    });

/** The owner's calls about the links of one document. */
export const lawyerLinkCalls = {
  list: (id: string, options: Call) =>
    call(linksRoute.GET, `/api/documents/${id}/lawyer-links`, { params: { id }, ...options }),
  make: (id: string, options: Call) =>
    call(linksRoute.POST, `/api/documents/${id}/lawyer-links`, { params: { id }, ...options }),
  read: ofLink(linkRoute.GET, "GET", ""),
  remove: ofLink(linkRoute.DELETE, "DELETE", ""),
  end: ofLink(endRoute.POST, "POST", "/end"),
  renew: ofLink(addressRoute.POST, "POST", "/address"),
  decide: (id: string, link: string, remark: string, options: Call) =>
    call(remarkRoute.PUT, `/api/documents/${id}/lawyer-links/${link}/remarks/${remark}`, {
      method: "PUT",
      params: { id, link, remark },
      ...options,
    }),
};

/** The calls with the key of a link; each with `json`. */
export const reviewCalls = {
  open: (json: object) => call(reviewRoute.POST, "/api/lawyer-review", { json }),
  save: (json: object) =>
    call(remarksRoute.PUT, "/api/lawyer-review/remarks", { method: "PUT", json }),
  finish: (json: object) =>
    call(opinionRoute.PUT, "/api/lawyer-review/opinion", { method: "PUT", json }),
};

/** Creates a link and returns it with its key. */
export async function postLawyerLink(
  token: string,
  id: string,
  json: object = { asked: "Тайный юрист" },
): Promise<{ link: string; key: string }> {
  const response = await lawyerLinkCalls.make(id, { token, json });
  expect(response.status).toBe(201);
  return linkOf((await response.json()) as CreatedLawyerLink);
}

/** The link and its key from the response that shows them once. */
export const linkOf = ({ link, address }: CreatedLawyerLink) => ({
  link: link.id,
  key: new URL(address).hash.slice(1),
});

/** What the link shows. */
export async function openReview(key: string): Promise<LawyerReview> {
  const response = await reviewCalls.open({ token: key });
  expect(response.status).toBe(200);
  return response.json();
}

/** The first clause that may get another text. */
export async function firstClause(key: string) {
  const { pieces } = await openReview(key);
  const clause = pieces.find(({ canPropose, words }) => canPropose && !words.includes("\n"));
  if (!clause?.id) throw new Error("A document without a clause of one line");
  return { ...clause, id: clause.id };
}

/** Saves a remark with a link. */
export async function saveRemark(
  key: string,
  clause: string,
  kind: "comment" | "proposal",
  text: string,
): Promise<void> {
  const response = await reviewCalls.save({ token: key, clause, kind, text });
  expect(response.status).toBe(200);
}

/** The owner's view of one link. */
export async function readOwnersReview(
  token: string,
  id: string,
  link: string,
): Promise<OwnersReview> {
  const response = await lawyerLinkCalls.read(id, link, { token });
  expect(response.status).toBe(200);
  return response.json();
}

/** Creates a link with a proposal for the first clause, as the owner reads it. */
async function makeProposal(token: string, id: string, text = "Оператор назначен приказом.") {
  const { link, key } = await postLawyerLink(token, id);
  const clause = await firstClause(key);
  await saveRemark(key, clause.id, "proposal", text);
  const [remark] = (await readOwnersReview(token, id, link)).remarks;
  if (!remark) throw new Error("No remark");
  return { link, key, clause, remark };
}

/** The owner's decision about a remark as last read; accepts it unless `more` says otherwise. */
const decideRemark = (
  token: string,
  id: string,
  link: string,
  { id: remark, updatedAt: seen }: OwnersRemark,
  more: object = {},
) =>
  lawyerLinkCalls.decide(id, link, remark, {
    token,
    json: { decision: "accepted", after: 1, seen, ...more },
  });

/**
 * A document of an owner, new for each test of the enclosing `describe`, with its calls.
 * @param database that is cleared before each test.
 */
export function reviewedDocument(database: TestDatabase) {
  let owner: Caller;
  let id: string;
  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client, { subscription: "premium" });
    ({ id } = await createDocument(owner.token));
  });
  const token = () => owner.token;
  return {
    token,
    owner: () => owner,
    id: () => id,
    propose: (text?: string) => makeProposal(token(), id, text),
    decide: (link: string, remark: OwnersRemark, more?: object) =>
      decideRemark(token(), id, link, remark, more),
    list: async (): Promise<LawyerLinks> =>
      (await lawyerLinkCalls.list(id, { token: token() })).json(),
    change: async (after: number, answers: object) => {
      const options = { token: token(), json: answers, search: `?after=${after}` };
      expect((await documentCalls.createEdition(id, options)).status).toBe(201);
    },
  };
}
