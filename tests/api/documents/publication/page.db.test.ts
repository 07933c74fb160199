import { createHash } from "node:crypto";
import { defaultTreeAdapter, parse } from "parse5";
import { beforeEach, describe, expect, test } from "vitest";
import * as fontRoute from "@/app/d/fonts/[file]/route";
import { site } from "@/content/site";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { newPublicId } from "@/lib/features/documents/publication/public-id";
import { call, origin } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  createNextEdition,
  dayFromNow,
  documentCalls,
  openPublic,
  publishDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** As the page writes it. */
const inWords = (days: number) => formatRussianDate(dayFromNow(days));

type Element = { tagName: string; attributes: Record<string, string>; text: string };

/** The elements of a page in order, as an HTML parser of its own reads them. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const textOf = (node: Node): string =>
    "childNodes" in node
      ? node.childNodes.map((child) => textOf(child as Node)).join("")
      : "value" in node
        ? String(node.value)
        : "";
  type Node = Parameters<typeof defaultTreeAdapter.isElementNode>[0];
  const walk = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      found.push({
        tagName: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: textOf(node),
      });
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child as Node);
  };
  const errors: string[] = [];
  walk(parse(html, { onParseError: ({ code }) => errors.push(code) }));
  expect(errors).toEqual([]);
  return found;
}

describeOnDatabases("publication", (database) => {
  beforeEach(() => database.clear());

  describe("the public page", () => {
    test("contains the whole document without a script, under a policy that allows none", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const response = await openPublic(publicId ?? "");
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const html = await response.text();
      const elements = elementsOf(html);
      const all = (name: string) => elements.filter(({ tagName }) => tagName === name);

      expect(html).toMatch(/^<!doctype html>\n<html lang="ru">/);
      expect(all("script")).toEqual([]);
      expect(elements.flatMap(({ attributes }) => Object.keys(attributes))).not.toContainEqual(
        expect.stringMatching(/^(on|style$)/),
      );
      expect(all("h1")).toHaveLength(1);
      expect(all("main")[0]?.text).toContain("ООО\u00a0«Ромашка»");
      expect(all("main")[0]?.text).toContain("7707083893");
      expect(all("title")[0]?.text).toBe(all("h1")[0]?.text);
      expect(all("header")[0]?.text).toBe(`Редакция № 1 действует с ${inWords(0)}`);
      expect(all("nav")).toEqual([]);
      expect(all("footer")[0]?.text).toMatch(/^SHA-256 текста: (?:[0-9a-f]{8} ?){8}Создано/);
      expect(all("footer")[0]?.text).toMatch(new RegExp(`Создано в сервисе «${site.name}»$`));
      const canonical = elements.find(({ attributes }) => attributes.rel === "canonical");
      expect(canonical?.attributes.href).toBe(`${origin}/d/${publicId}`);

      // What it loads: one style sheet that the policy names, and fonts of ours.
      const css = all("style").map(({ text }) => text);
      expect(css).toHaveLength(1);
      const hash = createHash("sha256").update(css.join()).digest("base64");
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`style-src 'sha256-${hash}'`);
      expect(policy).toContain("default-src 'none'; script-src 'none'");
      expect(policy).not.toContain("unsafe");
      const loaded = [...css.join().matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? "");
      expect(loaded).toHaveLength(6);
      for (const path of loaded) {
        const params = { file: path.replace("/d/fonts/", "") };
        const font = await call(fontRoute.GET, path, { params });
        expect(font.status).toBe(200);
        expect(font.headers.get("content-type")).toBe("font/woff2");
        expect(Buffer.from(await font.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
      }
    });

    test("reveals neither the owner's id and e-mail nor the document's id", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const response = await openPublic(publicId ?? "");
      const html = await response.text();
      const [user] = await database.client.user.findMany();
      for (const secret of [id, user?.id ?? "?", user?.email ?? "?"]) {
        expect(html).not.toContain(secret);
      }
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    test("is hidden from search engines until the owner allows indexing", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const robots = async (search = "") => {
        const response = await openPublic(publicId ?? "", search);
        const meta = elementsOf(await response.text()).find(
          ({ attributes }) => attributes.name === "robots",
        );
        return [response.headers.get("x-robots-tag"), meta?.attributes.content];
      };
      expect(await robots()).toEqual(["noindex", "noindex"]);
      await publishDocument(token, id, { isPublic: true, allowsIndexing: true });
      expect(await robots()).toEqual([null, undefined]);
      // Of several texts a search engine would show the wrong one.
      expect(await robots("?edition=1")).toEqual(["noindex", "noindex"]);
    });

    test("shows the edition in force, announces the next and links the older ones", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const named = (companyName: string) => ({ ...shopAnswers, companyName });
      await createNextEdition(token, id, 1, {
        date: dayFromNow(0),
        answers: named("ООО «Василёк»"),
      });
      await createNextEdition(token, id, 2, { date: dayFromNow(30), answers: named("ООО «Мак»") });
      const read = async (search = "") => {
        const elements = elementsOf(await (await openPublic(publicId ?? "", search)).text());
        const text = (name: string) =>
          elements.find(({ tagName }) => tagName === name)?.text.replaceAll("\u00a0", " ") ?? "";
        const listed = elements
          .filter(({ tagName }) => tagName === "a")
          .map(({ attributes, text }) => [text, attributes.href])
          .filter(([value]) => value?.startsWith("Редакция"));
        return { header: text("header"), main: text("main"), nav: text("nav"), listed };
      };
      const day = (days: number) => inWords(days).replaceAll("\u00a0", " ");

      const now = await read();
      expect(now.main).toContain("Василёк");
      expect(now.header).toBe(
        `Редакция № 2 действует с ${day(0)}С ${day(30)} будет действовать редакция № 3.`,
      );
      expect(now.nav).toContain(`Редакция № 3 вступит в силу ${day(30)}`);
      expect(now.nav).toContain(`Редакция № 2 действует с ${day(0)}`);
      expect(now.nav).toContain("Редакция № 1 заменена редакцией № 2 до вступления в силу");
      expect(now.listed).toEqual([
        ["Редакция № 3", `/d/${publicId}?edition=3`],
        ["Редакция № 2", `/d/${publicId}`],
        ["Редакция № 1", `/d/${publicId}?edition=1`],
      ]);

      const old = await read("?edition=1");
      expect(old.main).toContain("Ромашка");
      expect(old.header).toContain("Сейчас действует редакция № 2.");
      const next = await read("?edition=3");
      expect(next.main).toContain("Мак");
      expect(next.header).toBe(
        `Редакция № 3 вступит в силу ${day(30)}Сейчас действует редакция № 2.`,
      );

      // A month later the next one is in force by itself.
      await database.client.documentVersion.updateMany({
        where: { edition: 3 },
        data: { effectiveDate: dayFromNow(0) },
      });
      expect((await read()).main).toContain("Мак");
    });

    test("returns 304 while unchanged, and a no-cache header", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const first = await openPublic(publicId ?? "");
      expect(first.headers.get("cache-control")).toBe("no-cache");
      const etag = first.headers.get("etag") ?? "";
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await openPublic(publicId ?? "", "", { "if-none-match": known });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe("");
      }
      await createNextEdition(token, id, 1, { date: dayFromNow(5), answers: shopAnswers });
      const announced = await openPublic(publicId ?? "", "", { "if-none-match": etag });
      expect(announced.status).toBe(200);
    });

    test("is the same 404 page for an unknown, closed or never published document", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      const noEdition = await openPublic(publicId ?? "", "?edition=2");
      await publishDocument(token, id, { isPublic: false, allowsIndexing: true });
      const pages = [
        noEdition,
        await openPublic(publicId ?? ""),
        await openPublic(newPublicId()),
        await openPublic("x"),
        await openPublic("%00'--"),
        await openPublic("a\u0000b"),
        await openPublic((publicId ?? "").toLowerCase().padEnd(14, "0")),
        await openPublic(id),
      ];
      const texts = new Set<string>();
      for (const page of pages) {
        expect(page.status).toBe(404);
        expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(page.headers.get("cache-control")).toBe("no-store");
        expect(page.headers.get("x-robots-tag")).toBe("noindex");
        expect(page.headers.get("content-security-policy")).toContain("script-src 'none'");
        texts.add(await page.text());
      }
      expect(texts.size).toBe(1);
      const elements = elementsOf([...texts].join());
      expect(elements.find(({ tagName }) => tagName === "h1")?.text).toBe("Документ не найден");
    });

    test.each(["0", "-1", "abc", "1e9", "99999999999999"])(
      "returns 404 for the edition %j",
      async (edition) => {
        const token = await registerForToken();
        const { publicId } = await publishDocument(token, (await createDocument(token)).id);
        expect((await openPublic(publicId ?? "", `?edition=${edition}`)).status).toBe(404);
      },
    );

    test("shows hostile answers as words", async () => {
      const token = await registerForToken();
      const hostile = `ООО "<script>alert(1)</script>" </style><img src=x onerror=alert(1)>`;
      const { id } = await createDocument(token, { ...shopAnswers, companyName: hostile });
      const { publicId } = await publishDocument(token, id);
      const html = await (await openPublic(publicId ?? "")).text();
      const elements = elementsOf(html);
      expect(elements.filter(({ tagName }) => ["script", "img"].includes(tagName))).toEqual([]);
      expect(elements.find(({ tagName }) => tagName === "main")?.text).toContain("alert(1)");
    });

    test("returns 404 after its document is deleted", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      const { publicId } = await publishDocument(token, id);
      await documentCalls.remove(id, { token });
      expect((await openPublic(publicId ?? "")).status).toBe(404);
    });
  });
});
