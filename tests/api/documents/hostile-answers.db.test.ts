import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { beforeEach, expect, test } from "vitest";
import * as downloadRoute from "@/app/api/documents/[id]/download/route";
import * as viewRoute from "@/app/api/documents/[id]/view/route";
import * as documentsRoute from "@/app/api/documents/route";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** Markdown, a placeholder, HTML and a control line of our templates, all in one name. */
const hostile = "**ООО {{x}} <script>alert(1)</script>@конец";

/** The text that a reader of each format sees; spaces are not compared, because each format breaks lines itself. */
const readers: Record<string, (file: Uint8Array<ArrayBuffer>) => Promise<string> | string> = {
  txt: (file) => strFromU8(file),
  html: (file) => textOfHtml(strFromU8(file)),
  md: (file) => textOfMarkdown(fromMarkdown(strFromU8(file))),
  docx: textOfDocx,
  pdf: textOfPdf,
};

function textOfHtml(html: string): string {
  expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
  const entities: Record<string, string> = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#39;": "'",
    "&amp;": "&",
  };
  return html
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}

function textOfMarkdown(node: Nodes): string {
  expect(node.type).not.toBe("html");
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOfMarkdown).join("") : "";
}

function textOfDocx(file: Uint8Array): string {
  const parts = unzipSync(file);
  const xml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  const parser = new XMLParser({ preserveOrder: true, trimValues: false });
  let text = "";
  JSON.stringify(parser.parse(xml), (key, value) => {
    if (key === "#text") text += value;
    return value;
  });
  return text;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

describeOnDatabases("a hostile company name", (database) => {
  beforeEach(() => database.clear());

  test("appears letter for letter in every format and as markup in none", async () => {
    const token = await registerForToken();
    await database.client.user.updateMany({ data: { subscription: "premium" } });
    const response = await call(documentsRoute.POST, "/api/documents", {
      json: { ...shopAnswers, companyName: hostile },
      token,
    });
    expect(response.status).toBe(201);
    const { document } = await response.json();
    const { id } = document;
    expect(document.formData.companyName).toBe(hostile);

    for (const [format, read] of Object.entries(readers)) {
      const path = `/api/documents/${id}/download?format=${format}`;
      const download = await call(downloadRoute.GET, path, { token, params: { id } });
      expect(download.status, format).toBe(200);
      const text = await read(new Uint8Array(await download.arrayBuffer()));
      expect(withoutSpaces(text), format).toContain(withoutSpaces(hostile));
    }
    const page = await call(viewRoute.GET, `/api/documents/${id}/view`, { token, params: { id } });
    expect(withoutSpaces(textOfHtml(await page.text()))).toContain(withoutSpaces(hostile));
  });
});
