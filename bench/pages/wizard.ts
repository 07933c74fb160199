import { rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { start } from "@/bench/started";
import { findChromium } from "@/scripts/system-programs.mjs";
import { startProductionServer } from "@/tests/support/production-server";

const dataFolder = ".tmp/bench-wizard";

/**
 * What a browser has fetched, in bytes gzipped, on a page that opens the wizard, at rest, and then with the
 * form of a privacy policy opened, at rest again: the dialog, the form, the document beside it.
 */
export async function weighWizard(): Promise<{
  page: number;
  opened: number;
  scripts: { file: string; bytes: number }[];
}> {
  rmSync(dataFolder, { recursive: true, force: true });
  const server = await start(
    startProductionServer({
      DATABASE_URL: "",
      DATA_DIR: dataFolder,
      AUTH_SECRET: "a key of the measurements that is long enough",
    }),
    ({ kill }) => kill(),
  );
  const executablePath = await findChromium();
  const browser = await start(
    chromium.launch({ executablePath, args: ["--no-sandbox"], handleSIGINT: false }),
    (open) => open.close(),
  );
  const page = await browser.newPage();
  const fetched: Promise<{ file: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const file = new URL(response.url()).pathname;
    fetched.push(response.body().then((body) => ({ file, bytes: gzipSync(body).byteLength })));
  });
  const sum = async () => (await Promise.all(fetched)).reduce((all, { bytes }) => all + bytes, 0);

  await page.goto(`${server.url}/generator`, { waitUntil: "networkidle" });
  const before = await sum();
  await page
    .getByRole("button", { name: /Создать документ: / })
    .first()
    .click();
  await page.getByText("Шаг 2 из 3").waitFor();
  await page.waitForLoadState("networkidle");
  // The code of the preview comes once the form stands.
  await page.waitForTimeout(3000);
  const opened = await sum();
  return { page: before, opened, scripts: await Promise.all(fetched) };
}
