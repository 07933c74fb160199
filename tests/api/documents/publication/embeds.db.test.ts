import { createHash } from "node:crypto";
import { defaultTreeAdapter, parse } from "parse5";
import { beforeEach, describe, expect, test } from "vitest";
import * as frameRoute from "@/app/d/[publicId]/frame/route";
import * as htmlRoute from "@/app/d/[publicId]/text.html/route";
import * as scriptRoute from "@/app/d/[publicId]/text.js/route";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { embedCode } from "@/lib/tools/embeds/embed-code";
import { call, origin } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  dayFromNow,
  documentCalls,
  openPublic,
  publishDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const of =
  (handler: RouteHandler, way: string) =>
  (publicId: string, headers: Record<string, string> = {}) =>
    call(handler, `/d/${publicId}/${way}`, { params: { publicId }, headers });
const openText = of(htmlRoute.GET, "text.html");
const openScript = of(scriptRoute.GET, "text.js");
const openFrame = of(frameRoute.GET, "frame");
const ways = { "text.html": openText, "text.js": openScript, frame: openFrame };

type Node = Parameters<typeof defaultTreeAdapter.isElementNode>[0];

/** An element of a page as another parser than ours reads it; what `without` names is left out of its words. */
function read(html: string, name: string, without?: string) {
  const find = (node: Node): Node | undefined => {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === name) return node;
    if (!("childNodes" in node)) return undefined;
    for (const child of node.childNodes) {
      const found = find(child as Node);
      if (found) return found;
    }
    return undefined;
  };
  const textOf = (node: Node): string => {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === without) return "";
    if ("childNodes" in node)
      return node.childNodes.map((childNode) => textOf(childNode as Node)).join("");
    return "value" in node ? String(node.value) : "";
  };
  const element = find(parse(html));
  if (!element || !defaultTreeAdapter.isElementNode(element)) throw new Error(`no ${name}`);
  return {
    attributes: Object.fromEntries(element.attrs.map(({ name: key, value }) => [key, value])),
    text: textOf(element).replace(/\s+/g, ""),
  };
}

/** What the script would put into a page, by its own data. */
type Packed = string | [string, Record<string, string>, ...Packed[]];
function readScript(code: string) {
  const [, json = ""] = /var article = (.*);\n/.exec(code) ?? [];
  const [, attributes, ...children] = JSON.parse(json) as Exclude<Packed, string>;
  const textOf = (node: Packed): string =>
    typeof node === "string"
      ? node
      : node[0] === "footer"
        ? ""
        : (node.slice(2) as Packed[]).map(textOf).join("");
  return { attributes, text: children.map(textOf).join("").replace(/\s+/g, "") };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describeOnDatabases("a document on the owner's site", (database) => {
  beforeEach(() => database.clear());

  const publish = async (answers: object = shopAnswers) => {
    const token = await registerForToken();
    const { id } = await createDocument(token, answers);
    const { publicId } = await publishDocument(token, id);
    return { token, id, publicId: publicId ?? "" };
  };
  const edit = async (
    { token, id }: { token: string; id: string },
    after: number,
    days: number,
    companyName: string,
  ) => {
    const json = { ...shopAnswers, companyName };
    const search = `?after=${after}&effectiveDate=${dayFromNow(days)}`;
    const response = await documentCalls.createEdition(id, { token, json, search });
    expect(response.status).toBe(201);
  };

  test("has the same words, edition, date and fingerprint in all four ways", async () => {
    const created = await publish();
    await edit(created, 1, 0, "ООО «Мак & Ромашка <b>»");
    await edit(created, 2, 30, "ООО «Завтрашнее»");
    const { publicId } = created;
    const [page, text, frame, script] = await Promise.all(
      [openPublic, openText, openFrame, openScript].map(async (open) =>
        (await open(publicId)).text(),
      ),
    );
    const stored = await database.client.documentVersion.findFirstOrThrow({
      where: { documentId: created.id, edition: 2 },
    });
    const seen = [
      read(page ?? "", "main"),
      read(text ?? "", "article", "footer"),
      read(frame ?? "", "main"),
      readScript(script ?? ""),
    ];
    for (const { text: value, attributes } of seen) {
      expect(value).toBe(seen[0]?.text);
      expect(value).toContain("Мак&Ромашка<b>");
      expect(value).not.toContain("Завтрашнее");
      expect(attributes).toMatchObject({
        "data-document": publicId,
        "data-edition": "2",
        "data-date": stored.effectiveDate,
        "data-sha256": sha256(value),
      });
    }
    // A reader sees them too.
    const [first] = seen;
    const hash = first?.attributes["data-sha256"] ?? "?";
    for (const html of [page, text, frame]) {
      const whole = read(html ?? "", html === text ? "article" : "body").text;
      expect(whole).toContain("Редакция№2");
      expect(whole).toContain(`SHA-256текста:${hash}`);
    }
  });

  test("is a bare article as text.html: no script, style or class, readable from any origin", async () => {
    const { publicId } = await publish();
    const response = await openText(publicId, { origin: "https://romashka.ru" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    expect(html).toMatch(/^<article lang="ru" data-document="/);
    expect(html).not.toMatch(
      /<(?:script|style|link|img|iframe|div|span)\b|\s(?:on\w+|class|style)=/,
    );
    // The document's own links lead to places that are there.
    const places = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
    expect(places.length).toBeGreaterThan(0);
    for (const id of places) expect(html).toContain(`id="${id}"`);

    const known = response.headers.get("etag") ?? "";
    expect((await openText(publicId, { "if-none-match": known })).status).toBe(304);
    expect((await openText(publicId, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("can be framed by its own site only", async () => {
    const { publicId, id } = await publish({
      ...shopAnswers,
      websiteUrl: "https://www.магазин.рф/about",
    });
    const ancestors = async () =>
      (await openFrame(publicId)).headers
        .get("content-security-policy")
        ?.split("; ")
        .find((part) => part.startsWith("frame-ancestors"));
    const own =
      "frame-ancestors https://xn--80aairftm.xn--p1ai http://xn--80aairftm.xn--p1ai https://www.xn--80aairftm.xn--p1ai http://www.xn--80aairftm.xn--p1ai";
    expect(await ancestors()).toBe(own);
    // The site is gone: the document's own answers still name its address.
    await database.client.userDocument.update({ where: { id }, data: { siteId: null } });
    expect(await ancestors()).toBe(own);
    // The page itself stays unframed.
    const page = await openPublic(publicId);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("runs one script of less than a kilobyte in the frame, named by the page's policy", async () => {
    const { publicId } = await publish();
    const response = await openFrame(publicId);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = ""]) => code,
    );
    expect(scripts).toHaveLength(1);
    expect(Buffer.byteLength(scripts.join())).toBeLessThan(1024);
    const hash = createHash("sha256").update(scripts.join()).digest("base64");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("keeps hostile answers as words in the script and in the frame", async () => {
    const hostile = "ООО «</script><img src=x onerror=alert(1)>\u2028$& »";
    const { publicId } = await publish({ ...shopAnswers, companyName: hostile });
    const response = await openScript(publicId);
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const code = await response.text();
    expect(code.match(/<\/?[a-z!]/gi)).toBeNull();
    expect(code).not.toContain("innerHTML");
    expect(readScript(code).text).toContain("<imgsrc=xonerror=alert(1)>");
    const frame = await (await openFrame(publicId)).text();
    expect(frame).not.toContain("<img");
    expect(read(frame, "main").text).toContain("<imgsrc=xonerror=alert(1)>$&");
  });

  describe.each(Object.entries(ways))("/d/{id}/%s", (_way, open) => {
    test("returns 404 for an unknown id and after the document is closed", async () => {
      expect((await open("nothing")).status).toBe(404);
      expect((await open("\0")).status).toBe(404);
      const { token, id, publicId } = await publish();
      expect((await open(publicId)).status).toBe(200);
      await publishDocument(token, id, { isPublic: false, allowsIndexing: false });
      const response = await open(publicId);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("не найден");
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    });
  });

  test("has the words of the day in the pasted code of the script", async () => {
    const { publicId } = await publish();
    const article = await (await openText(publicId)).text();
    const address = `${origin}/d/${publicId}`;
    const code = embedCode({ publicId, address, title: "Политика", article }, "script");
    expect(read(code, "article", "footer").text).toBe(read(article, "article", "footer").text);
    expect(code).toContain(`<script async src="${address}/text.js"></script>`);
  });
});
