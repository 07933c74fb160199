import { beforeEach, describe, expect, test } from "vitest";
import type { EditionSummary } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDraft,
  documentCalls,
  postDocument,
} from "@/tests/support/api/documents/document-calls";
import {
  firstClause,
  lawyerLinkCalls,
  openReview,
  postLawyerLink,
  readOwnersReview,
  reviewCalls,
  reviewedDocument,
  saveRemark,
} from "@/tests/support/api/documents/lawyer-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** docs/specification/documents.md#lawyers-link */
describeOnDatabases("decisions on a lawyer's remarks", (database) => {
  const reviewed = reviewedDocument(database);
  const { token, propose, decide, list, change: changeDocument } = reviewed;
  let id: string;
  beforeEach(() => {
    id = reviewed.id();
  });

  const editions = async (): Promise<EditionSummary[]> =>
    (await documentCalls.listEditions(id, { token: token() })).json();
  const textOf = async (): Promise<string> =>
    (await (await documentCalls.read(id, { token: token() })).json()).generatedContent;

  describe("accepting a proposal", () => {
    test("creates an edition with the text and records its number", async () => {
      const { link, key, remark } = await propose("Оператор назначен приказом от 01.11.2026.");
      const response = await decide(link, remark);
      expect(await response.json()).toEqual({ edition: 2 });
      const text = await textOf();
      expect(text).toContain("Оператор назначен приказом от 01.11.2026.");
      expect(text).toContain("(Пункт изложен в редакции владельца сайта.)");
      const { remarks, newestEdition } = await readOwnersReview(token(), id, link);
      expect(newestEdition).toBe(2);
      expect(remarks[0]?.decision).toMatchObject({ kind: "accepted", edition: 2 });
      expect(remarks[0]?.difference?.some(({ kind }) => kind !== "same")).toBe(true);
      const review = await openReview(key);
      expect(review).toMatchObject({ newerEdition: 2, remarks: [{ decision: "accepted" }] });
      const rewrite = { token: key, clause: review.remarks[0]?.clause, kind: "proposal" };
      expect((await reviewCalls.save({ ...rewrite, text: "Другой" })).status).toBe(409);
      expect((await reviewCalls.save({ ...rewrite, text: "" })).status).toBe(409);
      // A second acceptance and a later refusal change nothing.
      expect((await decide(link, remark, { after: 2 })).status).toBe(409);
      expect((await decide(link, remark, { decision: "refused" })).status).toBe(409);
      const zero = "0000-01-01T00:00:00.000Z";
      expect((await decide(link, { ...remark, updatedAt: zero })).status).toBe(400);
      expect(await editions()).toHaveLength(2);
    });

    test("creates one edition when requested twenty times in parallel", async () => {
      const { link, remark } = await propose();
      const responses = await Promise.all(Array.from({ length: 20 }, () => decide(link, remark)));
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
      expect(await editions()).toHaveLength(2);
    });

    test("replaces a custom clause that an earlier proposal has set", async () => {
      const first = await propose("Слова первого юриста.");
      expect((await decide(first.link, first.remark)).status).toBe(200);
      const { link, key } = await postLawyerLink(token(), id);
      const { pieces } = await openReview(key);
      const own = pieces.find(({ isOwn }) => isOwn);
      expect(own).toMatchObject({ canPropose: true, words: "Слова первого юриста." });
      await saveRemark(key, own?.id ?? "", "proposal", "Слова второго юриста.");
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect((await decide(link, remark, { after: 2 })).status).toBe(200);
      const text = await textOf();
      expect(text).toContain("Слова второго юриста.");
      expect(text).not.toContain("первого юриста");
    });

    test("requires a paid plan for a proposal but not for a comment", async () => {
      const { link, key, clause, remark } = await propose();
      await saveRemark(key, clause.id, "comment", "Слово");
      await database.client.user.updateMany({ data: { subscription: "free" } });
      expect((await list()).acceptsTexts).toBe(false);
      const refused = await decide(link, remark);
      expect(refused.status).toBe(403);
      expect((await refused.json()).code).toBe("PREMIUM_REQUIRED");
      const [comment] = (await readOwnersReview(token(), id, link)).remarks;
      if (!comment) throw new Error("No remark");
      expect((await decide(link, comment)).status).toBe(200);
      expect((await decide(link, comment, { decision: "refused" })).status).toBe(200);
      expect((await list()).links[0]).toMatchObject({ remarks: 2, waiting: 1 });
      expect(await editions()).toHaveLength(1);
    });

    test("returns 409 when the clause has changed, until the owner confirms", async () => {
      const { link, key } = await postLawyerLink(token(), id);
      const { pieces } = await openReview(key);
      const naming = pieces.find(({ canPropose, words }) => canPropose && /Ромашка/.test(words));
      await saveRemark(key, naming?.id ?? "", "proposal", "Слова юриста.");
      await changeDocument(1, { ...shopAnswers, companyName: "ООО «Василёк»" });
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect(remark.fate).toBe("changed");
      // Compared with the present text.
      expect(JSON.stringify(remark.difference)).toContain("Василёк");
      expect((await decide(link, remark)).status).toBe(409);
      expect((await decide(link, remark, { after: 2 })).status).toBe(409);
      expect((await decide(link, remark, { after: 1, overChanged: true })).status).toBe(409);
      expect(await editions()).toHaveLength(2);
      expect((await decide(link, remark, { after: 2, overChanged: true })).status).toBe(200);
      expect(await textOf()).toContain("Слова юриста.");
    });

    test("always returns 409 when the clause no longer exists", async () => {
      const withClause = {
        ...shopAnswers,
        customFields: { additions: [{ section: "", text: "" }] },
      };
      const { pieces } = await openReview((await postLawyerLink(token(), id)).key);
      const heading = pieces.find(({ kind }) => kind === "heading");
      const section = /id="([a-z0-9-]+)"/.exec(heading?.markup ?? "")?.[1] ?? "";
      withClause.customFields.additions = [{ section, text: "Наше условие." }];
      await changeDocument(1, withClause);
      const { link, key } = await postLawyerLink(token(), id);
      const own = (await openReview(key)).pieces.find(({ isOwn }) => isOwn);
      expect(own?.words).toBe("Наше условие.");
      await saveRemark(key, own?.id ?? "", "proposal", "Ваше условие.");
      await changeDocument(2, shopAnswers);
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect(remark.fate).toBe("gone");
      const over = await decide(link, remark, { after: 3, overChanged: true });
      expect(over.status).toBe(409);
      expect((await over.json()).message).toContain("больше нет");
      expect((await decide(link, remark, { decision: "refused" })).status).toBe(200);
    });

    test("returns 409 when the lawyer has rewritten the text since the owner read it", async () => {
      const { link, key, clause, remark } = await propose();
      await saveRemark(key, clause.id, "proposal", "Совсем другие слова.");
      expect((await decide(link, remark)).status).toBe(409);
      expect(await editions()).toHaveLength(1);
      const [read] = (await readOwnersReview(token(), id, link)).remarks;
      if (!read) throw new Error("No remark");
      expect((await decide(link, read, { decision: "refused" })).status).toBe(200);
      // After a refusal the lawyer may write another text, which waits for a decision.
      await saveRemark(key, clause.id, "proposal", "Третьи слова.");
      expect((await readOwnersReview(token(), id, link)).remarks[0]?.decision).toBeNull();
    });

    test("stores the text in a draft's answers, and the document made of it has the text", async () => {
      const draft = await createDraft(token(), shopAnswers);
      const { link, key } = await postLawyerLink(token(), draft.id);
      const clause = await firstClause(key);
      await saveRemark(key, clause.id, "proposal", "Слова юриста.");
      const { remarks } = await readOwnersReview(token(), draft.id, link);
      const options = {
        token: token(),
        json: { decision: "accepted", after: 0, seen: remarks[0]?.updatedAt },
      };
      const all = await Promise.all(
        [1, 2, 3].map(() => lawyerLinkCalls.decide(draft.id, link, remarks[0]?.id ?? "", options)),
      );
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const stored = await (await documentCalls.read(draft.id, { token: token() })).json();
      expect(stored.formData.customFields.replacements).toMatchObject([{ text: "Слова юриста." }]);
      const created = await postDocument(token(), stored.formData, `?draft=${draft.id}`);
      expect(created.status).toBe(201);
      const { document } = await created.json();
      expect(document.id).toBe(draft.id);
      expect(document.generatedContent).toContain("Слова юриста.");
    });
  });
});
