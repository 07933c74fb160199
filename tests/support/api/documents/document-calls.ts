import { expect } from "vitest";
import * as comparisonRoute from "@/app/api/documents/[id]/comparison/route";
import * as downloadRoute from "@/app/api/documents/[id]/download/route";
import * as draftRoute from "@/app/api/documents/[id]/draft/route";
import * as editionsRoute from "@/app/api/documents/[id]/editions/route";
import * as publicationRoute from "@/app/api/documents/[id]/publication/route";
import * as qrRoute from "@/app/api/documents/[id]/qr/route";
import * as documentRoute from "@/app/api/documents/[id]/route";
import * as viewRoute from "@/app/api/documents/[id]/view/route";
import * as draftsRoute from "@/app/api/documents/drafts/route";
import * as documentsRoute from "@/app/api/documents/route";
import * as publicRoute from "@/app/d/[publicId]/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type {
  CreatedDocument,
  CreatedEdition,
  DocumentSummary,
  Publication,
} from "@/lib/features/documents/record/responses";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerUser } from "@/tests/support/api/calls/registered-user";

/** The token of a new user. */
export const registerForToken = async (): Promise<string> => (await registerUser()).token;

const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, options: Call & { search?: string } = {}) =>
    call(handler, `/api/documents/${id}${path}${options.search ?? ""}`, {
      method,
      params: { id },
      ...options,
    });

/** The calls about one document, by its id. */
export const documentCalls = {
  read: of(documentRoute.GET, "GET", ""),
  remove: of(documentRoute.DELETE, "DELETE", ""),
  view: of(viewRoute.GET, "GET", "/view"),
  download: of(downloadRoute.GET, "GET", "/download"),
  saveDraft: of(draftRoute.PUT, "PUT", "/draft"),
  listEditions: of(editionsRoute.GET, "GET", "/editions"),
  createEdition: of(editionsRoute.POST, "POST", "/editions"),
  compare: of(comparisonRoute.GET, "GET", "/comparison"),
  readPublication: of(publicationRoute.GET, "GET", "/publication"),
  publish: of(publicationRoute.PUT, "PUT", "/publication"),
  qr: of(qrRoute.GET, "GET", "/qr"),
  qrHead: of(qrRoute.HEAD, "HEAD", "/qr"),
};

/** A Moscow day on which an edition may start. */
export const dayFromNow = (days: number) => toMoscowDate(new Date(Date.now() + days * 86_400_000));

/** Changed `shopAnswers` for the next edition. */
export const newerAnswers = { ...shopAnswers, companyName: "ООО «Василёк»" };

/** Creates the edition that follows the given one. */
export async function createNextEdition(
  token: string,
  id: string,
  after: number,
  { answers = newerAnswers, date }: { answers?: object; date?: string } = {},
): Promise<CreatedEdition> {
  const search = `?after=${after}${date ? `&effectiveDate=${date}` : ""}`;
  const response = await documentCalls.createEdition(id, { token, json: answers, search });
  expect(response.status).toBe(201);
  return response.json();
}

/** Downloads a document; `format` null: the default. */
export const downloadDocument = (id: string, format: string | null, options: Call) =>
  documentCalls.download(id, {
    ...options,
    search: format === null ? "" : `?format=${format}`,
  });

export const postDocument = (token: string, json: unknown = shopAnswers, search = "") =>
  call(documentsRoute.POST, `/api/documents${search}`, { json, token });

/** Creates a document from the answers. */
export async function createDocument(
  token: string,
  json?: unknown,
): Promise<CreatedDocument["document"]> {
  const response = await postDocument(token, json);
  expect(response.status).toBe(201);
  return ((await response.json()) as CreatedDocument).document;
}

export const postDraft = (token: string | undefined, json: unknown) =>
  call(draftsRoute.POST, "/api/documents/drafts", { json, token });

/** Creates a draft. */
export async function createDraft(token: string, formData: object = {}): Promise<DocumentSummary> {
  const response = await postDraft(token, { type: "privacy", formData });
  expect(response.status).toBe(201);
  return (await response.json()) as DocumentSummary;
}

export const listDocuments = async (token: string): Promise<DocumentSummary[]> =>
  (await call(documentsRoute.GET, "/api/documents", { token })).json();

/** Publishes a document. */
export async function publishDocument(
  token: string,
  id: string,
  json = { isPublic: true, allowsIndexing: false },
): Promise<Publication> {
  const response = await documentCalls.publish(id, { token, json });
  expect(response.status).toBe(200);
  return (await response.json()) as Publication;
}

/** What the public gets at a document's address. */
export const openPublic = (publicId: string, search = "", headers?: Record<string, string>) =>
  call(publicRoute.GET, `/d/${publicId}${search}`, { params: { publicId }, headers });
