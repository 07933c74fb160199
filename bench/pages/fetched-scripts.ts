import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export type FetchedScript = { file: string; bytes: number };

/** Measures, gzipped, every script that a browser page fetches from now on. */
export function watchScripts(page: Page) {
  const fetched: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") fetched.push(response);
  });
  return {
    /** The scripts requested up to this timestamp; all unless one is given. */
    list(until = Number.POSITIVE_INFINITY): Promise<FetchedScript[]> {
      // Reads the bodies of the listed responses only; does not wait for later ones.
      return Promise.all(
        fetched
          .filter((response) => response.request().timing().startTime <= until)
          .map(async (response) => ({
            file: new URL(response.url()).pathname,
            bytes: gzipSync(await response.body()).byteLength,
          })),
      );
    },
  };
}

export const totalBytes = (scripts: readonly FetchedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Opens the form of a privacy policy from `/generator` and returns the moment at which its first field appeared, so
 * that a visitor can type. Its code is not loaded before.
 */
export async function openForm(page: Page): Promise<number> {
  // Anonymous functions only: the helper that tsx adds to named ones does not exist in the page.
  const stands = page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.getElementById(id)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        }).observe(document.body, { childList: true, subtree: true });
      }),
    "answer-companyName",
  );
  await page
    .getByRole("button", { name: /Создать документ: / })
    .first()
    .click();
  return stands;
}

/** Waits until an idle browser stops fetching. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Covers what is loaded when the browser is idle, and what that loads in turn.
  await page.waitForTimeout(3000);
  await page.waitForLoadState("networkidle");
}
