/** The sites of `tests/fixtures/sites` behind real servers, each under its own fictional host. */
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import type { Network } from "@/lib/features/site-check/fetch/connect/request";
import type { NamedHost } from "@/lib/platform/config/named-hosts";
import { serveHttp, serveHttps } from "@/tests/support/sites/loopback";
import {
  readSiteFile,
  readSiteFixture,
  readSiteTruth,
  siteNames,
} from "@/tests/support/sites/site-fixture";
import { localPort, networkForHosts } from "@/tests/support/sites/visit";

/*
 * Self-signed for the hosts of all sites. A site with a new host needs a new one: list the hosts of
 * tests/fixtures/sites/*\/site.yaml as DNS:a.test,DNS:b.test and create it like the one of `tls-certificate.ts`.
 */
const identity = {
  cert: readFileSync(resolve("tests/fixtures/tls/sites.crt"), "utf8"),
  key: readFileSync(resolve("tests/fixtures/tls/sites.key"), "utf8"),
};

/** «Привет» in windows-1251: Node cannot encode it, so letters are shifted by hand. */
function encode(text: Buffer, charset: string): Buffer {
  if (charset === "utf-8") return text;
  if (charset !== "windows-1251") throw new Error(`No encoder of ${charset}`);
  const byte = new Map<string, number>();
  const decoder = new TextDecoder(charset);
  for (let code = 0; code < 256; code += 1) byte.set(decoder.decode(Buffer.of(code)), code);
  return Buffer.from(Array.from(text.toString("utf8"), (letter) => byte.get(letter) ?? 0x3f));
}

const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Each host's responses by path. */
function listenerOf(isSecure: boolean): RequestListener {
  const sites = new Map(
    siteNames.map((name) => {
      const fixture = readSiteFixture(name);
      const links = Object.values(readSiteTruth(name).links).flat();
      const linked = new Set(links.map((link) => new URL(link, fixture.address).href));
      return [new URL(fixture.address).host, { name, fixture, linked }];
    }),
  );
  return (request, response) => {
    const site = sites.get(request.headers.host ?? "");
    const path = request.url ?? "/";
    if (!site) return response.writeHead(421).end();
    const { name, fixture, linked } = site;
    if (path === "/robots.txt") {
      const closed = fixture.unread.map(({ url }) => new URL(url).pathname);
      const rules = closed.map((item) => `Disallow: ${item}`).join("\n");
      return response
        .writeHead(200, { "content-type": "text/plain" })
        .end(`User-agent: *\n${rules}\n`);
    }
    const isHttps = fixture.address.startsWith("https:");
    if (!isSecure && isHttps && fixture.upgradesToHttps !== false) {
      const location = new URL(path, fixture.address).href;
      return response.writeHead(301, { location }).end();
    }
    const page = fixture.pages[path];
    const script = fixture.scripts[path];
    const file = fixture.files[path];
    if (page) {
      const { status, headers, setCookies, charset } = page;
      response.writeHead(status, {
        // The old page declares its charset in its own head.
        "content-type": charset === "utf-8" ? "text/html; charset=utf-8" : "text/html",
        ...headers,
        ...(setCookies.length > 0 && { "set-cookie": setCookies }),
      });
      return response.end(encode(readSiteFile(name, page.file), charset));
    }
    if (script) {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" });
      return response.end(readSiteFile(name, script.file));
    }
    if (file) {
      response.writeHead(200, { "content-type": types[file.kind] });
      return response.end(readSiteFile(name, file.file));
    }
    // Linked pages exist, although the fixture leaves out their content.
    if (linked.has(new URL(path, fixture.address).href)) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      return response.end("<h1>Документ</h1><p>Текст документа.</p>");
    }
    return response.writeHead(404, { "content-type": "text/html" }).end("Нет такой страницы");
  };
}

/** Serves all sites until the test ends. @returns the network in which they can be reached. */
export async function serveSites(): Promise<Network> {
  const http = await serveHttp(listenerOf(false));
  const https = await serveHttps(listenerOf(true), identity);
  const hosts = new Map<string, NamedHost>();
  for (const name of siteNames) {
    const { hostname } = new URL(readSiteFixture(name).address);
    hosts.set(`${hostname}:80`, localPort(http.port)).set(`${hostname}:443`, localPort(https.port));
  }
  return networkForHosts(hosts, identity.cert);
}
