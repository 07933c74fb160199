// @module-tag slow
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWordPressPlugin } from "@/lib/tools/embeds/wordpress-plugin";

const run = promisify(execFile);
const php = process.env.PHP_PATH ?? "php";
const standIn = fileURLToPath(
  new URL("../../../tests/fixtures/wordpress/stand-in.php", import.meta.url),
);

const id = "7XbQ2mRtYhWc4Zx7mPq2Rt";
const articleOf = (edition: number, text = "Оператор — ООО «Ромашка»") =>
  `<article lang="ru" data-document="${id}" data-edition="${edition}"><h2>Политика</h2><p>${text}</p><footer><p><small>Редакция № ${edition}</small></p></footer></article>\n`;

let folder = "";
let server: Server;
let port = 0;
let requests: string[] = [];
let answer: { status: number; body: string } = { status: 200, body: "" };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  requests = [];
  answer = { status: 200, body: articleOf(1) };
  server = createServer((request, response) => {
    const tag = `"${Buffer.byteLength(answer.body)}"`;
    const isKnown = answer.status === 200 && request.headers["if-none-match"] === tag;
    requests.push(`${request.url} ${isKnown ? 304 : answer.status}`);
    response.writeHead(isKnown ? 304 : answer.status, { etag: tag });
    response.end(isKnown ? "" : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  await writeFile(join(folder, "plugin.php"), writeWordPressPlugin(`http://127.0.0.1:${port}`));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

type Ran = {
  steps: { step: string; calls: number; shown: string | null }[];
  scheduled: Record<string, string>;
  options: string[];
};

/** One request to a site with the plugin; what it keeps stays for the next one. */
async function wordpress(...steps: string[]): Promise<Ran> {
  const files = [join(folder, "plugin.php"), join(folder, "options.json")];
  const { stdout } = await run(php, [standIn, ...files, ...steps]);
  return JSON.parse(stdout) as Ran;
}
const page = `<!-- wp:shortcode -->[saitpozakonu id="${id}"]<!-- /wp:shortcode -->`;
const shown = async () => {
  const { steps } = await wordpress(`show:${id}`);
  return steps[0];
};

test("is valid PHP under a free licence", async () => {
  const { stdout } = await run(php, ["-l", join(folder, "plugin.php")]);
  expect(stdout).toContain("No syntax errors");
  expect(writeWordPressPlugin("https://x.test")).toContain("License: GPL-2.0-or-later");
});

test("fetches the text when a page is saved and shows it without a call", async () => {
  expect((await wordpress("activate")).scheduled).toEqual({ "saitpozakonu_daily[]": "daily" });
  expect((await wordpress(`revise:${page}`)).steps[0]?.calls).toBe(0);
  expect((await wordpress(`save:${page}${page}`)).steps[0]?.calls).toBe(1);
  expect(await shown()).toEqual({ step: "show", calls: 0, shown: articleOf(1) });
  expect(requests).toEqual([`/d/${id}/text.html 200`]);
});

test("fetches a new edition once a day and no text twice", async () => {
  await wordpress(`save:${page}`);
  await wordpress("cron");
  answer.body = articleOf(2, "Оператор — ООО «Василёк и Мак»");
  await wordpress("cron");
  expect((await shown())?.shown).toContain("Редакция № 2");
  expect(requests.map((line) => line.slice(-3))).toEqual(["200", "304", "200"]);
});

test.each([
  ["answers 404", { status: 404, body: "Документ не найден" }],
  ["is down behind its proxy", { status: 503, body: "{}" }],
  [
    "sends another document",
    { status: 200, body: articleOf(3).replace(id, "8XbQ2mRtYhWc4Zx7mPq2Rt") },
  ],
  ["sends only a part of the text", { status: 200, body: articleOf(3).slice(0, 90) }],
  ["sends another page", { status: 200, body: "<html>Оплатите интернет</html>" }],
  ["redirects", { status: 302, body: articleOf(3) }],
])("keeps the older text when the service %s", async (_case, bad) => {
  await wordpress(`save:${page}`);
  answer = bad;
  await wordpress("cron", `save:${page}`);
  expect((await shown())?.shown).toBe(articleOf(1));
});

test("keeps the older text when the service cannot be reached", async () => {
  await wordpress(`save:${page}`);
  await new Promise((resolve) => server.close(resolve));
  await wordpress("cron");
  expect((await shown())?.shown).toBe(articleOf(1));
});

test("shows a link until the text is fetched, and schedules the fetch", async () => {
  const { steps, scheduled } = await wordpress(`show:${id}`);
  expect(steps[0]).toMatchObject({ calls: 0 });
  expect(steps[0]?.shown).toContain(`href="http://127.0.0.1:${port}/d/${id}"`);
  expect(scheduled).toEqual({ [`saitpozakonu_one["${id}"]`]: "once" });
});

test.each(["", "../../wp-config", "<script>", "0OIl".repeat(6).slice(0, 22), `${id}\n`])(
  "shows nothing for the id %j",
  async (bad) => {
    const trimmed = bad.trim() === id;
    const { steps } = await wordpress(`show:${bad}`);
    if (trimmed) expect(steps[0]?.shown).toContain(id);
    else expect(steps[0]?.shown).toBe("");
    expect(requests).toEqual([]);
  },
);

test("removes scripts and handlers from the text, and all options on uninstall", async () => {
  answer.body = articleOf(1, '<a href="/x" onclick="x()">Да</a><script>x()</script>');
  await wordpress(`save:${page}`);
  const html = (await shown())?.shown ?? "";
  expect(html).toContain('<a href="/x">Да</a>');
  expect(html).not.toMatch(/<script|onclick/);
  expect((await wordpress("uninstall")).options).toEqual([]);
});
