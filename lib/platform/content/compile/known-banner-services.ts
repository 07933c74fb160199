import type { Service } from "@/lib/engine/services/service";
import type { KnownBannerService } from "@/lib/tools/cookie-banner/settings/settings";
import { toBannerService } from "@/lib/tools/cookie-banner/to-banner-service";

/** Of the catalogue, the services that wait for a visitor's choice, with the names by which owners call them. */
export const toKnownBannerServices = (services: readonly Service[]): KnownBannerService[] =>
  services.flatMap((service) => {
    const found = toBannerService(service);
    return found ? [{ ...found, aliases: service.aliases }] : [];
  });
