import { beforeEach, expect } from "vitest";
import * as changeRoute from "@/app/api/admin/law-changes/[id]/route";
import * as previewRoute from "@/app/api/admin/law-changes/preview/route";
import * as changesRoute from "@/app/api/admin/law-changes/route";
import * as acceptRoute from "@/app/api/documents/[id]/law-notices/accept/route";
import * as dismissRoute from "@/app/api/documents/[id]/law-notices/dismiss/route";
import * as noticesRoute from "@/app/api/documents/[id]/law-notices/route";
import * as markedRoute from "@/app/api/documents/law-notices/route";
import type { DocumentTree } from "@/lib/engine/tree/document";
import type { CreatedLawChange, DocumentLawNotices } from "@/lib/features/law-watch/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { documentCalls } from "@/tests/support/api/documents/document-calls";
import type { TestDatabase } from "@/tests/support/servers/test-database";

/** A change of a norm that every policy cites. */
export const lawChange = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.03.2027 № 1-ФЗ",
  inForce: "2027-03-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

/** An administrator's calls about changes of norms. */
export const lawCalls = {
  enter: (token?: string, json: object = lawChange) =>
    call(changesRoute.POST, "/api/admin/law-changes", { token, json }),
  preview: (token: string | undefined, search: Record<string, string>) =>
    call(previewRoute.GET, `/api/admin/law-changes/preview?${new URLSearchParams(search)}`, {
      token,
    }),
  list: (token?: string) => call(changesRoute.GET, "/api/admin/law-changes", { token }),
  withdraw: (id: string, token?: string) =>
    call(changeRoute.DELETE, `/api/admin/law-changes/${id}`, {
      method: "DELETE",
      token,
      params: { id },
    }),
};

/** An owner's calls about the notices of one document, by its id. */
export const noticeCalls = {
  read: (id: string, token?: string) =>
    call(noticesRoute.GET, `/api/documents/${id}/law-notices`, { token, params: { id } }),
  accept: (id: string, token: string | undefined, json: object) =>
    call(acceptRoute.POST, `/api/documents/${id}/law-notices/accept`, {
      token,
      params: { id },
      json,
    }),
  dismiss: (id: string, token: string | undefined, json: object) =>
    call(dismissRoute.POST, `/api/documents/${id}/law-notices/dismiss`, {
      token,
      params: { id },
      json,
    }),
};

/** Records a change as an administrator. */
export async function createLawChange(
  token: string,
  json: object = lawChange,
): Promise<CreatedLawChange> {
  const response = await lawCalls.enter(token, json);
  expect(response.status).toBe(201);
  return response.json();
}

/** The documents of an owner that have an open notice. */
export const listMarked = async (token: string) =>
  (await call(markedRoute.GET, "/api/documents/law-notices", { token })).json();

/** Replaces the only edition of a document by what an older template would have written. */
export async function ageDocumentText({ client }: TestDatabase, documentId: string): Promise<void> {
  const version = await client.documentVersion.findFirstOrThrow({ where: { documentId } });
  const text = JSON.stringify(version.tree).replaceAll("персональных данных", "личных данных");
  const tree = { ...(JSON.parse(text) as DocumentTree), revision: "older" };
  await client.documentVersion.update({ where: { id: version.id }, data: { tree } });
}

/**
 * An administrator and two owners, new for each test of the enclosing `describe`, with their calls.
 * @param database that is cleared before each test.
 */
export function watchedLaws(database: TestDatabase) {
  const people = {} as Record<"admin" | "owner" | "otherUser", RegisteredUser>;
  beforeEach(async () => {
    await database.clear();
    for (const who of ["admin", "owner", "otherUser"] as const) people[who] = await registerUser();
    await database.client.user.update({
      where: { id: people.admin.id },
      data: { role: "admin", documentsLimit: -1 },
    });
  });
  return {
    people,
    enter: (json?: object) => createLawChange(people.admin.token, json),
    read: async (id: string): Promise<DocumentLawNotices> =>
      (await noticeCalls.read(id, people.owner.token)).json(),
    /** Notifications of an owner about changes. */
    notificationsOf: (userId: string) =>
      database.client.notification.findMany({ where: { userId, type: "warning" } }),
    editByHand: (id: string, after: number) =>
      documentCalls.createEdition(id, {
        token: people.owner.token,
        search: `?after=${after}`,
        json: shopAnswers,
      }),
    ageText: (id: string) => ageDocumentText(database, id),
  };
}
