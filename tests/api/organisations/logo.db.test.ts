import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as logoRoute from "@/app/d/[publicId]/logo/route";
import * as publicPage from "@/app/d/[publicId]/route";
import { loadPdfJs } from "@/lib/platform/pdf/pdf-js";
import { openApi } from "@/tests/support/api/accounts/organisation-calls";
import { createOwnedRows, type OwnedIds } from "@/tests/support/api/api-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { publishDocument } from "@/tests/support/api/documents/document-calls";
import { readDocxParts } from "@/tests/support/documents/document-words/docx";
import { imagesOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

type Api = Awaited<ReturnType<typeof openApi>>;

const studio = "Студия «Лайм» & сыновья";

describeOnDatabases("the studio that prepared a document", (database) => {
  let api: Api;
  let owner: Caller;
  let owned: OwnedIds;
  beforeAll(async () => {
    api = await openApi();
  });
  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client, { subscription: "ultra" });
    owned = await createOwnedRows(database.client, owner);
    const parameters = { id: owned.organisation };
    const { token } = owner;
    await api("PATCH /api/organisations/{id}", { token, parameters, json: { name: studio } });
  });

  const show = (showsStudio: boolean) =>
    api("PUT /api/organisations/{id}/sites/{site}", {
      token: owner.token,
      parameters: { id: owned.organisation, site: owned.site },
      json: { showsStudio },
    });
  const setLogo = (image: Buffer | string) =>
    api("PUT /api/organisations/{id}/logo", {
      token: owner.token,
      parameters: { id: owned.organisation },
      json: { image: image.toString("base64") },
    });
  const download = async (format: string) => {
    const parameters = { id: owned.document };
    const response = await api("GET /api/documents/{id}/download", {
      token: owner.token,
      parameters,
      search: `?format=${format}`,
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const footers = async () => ({
    html: new TextDecoder().decode(await download("html")),
    docx: JSON.stringify(readDocxParts(await download("docx")).get("word/footer1.xml")),
    pdf: await pdfText(await download("pdf")),
    text: new TextDecoder().decode(await download("txt")),
  });
  const openPublic = async () => {
    const { publicId } = await publishDocument(owner.token, owned.document);
    const params = { publicId: publicId ?? "" };
    const page = await call(publicPage.GET, `/d/${publicId}`, { params });
    const logo = await call(logoRoute.GET, `/d/${publicId}/logo`, { params });
    return { html: await page.text(), logo, policy: page.headers.get("content-security-policy") };
  };

  test("is named in DOCX, PDF, HTML and on the public page while the owner shows it, but not in TXT", async () => {
    const silent = await footers();
    expect(JSON.stringify(silent)).not.toContain("Лайм");
    expect((await openPublic()).html).not.toContain("Лайм");
    await show(true);
    const footer = await footers();
    expect(footer.html).toContain("Подготовлено: Студия «Лайм» &amp; сыновья");
    expect(footer.docx).toContain("Студия «Лайм» & сыновья");
    expect(footer.docx).toContain("Тайная Ромашка");
    expect(footer.pdf).toContain("Студия «Лайм» & сыновья");
    expect(footer.text).not.toContain("Лайм");
    const { html } = await openPublic();
    expect(html).toContain("Подготовлено: Студия «Лайм» &amp; сыновья");
    expect(html).not.toContain("<img");
    await show(false);
    expect((await openPublic()).html).not.toContain("Лайм");
  });

  test("has its logo on the public page only while the owner shows it", async () => {
    expect((await setLogo(readFileSync("tests/fixtures/grey.jpg"))).status).toBe(200);
    expect((await openPublic()).logo.status).toBe(404);
    await show(true);
    const { html, logo, policy } = await openPublic();
    expect(html).toMatch(/<img src="\/d\/[^"]+\/logo" alt="">/);
    expect(policy).toContain("img-src 'self'");
    expect(logo.status).toBe(200);
    expect(logo.headers.get("content-type")).toBe("image/jpeg");
    expect(logo.headers.get("x-content-type-options")).toBe("nosniff");
    await show(false);
    const hidden = await openPublic();
    expect(hidden.html).not.toContain("<img");
    expect(hidden.logo.status).toBe(404);
  });

  test("has its logo in DOCX and PDF only while the owner shows it", async () => {
    const grey = readFileSync("tests/fixtures/grey.jpg");
    expect((await setLogo(grey)).status).toBe(200);
    const drawn = async () => {
      const files = unzipSync(await download("docx"));
      const { pages } = await imagesOfPdf(await download("pdf"));
      const file = files["word/media/logo.jpeg"];
      return { file: file && Buffer.from(file), pages: new Set(pages) };
    };
    const none = { file: undefined, pages: new Set([0]) };
    expect(await drawn()).toEqual(none);
    await show(true);
    const { file, pages } = await drawn();
    expect(file?.subarray(0, 2)).toEqual(grey.subarray(0, 2));
    expect(pages).toEqual(new Set([1]));
    await show(false);
    expect(await drawn()).toEqual(none);
  });

  test("cannot set an SVG or an oversized file as its logo", async () => {
    const refused = await setLogo(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: { image: [expect.any(String)] } });
    expect((await setLogo(Buffer.alloc(140_000))).status).toBe(400);
  });
});

/** The words of all pages of a PDF, as they are drawn. */
async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await loadPdfJs();
  const pdf = await getDocument({ data: bytes }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replace(/\s+/g, " ");
}
