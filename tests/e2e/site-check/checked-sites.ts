import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createSocketServer, type Socket } from "node:net";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

/** The content of sites that a test lets the server check: by host, then by path. */
export type CheckedSites = Record<string, Record<string, string>>;

const types: Record<string, string> = { txt: "text/plain", js: "text/javascript" };

/**
 * The one with a certificate, which the workers' servers trust (`playwright.config.ts`); it does not answer plain HTTP.
 */
export const encryptedHost = "lavanda-buket.ru";
const read = (name: string) => readFileSync(`tests/fixtures/tls/${name}`, "utf8");

/** First byte of a TLS handshake record (RFC 8446, 5.1). */
const handshake = 22;

/**
 * Serves the sites on the port that the worker's server uses for them, with and without TLS; an unknown host does not
 * respond.
 * @param sites read at each request: a test changes it as an owner changes a site.
 * @returns the stop function.
 */
export async function serveCheckedSites(sites: CheckedSites): Promise<() => Promise<void>> {
  const hostOf = (host: string | undefined) => host?.split(":")[0] ?? "";
  const answer: RequestListener = (request, response) => {
    const site = sites[hostOf(request.headers.host)];
    const path = request.url ?? "";
    if (!site) return void response.socket?.destroy();
    const body = site[path];
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "text/html";
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": `${type}; charset=utf-8` })
      .end(body);
  };
  const plain = createServer((request, response) => {
    const host = hostOf(request.headers.host);
    if (host !== encryptedHost) return answer(request, response);
    response.writeHead(301, { location: `https://${host}${request.url}` }).end();
  });
  const secure = createTlsServer({ cert: read("lavanda.crt"), key: read("lavanda.key") }, answer);
  const sockets = new Set<Socket>();
  // The check uses one port for a host, with either protocol.
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  const { checkedSitesPort } = e2eWorkerServer();
  await new Promise<void>((resolve) => server.listen(checkedSitesPort, "127.0.0.1", resolve));
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** A page of a fictional flower shop, with enough text to be checked. */
export const shopPage = (body: string) =>
  `<!doctype html><html lang="ru"><head><title>Ромашка</title></head><body><p>${"Букеты с доставкой по городу. ".repeat(20)}</p>${body}</body></html>`;
