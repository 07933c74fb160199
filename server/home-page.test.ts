import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHomePartFilter, selectHomePage } from "@/server/home-page.mjs";

const landing = "/!KHNpdGUp/__PAGE__";
const cabinet = "/!KGFjY291bnQp/home/__PAGE__";
const signedIn = "a=1; auth-token=x";
let build: string;
let isStaleHomePart: (request: IncomingMessage) => boolean;

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "parts-"));
  for (const part of [
    `index.segments${landing}`,
    "index.segments/_tree",
    `home.segments${cabinet}`,
    "home.segments/_tree",
  ]) {
    const file = join(build, "server/app", `${part}.segment.rsc`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  isStaleHomePart = createHomePartFilter(build);
});
afterAll(() => rmSync(build, { recursive: true }));

test.each([
  [undefined, "/"],
  ["auth-token-old=x", "/"],
  [signedIn, "/home"],
])("selectHomePage with the cookies %j returns %s", (cookie, page) => {
  expect(selectHomePage({ headers: { cookie } })).toBe(page);
});

test.each([
  ["/?_rsc=1", signedIn, landing, true],
  ["/?_rsc=1", undefined, cabinet, true],
  ["/?_rsc=1", undefined, landing, false],
  ["/?_rsc=1", signedIn, cabinet, false],
  ["/?_rsc=1", signedIn, "/_tree", false],
  // Next itself rejects parts that no page has.
  ["/?_rsc=1", signedIn, "/none", false],
  ["/", signedIn, undefined, false],
  ["/news?_rsc=1", signedIn, landing, false],
])(
  "isStaleHomePart for %s with the cookies %j and the segment %j returns %j",
  (url, cookie, part, expected) => {
    const headers = { cookie, "next-router-segment-prefetch": part };
    expect(isStaleHomePart({ url, headers } as unknown as IncomingMessage)).toBe(expected);
  },
);
