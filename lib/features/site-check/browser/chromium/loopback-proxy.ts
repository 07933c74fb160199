import "server-only";

import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import { findRoute } from "@/lib/features/site-check/fetch/connect/resolve";
import { findTargetFault } from "@/lib/features/site-check/fetch/connect/target";

/** The limits of one check's traffic through the proxy. */
export type ProxyLimits = {
  /** HTTP requests and tunnels together. */
  requests: number;
  maxConnections: number;
  /** From all sites together, as transferred. */
  bytesIn: number;
  bytesOut: number;
  /** The timeout of one connection attempt. */
  connectMs: number;
};

const mebibyte = 1024 * 1024;

const proxyLimits: ProxyLimits = {
  requests: 600,
  maxConnections: 64,
  bytesIn: 24 * mebibyte,
  bytesOut: 2 * mebibyte,
  connectMs: 4_000,
};

export type LoopbackProxy = {
  port: number;
  /** Whether something was rejected because a limit was reached. */
  isSpent: () => boolean;
  close: () => Promise<void>;
};

/**
 * Opens a proxy on loopback, the browser's only way out while one check runs. Hosts are resolved by the check's own
 * resolver under the rules of `request.ts`: all addresses public, only ports 80 and 443, and connections only to the
 * checked addresses. Rejected requests get a 403 and are never sent. Traffic is not logged.
 * @param signal closes the proxy and everything that goes through it
 */
export async function openLoopbackProxy(
  network: Network,
  signal: AbortSignal,
  limits: ProxyLimits = proxyLimits,
): Promise<LoopbackProxy> {
  const proxy = new ProxyServer(network, limits);
  await proxy.listen();
  const close = () => proxy.close();
  signal.addEventListener("abort", close, { once: true });
  return {
    port: proxy.port,
    isSpent: () => proxy.isSpent,
    close: async () => {
      signal.removeEventListener("abort", close);
      await close();
    },
  };
}

class ProxyServer {
  readonly #server = http.createServer({ maxHeaderSize: 64 * 1024, headersTimeout: 10_000 });
  readonly #sockets = new Set<Socket>();
  readonly #ending = new AbortController();
  #requests = 0;
  #bytesIn = 0;
  #bytesOut = 0;
  isSpent = false;

  constructor(
    readonly network: Network,
    readonly limits: ProxyLimits,
  ) {
    this.#server.maxConnections = limits.maxConnections;
    this.#server.on("connection", (socket) => this.#keep(socket));
    this.#server.on("request", (request, response) => void this.#forward(request, response));
    this.#server.on("connect", (request, socket: Socket, head) => {
      void this.#tunnel(request, socket, head);
    });
    this.#server.on("clientError", (_error, socket) => socket.destroy());
  }

  get port(): number {
    const address = this.#server.address();
    return address !== null && typeof address === "object" ? address.port : 0;
  }

  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen({ host: "127.0.0.1", port: 0 }, resolve);
    });
  }

  close(): Promise<void> {
    this.#ending.abort();
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }

  /** Connects to a checked address of this host; null when that is not allowed or fails. */
  async #connectTo(url: URL): Promise<Socket | null> {
    this.#requests += 1;
    if (this.#requests > this.limits.requests) this.isSpent = true;
    if (this.isSpent || this.#ending.signal.aborted) return null;
    if (findTargetFault(url, this.network)) return null;
    try {
      const { addresses, port } = await findRoute(url, this.network, this.#ending.signal);
      for (const { address } of addresses) {
        const socket = await this.#tryAddress(address, port);
        if (socket) return socket;
      }
    } catch {
      // Rejected, unknown, or the check has ended: the browser gets the same answer.
    }
    return null;
  }

  #tryAddress(address: string, port: number): Promise<Socket | null> {
    return new Promise((resolve) => {
      if (this.#ending.signal.aborted) return resolve(null);
      const socket = connect({ host: address, port, timeout: this.limits.connectMs });
      this.#keep(socket);
      socket.on("timeout", () => socket.destroy());
      socket.on("close", () => resolve(null));
      socket.on("connect", () => {
        socket.setTimeout(0);
        resolve(socket);
      });
    });
  }

  /** `CONNECT host:port`: the content is between the browser and the site. */
  async #tunnel(request: IncomingMessage, browser: Socket, head: Buffer): Promise<void> {
    const url = tunnelTarget(request.url ?? "");
    const site = url && (await this.#connectTo(url));
    if (!site || browser.destroyed) {
      site?.destroy();
      browser.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    browser.on("close", () => site.destroy());
    site.on("close", () => browser.destroy());
    browser.write("HTTP/1.1 200 OK\r\n\r\n");
    const sent = this.#counter("out");
    if (head.length > 0) sent.write(head);
    browser.pipe(sent).pipe(site);
    site.pipe(this.#counter("in")).pipe(browser);
  }

  /** An HTTP request, over its own connection. */
  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => response.destroy());
    const url = URL.canParse(request.url ?? "") ? new URL(request.url ?? "") : null;
    const site = url?.protocol === "http:" ? await this.#connectTo(url) : null;
    if (!url || !site || response.destroyed) {
      site?.destroy();
      response.writeHead(403, { connection: "close" }).end();
      return;
    }
    const sent = http.request({
      createConnection: () => site,
      method: request.method,
      path: url.pathname + url.search,
      setHost: false,
      maxHeaderSize: 64 * 1024,
      // Whatever the browser wrote: only the host that was checked is requested.
      headers: [...endToEnd(request.rawHeaders, ["host"]), "host", url.host, "connection", "close"],
    });
    const fail = () => {
      site.destroy();
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { connection: "close" }).end();
    };
    sent.on("error", fail);
    response.on("close", () => site.destroy());
    sent.on("response", (answer) => {
      answer.on("error", fail);
      try {
        // 407 is reserved for proxies.
        const status = answer.statusCode === 407 ? 502 : (answer.statusCode ?? 502);
        response.writeHead(status, endToEnd(answer.rawHeaders));
      } catch {
        fail();
        return;
      }
      answer.pipe(this.#counter("in")).pipe(response);
    });
    request.pipe(this.#counter("out")).pipe(sent);
  }

  /** Counts the traffic; when it exceeds the limit, everything is closed. */
  #counter(direction: "in" | "out"): Transform {
    const count = (chunk: Buffer, _encoding: string, callback: TransformCallback) => {
      if (direction === "in") this.#bytesIn += chunk.length;
      else this.#bytesOut += chunk.length;
      if (this.#bytesIn > this.limits.bytesIn || this.#bytesOut > this.limits.bytesOut) {
        this.isSpent = true;
        for (const socket of this.#sockets) socket.destroy();
        return callback();
      }
      callback(null, chunk);
    };
    return new Transform({ transform: count }).on("error", () => {});
  }
}

/** `shop.ru:443`; WebSockets without TLS use port 80. */
function tunnelTarget(authority: string): URL | null {
  const address = `${authority.endsWith(":80") ? "http" : "https"}://${authority}/`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url : null;
}

const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Alternating names and values, without hop-by-hop headers (RFC 9110, 7.6.1). */
function endToEnd(rawHeaders: readonly string[], others: readonly string[] = []): string[] {
  return rawHeaders.filter((_, at) => {
    const name = rawHeaders[at - (at % 2)]?.toLowerCase() ?? "";
    return !hopByHop.has(name) && !others.includes(name);
  });
}
