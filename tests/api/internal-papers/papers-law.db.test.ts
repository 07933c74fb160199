import { beforeEach, expect, test } from "vitest";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Paper, Papers } from "@/lib/features/internal-papers/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { createLawChange, lawCalls, lawChange } from "@/tests/support/api/documents/law-calls";
import { paperCalls } from "@/tests/support/api/duties/paper-calls";
import { listSites } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const order = "responsible-order";

/** docs/specification/internal-papers.md#adopting */
describeOnDatabases("a changed law and adopted internal papers", (database) => {
  let token: string;
  let site: string;
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await registerUser());
    await createDocument(token, shopAnswers);
    site = (await listSites(token))[0]?.id ?? "";
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const read = async (): Promise<Paper> =>
    (await paperCalls.read(site, order, { token, search: "" })).json();
  const listed = async () => {
    const papers: Papers = await (await paperCalls.list(site, { token })).json();
    return papers.papers.find(({ paper }) => paper === order);
  };
  const adopt = async () => {
    const { paper } = await read();
    const json = { adoptedOn: toMoscowDate(new Date()), number: "3", text: paper.text };
    expect((await paperCalls.adopt(site, order, { token, json })).status).toBe(201);
  };
  const enter = (place: string) =>
    createLawChange(admin.token, {
      ...lawChange,
      place,
      whatChanged: "У ответственного новая обязанность.",
    });

  test("marks a paper that cites the norm until it is adopted again", async () => {
    await enter("ст. 22.1 ч. 4");
    await adopt();
    expect((await listed())?.lawChanges).toEqual([]);

    await enter("ст. 22.1 ч. 4");
    const marked = [
      expect.objectContaining({
        norm: expect.stringMatching(/22\.1.*Закона о персональных данных/),
        inForce: "2027-03-01",
        whatChanged: "У ответственного новая обязанность.",
      }),
    ];
    expect((await listed())?.lawChanges).toEqual(marked);
    const { paper } = await read();
    expect(paper).toMatchObject({ change: null, lawChanges: marked });

    await adopt();
    expect((await read()).paper.lawChanges).toEqual([]);
  });

  test("marks nothing for another norm or after the change is withdrawn", async () => {
    await adopt();
    await enter("ст. 11 ч. 1");
    expect((await listed())?.lawChanges).toEqual([]);
    const { change } = await enter("ст. 22.1");
    expect((await listed())?.lawChanges).toHaveLength(1);
    const response = await lawCalls.withdraw(change.id, admin.token);
    expect(response.status).toBe(200);
    expect((await listed())?.lawChanges).toEqual([]);
  });
});
