import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  hasScriptPolicy,
  inlineScripts,
  isPagePayload,
  withScriptPolicy,
} from "@/server/script-policy.mjs";

const hash = (script: string) => createHash("sha256").update(script).digest("base64");
const page = (scripts: string) =>
  `<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;

describe("withScriptPolicy", () => {
  test("allows each inline script by its hash and files by 'self'", () => {
    const html = page(
      `<script src="/a.js" async=""></script><script>one()</script><script id="x">two("«»")</script>`,
    );
    const protectedHtml = withScriptPolicy(html) ?? "";
    const policy = /content="([^"]*)"/.exec(protectedHtml)?.[1];
    expect(policy).toBe(
      `script-src 'self' 'sha256-${hash("one()")}' 'sha256-${hash('two("«»")')}'; object-src 'none'; base-uri 'none'`,
    );
  });

  test("stands before everything but the charset", () => {
    expect(withScriptPolicy(page("<script>a()</script>"))).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
  });

  test("run twice gives the same page", () => {
    const once = withScriptPolicy(page("<script>a()</script>")) ?? "";
    expect(withScriptPolicy(once)).toBe(once);
  });

  test("a page without scripts allows only files of the site", () => {
    expect(withScriptPolicy(page(""))).toContain(`content="script-src 'self'; object-src`);
  });

  test("is null for what is no page", () => {
    expect(withScriptPolicy("<p>fragment</p>")).toBeNull();
  });
});

describe("withScriptPolicy for a page rendered anew", () => {
  test("allows only what may run, and asks nothing about data", () => {
    const html = page(
      `<script>ours()</script><script>evil()</script><script type="application/ld+json">{"a":1}</script>`,
    );
    expect([...inlineScripts(html)]).toEqual(["ours()", "evil()"]);
    const protectedHtml = withScriptPolicy(html, (script) => script === "ours()") ?? "";
    expect(protectedHtml.match(/'sha256-[^']*'/g)).toEqual([`'sha256-${hash("ours()")}'`]);
  });

  test("knows a page that has its policy by its first bytes alone", () => {
    const bare = page("<script>a()</script>");
    expect(hasScriptPolicy(bare)).toBe(false);
    expect(hasScriptPolicy((withScriptPolicy(bare) ?? "").slice(0, 300))).toBe(true);
    // What a text could bring along stands later.
    expect(hasScriptPolicy(page('<meta http-equiv="Content-Security-Policy" content=""/>'))).toBe(
      false,
    );
  });
});

describe("isPagePayload", () => {
  test.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    String.raw`self.__next_f.push([1,"0:{\"P\":null}\n"])`,
    String.raw`self.__next_f.push([3,"\u003c/script>"])`,
  ])("takes %s for Next's own", (script) => {
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
  ])("does not take %j for it", (script) => {
    expect(isPagePayload(script)).toBe(false);
  });
});
