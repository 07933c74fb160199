import { createServer } from "node:http";
import { e2eOwnServer } from "@/tests/support/runner/e2e-address.mjs";

/** What stands on the sites that a test lets the server check: by host, then by path. */
export type CheckedSites = Record<string, Record<string, string>>;

const types: Record<string, string> = { txt: "text/plain", js: "text/javascript" };

/**
 * Serves the sites at the port that the worker's server asks for them; a host that is not there does not answer.
 * @param sites read at each request: a test changes it as an owner changes a site.
 * @returns the stop function.
 */
export async function serveCheckedSites(sites: CheckedSites): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const site = sites[request.headers.host?.split(":")[0] ?? ""];
    const path = request.url ?? "";
    if (!site) return void response.socket?.destroy();
    const body = site[path];
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "text/html";
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": `${type}; charset=utf-8` })
      .end(body);
  });
  const { checkedSitesPort } = e2eOwnServer();
  await new Promise<void>((done) => server.listen(checkedSitesPort, "127.0.0.1", done));
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}

/** A page of a made-up flower shop, with words enough to be read. */
export const shopPage = (body: string) =>
  `<!doctype html><html lang="ru"><head><title>Ромашка</title></head><body><p>${"Букеты с доставкой по городу. ".repeat(20)}</p>${body}</body></html>`;
