import { beforeEach, expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  listDocuments,
  openPublic,
  postDocument,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

// docs/specification/plans.md#payments: documents stay, whatever becomes of the plan
describeOnDatabases("after a paid plan has ended", (database) => {
  beforeEach(() => database.clear());

  test("documents stay readable, downloadable as text and public, but paid features return 403", async () => {
    const { token, id: userId } = await registerUser();
    const change = (data: object) => database.client.user.update({ where: { id: userId }, data });
    const ahead = new Date(Date.now() + 60_000);
    await change({ subscription: "premium", documentsLimit: 100, premiumUntil: ahead });
    const customFields = {
      additions: [{ section: "purposes", text: "Свой пункт платного плана." }],
      replacements: [],
    };
    const policy = await createDocument(token, { ...shopAnswers, customFields });
    const offer = await createDocument(token, { ...shopAnswers, type: "offer" });
    const { publicId } = await publishDocument(token, offer.id);
    const download = (id: string, format: string) =>
      documentCalls.download(id, { token, search: `?format=${format}` });
    expect((await download(offer.id, "docx")).status).toBe(200);

    await change({ premiumUntil: new Date(Date.now() - 1000) });

    expect((await listDocuments(token)).map(({ id }) => id).sort()).toEqual(
      [policy.id, offer.id].sort(),
    );
    for (const { id } of [policy, offer]) {
      expect((await documentCalls.read(id, { token })).status).toBe(200);
      expect((await documentCalls.view(id, { token })).status).toBe(200);
      expect((await download(id, "txt")).status).toBe(200);
      const paid = await download(id, "docx");
      expect([paid.status, (await paid.json()).code]).toEqual([403, "PREMIUM_REQUIRED"]);
    }
    expect(await (await download(policy.id, "txt")).text()).toContain("Свой пункт платного плана.");
    const page = await openPublic(publicId ?? "");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Ромашка");
    // What is new is the free plan's again.
    expect((await postDocument(token, { ...shopAnswers, type: "offer" })).status).toBe(403);
    // And the owner still says what is public.
    await publishDocument(token, policy.id);
    await publishDocument(token, offer.id, { isPublic: false, allowsIndexing: false });
    expect((await openPublic(publicId ?? "")).status).toBe(404);
  });
});
