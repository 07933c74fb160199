import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import {
  type DocumentAnswers,
  type DocumentAnswersInput,
  documentAnswersSchema,
} from "@/lib/engine/answers/schema";
import { factValues, parseFacts, toFactValues } from "@/lib/engine/passport/facts";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const file = "prisma/migrations/20261123165600_sites_of_documents/migration.sql";

type Stored = { answers: object; at: string; status?: string };

describeOnDatabases("documents of older versions", (database) => {
  let owner: RegisteredUser;
  let friend: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    friend = await registerUser();
  });

  /** A document with these editions, the first one first, as a version without sites has stored it. */
  async function store(userId: string, ...editions: [Stored, ...Stored[]]): Promise<string> {
    const id = newId();
    const [first] = editions;
    const newest = editions.at(-1) ?? first;
    const { status = "completed" } = newest;
    const times = { createdAt: new Date(first.at), updatedAt: new Date(newest.at) };
    const formData = newest.answers;
    const columns = { id, userId, name: "Документ", type: "privacy", status, formData, ...times };
    await database.client.userDocument.create({ data: { ...columns, edition: editions.length } });
    if (status === "draft") return id;
    await database.client.documentVersion.createMany({
      data: editions.map(({ answers, at }, index) => ({
        id: newId(),
        documentId: id,
        edition: index + 1,
        templateRevision: "r",
        answers,
        tree: {},
        generatedContent: "",
        effectiveDate: at.slice(0, 10),
        createdAt: new Date(at),
      })),
    });
    return id;
  }
  const migrate = async () => database.pool.query(await readFile(file, "utf8"));
  const sites = () =>
    database.client.site.findMany({
      orderBy: [{ userId: "asc" }, { address: "asc" }],
      include: { documents: { select: { id: true } } },
    });
  const at = "2026-11-01T10:00:00Z";

  test("are grouped into one site per user and host for every spelling of the address", async () => {
    const spellings = [
      "https://romashka.ru",
      "http://romashka.ru/shop/?x=1#y",
      "https://www.romashka.ru",
      " HTTPS://Romashka.RU ",
    ];
    const own = [];
    for (const websiteUrl of spellings)
      own.push(await store(owner.id, { answers: { websiteUrl }, at }));
    const cyrillic = ["https://МАГАЗИН.рф/путь", "https://магазин.рф"];
    for (const websiteUrl of cyrillic) await store(owner.id, { answers: { websiteUrl }, at });
    await store(owner.id, { answers: { websiteUrl: "https://romashka.ru:8443" }, at });
    await store(friend.id, { answers: { websiteUrl: "https://romashka.ru" }, at });
    await migrate();
    const created = await sites();
    const of = (userId: string) =>
      created
        .filter((item) => item.userId === userId)
        .map(({ address, documents }) => [address, documents.length] as const)
        // The databases order Cyrillic differently.
        .sort(([a], [b]) => (a < b ? -1 : 1));
    expect(of(owner.id)).toEqual([
      ["romashka.ru", 4],
      ["romashka.ru:8443", 1],
      ["магазин.рф", 2],
    ]);
    expect(of(friend.id)).toEqual([["romashka.ru", 1]]);
    const [site] = created.filter(
      ({ userId, address }) => userId === owner.id && address === "romashka.ru",
    );
    expect(site?.documents.map(({ id }) => id).sort()).toEqual(own.sort());
    expect(site?.id).toMatch(/^[0-9a-z]{24}$/);
  });

  test("stay unchanged when they are drafts or have no valid address", async () => {
    const answers = { companyName: "Без адреса" };
    const websiteUrl = "https://romashka.ru";
    await store(owner.id, { answers, at });
    await store(owner.id, { answers: { ...answers, websiteUrl: "" }, at });
    await store(owner.id, { answers: { websiteUrl: "localhost" }, at });
    await store(owner.id, { answers: { websiteUrl }, at, status: "draft" });
    const before = await database.client.userDocument.findMany({ orderBy: { id: "asc" } });
    await migrate();
    expect(await sites()).toEqual([]);
    expect(await database.client.userDocument.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  test("give the passport their newest answers with the Moscow day of that edition", async () => {
    const websiteUrl = "https://romashka.ru";
    await store(
      owner.id,
      { answers: { websiteUrl, companyName: "Первое", phone: "1", inn: "7707083893" }, at },
      { answers: { websiteUrl, companyName: "Второе", phone: "1" }, at: "2026-11-20T21:30:00Z" },
    );
    await store(owner.id, {
      answers: {
        websiteUrl,
        companyName: "Третье",
        phone: "",
        processingPurposes: [],
        userCanPost: false,
      },
      at: "2026-11-10T10:00:00Z",
    });
    await migrate();
    const [site] = await sites();
    const fact = (value: string, date: string) => ({ value, origin: "answered", date });
    expect(site).toMatchObject({ edition: 1, name: "romashka.ru" });
    expect(site?.createdAt.toISOString()).toBe("2026-11-01T10:00:00.000Z");
    expect(site?.passport).toEqual({
      websiteUrl: fact(websiteUrl, "2026-11-10"),
      // From the newest document, although the older one has a newer edition; empty answers are ignored.
      companyName: fact("Третье", "2026-11-10"),
      // Taken back in the second edition: only the newest edition of a document counts.
      phone: fact("1", "2026-11-21"),
    });
  });

  test("give the same facts in SQL as in the program", async () => {
    const all: DocumentAnswersInput = {
      ...shopAnswers,
      type: "consent",
      ownerType: "individual",
      canAdminChange: false,
      userCanPost: true,
      dataTypes: ["photo", "email"],
      consentPurpose: "newsletter",
      registrar: "R01",
      generateQr: true,
      userRights: ["Право"],
      dataRetentionPeriod: "until-consent-withdrawal",
      industry: "other",
    } as DocumentAnswersInput;
    const untouched = {
      type: "terms",
      companyName: "А",
      websiteUrl: "a.ru",
      contactEmail: "a@a.ru",
    };
    for (const input of [all, untouched]) {
      // Asked since: no older version has stored it.
      const answers: Partial<DocumentAnswers> = documentAnswersSchema.parse(input);
      if ("recipientsHome" in answers) delete answers.recipientsHome;
      if ("countersChoice" in answers) delete answers.countersChoice;
      if ("minorsCome" in answers) delete answers.minorsCome;
      await store(owner.id, { answers, at });
      await migrate();
      const address = String(input.websiteUrl).replace(/^https:\/\//, "");
      const site = (await sites()).find((item) => item.address === address);
      const migrated = factValues(parseFacts(site?.passport));
      const read = Object.fromEntries(toFactValues(answers));
      const sorted = (value: object) =>
        JSON.parse(JSON.stringify(value), (_key, one) =>
          Array.isArray(one) ? one.toSorted() : one,
        );
      expect(sorted(migrated)).toEqual(sorted(read));
    }
  });

  test("are added to their site by a second run, which changes nothing else", async () => {
    const websiteUrl = "https://romashka.ru";
    await store(owner.id, { answers: { websiteUrl, phone: "1" }, at });
    await migrate();
    const before = await sites();
    const late = await store(owner.id, { answers: { websiteUrl, phone: "2" }, at });
    await migrate();
    const after = await sites();
    expect(after.map(({ documents: _more, ...site }) => site)).toEqual(
      before.map(({ documents: _fewer, ...site }) => site),
    );
    expect(after[0]?.documents.map(({ id }) => id)).toContain(late);
  });
});
