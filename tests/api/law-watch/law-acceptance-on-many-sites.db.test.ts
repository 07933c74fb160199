import { beforeEach, expect, test } from "vitest";
import * as acceptRoute from "@/app/api/sites/law-notices/accept/route";
import * as waitingRoute from "@/app/api/sites/law-notices/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { AcceptedSites, WaitingSites } from "@/lib/features/law-watch/many-sites/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import {
  ageDocumentText,
  createLawChange,
  lawChange,
} from "@/tests/support/api/documents/law-calls";
import { listSites } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const change = { ...lawChange, inForce: toMoscowDate(new Date()) };

/** docs/specification/cabinet.md#my-sites */
describeOnDatabases("a changed law on many sites", (database) => {
  let admin: RegisteredUser;
  let token: string;
  let documents: { id: string }[];

  beforeEach(async () => {
    await database.clear();
    const [first, owner] = [await registerUser(), await registerUser()];
    admin = first;
    ({ token } = owner);
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    documents = [];
    for (const host of ["astra.ru", "bereza.ru", "vasilek.ru"]) {
      documents.push(
        await createDocument(token, { ...shopAnswers, websiteUrl: `https://${host}` }),
      );
    }
  });

  const enter = (json: object = change) => createLawChange(admin.token, json);
  const read = async (search = "", by = token): Promise<WaitingSites> => {
    const path = `/api/sites/law-notices${search}`;
    const response = await call(waitingRoute.GET, path, { token: by });
    expect(response.status).toBe(200);
    return (await response.json()) as WaitingSites;
  };
  const accept = (sites: unknown, by = token) =>
    call(acceptRoute.POST, "/api/sites/law-notices/accept", { token: by, json: { sites } });
  const accepted = async (sites: unknown): Promise<AcceptedSites["sites"]> => {
    const response = await accept(sites);
    expect(response.status).toBe(200);
    return ((await response.json()) as AcceptedSites).sites;
  };
  /** All that was shown. */
  const seen = ({ sites }: WaitingSites) =>
    sites.map((site) => ({
      id: site.id,
      documents: site.documents.map(({ id, edition, notices }) => ({
        ...{ id, notices },
        after: edition,
      })),
    }));
  const ageText = (documentId = "") => ageDocumentText(database, documentId);
  const editionOf = async (id = "") =>
    (await database.client.userDocument.findUniqueOrThrow({ where: { id } })).edition;

  test("shows nothing when no law has changed, and nothing of another user's sites", async () => {
    expect(await read()).toEqual({ total: 0, changes: [], sites: [], next: null });
    await enter();
    expect(await read("", admin.token)).toMatchObject({ total: 0, sites: [] });
  });

  test("shows page by page which documents of which sites get a new edition", async () => {
    await ageText(documents[0]?.id);
    await enter();
    const first = await read("?limit=2");
    expect(first).toMatchObject({ total: 3, changes: [{ whatChanged: change.whatChanged }] });
    const second = await read(`?limit=2&after=${first.next}`);
    expect(second.next).toBeNull();
    const sites = [...first.sites, ...second.sites];
    expect(sites.map(({ address }) => address).toSorted()).toEqual([
      "astra.ru",
      "bereza.ru",
      "vasilek.ru",
    ]);
    const differing = sites.flatMap((site) => site.documents.filter(({ differs }) => differs));
    expect(differing.map(({ id }) => id)).toEqual([documents[0]?.id]);
  });

  test("is accepted for all sites with a result for each", async () => {
    await ageText(documents[0]?.id);
    await ageText(documents[1]?.id);
    await enter();
    const results = await accepted(seen(await read()));
    const sites = await listSites(token);
    const resultOf = (address: string) =>
      results.find(({ id }) => id === sites.find((site) => site.address === address)?.id);
    expect(resultOf("astra.ru")).toMatchObject({ made: 1, kept: 0, refusal: null });
    expect(resultOf("bereza.ru")).toMatchObject({ made: 1, kept: 0, refusal: null });
    expect(resultOf("vasilek.ru")).toMatchObject({ made: 0, kept: 1, refusal: null });
    expect(await read()).toMatchObject({ total: 0 });
    expect(await Promise.all(documents.map(({ id }) => editionOf(id)))).toEqual([2, 2, 1]);
  });

  test("names the refused site and accepts the others", async () => {
    await ageText(documents[0]?.id);
    await ageText(documents[1]?.id);
    await enter();
    const shown = await read();
    const stale = seen(shown).map((site) =>
      site.documents.some(({ id }) => id === documents[1]?.id)
        ? { ...site, documents: site.documents.map((document) => ({ ...document, after: 7 })) }
        : site,
    );
    const foreign = { ...stale[0], id: "f".repeat(24) };
    const results = await accepted([...stale, foreign]);
    expect(results.filter(({ refusal }) => refusal !== null)).toEqual([
      {
        id: shown.sites.find(({ address }) => address === "bereza.ru")?.id,
        ...{ made: 0, kept: 0, refusal: expect.stringMatching(/редакц|измен/i) },
      },
      { id: foreign.id, made: 0, kept: 0, refusal: "Сайт не найден" },
    ]);
    expect(await Promise.all(documents.map(({ id }) => editionOf(id)))).toEqual([2, 1, 1]);
    expect(await read()).toMatchObject({ total: 1, sites: [{ address: "bereza.ru" }] });
  });

  test("is not accepted for another user's sites", async () => {
    await ageText(documents[0]?.id);
    await enter();
    const response = await accept(seen(await read()), admin.token);
    const { sites } = (await response.json()) as AcceptedSites;
    expect(sites.map(({ refusal }) => refusal)).toEqual(Array(3).fill("Сайт не найден"));
    expect(await editionOf(documents[0]?.id)).toBe(1);
  });

  test("accepts at most ten sites per call, none twice", async () => {
    await enter();
    const [site] = seen(await read());
    const many = Array.from({ length: 11 }, (_, at) => ({
      ...site,
      id: String(at).padStart(24, "0"),
    }));
    expect((await accept(many)).status).toBe(400);
    expect((await accept([site, site])).status).toBe(400);
    expect((await accept([])).status).toBe(400);
  });
});
