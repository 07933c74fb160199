import { beforeEach, expect, test } from "vitest";
import * as acceptRoute from "@/app/api/sites/[id]/law-notices/accept/route";
import * as noticesRoute from "@/app/api/sites/[id]/law-notices/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import type { AcceptedSite, SiteLawNotices } from "@/lib/features/law-watch/responses";
import { addDays } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import {
  ageDocumentText,
  createLawChange,
  lawCalls,
  lawChange,
} from "@/tests/support/api/documents/law-calls";
import { readSiteDuties } from "@/tests/support/api/duties/duty-calls";
import { listSites, readSite } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const change = { ...lawChange, inForce: addDays(today, 10) };

/** docs/specification/admin.md#laws */
describeOnDatabases("a changed law on a whole site", (database) => {
  let admin: RegisteredUser;
  let owner: RegisteredUser;
  let token: string;
  let site: string;
  let policy: DocumentDetails;
  let consent: DocumentDetails;

  beforeEach(async () => {
    await database.clear();
    [admin, owner] = [await registerUser(), await registerUser()];
    ({ token } = owner);
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    policy = await createDocument(token, shopAnswers);
    consent = await createDocument(token, {
      ...shopAnswers,
      type: "consent",
      consentPurpose: "newsletter",
    });
    site = (await listSites(token))[0]?.id ?? "";
  });

  const enter = async (json: object = change) => (await createLawChange(admin.token, json)).change;
  const ask = (by = token, id = site) =>
    call(noticesRoute.GET, `/api/sites/${id}/law-notices`, { token: by, params: { id } });
  const read = async () => (await (await ask()).json()) as SiteLawNotices;
  const accept = (documents: unknown, by = token, id = site) =>
    call(acceptRoute.POST, `/api/sites/${id}/law-notices/accept`, {
      token: by,
      params: { id },
      json: { documents },
    });
  /** All that was shown. */
  const seen = ({ documents }: SiteLawNotices) =>
    documents.map(({ id, edition, notices }) => ({ id, after: edition, notices }));
  const ageText = (documentId: string) => ageDocumentText(database, documentId);
  const editions = async () =>
    Object.fromEntries(
      (await readSite(token, site)).documents.map(({ document, notices }) => [
        document.id,
        document.status === "draft" ? null : { edition: document.edition, notices },
      ]),
    );

  test("shows nothing when no law has changed", async () => {
    expect(await read()).toEqual({ changes: [], documents: [] });
  });

  test("shows the change of each document and accepts all in one step", async () => {
    await ageText(policy.id);
    const { id: changeId } = await enter();
    const shown = await read();
    expect(shown.changes).toMatchObject([{ id: changeId, whatChanged: change.whatChanged }]);
    const of = (id: string) => shown.documents.find((document) => document.id === id);
    expect(of(policy.id)).toMatchObject({ differs: true, refusal: null, edition: 1 });
    expect(JSON.stringify(of(policy.id)?.comparison)).toContain("личных");
    expect(of(consent.id)).toMatchObject({ differs: false, refusal: null });

    const response = await accept(seen(shown));
    expect(response.status).toBe(201);
    const accepted = (await response.json()) as AcceptedSite;
    expect(accepted).toEqual({
      documents: [{ id: policy.id, name: policy.name, edition: 2 }],
      kept: 1,
    });
    expect(await read()).toEqual({ changes: [], documents: [] });
    expect(await editions()).toEqual({
      [policy.id]: { edition: 2, notices: 0 },
      [consent.id]: { edition: 1, notices: 0 },
    });
    // The text in force is right until the change applies.
    const version = await database.client.documentVersion.findFirstOrThrow({
      where: { documentId: policy.id, edition: 2 },
    });
    expect(version.effectiveDate).toBe(change.inForce);
    const rows = await database.client.documentLawNotice.findMany();
    expect(rows.filter(({ acceptedAt }) => acceptedAt).map((row) => row.documentId)).toEqual([
      policy.id,
    ]);
    expect(rows.filter(({ dismissedAt }) => dismissedAt).map((row) => row.documentId)).toEqual([
      consent.id,
    ]);
  });

  test("is accepted once when several calls run in parallel", async () => {
    await ageText(policy.id);
    await enter();
    const documents = seen(await read());
    const responses = await Promise.all([1, 2, 3].map(() => accept(documents)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await editions())[policy.id]).toEqual({ edition: 2, notices: 0 });
  });

  test("is accepted for all documents or none when one is stale or foreign", async () => {
    await ageText(policy.id);
    await ageText(consent.id);
    await enter();
    const documents = seen(await read());
    const stale = documents.map((document) =>
      document.id === consent.id ? { ...document, after: 7 } : document,
    );
    expect((await accept(stale)).status).toBe(409);
    const foreign = await createDocument(admin.token, shopAnswers);
    const [first] = documents;
    expect((await accept([...documents, { ...first, id: foreign.id }])).status).toBe(404);
    expect(await editions()).toEqual({
      [policy.id]: { edition: 1, notices: 1 },
      [consent.id]: { edition: 1, notices: 1 },
    });
    expect((await accept(documents)).status).toBe(201);
    expect(await editions()).toEqual({
      [policy.id]: { edition: 2, notices: 0 },
      [consent.id]: { edition: 2, notices: 0 },
    });
    expect((await accept(documents)).status).toBe(409);
  });

  test("closes only the notices that the owner has seen", async () => {
    await enter();
    const documents = seen(await read());
    await enter({ ...change, place: "ст. 9 ч. 4", whatChanged: "Второе" });
    await enter({ ...change, place: "", whatChanged: "Третье" });
    expect((await accept(documents)).status).toBe(201);
    const remaining = await read();
    expect(remaining.changes.map(({ whatChanged }) => whatChanged)).not.toContain(
      change.whatChanged,
    );
    expect(remaining.documents.map(({ id }) => id).sort()).toEqual([consent.id, policy.id].sort());
  });

  test("names the reason for a document that cannot be accepted, and accepts the others without it", async () => {
    await ageText(policy.id);
    await ageText(consent.id);
    await enter();
    // Today's form asks for what these answers lack.
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: consent.id } });
    const { companyName: _, ...lacking } = row.formData as Record<string, unknown>;
    await database.client.userDocument.update({
      where: { id: consent.id },
      data: { formData: lacking as object },
    });
    const shown = await read();
    const refused = shown.documents.find(({ id }) => id === consent.id);
    expect(refused).toMatchObject({ comparison: null, refusal: expect.any(String) });
    expect((await accept(seen(shown))).status).toBe(400);
    expect((await editions())[policy.id]).toEqual({ edition: 1, notices: 1 });
    expect((await accept(seen(shown).filter(({ id }) => id !== consent.id))).status).toBe(201);
    expect(await editions()).toEqual({
      [policy.id]: { edition: 2, notices: 0 },
      [consent.id]: { edition: 1, notices: 1 },
    });
  });

  test("closes all notices and the duty in the calendar when it is withdrawn", async () => {
    const { id } = await enter();
    const lawDuties = async () =>
      (await readSiteDuties(token, site)).duties.filter(({ source }) => source === "law");
    expect(await lawDuties()).toHaveLength(1);
    const documents = seen(await read());
    const response = await lawCalls.withdraw(id, admin.token);
    expect(await response.json()).toEqual({ documents: 2, owners: 1 });
    expect(await read()).toEqual({ changes: [], documents: [] });
    expect(await lawDuties()).toEqual([]);
    expect(await editions()).toEqual({
      [policy.id]: { edition: 1, notices: 0 },
      [consent.id]: { edition: 1, notices: 0 },
    });
    expect((await accept(documents)).status).toBe(409);
  });

  test("returns 404 to another user, and 400 for an empty or repeated list", async () => {
    await enter();
    const documents = seen(await read());
    expect((await ask(admin.token)).status).toBe(404);
    expect((await accept(documents, admin.token)).status).toBe(404);
    expect((await accept([])).status).toBe(400);
    expect((await accept([...documents, ...documents])).status).toBe(400);
  });
});
