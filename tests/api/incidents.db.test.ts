import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { reencryptIncidentKeys } from "@/lib/features/incidents/details";
import { deleteOldIncidents } from "@/lib/features/incidents/operations";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";
import { encryptStored } from "@/lib/platform/auth/stored-secret";
import { call } from "@/tests/support/api/calls/api-call";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { createIncident, incidentCalls } from "@/tests/support/api/duties/incident-calls";
import { postSite, siteCalls } from "@/tests/support/api/sites/site-calls";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** docs/specification/requests.md#incidents */
describeOnDatabases("incidents", (database) => {
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await createSignedInUser(database.client));
    ({ id: site } = await (await postSite(token, { address: "romashka.example" })).json());
  });

  const put = (kind: "write" | "correct" | "sent", id: string, json: object): Promise<Response> =>
    incidentCalls[kind](site, id, { token, json });
  const list = async (): Promise<Incidents> => (await incidentCalls.list(site, { token })).json();

  test("have terms of 24 and 72 hours from the moment they were found", async () => {
    const foundAt = ago(5);
    const { id } = await createIncident(token, site, foundAt);
    const { incidents } = await list();
    const after = (hours: number) => new Date(foundAt.getTime() + hours * hour).toISOString();
    expect(incidents).toMatchObject([
      {
        id,
        foundAt: foundAt.toISOString(),
        firstFoundAt: null,
        notice: { endsAt: after(24), sentAt: null },
        results: { endsAt: after(72), sentAt: null },
      },
    ]);
  });

  test("allow one correction of the moment, with a reason, before a notice is sent", async () => {
    const first = ago(5);
    const { id } = await createIncident(token, site, first);
    const foundAt = ago(7).toISOString();
    expect((await put("correct", id, { foundAt, reason: " " })).status).toBe(400);
    const future = new Date(Date.now() + hour).toISOString();
    expect((await put("correct", id, { foundAt: future, reason: "Так" })).status).toBe(400);
    const responses = await Promise.all(
      [1, 2].map(() => put("correct", id, { foundAt, reason: "Тайная причина" })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).incidents[0]).toMatchObject({
      foundAt,
      firstFoundAt: first.toISOString(),
      correction: "Тайная причина",
    });
    const other = await createIncident(token, site, ago(3));
    await put("sent", other.id, { part: "notice", sentAt: ago(1).toISOString() });
    expect((await put("correct", other.id, { foundAt, reason: "Так" })).status).toBe(409);
  });

  test("keep all values of three parallel calls, encrypted", async () => {
    const { id } = await createIncident(token, site, ago(5));
    const sentAt = ago(1).toISOString();
    const responses = await Promise.all([
      put("write", id, { what: "Тайный файл был открыт", measures: "Закрыт" }),
      put("sent", id, { part: "notice", sentAt, number: "тайный-1" }),
      put("sent", id, { part: "results", sentAt, number: "тайный-2" }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [incident] = (await list()).incidents;
    expect(incident).toMatchObject({
      fields: { what: "Тайный файл был открыт", causes: "", measures: "Закрыт" },
      notice: { sentAt, number: "тайный-1" },
      results: { sentAt, number: "тайный-2" },
    });
    const stored = JSON.stringify(await database.client.siteIncident.findMany());
    expect(stored).not.toMatch(/тайн|Закрыт/i);
  });

  test("reject a sending before the discovery or in the future, and a discovery too long ago", async () => {
    const { id } = await createIncident(token, site, ago(5));
    for (const sentAt of [ago(6), ago(-1)]) {
      const json = { part: "notice", sentAt: sentAt.toISOString() };
      expect((await put("sent", id, json)).status).toBe(400);
    }
    for (const foundAt of [ago(-1), ago(4 * 365 * 24)]) {
      const json = { foundAt: foundAt.toISOString() };
      expect((await incidentCalls.add(site, { token, json })).status).toBe(400);
    }
  });

  test("stay unchanged when they cannot be decrypted", async () => {
    const { id } = await createIncident(token, site, ago(5));
    const { details } = await database.client.siteIncident.findUniqueOrThrow({ where: { id } });
    const foreign = details.replace(/^v1\.[^.]+/, "v1.other");
    await database.client.siteIncident.update({ where: { id }, data: { details: foreign } });
    await reencryptIncidentKeys(database.client);
    expect((await list()).incidents[0]?.fields).toBeNull();
    expect((await put("write", id, { what: "Новое" })).status).toBe(409);
    const file = await incidentCalls.file(site, id, "?paper=act&format=docx", { token });
    expect(file.status).toBe(409);
    const row = await database.client.siteIncident.findUniqueOrThrow({ where: { id } });
    expect(row.details).toBe(foreign);
  });

  test("provide a letter and an act as DOCX and PDF with the stored text", async () => {
    const { id } = await createIncident(token, site, ago(5));
    await put("write", id, { what: "Файл заказов был открыт", investigators: "Смирнова О. П." });
    for (const [paper, name] of [
      ["letter", "Письмо_об_инциденте"],
      ["act", "Акт_расследования_инцидента"],
    ]) {
      for (const format of ["docx", "pdf"]) {
        const search = `?paper=${paper}&format=${format}`;
        const response = await incidentCalls.file(site, id, search, { token });
        expect(response.status).toBe(200);
        const disposition = decodeURIComponent(response.headers.get("content-disposition") ?? "");
        expect(disposition).toContain(`${name}_romashka.example_`);
        const bytes = new Uint8Array(await response.arrayBuffer());
        const words = await (format === "docx" ? wordsOfDocx(bytes) : wordsOfPdf(bytes));
        expect(words.join(" ").replace(/\s+/g, " ")).toContain("Файл заказов был открыт");
      }
    }
    const wrong = await incidentCalls.file(site, id, "?paper=notice&format=docx", { token });
    expect(wrong.status).toBe(400);
  });

  test("stored before a field existed are read with an empty field and still provide their act", async () => {
    const { id } = await createIncident(token, site, ago(5));
    const place = `site-incident:${id}`;
    const before = { what: "Старое", causes: "", harm: "", measures: "", contact: "" };
    const details = encryptStored(
      JSON.stringify({
        fields: { ...before, results: "", persons: "" },
        correction: "",
        noticeNumber: "",
        resultsNumber: "",
      }),
      place,
    );
    await database.client.siteIncident.update({ where: { id }, data: { details } });
    expect((await list()).incidents[0]?.fields).toMatchObject({ what: "Старое", advice: "" });
    const search = "?paper=act&format=docx";
    expect((await incidentCalls.file(site, id, search, { token })).status).toBe(200);
  });

  test("return 404 to another user on every call", async () => {
    const { id } = await createIncident(token, site, ago(5));
    const { token: otherUser } = await createSignedInUser(database.client);
    const own = await (await postSite(otherUser, { address: "drugoy.example" })).json();
    const as = (json?: object) => ({ token: otherUser, json });
    const moment = ago(6).toISOString();
    const responses = await Promise.all([
      incidentCalls.list(site, as()),
      incidentCalls.add(site, as({ foundAt: moment })),
      ...[site, own.id].flatMap((place) => [
        incidentCalls.write(place, id, as({ what: "Чужое" })),
        incidentCalls.correct(place, id, as({ foundAt: moment, reason: "Чужое" })),
        incidentCalls.sent(place, id, as({ part: "notice", sentAt: moment })),
        incidentCalls.file(place, id, "?paper=letter&format=docx", as()),
        incidentCalls.remove(place, id, as()),
      ]),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect((await list()).incidents).toMatchObject([{ id, firstFoundAt: null }]);
  });

  test("are exported, and deleted by the owner, after three years or with the site", async () => {
    const [one, other] = [
      await createIncident(token, site, ago(5)),
      await createIncident(token, site, ago(6)),
    ];
    const copy = await (await call(exportRoute.GET, "/api/user/export", { token })).json();
    expect(copy.sites[0].incidents.map(({ id }: Incident) => id)).toEqual([one.id, other.id]);
    expect((await incidentCalls.remove(site, one.id, { token })).status).toBe(200);
    await database.client.siteIncident.update({
      where: { id: other.id },
      data: { foundAt: ago(4 * 365 * 24) },
    });
    expect(await deleteOldIncidents(database.client, new Date())).toBe(1);
    await createIncident(token, site, ago(1));
    await siteCalls.remove(site, { token });
    expect(await database.client.siteIncident.count()).toBe(0);
  });
});
