/** The banner as one script: it starts by itself, once a page. */
import { startBanner } from "@/lib/tools/cookie-banner/runtime/banner";
import type { BannerConfig } from "@/lib/tools/cookie-banner/runtime/config";

/** `writeBanner` puts it around the code. */
declare const BANNER: BannerConfig;

const page = window as unknown as Record<string, unknown>;
if (!page[BANNER.name]) page[BANNER.name] = startBanner(BANNER);
