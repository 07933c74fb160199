/** Finds the service of an address with a few lookups. */
import type { Service } from "@/lib/engine/services/service";

/** What is needed of a service to find it. */
export type KnownService = Pick<
  Service,
  "key" | "name" | "category" | "hosts" | "literals" | "cookies" | "company"
>;

type Entry = { service: KnownService; path: string };

export type ServiceIndex = {
  services: readonly KnownService[];
  /** The entries by host, the longest path first. */
  byHost: ReadonlyMap<string, readonly Entry[]>;
  /** Literals that can occur in paths and in names of `meta`. */
  signs: readonly { literal: string; key: string }[];
};

/** Takes the hosts of the catalogue apart. */
export function indexServices(services: readonly KnownService[]): ServiceIndex {
  const byHost = new Map<string, Entry[]>();
  for (const service of services) {
    for (const known of service.hosts) {
      const slash = known.indexOf("/");
      const host = slash < 0 ? known : known.slice(0, slash);
      const path = slash < 0 ? "" : known.slice(slash);
      byHost.set(host, [...(byHost.get(host) ?? []), { service, path }]);
    }
  }
  for (const entries of byHost.values()) entries.sort((a, b) => b.path.length - a.path.length);
  const signs = services.flatMap(({ key, literals }) =>
    literals.filter((literal) => /[/-]/.test(literal)).map((literal) => ({ literal, key })),
  );
  return { services, byHost, signs };
}

/**
 * The service with this host or a parent domain and a prefix of the path: the longest host wins, then the longest path.
 * `mc.yandex.ru.example.com` is below `example.com`, so it matches no service.
 */
export function serviceAt(
  { byHost }: ServiceIndex,
  host: string,
  path: string,
): KnownService | undefined {
  let name = host.toLowerCase().replace(/\.$/, "");
  for (let step = 0; name.includes(".") && step < 10; step += 1) {
    const entry = byHost.get(name)?.find((known) => beginsWith(path, known.path));
    if (entry) return entry.service;
    name = name.slice(name.indexOf(".") + 1);
  }
  return undefined;
}

/** `/rtrg` is the beginning of `/rtrg?p=1`, not of `/rtrgame`; `/widget_` of `/widget_like.php`. */
function beginsWith(path: string, known: string): boolean {
  if (!path.startsWith(known)) return false;
  const next = path[known.length];
  return (
    known === "" || next === undefined || !/[\w-]/.test(known.at(-1) ?? "") || !/\w/.test(next)
  );
}
