/** The banner as one script: it starts itself, once per page. */
import { startBanner } from "@/lib/tools/cookie-banner/runtime/banner";
import type { BannerConfig } from "@/lib/tools/cookie-banner/runtime/config";

/** Wrapped around the code by `writeBanner`. */
declare const BANNER: BannerConfig;

const page = window as unknown as Record<string, unknown>;
if (!page[BANNER.name]) page[BANNER.name] = startBanner(BANNER);
