import { beforeEach, describe, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { lawyerLinkDays, maxOpenLinks } from "@/content/lawyer-review/texts";
import { newId } from "@/lib/core/ids";
import { deleteOldLinks } from "@/lib/features/lawyer-review/notices";
import type { CreatedLawyerLink } from "@/lib/features/lawyer-review/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import {
  createDocument,
  createDraft,
  documentCalls,
} from "@/tests/support/api/documents/document-calls";
import {
  firstClause,
  lawyerLinkCalls,
  linkOf,
  openReview,
  postLawyerLink,
  reviewCalls,
  reviewedDocument,
} from "@/tests/support/api/documents/lawyer-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** docs/specification/documents.md#lawyers-link */
describeOnDatabases("the lawyer's link", (database) => {
  const reviewed = reviewedDocument(database);
  const { token, propose, list, change: changeDocument } = reviewed;
  let id: string;
  beforeEach(() => {
    id = reviewed.id();
  });

  describe("with a valid key", () => {
    test("opens one edition, clause by clause with its norms, for fourteen days", async () => {
      const response = await lawyerLinkCalls.make(id, { token: token(), json: { asked: "Анна" } });
      const { link, address } = (await response.json()) as CreatedLawyerLink;
      expect(address).toMatch(/^http:\/\/localhost:3000\/lawyer-review#[A-Za-z0-9_-]{43}$/);
      expect(link).toMatchObject({ asked: "Анна", edition: 1, state: "open", openedAt: null });
      const lasts = Date.parse(link.expiresAt) - Date.parse(link.createdAt);
      expect(lasts).toBe(lawyerLinkDays * day);

      const review = await openReview(address.split("#")[1] ?? "");
      expect(review).toMatchObject({ edition: 1, newerEdition: null, remarks: [], opinion: null });
      const clauses = review.pieces.filter(({ kind }) => kind === "clause");
      expect(clauses.length).toBeGreaterThan(20);
      expect(
        clauses.filter(({ norms }) => norms.some((norm) => norm.startsWith("152-ФЗ"))).length,
      ).toBeGreaterThan(10);
      // Nothing of the owner but the document.
      expect(JSON.stringify(review)).not.toContain(reviewed.owner().email);
      expect((await list()).links[0]?.openedAt).not.toBeNull();
    });

    test("opens a draft as it was and reports that it has changed since", async () => {
      const draft = await createDraft(token(), { companyName: "ООО «Черновик»" });
      const { key } = await postLawyerLink(token(), draft.id);
      const before = await openReview(key);
      expect(before).toMatchObject({ edition: null, isDraftChanged: false });
      expect(JSON.stringify(before.pieces)).toContain("Черновик");
      const changed = { formData: { type: "privacy", companyName: "ООО «Другое»" } };
      await documentCalls.saveDraft(draft.id, { token: token(), json: changed });
      const after = await openReview(key);
      expect(after.isDraftChanged).toBe(true);
      expect(after.pieces).toEqual(before.pieces);
    });

    test("opens a draft with incomplete answers", async () => {
      const halfTyped = {
        ownerType: "кто-то",
        industry: "нет такой",
        inn: "12",
        websiteUrl: "<script>alert(1)</script>",
        processingPurposes: ["неизвестная", "", "registration"],
        customFields: { additions: [{ section: "", text: "Недописанный" }] },
      };
      const draft = await createDraft(token(), halfTyped);
      const { key } = await postLawyerLink(token(), draft.id);
      const { pieces } = await openReview(key);
      expect(pieces.length).toBeGreaterThan(20);
      expect(pieces.map(({ markup }) => markup).join("")).not.toContain("<script");
    });

    test("opens the edition it was created for and reports a newer one", async () => {
      const { key } = await postLawyerLink(token(), id);
      await changeDocument(1, { ...shopAnswers, companyName: "ООО «Василёк»" });
      const review = await openReview(key);
      expect(review).toMatchObject({ edition: 1, newerEdition: 2 });
      expect(JSON.stringify(review.pieces)).not.toContain("Василёк");
      const other = await postLawyerLink(token(), id, { asked: "Пётр", edition: 1 });
      expect((await openReview(other.key)).edition).toBe(1);
      const none = { token: token(), json: { asked: "Пётр", edition: 3 } };
      expect((await lawyerLinkCalls.make(id, none)).status).toBe(404);
    });
  });

  describe("without access", () => {
    test.each([
      ["a wrong key", async (key: string) => `${key.slice(1)}A`],
      [
        "a hash in place of the key",
        async () => {
          const [row] = await database.client.lawyerLink.findMany();
          return row?.tokenHash ?? "";
        },
      ],
      [
        "an ended link",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.end(id, link, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a link past its term",
        async (key: string) => {
          await database.client.lawyerLink.updateMany({ data: { expiresAt: new Date() } });
          return key;
        },
      ],
      [
        "a key that was replaced",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.renew(id, link, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a deleted link",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.remove(id, link, { token: token() })).status).toBe(204);
          return key;
        },
      ],
      [
        "a deleted document",
        async (key: string) => {
          expect((await documentCalls.remove(id, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a blocked owner",
        async (key: string) => {
          await database.client.user.updateMany({ data: { blockedAt: new Date() } });
          return key;
        },
      ],
    ])("returns the same 404 on reading and writing with %s", async (_name, spoil) => {
      const { link, key } = await postLawyerLink(token(), id);
      const clause = await firstClause(key);
      const spoiled = { token: await spoil(key, link) };
      const responses = await Promise.all([
        reviewCalls.open(spoiled),
        reviewCalls.save({ ...spoiled, clause: clause.id, kind: "comment", text: "Слово" }),
        reviewCalls.finish({ ...spoiled, name: "Юрист" }),
      ]);
      const bodies = await Promise.all(responses.map((response) => response.json()));
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
      expect(await database.client.lawyerRemark.count()).toBe(0);
    });

    test("rejects a remark on a clause of another document", async () => {
      const disclaimer = await createDocument(token(), { ...shopAnswers, type: "cookie" });
      const other = await postLawyerLink(token(), disclaimer.id);
      const { key } = await postLawyerLink(token(), id);
      const here = new Set((await openReview(key)).pieces.map(({ id: clause }) => clause));
      const foreign = (await openReview(other.key)).pieces.find(
        ({ id: clause }) => clause !== null && !here.has(clause),
      );
      const wanted = { token: key, clause: foreign?.id, kind: "comment", text: "Слово" };
      expect((await reviewCalls.save(wanted)).status).toBe(400);
    });

    test("returns 404 to another user, and 401 to the lawyer's key, on the owner's calls", async () => {
      const { link, key, remark } = await propose();
      const otherUser = await createSignedInUser(database.client, { subscription: "premium" });
      const theirs = await createDocument(otherUser.token);
      const as = (document: string, caller: string) => [
        lawyerLinkCalls.read(document, link, { token: caller }),
        lawyerLinkCalls.end(document, link, { token: caller }),
        lawyerLinkCalls.renew(document, link, { token: caller }),
        lawyerLinkCalls.remove(document, link, { token: caller }),
        lawyerLinkCalls.decide(document, link, remark.id, {
          token: caller,
          json: { decision: "accepted", after: 1, seen: remark.updatedAt },
        }),
      ];
      const refused = await Promise.all([
        ...as(id, otherUser.token),
        ...as(theirs.id, otherUser.token),
        lawyerLinkCalls.list(id, { token: otherUser.token }),
        lawyerLinkCalls.make(id, { token: otherUser.token, json: { asked: "Я" } }),
      ]);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
      const byKey = await Promise.all(as(id, key));
      expect(new Set(byKey.map(({ status }) => status))).toEqual(new Set([401]));
      expect((await openReview(key)).remarks).toHaveLength(1);
    });
  });

  test("gets a new key on renewal and keeps the remarks", async () => {
    const { link, key, clause } = await propose();
    await lawyerLinkCalls.end(id, link, { token: token() });
    expect((await list()).links[0]?.state).toBe("ended");
    const renewed = await lawyerLinkCalls.renew(id, link, { token: token() });
    const next = linkOf((await renewed.json()) as CreatedLawyerLink);
    expect(next.link).toBe(link);
    expect(next.key).not.toBe(key);
    const review = await openReview(next.key);
    expect(review.remarks).toMatchObject([{ clause: clause.id, kind: "proposal" }]);
  });

  test("is limited to five open links per document even in parallel; an ended one does not count", async () => {
    const created = await Promise.all(
      Array.from({ length: maxOpenLinks + 5 }, () =>
        lawyerLinkCalls.make(id, { token: token(), json: { asked: "Юрист" } }),
      ),
    );
    const statuses = created.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(maxOpenLinks).fill(201), ...Array(5).fill(409)]);
    const { links } = await list();
    const [first, second] = links;
    await lawyerLinkCalls.end(id, first?.id ?? "", { token: token() });
    await postLawyerLink(token(), id);
    const renewed = await lawyerLinkCalls.renew(id, first?.id ?? "", { token: token() });
    expect(renewed.status).toBe(409);
    // One that is open may have another address.
    const open = await lawyerLinkCalls.renew(id, second?.id ?? "", { token: token() });
    expect(open.status).toBe(200);
  });

  test("is part of the data export and is deleted with the account", async () => {
    const { key } = await propose("Тайный текст");
    await reviewCalls.finish({ token: key, name: "Тайный Юрист", remark: "Общее" });
    const exported = await call(exportRoute.GET, "/api/user/export", { token: token() });
    const { documents } = await exported.json();
    expect(documents[0].lawyerLinks).toMatchObject([
      {
        asked: "Тайный юрист",
        opinion: { name: "Тайный Юрист", remark: "Общее" },
        remarks: [{ kind: "proposal", text: "Тайный текст" }],
      },
    ]);
    expect(JSON.stringify(documents)).not.toContain(key);
    await database.client.user.delete({ where: { id: reviewed.owner().id } });
    expect(await database.client.lawyerLink.count()).toBe(0);
    expect(await database.client.lawyerRemark.count()).toBe(0);
  });

  test("is deleted with its document, and the links of another document stay", async () => {
    await propose();
    const other = await createDocument(token(), { ...shopAnswers, type: "cookie" });
    await postLawyerLink(token(), other.id);
    expect((await documentCalls.remove(id, { token: token() })).status).toBe(200);
    expect(await database.client.lawyerLink.findMany()).toMatchObject([{ documentId: other.id }]);
    expect(await database.client.lawyerRemark.count()).toBe(0);
  });

  test("is deleted three years after its end", async () => {
    await propose();
    expect(await deleteOldLinks(database.client, inDays(14 + 3 * 365))).toBe(0);
    expect(await deleteOldLinks(database.client, inDays(16 + 3 * 366))).toBe(1);
    expect(await database.client.lawyerRemark.count()).toBe(0);
  });

  test("returns 404 for an unknown id", async () => {
    const response = await lawyerLinkCalls.read(id, newId(), { token: token() });
    expect(response.status).toBe(404);
  });
});
