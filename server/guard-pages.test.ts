import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { knowStyles, textStylesFile } from "@/server/critical-styles.mjs";
import { guardPage } from "@/server/guard-pages.mjs";
import { scriptHash, withScriptPolicy } from "@/server/script-policy.mjs";

const start = '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>';
const page = (body: string) =>
  `${start}<title>Страница</title></head><body>${body}${"<p>Текст</p>".repeat(300)}</body></html>`;
const mixed = page("<script>ours()</script><script>evil()</script>");

// It brings no types; the server, which is plain JavaScript, takes it like this too.
const compression = createRequire(import.meta.url)("compression");

/** What a client gets from a server that answers like this, compressed as ours does. */
async function answerOf(
  answer: RequestListener,
  init: RequestInit = {},
  { path = "/", built }: { path?: string; built?: string } = {},
) {
  const stylesFor = built === undefined ? undefined : knowStyles(built);
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request, response, () => {
      guardPage(response, (script: string) => script === "ours()", stylesFor);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { response, text: await response.text() };
  } finally {
    server.close();
  }
}

const allowed = `'sha256-${scriptHash("ours()")}'`;
const refused = `'sha256-${scriptHash("evil()")}'`;

describe("a page without a policy", () => {
  const ways: [string, RequestListener][] = [
    [
      "at once",
      (_, response) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.setHeader("Content-Length", Buffer.byteLength(mixed));
        response.end(mixed);
      },
    ],
    [
      "in pieces",
      async (_, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        response.flushHeaders();
        for (const byte of [7, 300, 1500]) {
          response.write(
            Buffer.from(mixed).subarray(byte === 7 ? 0 : byte === 300 ? 7 : 300, byte),
          );
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
        response.end(Buffer.from(mixed).subarray(1500));
      },
    ],
  ];
  test.each(ways)("written %s gets one that allows ours alone", async (_, answer) => {
    const { response, text } = await answerOf(answer);
    expect(response.headers.get("content-encoding")).toMatch(/gzip|br|deflate/);
    expect(text).toContain(`script-src 'self' ${allowed}; object-src`);
    expect(text).not.toContain(refused);
    expect(text).toBe(withScriptPolicy(mixed, (script) => script === "ours()"));
  });
});

test("a page of the build passes as it is, with its length", async () => {
  const own = withScriptPolicy(mixed) ?? "";
  const { text } = await answerOf((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(own);
  });
  expect(text).toBe(own);
});

test("a page of the build is not held back until its end", async () => {
  const own = withScriptPolicy(mixed) ?? "";
  let release = () => {};
  const { response } = await new Promise<{ response: Response }>((resolve) => {
    const server = createServer((_, answer) => {
      guardPage(answer, () => false);
      answer.setHeader("content-type", "text/html");
      answer.write(own.slice(0, 1000));
      release = () => answer.end(own.slice(1000), () => server.close());
    });
    server.listen(0, "127.0.0.1", async () => {
      const { port } = server.address() as AddressInfo;
      resolve({ response: await fetch(`http://127.0.0.1:${port}/`) });
    });
  });
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  release();
  await reader?.cancel();
});

test("HTML that is no page may run nothing", async () => {
  const { response } = await answerOf((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end("<p>а</p><script>ours()</script>");
  });
  expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
});

test("an answer with a script policy in its header is left alone", async () => {
  const { text } = await answerOf((_, response) => {
    response.setHeader("content-security-policy", "default-src 'none'; script-src 'none'");
    response.setHeader("content-type", "text/html");
    response.end(mixed);
  });
  expect(text).toBe(mixed);
});

test("other answers are left alone, and none is kept by shared caches", async () => {
  const { response, text } = await answerOf((_, answer) => {
    answer.setHeader("content-type", "text/x-component");
    answer.setHeader("cache-control", "s-maxage=31536000");
    answer.end(mixed);
  });
  expect(text).toBe(mixed);
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("an answer to HEAD and a 304 have no body to look at", async () => {
  const head = await answerOf(
    (_, answer) => {
      answer.setHeader("content-type", "text/html");
      answer.setHeader("content-length", 5);
      answer.end();
    },
    { method: "HEAD" },
  );
  expect(head.response.headers.get("content-length")).toBeNull();
  const unchanged = await answerOf((_, answer) => {
    answer.statusCode = 304;
    answer.setHeader("content-type", "text/html");
    answer.end();
  });
  expect(unchanged.response.status).toBe(304);
});

describe("a page rendered anew", () => {
  let built = "";
  const faces = "@font-face{src:url(/x)}";
  const write = (name: string, text: string) => {
    const file = join(built, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const plain = `${start}${link}<title>а</title></head><body><p>$& а</p></body></html>`;
  const stylesOfAnswer = async (path: string, { status = 200, headers = {} } = {}) => {
    const answer: RequestListener = (_, response) => {
      response.statusCode = status;
      response.setHeader("content-type", "text/html");
      response.end(plain);
    };
    const { text } = await answerOf(answer, { headers }, { path, built });
    return { text, styles: /<style>@font-face\{[^}]*\}(.*?)<\/style><\/head>/.exec(text)?.[1] };
  };

  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), "styles-"));
    for (const name of ["index", "home", "help", "news/known", "_not-found"]) {
      write(`server/app/${name}.html`, `<head><style>${faces}.${name}{}</style></head>`);
    }
    write(textStylesFile, `${faces}.text{}`);
  });
  afterEach(() => rmSync(built, { recursive: true }));

  test("gets the rules of its own page of the build, and the stylesheet last", async () => {
    const { text, styles } = await stylesOfAnswer("/help?tab=law");
    expect(styles).toBe(".help{}");
    expect(text).toContain(`<p>$& а</p>${link}</body></html>`);
    expect(text.split(link)).toHaveLength(2);
    expect(text).toContain('http-equiv="Content-Security-Policy"');
  });

  test.each([
    ["/", {}, ".index{}"],
    ["/", { headers: { cookie: "a=1; auth-token=x" } }, ".home{}"],
    ["/news/known", {}, ".news/known{}"],
    ["/news/new", {}, ".text{}"],
    ["/help/new", {}, ".text{}"],
    ["/help/none", { status: 404 }, "._not-found{}"],
  ])("%s %o has the rules of that page, or of texts", async (path, options, styles) => {
    expect((await stylesOfAnswer(path, options)).styles).toBe(styles);
  });

  test.each(["/other", "/../server/app/help", "/help/../../x", "/%2e%2e/help.html"])(
    "is left with its stylesheet where nobody knows it: %s",
    async (path) => {
      const { text, styles } = await stylesOfAnswer(path);
      expect(styles).toBeUndefined();
      expect(text).toContain(`${link}<title>`);
    },
  );
});
