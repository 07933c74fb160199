import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { PageResponse } from "@/server/page-response.mjs";

const page = `<!DOCTYPE html><html lang="ru"><head></head><body>${"<p>Текст</p>".repeat(300)}</body></html>`;

// The package has no types; the server, which is plain JavaScript, imports it in the same way.
const compression = createRequire(import.meta.url)("compression");

/** What a client gets from a server with this handler, compressed as ours does. */
async function responseTo(handle: RequestListener, init: RequestInit = {}) {
  const compress = compression();
  const server = createServer({ ServerResponse: PageResponse }, (request, response) => {
    compress(request, response, () => handle(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, init);
    return { response, text: await response.text() };
  } finally {
    server.close();
  }
}

const policyOf = ({ response }: { response: Response }) =>
  response.headers.get("content-security-policy");

const ways: [string, RequestListener][] = [
  [
    "at once",
    (_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(page);
    },
  ],
  [
    "with its headers named at the end",
    (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end(page),
  ],
  [
    "with words for its status",
    (_, response) =>
      void response.writeHead(200, "Fine", { "Content-Type": "text/html" }).end(page),
  ],
  [
    "in pieces",
    (_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.flushHeaders();
      response.write(page.slice(0, 300));
      response.end(page.slice(300));
    },
  ],
];

test.each(ways)(
  "forbids scripts in HTML without a script policy, written %s",
  async (_, handle) => {
    const given = await responseTo(handle);
    expect(policyOf(given)).toBe("script-src 'none'; object-src 'none'");
    expect(given.text).toBe(page);
    expect(given.response.headers.get("content-encoding")).toMatch(/gzip|br|deflate/);
  },
);

test("adds its policy to one that does not mention scripts", async () => {
  const given = await responseTo((_, response) => {
    response.setHeader("Content-Security-Policy", "style-src 'self'");
    response.writeHead(500, { "content-type": "text/html" }).end(page);
  });
  expect(given.response.status).toBe(500);
  expect(policyOf(given)).toBe("style-src 'self', script-src 'none'; object-src 'none'");
});

test.each([
  ["script-src 'self'"],
  [["style-src 'self'", "script-src 'self'"]],
  ["default-src 'none'"],
])("keeps a response with the policy %j unchanged", async (policy) => {
  const given = await responseTo((_, response) => {
    response.setHeader("content-security-policy", policy);
    response.setHeader("content-type", "text/html");
    response.end(page);
  });
  expect(policyOf(given)).toBe([policy].flat().join(", "));
  expect(given.text).toBe(page);
});

test("adds no policy to a non-HTML response and makes caches revalidate it", async () => {
  const given = await responseTo((_, response) => {
    response.setHeader("content-type", "text/x-component");
    response.setHeader("cache-control", "s-maxage=31536000");
    response.end(page);
  });
  expect(policyOf(given)).toBeNull();
  expect(given.response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("sends the policy with a response to HEAD and not with 304", async () => {
  const asPage: RequestListener = (_, response) => {
    response.setHeader("content-type", "text/html");
    response.end();
  };
  expect(policyOf(await responseTo(asPage, { method: "HEAD" }))).toContain("script-src 'none'");
  const unchanged = await responseTo((request, response) => {
    response.statusCode = 304;
    asPage(request, response);
  });
  expect(unchanged.response.status).toBe(304);
  expect(policyOf(unchanged)).toBeNull();
});
