import type { Service } from "@/lib/engine/services/service";
import type { BannerCategory } from "./settings/choices";
import type { BannerService } from "./settings/settings";

/** What a visitor chooses, by the catalogue's categories; those that are not here serve what the visitor came for. */
const categories: Partial<Record<Service["category"], BannerCategory>> = {
  analytics: "analytics",
  calls: "analytics",
  advertising: "advertising",
  chats: "functional",
  crm: "functional",
  mailing: "functional",
  maps: "functional",
  messengers: "functional",
  social: "functional",
  video: "functional",
};

/** The counter of a platform that otherwise makes the site itself: its addresses are only the counter's. */
const counters: Record<string, BannerCategory> = { bitrix: "analytics" };

const weight: Record<BannerCategory, number> = { functional: 0, analytics: 1, advertising: 2 };

/**
 * A service of the catalogue as one that waits for the choice, or null where there is nothing to choose: what a site is
 * made and paid with (152-ФЗ ст. 6 ч. 1 п. 5), what guards it. A service whose files are proved to serve more than its
 * kind goes where the files go. Nothing but its name is shown to a visitor; addresses and files are for holding back
 * and erasing. The owner may move it.
 */
export function toBannerService(service: Service): BannerService | null {
  const { key, name, hosts, cookies } = service;
  const category = counters[key] ?? categories[service.category];
  if (!category || hosts.length === 0) return null;
  const chosen = cookies.filter(({ kind }) => kind !== "mandatory");
  return {
    key,
    name,
    category: chosen
      .map(({ kind }) => kind as BannerCategory)
      .reduce((most, kind) => (weight[kind] > weight[most] ? kind : most), category),
    hosts: [...hosts],
    cookies: chosen.map((cookie) => cookie.name),
    ids: [],
  };
}
