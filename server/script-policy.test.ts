import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inlineScripts, isPagePayload, scriptPolicy } from "@/server/script-policy.mjs";

const hash = (script: string) => createHash("sha256").update(script).digest("base64");
const page = (scripts: string) =>
  `<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;

describe("scriptPolicy", () => {
  test("allows each inline script by its hash and files by 'self'", () => {
    const html = page(
      `<script src="/a.js" async=""></script><script>one()</script><script id="x">two("«»")</script>`,
    );
    expect(scriptPolicy(html)).toBe(
      `script-src 'self' 'sha256-${hash("one()")}' 'sha256-${hash('two("«»")')}'; object-src 'none'; base-uri 'none'`,
    );
  });

  test("lists a repeated script once", () => {
    const policy = scriptPolicy(page("<script>a()</script><script>a()</script>"));
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  test("allows only files of the site for a page without scripts", () => {
    expect(scriptPolicy(page(""))).toMatch(/^script-src 'self'; object-src/);
  });

  test("allows only accepted scripts and skips data blocks", () => {
    const html = page(
      `<script>ours()</script><script>evil()</script><script type="application/ld+json">{"a":1}</script>`,
    );
    expect([...inlineScripts(html)]).toEqual(["ours()", "evil()"]);
    const policy = scriptPolicy(html, (script) => script === "ours()");
    expect(policy.match(/'sha256-[^']*'/g)).toEqual([`'sha256-${hash("ours()")}'`]);
  });
});

describe("isPagePayload", () => {
  test.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    String.raw`self.__next_f.push([1,"0:{\"P\":null}\n"])`,
    String.raw`self.__next_f.push([3,"\u003c/script>"])`,
  ])("accepts %s", (script) => {
    expect(isPagePayload(script)).toBe(true);
  });

  test.each([
    "alert(1)",
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    'self.__next_f.push([1,"a"]);alert(1)',
    'alert(1);self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])\nalert(1)',
    'self.__next_f.push([1,"a",alert(1)])',
    "self.__next_f.push([1,alert(1)])",
    'self.__next_f.push([alert(1),"a"])',
    'self.__next_f.push([1,"a"+alert(1)])',
    "self.__next_f.push([1,`a`])",
    'self.__next_f.push([1,"a"]/*"*/,alert(1))',
    'self.__next_f.push([1,"a"],[alert(1),"a"])',
    'self.__next_f.push([1.5,"a"])',
    'self.__next_f.push([1,["a"]])',
    'self.__next_f.push({"length":2,"0":1,"1":"a"})',
    "self.__next_f.push([1])",
    ' self.__next_f.push([1,"a"])',
  ])("rejects %j", (script) => {
    expect(isPagePayload(script)).toBe(false);
  });
});
