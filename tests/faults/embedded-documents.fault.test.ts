/**
 * The guarantee for papers embedded in owners' sites: when our server is down, a visitor still reads the text, with its
 * date.
 */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprintInput } from "@/lib/features/documents/article/fingerprint";
import type { Publication } from "@/lib/features/documents/record/responses";
import { type EmbedMethod, embedCode } from "@/lib/tools/embeds/embed-code";
import { findChromium } from "@/scripts/shared/system-programs.mjs";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const run = promisify(execFile);
const folder = resolve(".tmp/fault-embeds");
const pages = new Map<string, string>();
let server: ProductionServer | undefined;
let ownSite: Server;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(resolve(folder, "site"), { recursive: true });
  ownSite = createServer((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="ru"><h1>Цветы</h1>${pages.get(request.url ?? "") ?? ""}</html>`,
    );
  });
  await new Promise<void>((finish) => ownSite.listen(0, "127.0.0.1", finish));
});
afterAll(async () => {
  await server?.kill();
  ownSite.closeAllConnections();
  ownSite.close();
});

test("embedded documents stay readable on the owner's site when our server is down", async () => {
  await copyEmbeddedTemplate(resolve(folder, "server"));
  server = await startProductionServer({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: resolve(folder, "server"),
  });
  const session = await ApiSession.open(server.url, "/api/login", admin);
  const { document } = await session.createDocument();
  const open = { isPublic: true, allowsIndexing: false };
  const published = await session.request("PUT", `/api/documents/${document.id}/publication`, open);
  const { publicId } = (await published.json()) as Publication;
  const address = `${server.url}/d/${publicId}`;
  const article = await (await fetch(`${address}/text.html`)).text();
  const codeOf = (method: EmbedMethod) =>
    embedCode({ publicId: publicId ?? "", address, title: "Политика", article }, method);
  for (const method of ["script", "text"] as const) pages.set(`/${method}`, codeOf(method));
  /** The cron line, without its five time fields. */
  const cron = () =>
    run("sh", ["-c", codeOf("server").split(" ").slice(5).join(" ")], {
      cwd: resolve(folder, "site"),
    });
  const kept = () => readFileSync(resolve(folder, "site", `${publicId}.html`), "utf8");

  const browser = await chromium.launch({
    executablePath: process.env.TEST_CHROMIUM_PATH ?? (await findChromium()),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ locale: "ru-RU" });
    const { port } = ownSite.address() as AddressInfo;
    const read = async (method: string) => {
      await page.goto(`http://127.0.0.1:${port}/${method}`);
      return fingerprintInput((await page.locator("article").textContent()) ?? "");
    };
    await cron();
    const text = await read("script");
    await page.locator("article[data-fresh]").waitFor();
    expect(text).toContain("ООО«Ромашка»");

    expect(await server.stop()).toBe(0);
    for (const method of ["script", "text"]) {
      expect(await read(method)).toBe(text);
      expect(await page.locator("article[data-fresh]").count()).toBe(0);
      expect(await page.locator("article footer").textContent()).toMatch(
        /Редакция № 1, действует с \d/,
      );
    }
    await expect(cron()).rejects.toThrow("curl");
    expect(kept()).toBe(article);
  } finally {
    await browser.close();
  }
});
