import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bufferSmallResponse } from "./buffer-response.mjs";

let respond: (response: ServerResponse) => void;
const server = createServer((_request, response) => {
  bufferSmallResponse(response);
  respond(response);
});
beforeEach(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = async (method = "GET") => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method,
    headers: { connection: "close" },
  });
  return { response, text: await response.text() };
};

test("sends a small response with its length, however it was written", async () => {
  respond = (response) => {
    response.setHeader("content-type", "application/json");
    response.flushHeaders();
    response.write(new TextEncoder().encode('{"a":'));
    setImmediate(() => {
      // Nothing has been sent yet: a process that dies here leaves no partial response.
      expect(response.headersSent).toBe(false);
      response.write("1");
      response.end("}");
    });
  };
  const { response, text } = await ask();
  expect(text).toBe('{"a":1}');
  expect(response.headers.get("content-length")).toBe("7");
  expect(response.headers.get("transfer-encoding")).toBeNull();
});

test("streams a large response whole and without a length", async () => {
  const half = "х".repeat(40_000);
  respond = (response) => {
    response.flushHeaders();
    response.write(half);
    expect(response.headersSent).toBe(true);
    response.write(half);
    response.end();
  };
  const { response, text } = await ask();
  expect(text === half + half).toBe(true);
  expect(response.headers.get("content-length")).toBeNull();
});

test("sends an empty response with length 0 and keeps the status 204", async () => {
  respond = (response) => response.writeHead(204).end();
  expect((await ask()).response.status).toBe(204);
  respond = (response) => response.end();
  expect((await ask()).response.headers.get("content-length")).toBe("0");
});
