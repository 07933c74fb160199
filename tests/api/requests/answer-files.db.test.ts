import { beforeEach, expect, test } from "vitest";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { createRequest, requestCalls } from "@/tests/support/api/duties/request-calls";
import { postSite } from "@/tests/support/api/sites/site-calls";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** docs/specification/requests.md#texts-of-answers */
describeOnDatabases("answers as files", (database) => {
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await createSignedInUser(database.client));
    ({ id: site } = await (await postSite(token, { address: "romashka.example" })).json());
  });

  const fileOf = (request: string, search: string, as = token) =>
    requestCalls.file(site, request, search, { token: as });

  test("contain the data of the entry and are named by its number and day", async () => {
    const { id } = await createRequest(token, site, { receivedOn: "2026-11-20", incoming: "12/а" });
    for (const format of ["docx", "pdf"]) {
      const response = await fileOf(id, `?text=refusal&format=${format}`);
      expect(response.status).toBe(200);
      const disposition = decodeURIComponent(response.headers.get("content-disposition") ?? "");
      expect(disposition).toContain(`Отказ_вх_№_12_а_от_2026-11-20.${format}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const words = await (format === "docx" ? wordsOfDocx(bytes) : wordsOfPdf(bytes));
      const text = words.join(" ").replace(/\s+/g, " ");
      expect(text).toContain("Отказ в предоставлении сведений");
      expect(text).toContain("Тайный Проситель");
      expect(text).toContain("[указать: наименование оператора]");
      expect(text).not.toContain("откуда у нас его телефон");
    }
  });

  test("return 404 for a text of another kind, 400 for a wrong format and 409 for an unreadable entry", async () => {
    const { id } = await createRequest(token, site, { kind: "withdrawal" });
    expect((await fileOf(id, "?text=refusal&format=docx")).status).toBe(404);
    expect((await fileOf(id, "?text=withdrawal&format=doc")).status).toBe(400);
    expect((await fileOf(id, "?format=docx")).status).toBe(400);
    const { details } = await database.client.siteRequest.findUniqueOrThrow({ where: { id } });
    const foreign = details.replace(/^v1\.[^.]+/, "v1.other");
    await database.client.siteRequest.update({ where: { id }, data: { details: foreign } });
    expect((await fileOf(id, "?text=withdrawal&format=docx")).status).toBe(409);
  });

  test("return 404 to another user", async () => {
    const { id } = await createRequest(token, site, {});
    const { token: otherUser } = await createSignedInUser(database.client);
    expect((await fileOf(id, "?text=refusal&format=docx", otherUser)).status).toBe(404);
  });
});
