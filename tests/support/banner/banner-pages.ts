/** A page of a site with a banner, and what its tests click and read. */
import type { Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type ConsentRecord, consentRecord } from "@/lib/tools/consent-record";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { siteKey } from "@/lib/tools/cookie-banner/settings/site-name";
import { type WrittenBanner, writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import {
  type BannerServer,
  siteHost,
  startBannerServer,
  type Visit,
} from "@/tests/support/banner/banner-server";
import { bannerPage, buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices, fixtureSites } from "@/tests/support/banner/fixture-sites";

/** The name of the site's cookie. */
export const siteCookie = siteKey(siteHost);
export const metrika = bannerServices(["yandexMetrika"], ["12345678"]);
export const metrikaAndVk = bannerServices(["yandexMetrika", "vkAds"], ["12345678"]);
export const metrikaTags = rewriteTags(fixtureSites[0]?.code ?? "", metrika).html;

export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
export const waitForBanner = (page: Page) =>
  page.getByRole("button", { name: "Принять" }).waitFor();
export const waitForDecision = (page: Page) =>
  page.getByRole("button", { name: "Настройки cookie" }).waitFor();

/** Longer than Vitest's default of a second: the machine may be busy. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 20_000 });

type ServedPage = { code?: string; head?: string; headers?: Record<string, string> };

export type BannerPages = {
  /** Set only while tests run. */
  stage: () => BannerServer;
  /** A separate visitor, removed after the test. */
  visit: (options?: Parameters<BannerServer["open"]>[0]) => Promise<Visit>;
  /** Serves the pages `/` and `/second`, clears the recorded calls, and returns what was written for them. */
  servePages: (settings?: BannerSettings, page?: ServedPage) => WrittenBanner;
  /** What was sent to `/journal.php`, as a journal stores it: each number once, however often it is sent. */
  journal: () => ConsentRecord[];
};

/** Sets the stage up in the file's hooks. */
export function setupBannerPages(): BannerPages {
  let stage: BannerServer;
  const visits: Visit[] = [];
  beforeAll(async () => {
    stage = await startBannerServer();
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
    servePages(
      settings = buildBanner(metrika),
      { code = metrikaTags, head = "", headers = {} } = {},
    ) {
      const written = writeBanner(settings);
      const page = { body: bannerPage(`/${written.fileName}`, code, head), headers };
      stage.site.set(`/${written.fileName}`, { body: written.file, type: "text/javascript" });
      for (const path of ["/", "/second"]) stage.site.set(path, page);
      stage.clear();
      return written;
    },
    journal() {
      const records = stage.received
        .filter(({ path }) => path === "/journal.php")
        .map(({ body }) => consentRecord.parse(JSON.parse(body)));
      return records.filter(
        ({ seq }, at) => records.findIndex((record) => record.seq === seq) === at,
      );
    },
  };
}
