import type { Service } from "@/lib/engine/services/service";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerService } from "@/lib/tools/cookie-banner/settings/settings";

/** The visitor's choices, by the categories of the catalogue; missing categories serve what the visitor came for. */
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

/** The counter of a platform that otherwise hosts the site itself: its addresses are only those of the counter. */
const counters: Record<string, BannerCategory> = { bitrix: "analytics" };

const weight: Record<BannerCategory, number> = { functional: 0, analytics: 1, advertising: 2 };

/**
 * Converts a service of the catalogue into one that waits for the choice, or null when there is nothing to choose: the
 * services a site is built and paid with (152-ФЗ ст. 6 ч. 1 п. 5), and those that protect it. A service whose files are
 * known to serve more than its category goes to the category of the files. Visitors see only its name; addresses and
 * files are for blocking and deleting. The owner may move it.
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
