/** A site of a few lines, for tests of one rule. */
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";
import type { VisitedSite } from "@/lib/features/site-check/fetch/visited-site";
import { evaluateSite } from "@/lib/features/site-check/rules/evaluate-site";
import type { Finding, SiteRuleId } from "@/lib/features/site-check/rules/rule/finding";
import compiled from "@/lib/platform/content/generated/services.json";

/** Bodies of pages by path, or the body of the first page. */
export type SiteSource =
  | string
  | {
      pages: Readonly<Record<string, string>>;
      address?: string;
      headers?: Readonly<Record<string, string>>;
      setCookies?: readonly string[];
      unread?: Readonly<Record<string, UnreadReason>>;
      upgradesToHttps?: boolean;
      /** Path → the path that responded. */
      redirects?: Readonly<Record<string, string>>;
    };

export const services = compiled as Service[];

/** What a visit would have read. */
export function visitSource(source: SiteSource): VisitedSite {
  const site = typeof source === "string" ? { pages: { "/": source } } : source;
  const { address = "https://primer.test/", headers = {}, setCookies = [], ...rest } = site;
  const at = (path: string) => new URL(path, address).href;
  return {
    address,
    pages: Object.entries(site.pages).map(([path, body]) => ({
      requestedUrl: at(path),
      url: at(rest.redirects?.[path] ?? path),
      status: 200,
      headers,
      setCookies,
      html: `<!doctype html><html lang="ru"><head><title>Пример</title></head><body>${body}</body></html>`,
      isCut: false,
    })),
    scripts: [],
    files: [],
    unread: Object.entries(rest.unread ?? {}).map(([path, reason]) => ({ url: at(path), reason })),
    upgradesToHttps: rest.upgradesToHttps,
  };
}

/** The findings of one rule on a constructed site. */
export function findingsOf(rule: SiteRuleId, source: SiteSource): Finding[] {
  const visited = visitSource(source);
  const findings = evaluateSite(detectSite(visited, services), visited, services);
  return findings.filter((finding) => finding.rule === rule);
}

/** Sites on which a rule must match, and similar sites on which it must not. */
export type RuleCases = {
  [Id in SiteRuleId]?: { fires: readonly SiteSource[]; silent: readonly SiteSource[] };
};
