import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { withScriptPolicy } from "@/scripts/script-policy";

const hash = (script: string) => createHash("sha256").update(script).digest("base64");
const page = (scripts: string) =>
  `<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;

describe("withScriptPolicy", () => {
  test("allows each inline script by its hash and files by 'self'", () => {
    const html = page(
      `<script src="/a.js" async=""></script><script>one()</script><script id="x">two("«»")</script>`,
    );
    const protectedHtml = withScriptPolicy(html, hash) ?? "";
    const policy = /content="([^"]*)"/.exec(protectedHtml)?.[1];
    expect(policy).toBe(
      `script-src 'self' 'sha256-${hash("one()")}' 'sha256-${hash('two("«»")')}'; object-src 'none'; base-uri 'none'`,
    );
  });

  test("stands before everything but the charset", () => {
    expect(withScriptPolicy(page("<script>a()</script>"), hash)).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
  });

  test("run twice gives the same page", () => {
    const once = withScriptPolicy(page("<script>a()</script>"), hash) ?? "";
    expect(withScriptPolicy(once, hash)).toBe(once);
  });

  test("a page without scripts allows only files of the site", () => {
    expect(withScriptPolicy(page(""), hash)).toContain(`content="script-src 'self'; object-src`);
  });

  test("is null for what is no page", () => {
    expect(withScriptPolicy("<p>fragment</p>", hash)).toBeNull();
  });
});
