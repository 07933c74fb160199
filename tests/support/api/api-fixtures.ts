import { fileURLToPath } from "node:url";
import { z } from "zod";
import { errorCodes } from "@/lib/core/error-codes";
import { newId } from "@/lib/core/ids";
import { createSession } from "@/lib/features/accounts/sessions/mutations";
import {
  type ApiDocument,
  documentedMethods,
  type Operation,
} from "@/lib/features/openapi/api-document";
import { buildDocument } from "@/lib/features/openapi/build-document";
import {
  describePaths,
  type RouteModule,
  readRouteModules,
} from "@/lib/features/openapi/read-routes";
import type { Database } from "@/lib/platform/db/database";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { errorStatus } from "@/lib/platform/http/responses/error-status";
import { describeRoute, type RouteDescription } from "@/lib/platform/http/route-description";
import { createInvoice } from "@/tests/support/api/billing/invoice-fixtures";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";
import { createDocument, createDraft } from "@/tests/support/api/documents/document-calls";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A call of the OpenAPI document, with its handler. */
export type DocumentedCall = {
  /** `GET /api/documents/{id}`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
  route: RouteDescription;
  handler: RouteHandler;
};

/** The document and every call in it. New routes are included automatically. */
export async function readApi(): Promise<{ document: ApiDocument; calls: DocumentedCall[] }> {
  const modules = await readRouteModules(root);
  const document = buildDocument(describePaths(modules));
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    documentedMethods.flatMap((method) => {
      const operation = methods[method];
      if (!operation) return [];
      return [toCall(modules, path, method.toUpperCase(), operation)];
    }),
  );
  return { document, calls };
}

function toCall(modules: RouteModule[], path: string, method: string, operation: Operation) {
  const handler = modules.find((module) => module.path === path)?.exports[method];
  const route = describeRoute(handler);
  if (!route) throw new Error(`${method} ${path} is in the document and nowhere else`);
  const name = `${method} ${path}`;
  return { name, method, path, operation, route, handler: handler as RouteHandler };
}

/** Calls it with `parameters` in place of the braces. */
export function sendCall(
  { handler, method, path }: DocumentedCall,
  parameters: Record<string, string>,
  { search = "", ...options }: Call & { search?: string },
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) =>
    encodeURIComponent(parameters[name] ?? ""),
  );
  return call(handler, filled + search, { method, params: parameters, ...options });
}

/** A free user's resources: one for each thing that a path can name. */
export async function createOwnedRows(database: Database, owner: Caller) {
  const secretAnswers = { ...shopAnswers, companyName: "ООО «Тайная Ромашка»" };
  const document = await createDocument(owner.token, secretAnswers);
  const draft = await createDraft(owner.token, { companyName: "Тайная компания" });
  const notification = newId();
  await database.notification.create({
    data: { id: notification, userId: owner.id, title: "Тайное", message: "Тайное", type: "info" },
  });
  const session = await createSession(
    database,
    owner.id,
    { address: null, userAgent: null },
    new Date(),
  );
  const apiKey = newId();
  await database.apiKey.create({
    data: {
      id: apiKey,
      userId: owner.id,
      name: "Тайный",
      keyHash: newId(),
      prefix: "spz_",
      scopes: ["read"],
    },
  });
  // Created together with the document.
  const { id: site } = await database.site.findFirstOrThrow({ where: { userId: owner.id } });
  const check = newId();
  const checked = { url: "romashka.example", host: "romashka.example", dueAt: new Date() };
  await database.siteCheck.create({ data: { id: check, userId: owner.id, ...checked } });
  const order = newId();
  const ordered = { plan: "premium", months: 1, amount: 199_000, title: "Тайный план" };
  await database.billingOrder.create({ data: { id: order, userId: owner.id, ...ordered } });
  const organisation = newId();
  await database.organisation.create({
    data: { id: organisation, ownerId: owner.id, name: "Тайная студия" },
  });
  const owned = { document: document.id, draft: draft.id, site, check, notification, session };
  const invoice = await createInvoice(database, owner.id);
  return { ...owned, apiKey, order, organisation, invoice };
}

export type OwnedIds = Awaited<ReturnType<typeof createOwnedRows>>;

/** What anybody may read who knows its id, by call: a report is shared with a developer by its address. */
export const openByIds: ReadonlySet<string> = new Set([
  "GET /api/checks/{id}",
  "GET /api/checks/{id}/download",
  "GET /api/checks/{id}/crops/{n}",
]);

/** The id from `owned` for a path with `{id}`; null if the path names nothing that a user owns. */
export function ownedBy(path: string, owned: OwnedIds): string | null {
  if (path === "/api/documents/{id}/draft") return owned.draft;
  if (path.startsWith("/api/documents/{id}")) return owned.document;
  if (path.startsWith("/api/sites/{id}")) return owned.site;
  if (path.startsWith("/api/checks/{id}")) return owned.check;
  if (path.startsWith("/api/notifications/{id}")) return owned.notification;
  if (path.startsWith("/api/user/sessions/{id}")) return owned.session;
  if (path.startsWith("/api/user/api-keys/{id}")) return owned.apiKey;
  if (path.startsWith("/api/billing/orders/{id}")) return owned.order;
  if (path.startsWith("/api/organisations/{id}")) return owned.organisation;
  if (path.startsWith("/api/billing/invoices/{id}")) return owned.invoice;
  return null;
}

const envelope = z.strictObject({
  message: z.string().regex(/[а-яё]|^Email already confirmed$/i),
  code: z.enum(errorCodes),
  fieldErrors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  requestId: z.string().optional(),
});

/** Contract violations of a response: an undeclared status, an extra field; empty if there are none. */
export async function validateResponse(
  { operation, route }: DocumentedCall,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const faults: string[] = [];
  if (!operation.responses[status]) faults.push(`${status} is not declared`);
  if (!response.headers.get("x-request-id")) faults.push("no x-request-id");
  const type = response.headers.get("content-type") ?? "";
  const json = () => JSON.parse(body.toString("utf8"));
  const against = (schema: z.ZodType) => {
    if (!type.startsWith("application/json")) faults.push(`${status} is ${type}, not JSON`);
    else faults.push(...(schema.safeParse(json()).error?.issues ?? []).map(describeIssue));
  };
  if (status >= 400) {
    against(envelope);
    const { code } = json() as { code: keyof typeof errorStatus };
    if (errorStatus[code] !== status) faults.push(`${code} with ${status}`);
    return faults;
  }
  const { response: declared } = route;
  if (declared === undefined) return [...faults, "no response is declared"];
  if (declared === "empty") return body.length === 0 ? faults : [...faults, "a body"];
  if (!("contentTypes" in declared)) against(declared);
  else if (declared.json && type.startsWith("application/json")) against(declared.json);
  else if (!declared.contentTypes.some((known) => type.startsWith(known.split(";")[0] ?? known))) {
    faults.push(`a file of type ${type}`);
  }
  return faults;
}

const describeIssue = ({ path, message, code }: z.core.$ZodIssue) =>
  `response.${path.join(".")}: ${code} ${message}`;
