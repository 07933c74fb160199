import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import {
  createServer as createSocketServer,
  type Socket,
  type Server as SocketServer,
} from "node:net";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";

/*
 * Self-signed for `shop.test` and `*.shop.test`, created like the one of `tls-certificate.ts`, with
 * -addext subjectAltName=DNS:shop.test,DNS:*.shop.test
 */
const cert = readFileSync(resolve("tests/fixtures/tls/shop.test.crt"), "utf8");
const key = readFileSync(resolve("tests/fixtures/tls/shop.test.key"), "utf8");

/** Makes a client trust `shop.test`. */
export const shopAuthority = cert;

type Running = { port: number };

/** An HTTP server on loopback until the test ends. */
export function serveHttp(listener: RequestListener): Promise<Running> {
  return listen(createServer(listener));
}

/** Serves over TLS, by default with the certificate of `shop.test`. */
export function serveHttps(
  listener: RequestListener,
  identity: { cert: string; key: string } = { cert, key },
): Promise<Running> {
  return listen(createSecureServer(identity, listener));
}

/** A server that sends whatever `talk` writes. */
export function serveSocket(talk: (socket: Socket) => void): Promise<Running> {
  return listen(createSocketServer(talk));
}

/** Listens on every address of this machine and counts connections. */
export async function startCanary(): Promise<Running & { received: string[] }> {
  const received: string[] = [];
  const server = createSocketServer((socket) => {
    received.push(socket.localAddress ?? "");
    socket.destroy();
  });
  return { ...(await listen(server, null)), received };
}

/** The usual headers of a page. */
export const html = { "content-type": "text/html; charset=utf-8" };
/** Answers every request with this. */
export const respond =
  (body: string | Buffer, headers: Record<string, string> = html, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Writes for as long as the client reads. */
export function writeEndlessly(response: ServerResponse, chunk: Buffer): void {
  while (!response.destroyed && response.write(chunk));
  if (!response.destroyed) response.once("drain", () => writeEndlessly(response, chunk));
}

async function listen(
  server: Server | SocketServer,
  host: string | null = "127.0.0.1",
): Promise<Running> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((finish) => server.listen({ port: 0, ...(host && { host }) }, finish));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((finish) => server.close(finish));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { port: address.port };
}
