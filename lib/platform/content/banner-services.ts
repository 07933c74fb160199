import services from "@/lib/platform/content/generated/banner-services.json";
import type { KnownBannerService } from "@/lib/tools/cookie-banner/settings/settings";

/** The services of the catalogue (`content/services`) that wait for a visitor's choice. */
// Written by scripts/build/compile-services.ts from this very type.
export const bannerServices = services as KnownBannerService[];
