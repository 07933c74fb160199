import { expect, test } from "vitest";
import { followRedirects } from "@/lib/features/site-check/fetch/connect/follow-redirects";
import type { RawResponse } from "@/lib/features/site-check/fetch/connect/request";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";

/** Answers as a site that leads from one path to the next would. */
const siteOf =
  (redirects: Record<string, string>) =>
  async (url: URL): Promise<RawResponse> => {
    const to = redirects[url.pathname];
    const common = { headers: {}, setCookies: [`at=${url.pathname}`] };
    if (to !== undefined) return { ...common, status: 302, redirectsTo: new URL(to, url) };
    const body = { kind: "html" as const, bytes: new Uint8Array(), isCut: false };
    return { ...common, ...body, status: 200, redirectsTo: null };
  };

const start = new URL("http://shop.ru/");

test("follows redirects and keeps the cookies of each step", async () => {
  const followed = await followRedirects(
    start,
    5,
    siteOf({ "/": "https://shop.ru/a", "/a": "/b" }),
  );
  expect(followed.url.href).toBe("https://shop.ru/b");
  expect(followed.steps.map(({ href }) => href)).toEqual([
    "http://shop.ru/",
    "https://shop.ru/a",
    "https://shop.ru/b",
  ]);
  expect(followed.setCookies).toEqual(["at=/", "at=/a", "at=/b"]);
});

test("follows five redirects and rejects six", async () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [at === 0 ? "/" : `/${at}`, `/${at + 1}`]),
    );
  expect((await followRedirects(start, 5, siteOf(chain(5)))).url.pathname).toBe("/5");
  await expect(followRedirects(start, 5, siteOf(chain(6)))).rejects.toThrow(
    new UnreadError("redirects"),
  );
});

test.each([
  ["to itself", { "/": "/" }, 1],
  ["of two", { "/": "/a", "/a": "/" }, 2],
])("rejects a loop %s without requesting an address twice", async (_what, redirects, length) => {
  let requestCount = 0;
  const site = siteOf(redirects);
  const ask = (url: URL) => {
    requestCount++;
    return site(url);
  };
  await expect(followRedirects(start, 5, ask)).rejects.toMatchObject({ reason: "redirects" });
  expect(requestCount).toBe(length);
});
