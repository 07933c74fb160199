import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Paper, Papers } from "@/lib/features/internal-papers/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { paperCalls } from "@/tests/support/api/duties/paper-calls";
import { listSites, readPassport, siteCalls, valuesOf } from "@/tests/support/api/sites/site-calls";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const order = "responsible-order";

describeOnDatabases("the internal papers of a site", (database) => {
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await registerUser());
    await createDocument(token, shopAnswers);
    site = (await listSites(token))[0]?.id ?? "";
  });

  const good = async <Body>(response: Response, status = 200) => {
    expect(response.status).toBe(status);
    return (await response.json()) as Body;
  };
  const list = async () => good<Papers>(await paperCalls.list(site, { token }));
  const read = async (search = "") => {
    const paper = await good<Paper>(await paperCalls.read(site, order, { token, search }));
    return { ...paper, html: paper.html?.replace(/\u00a0/g, " ") };
  };
  const save = async (json: object) => good<Papers>(await paperCalls.save(site, { token, json }));
  const adopt = async (more: object = {}) =>
    good<Paper>(
      await paperCalls.adopt(site, order, {
        token,
        json: { adoptedOn: today, number: "3", text: (await read()).paper.text, ...more },
      }),
      201,
    );
  const listed = async (paper = order) =>
    (await list()).papers.find((item) => item.paper === paper);
  const changePassport = async (changes: Record<string, unknown>) => {
    const passport = await readPassport(token, site);
    const response = await siteCalls.changePassport(site, {
      token,
      search: `?after=${passport.edition}`,
      json: { ...valuesOf(passport), ...changes },
    });
    expect(response.status).toBe(200);
  };

  test("are written from the passport and ask for the rest", async () => {
    const papers = await list();
    expect(papers).toMatchObject({ owner: "company", hasStaff: true, unconfirmed: 0, answers: {} });
    expect(papers.questions.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["headPost", "headName", "city"]),
    );
    // A company is not asked whether it has employees.
    expect(papers.questions.map(({ key }) => key)).not.toContain("hasStaff");
    const { paper, html, comparison, adoptions } = await read();
    expect(paper).toMatchObject({ isNeeded: true, adoption: null, change: null, recipient: null });
    expect(paper.blanks).toContain("город");
    expect(html).toContain(shopAnswers.responsiblePersonName);
    expect({ comparison, adoptions }).toEqual({ comparison: null, adoptions: [] });
  });

  test("store their own answers and reject wrong ones by question", async () => {
    const saved = await save({ city: " г. Тверь ", headPost: "Директор", headName: "" });
    expect(saved.answers).toEqual({ city: "г. Тверь", headPost: "Директор" });
    expect((await read()).html).toContain("г. Тверь");
    const refused = await paperCalls.save(site, {
      token,
      json: { hasStaff: "maybe", city: "х".repeat(600), cyti: "г. Тверь" },
    });
    expect(refused.status).toBe(400);
    const { fieldErrors } = await refused.json();
    expect(Object.keys(fieldErrors).sort()).toEqual(["city", "cyti", "hasStaff"]);
    expect((await list()).answers.city).toBe("г. Тверь");
  });

  test("do not ask for the approver that the passport names", async () => {
    await changePassport({
      approvedHow: "signature",
      approverPosition: "Директор",
      approverName: "В. В. Ветров",
    });
    const keys = (await list()).questions.map(({ key }) => key);
    expect(keys).not.toContain("headPost");
    expect(keys).not.toContain("headName");
    expect((await read()).html).toContain("В. В. Ветров");
  });

  test("omit facts that were seen but not confirmed", async () => {
    const row = await database.client.site.findUniqueOrThrow({ where: { id: site } });
    const seen = { value: "Увиденный И. И.", origin: "seen", date: today };
    await database.client.site.update({
      where: { id: site },
      data: { passport: { ...(row.passport as object), responsiblePersonName: seen } },
    });
    expect((await list()).unconfirmed).toBe(1);
    expect((await read()).html).not.toContain("Увиденный");
  });

  test("are fewer for a sole trader without employees", async () => {
    await changePassport({
      companyName: "ИП Иванов Иван Иванович",
      inn: "500100732259",
      ogrn: "324220000012342",
    });
    const unasked = await list();
    expect(unasked).toMatchObject({ owner: "entrepreneur", hasStaff: null });
    expect(unasked.questions.map(({ key }) => key)).toContain("hasStaff");
    const alone = await save({ hasStaff: "no" });
    expect(alone.hasStaff).toBe(false);
    expect(alone.papers.map(({ paper }) => paper)).toContain(order);
    const withStaff = await save({ hasStaff: "yes" });
    expect(withStaff.papers.length - alone.papers.length).toBe(alone.notForAlone);
  });

  test("keep the adopted text, and show what has changed since, until they are adopted again", async () => {
    const adopted = await adopt();
    expect(adopted.paper.adoption).toMatchObject({ adoptedOn: today, number: "3" });
    expect(await listed()).toMatchObject({ change: null, adoption: { number: "3" } });

    await changePassport({ responsiblePersonName: "Кузнецов Пётр Ильич" });
    expect(await listed()).toMatchObject({ change: "facts" });
    const { comparison } = await read();
    const removed = comparison?.blocks.flatMap(({ words }) =>
      words.filter(({ mark }) => mark === "removed"),
    );
    expect(removed?.map(({ text }) => text).join(" ")).toContain("Смирнова");

    const { paper, adoptions } = await adopt({ number: undefined });
    expect(paper).toMatchObject({ change: null, adoption: { number: null } });
    expect(adoptions).toHaveLength(2);
    // The text of the first adoption is still there.
    const [, first] = adoptions;
    const search = `?format=txt&adoption=${first?.id}`;
    const file = await paperCalls.file(site, order, { token, search });
    expect(await file.text()).toContain("Смирнова");
  });

  test("report a changed wording of ours as wording, not as changed facts", async () => {
    const { paper } = await adopt();
    const { tree } = await database.client.adoptedPaper.findUniqueOrThrow({
      where: { id: paper.adoption?.id ?? "" },
    });
    const older = JSON.parse(JSON.stringify(tree).replaceAll("обязан", "должен"));
    await database.client.adoptedPaper.updateMany({
      data: { tree: older, mark: "0".repeat(16) },
    });
    expect(await listed()).toMatchObject({ change: "wording" });
    expect((await read()).comparison?.counts.changed).toBeGreaterThan(0);
  });

  test("reject a future day of adoption, and a text that the owner has not seen", async () => {
    const json = { adoptedOn: "2099-01-01", text: (await read()).paper.text };
    const future = await paperCalls.adopt(site, order, { token, json });
    expect(future.status).toBe(400);
    expect((await future.json()).fieldErrors).toEqual({ adoptedOn: ["Этот день ещё не наступил"] });
    const stale = { adoptedOn: today, text: "0".repeat(16) };
    expect((await paperCalls.adopt(site, order, { token, json: stale })).status).toBe(409);
    expect((await read()).adoptions).toEqual([]);
  });

  test("return to the earlier adoption after one is withdrawn", async () => {
    await adopt();
    const { paper } = await adopt({ number: "4" });
    const id = paper.adoption?.id ?? "";
    const after = await good<Papers>(await paperCalls.withdraw(site, order, id, { token }));
    expect(after.papers.find((item) => item.paper === order)?.adoption).toMatchObject({
      number: "3",
    });
    expect((await paperCalls.withdraw(site, order, id, { token })).status).toBe(404);
  });

  test("are available as DOCX, PDF and TXT, and together in an archive", async () => {
    for (const format of ["docx", "pdf", "txt"]) {
      const response = await paperCalls.file(site, order, { token, search: `?format=${format}` });
      expect(response.status).toBe(200);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text =
        format === "txt"
          ? new TextDecoder().decode(bytes)
          : (await (format === "docx" ? wordsOfDocx(bytes) : wordsOfPdf(bytes))).join(" ");
      expect(text.replace(/\s+/g, " ")).toContain("Смирнова Ольга Петровна");
    }
    const archive = await paperCalls.archive(site, { token });
    expect(archive.headers.get("content-type")).toBe("application/zip");
    const files = Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
    expect(files).toHaveLength(2 * (await list()).papers.length);
    expect(files).toContainEqual(
      expect.stringMatching(/^DOCX\/\d\d_Приказ_об_ответственном\.docx$/),
    );
  });

  test("return 404 for a recipient that the passport does not name", async () => {
    const missing = await paperCalls.read(site, order, {
      token,
      search: `?recipient=${"a".repeat(16)}`,
    });
    expect(missing.status).toBe(404);
  });

  test("return 404 to another user on every call", async () => {
    const { paper } = await adopt();
    const { token: otherUser } = await registerUser();
    const json = { adoptedOn: today, text: paper.text };
    const calls = [
      paperCalls.list(site, { token: otherUser }),
      paperCalls.save(site, { token: otherUser, json: {} }),
      paperCalls.archive(site, { token: otherUser }),
      paperCalls.read(site, order, { token: otherUser }),
      paperCalls.file(site, order, { token: otherUser, search: "?format=docx" }),
      paperCalls.file(site, order, {
        token: otherUser,
        search: `?format=txt&adoption=${paper.adoption?.id}`,
      }),
      paperCalls.adopt(site, order, { token: otherUser, json }),
      paperCalls.withdraw(site, order, paper.adoption?.id ?? "", { token: otherUser }),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBe(404);
    expect((await read()).adoptions).toHaveLength(1);
  });

  test("are part of the data export and are deleted with the site", async () => {
    await save({ city: "г. Тверь" });
    await adopt();
    const response = await call(exportRoute.GET, "/api/user/export", { token });
    const { sites } = await response.json();
    expect(sites[0].internalPapers).toMatchObject({
      answers: { city: "г. Тверь" },
      adopted: [{ paper: order, number: "3", tree: { blocks: expect.any(Array) } }],
    });
    expect((await siteCalls.remove(site, { token })).status).toBe(200);
    expect(await database.client.adoptedPaper.count()).toBe(0);
    expect(await database.client.sitePapers.count()).toBe(0);
  });
});
