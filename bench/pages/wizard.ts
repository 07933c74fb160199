import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import {
  type FetchedScript,
  openForm,
  totalBytes,
  waitUntilIdle,
  watchScripts,
} from "@/bench/pages/fetched-scripts";
import { start } from "@/bench/shared/lifecycle";
import { findChromium } from "@/scripts/shared/system-programs.mjs";
import { startProductionServer } from "@/tests/support/servers/production-server";

const dataFolder = ".tmp/bench-wizard";

/** A moment, and what the browser had requested by then. */
export type WizardWeight = { bytes: number; scripts: FetchedScript[] };

/**
 * What a browser fetches, gzipped, for the form of a privacy policy: on a page that opens the wizard, when idle; until
 * its first field can be typed into; and when idle again, including the document next to the form. On a phone the
 * document loads only when it is opened.
 */
export async function weighWizard(): Promise<{
  page: WizardWeight;
  typable: WizardWeight;
  open: WizardWeight;
  openOnPhone: WizardWeight;
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

  const weigh = async (viewport: { width: number; height: number }) => {
    const page = await browser.newPage({ viewport });
    const fetched = watchScripts(page);
    const weight = async (until?: number): Promise<WizardWeight> => {
      const scripts = await fetched.list(until);
      return { bytes: totalBytes(scripts), scripts };
    };
    await page.goto(`${server.url}/generator`, { waitUntil: "networkidle" });
    const before = await weight();
    const typableFrom = await openForm(page);
    await waitUntilIdle(page);
    const weights = { page: before, typable: await weight(typableFrom), open: await weight() };
    await page.close();
    return weights;
  };
  const onPhone = await weigh({ width: 360, height: 800 });
  return { ...(await weigh({ width: 1280, height: 900 })), openOnPhone: onPhone.open };
}
