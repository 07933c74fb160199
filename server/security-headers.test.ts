import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultHeaders, setSecurityHeaders } from "@/server/security-headers.mjs";

/** Responds with the status that the path names, as Next does: with headers of its own, and ours set before. */
const server = createServer((request, response) => {
  setSecurityHeaders(request, response);
  response.writeHead(Number(request.url?.slice(1)), { "content-type": "text/plain" }).end("words");
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each([200, 307, 400, 404, 405, 500, 503])(
  "sets every security header on a response of %i",
  async (status) => {
    const { headers } = await fetch(`${url}/${status}`, { redirect: "manual" });
    for (const { key, value } of defaultHeaders) expect(headers.get(key)).toBe(value);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.has("strict-transport-security")).toBe(false);
  },
);

test("requires HTTPS over HTTPS, also on a failure", async () => {
  const { headers } = await fetch(`${url}/500`, { headers: { "x-forwarded-proto": "https" } });
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});
