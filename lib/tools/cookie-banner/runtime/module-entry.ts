/** The banner as a module, for sites with a bundler: nothing happens before `start()`. */
import { type Banner, startBanner } from "@/lib/tools/cookie-banner/runtime/banner";
import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";

/** Inserted before the code by `writeBanner`. */
declare const BANNER: BannerConfig;

let banner: Banner | undefined;
/** Listeners that were added before the start. */
const early: ((choice: Choice) => void)[] = [];

/** Shows the banner when it is needed and starts what is allowed; a second call does nothing. In the browser only. */
export function start(): void {
  if (banner) return;
  banner = startBanner(BANNER);
  for (const listen of early) banner.onChange(listen);
}

export const openSettings = (): void => banner?.openSettings();

/** Adds a listener that is called at each choice. Returns the unsubscribe function. */
export function onChange(listen: (choice: Choice) => void): () => void {
  if (banner) return banner.onChange(listen);
  early.push(listen);
  return () => {
    const at = early.indexOf(listen);
    if (at >= 0) early.splice(at, 1);
  };
}

/** Returns the choice by category; null until the visitor has chosen. */
export const choice = (): Choice | null => banner?.choice() ?? null;
