import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { firstLoadScripts, weighFirstLoad } from "@/bench/pages/first-load";

const page = `<html><head>
  <link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>
  <link rel="modulepreload" href="/_next/b.js"/>
  <link rel="preload" as="font" href="/_next/font.woff2"/>
  <link rel="stylesheet" href="/_next/a.css"/>
  <script src="/_next/a.js" async=""></script>
  <script data-src="/none.js" src="/_next/c.js"></script>
  <script src="/_next/old.js" noModule=""></script>
  <script>inline()</script></head></html>`;

test("counts each script once, announced or in the document, and no old browser's", () => {
  expect(firstLoadScripts(page)).toEqual(["/_next/a.js", "/_next/c.js", "/_next/b.js"]);
});

test("weighs each as it is sent", () => {
  const incompressible = randomBytes(1000);
  const weight = weighFirstLoad(page, () => incompressible);
  expect(weight).toBeGreaterThanOrEqual(3000);
  expect(weight).toBeLessThan(3200);
});
