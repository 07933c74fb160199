/** A page of one site with a banner, and what its tests press and read. */
import type { Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type ConsentRecord, consentRecord } from "@/lib/tools/consent-record/record";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { nameOfSite } from "@/lib/tools/cookie-banner/settings/site-name";
import { type WrittenBanner, writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { bannerServices, fixtureSites } from "@/tests/support/banner/fixture-sites";
import { madeBanner, pageWith } from "@/tests/support/banner/made-banner";
import { type Stage, siteHost, startStage, type Visit } from "@/tests/support/banner/stage";

/** The name of the site's cookie. */
export const ours = nameOfSite(siteHost);
export const metrika = bannerServices(["yandexMetrika"], ["12345678"]);
export const metrikaAndVk = bannerServices(["yandexMetrika", "vkAds"], ["12345678"]);
export const metrikaTags = rewriteTags(fixtureSites[0]?.code ?? "", metrika).html;

export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
export const asks = (page: Page) => page.getByRole("button", { name: "Принять" }).waitFor();
export const settled = (page: Page) =>
  page.getByRole("button", { name: "Настройки cookie" }).waitFor();

/** Not within the second that Vitest gives: the machine may be busy. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 20_000 });

type PutUp = { code?: string; head?: string; headers?: Record<string, string> };

export type Scene = {
  /** There only while tests run. */
  stage: () => Stage;
  /** A visitor of their own, who leaves with the test. */
  visit: (options?: Parameters<Stage["open"]>[0]) => Promise<Visit>;
  /** Puts the pages `/` and `/second` up, forgets what was heard, and gives what was written for them. */
  putUp: (settings?: BannerSettings, page?: PutUp) => WrittenBanner;
  /** What came to `/journal.php`, as a journal writes it: each number once, however often it comes. */
  journal: () => ConsentRecord[];
};

/** Registers the stage with the file's hooks. */
export function setScene(): Scene {
  let stage: Stage;
  const visits: Visit[] = [];
  beforeAll(async () => {
    stage = await startStage();
  });
  afterEach(async () => {
    for (const { context } of visits.splice(0)) await context.close();
    stage.site.clear();
  });
  afterAll(() => stage.close());

  return {
    stage: () => stage,
    async visit(options) {
      const opened = await stage.open(options);
      visits.push(opened);
      return opened;
    },
    putUp(settings = madeBanner(metrika), { code = metrikaTags, head = "", headers = {} } = {}) {
      const written = writeBanner(settings);
      const page = { body: pageWith(`/${written.fileName}`, code, head), headers };
      stage.site.set(`/${written.fileName}`, { body: written.file, type: "text/javascript" });
      for (const path of ["/", "/second"]) stage.site.set(path, page);
      stage.clear();
      return written;
    },
    journal() {
      const records = stage.heard
        .filter(({ path }) => path === "/journal.php")
        .map(({ body }) => consentRecord.parse(JSON.parse(body)));
      return records.filter(({ seq }, at) => records.findIndex((one) => one.seq === seq) === at);
    },
  };
}
