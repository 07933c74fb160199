import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

export type FetchedScript = { file: string; bytes: number };

/** Weighs, gzipped, every script that a browser page fetches from now on. */
export function watchScripts(page: Page) {
  const fetched: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") fetched.push(response);
  });
  return {
    /** Those that were asked for up to this moment of the clock; all unless one is given. */
    list(until = Number.POSITIVE_INFINITY): Promise<FetchedScript[]> {
      // Reads the bodies of the listed responses only: responses that come later are not waited for.
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

export const bytesOf = (scripts: readonly FetchedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Opens the form of a privacy policy from `/generator` and answers the moment at which its first field
 * stood on the page: from then on a visitor can type. Nothing is there before its code.
 */
export async function openForm(page: Page): Promise<number> {
  // Only functions without a name: what names them is not there in the page.
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

/** Waits until a browser that has nothing more to do fetches nothing more. */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // What comes when the browser is idle, and what that brings.
  await page.waitForTimeout(3000);
  await page.waitForLoadState("networkidle");
}
