/** Sites on loopback: one typical shop, and several hostile ones. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
export type BenchSites = { port: number; close: () => Promise<void> };

const html = { "content-type": "text/html; charset=utf-8" };
const script = { "content-type": "text/javascript" };
const mebibyte = 1024 * 1024;

/** Serves each host's response by its name; 404 for unknown hosts. */
export async function serveSites(answers: Readonly<Record<string, Answer>>): Promise<BenchSites> {
  const server: Server = createServer((request, response) => {
    const host = (request.headers.host ?? "").split(":")[0] ?? "";
    const answer = answers[host];
    if (answer && request.url !== "/robots.txt") return answer(request, response);
    response.writeHead(404, html).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port, close };
}

/** Twelve pages of 60 kB, ten scripts of 40 kB, a form and counters on each page. */
export const usualSite: Answer = (request, response) => {
  const path = request.url ?? "/";
  if (path.endsWith(".js")) return void response.writeHead(200, script).end(usualScript);
  response.writeHead(200, html).end(usualPage);
};

const links = Array.from({ length: 30 }, (_, at) => `<a href="/page-${at}">Букеты ${at}</a>`);
const scripts = Array.from({ length: 10 }, (_, at) => `<script src="/js/part-${at}.js"></script>`);
const text = "<p>Букеты с доставкой по городу за два часа. Оплата картой и при получении.</p>";
const usualPage = `<!doctype html><html lang="ru"><head><title>Ромашка</title>${scripts.join("")}
<script>ym(12345678, "init", {webvisor:true})</script>
<script src="https://mc.yandex.ru/metrika/tag.js"></script></head><body>${links.join("")}
<a href="/policy">Политика обработки персональных данных</a>
<form action="/send"><input name="name"><input name="phone" type="tel"><button>Заказать</button></form>
${text.repeat(400)}<footer>ООО «Ромашка», ИНН 7707083893</footer></body></html>`;
const usualScript = "function add(first, second) { return first + second; }\n".repeat(750);

function writeEndlessly(response: ServerResponse, part: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on("drain", more);
  more();
}

/** Hostile sites by host, as listed in docs/security.md. */
export const hostileSites: Readonly<Record<string, Answer>> = {
  "bomb.test": (_request, response) => {
    response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bomb);
  },
  "endless.test": (_request, response) => {
    response.writeHead(200, html);
    writeEndlessly(response, Buffer.alloc(16_384, "<p>слово "));
  },
  "slow.test": (_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write("a"), 1000);
    response.on("close", () => clearInterval(timer));
  },
  "links.test": (_request, response) => {
    response.writeHead(200, html).end(tenThousandLinks);
  },
  "ring.test": (request, response) => {
    const next = request.url === "/a" ? "/b" : "/a";
    response.writeHead(302, { location: next }).end();
  },
  "script.test": (request, response) => {
    if (!request.url?.endsWith(".js")) {
      return void response.writeHead(200, html).end('<script src="/large.js"></script>');
    }
    response.writeHead(200, { ...script, "content-length": String(50 * mebibyte) });
    writeEndlessly(response, Buffer.alloc(65_536, ";"));
  },
  "costly.test": (_request, response) => {
    response.writeHead(200, html).end(costlyPage);
  },
};

const bomb = gzipSync(Buffer.alloc(64 * mebibyte));
const tenThousandLinks = Array.from(
  { length: 10_000 },
  (_, at) => `<a href="/${at}">политика ${at}</a>`,
).join("");
/** The most expensive page to parse that we know of. */
const costlyPage = `<script>${"function load(){if(consent){".repeat(75_000)}</script>`;
