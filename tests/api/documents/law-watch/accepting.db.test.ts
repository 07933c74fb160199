import { expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/api-session";
import {
  createDocument,
  dayFromNow,
  documentCalls,
} from "@/tests/support/api/documents/document-calls";
import {
  lawChange,
  listMarked,
  noticeCalls,
  watchedLaws,
} from "@/tests/support/api/documents/law-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("the law watch", (database) => {
  const { people, enter, read, ageText } = watchedLaws(database);

  test("nothing is told to the owner when the text would stay, and checking it closes the notice", async () => {
    const { id } = await createDocument(people.owner.token);
    await enter();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "ready", differs: false, isNewTemplate: false });
    const seen = { notices: page.notices.map((notice) => notice.id) };
    expect(await (await noticeCalls.dismiss(id, people.owner.token, seen)).json()).toEqual({
      closed: 1,
    });
    expect(await (await noticeCalls.dismiss(id, people.owner.token, seen)).json()).toEqual({
      closed: 0,
    });
    expect(await listMarked(people.owner.token)).toEqual([]);
    expect(await read(id)).toEqual({ edition: 1, notices: [], proposal: null });
  });

  test("a text that changed is shown word by word and accepted in one call", async () => {
    const { id } = await createDocument(people.owner.token);
    await ageText(id);
    await enter();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "ready", differs: true, isNewTemplate: true });
    const words = JSON.stringify(page.proposal);
    expect(words).toContain("личных");
    const seen = { notices: page.notices.map((notice) => notice.id), after: 1 };

    const responses = await Promise.all(
      [1, 2, 3].map(() => noticeCalls.accept(id, people.owner.token, seen)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    expect(await listMarked(people.owner.token)).toEqual([]);
    expect(await read(id)).toEqual({ edition: 2, notices: [], proposal: null });
    const compared = await documentCalls.compare(id, {
      token: people.owner.token,
      search: "?from=1&to=2",
    });
    expect((await compared.json()).comparison.counts.changed).toBeGreaterThan(0);
    const notice = await database.client.documentLawNotice.findFirstOrThrow();
    expect(notice.acceptedAt).not.toBeNull();
  });

  test("custom clauses stay in the accepted edition", async () => {
    await database.client.user.update({
      where: { id: people.owner.id },
      data: { role: "premium", subscription: "premium", documentsLimit: 100 },
    });
    const customFields = {
      additions: [{ section: "contacts", text: "Свой пункт о котах." }],
      replacements: [],
    };
    const { id } = await createDocument(people.owner.token, { ...shopAnswers, customFields });
    await ageText(id);
    await enter();
    const page = await read(id);
    const json = { notices: page.notices.map((notice) => notice.id), after: 1 };
    const accepted = await (await noticeCalls.accept(id, people.owner.token, json)).json();
    expect(accepted.document.generatedContent).toContain("Свой пункт о котах.");
    expect(accepted.edition).toBe(2);
  });

  test("a notice that came meanwhile stays open, and an older one that is closed makes no edition", async () => {
    const { id } = await createDocument(people.owner.token);
    await enter();
    const [first] = (await read(id)).notices;
    await enter({ ...lawChange, place: "" });
    const json = { notices: [first?.id ?? ""], after: 1 };
    expect((await noticeCalls.accept(id, people.owner.token, json)).status).toBe(201);
    expect((await read(id)).notices).toMatchObject([{ change: { place: "" } }]);
    expect((await noticeCalls.accept(id, people.owner.token, { ...json, after: 2 })).status).toBe(
      409,
    );
    expect((await read(id)).edition).toBe(2);
  });

  test("an accepted edition applies from the day of the change, when that is still to come", async () => {
    const { id } = await createDocument(people.owner.token);
    await ageText(id);
    await enter({ ...lawChange, inForce: dayFromNow(60) });
    await enter({ ...lawChange, inForce: dayFromNow(30) });
    const first = await read(id);
    expect(first.proposal).toMatchObject({ status: "ready", effectiveDate: dayFromNow(30) });
    const json = { notices: first.notices.map((notice) => notice.id), after: 1 };
    const accepted = await (await noticeCalls.accept(id, people.owner.token, json)).json();
    expect(accepted.document.shownEdition).toMatchObject({
      edition: 2,
      effectiveDate: dayFromNow(30),
    });

    // One that applies already does not wait for those to come.
    await database.client.documentLawNotice.deleteMany();
    await enter({ ...lawChange, inForce: "2026-09-01" });
    await enter({ ...lawChange, inForce: dayFromNow(60) });
    expect((await read(id)).proposal).toMatchObject({ effectiveDate: dayFromNow(0) });
  });

  test("a document that no longer fits today's form is said so", async () => {
    const { id } = await createDocument(people.owner.token);
    await database.client.userDocument.update({
      where: { id },
      data: { formData: { ...shopAnswers, companyName: "" } },
    });
    await enter();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "incomplete" });
    const json = { notices: page.notices.map((notice) => notice.id), after: 1 };
    expect((await noticeCalls.accept(id, people.owner.token, json)).status).toBe(400);
    expect((await read(id)).notices).toHaveLength(1);
  });
});
