import { expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
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

  test("offers no changed text when the text stays the same, and closes the notice on dismissal", async () => {
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

  test("shows a changed text word by word and creates one edition when it is accepted", async () => {
    const { id } = await createDocument(people.owner.token);
    await ageText(id);
    await enter();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "ready", differs: true, isNewTemplate: true });
    const text = JSON.stringify(page.proposal);
    expect(text).toContain("личных");
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

  test("keeps custom clauses in the accepted edition", async () => {
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

  test("leaves a later notice open after acceptance, and returns 409 for a notice already closed", async () => {
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

  test("dates the accepted edition to the day of the change when that day is in the future", async () => {
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

  test("reports a document whose answers no longer fit the form and returns 400 on acceptance", async () => {
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
