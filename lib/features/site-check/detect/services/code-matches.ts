/** Finds services in scripts by the addresses that they call and by names that only their code has. */
import { evidenceAt } from "@/lib/features/site-check/detect/page/evidence";
import type { ReadScript } from "@/lib/features/site-check/detect/page/read-site";
import {
  isCalledAddress,
  isOfLibrary,
} from "@/lib/features/site-check/detect/services/called-address";
import { type DeferralScope, isDeferred } from "@/lib/features/site-check/detect/services/deferral";
import { literalAt } from "@/lib/features/site-check/detect/services/literals";
import { idsIn, webvisorAt } from "@/lib/features/site-check/detect/services/service-ids";
import {
  type KnownService,
  type ServiceIndex,
  serviceAt,
} from "@/lib/features/site-check/detect/services/service-index";
import type { ServiceMatch } from "@/lib/features/site-check/detect/services/service-match";

/** An address, or only a host, in a string. */
const addressPattern =
  /(?:(?:https?:)?\\?\/\\?\/)(?:[\w.-]{1,80}@)?((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,20})(?::\d{1,5})?((?:\\?\/)[^\s"'`<>\\)]{0,300})?/gi;
const hostAlone = /^((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,20})(\/[^\s"'<>]{0,300})?$/i;
/** The maximum for one service in one script. */
const maxPlaces = 3;

/** The services that a script calls or whose names it contains. */
export function codeMatches(
  script: ReadScript,
  index: ServiceIndex,
  scope: DeferralScope,
): ServiceMatch[] {
  const found: ServiceMatch[] = [];
  const counts = new Map<string, number>();
  const add = (service: KnownService, offset: number, host?: string, path = "") => {
    const count = counts.get(service.key) ?? 0;
    if (count >= maxPlaces) return;
    counts.set(service.key, count + 1);
    const isSample = script.page === undefined && isOfLibrary(service.key, path);
    found.push(toMatch(script, scope, service, offset, host, isSample));
  };
  for (const string of script.strings) {
    if (string.end - string.start < 5) continue;
    const text = script.code.slice(string.start, string.end);
    if (!text.includes(".")) continue;
    for (const { host, path, at } of addressesIn(text)) {
      const service = serviceAt(index, host, path);
      if (!service) continue;
      if (isCalledAddress(script.code, string, at, host, path))
        add(service, string.start + at, host, path);
    }
  }
  for (const service of index.services) {
    if (counts.has(service.key)) continue;
    for (const literal of service.literals) {
      const at = literalAt(script, literal);
      if (at === undefined) continue;
      add(service, at);
      break;
    }
  }
  return found;
}

function addressesIn(text: string): { host: string; path: string; at: number }[] {
  const alone = hostAlone.exec(text);
  if (alone) return [{ host: alone[1] ?? "", path: alone[2] ?? "", at: 0 }];
  if (!text.includes("//") && !text.includes("\\/")) return [];
  const found: { host: string; path: string; at: number }[] = [];
  for (const match of text.slice(0, 200_000).matchAll(addressPattern)) {
    const path = (match[2] ?? "").replaceAll("\\/", "/");
    found.push({ host: match[1] ?? "", path, at: match.index });
    if (found.length >= 2_000) break;
  }
  return found;
}

function toMatch(
  script: ReadScript,
  scope: DeferralScope,
  { key }: KnownService,
  offset: number,
  host: string | undefined,
  isSample: boolean,
): ServiceMatch {
  const isFile = script.page === undefined;
  // A file contains many services: only the surrounding code belongs to this one.
  const near = isFile
    ? script.code.slice(Math.max(0, offset - 1_500), offset + 3_000)
    : script.code;
  const webvisor = key === "yandexMetrika" ? webvisorAt(near) : undefined;
  const nearStart = isFile ? Math.max(0, offset - 1_500) : 0;
  return {
    key,
    place: isFile ? "bundle" : "code",
    load: isSample ? "hinted" : isDeferred(scope, script, offset) ? "deferred" : "immediate",
    host,
    isAddress: host !== undefined,
    ids: idsIn(key, near),
    sessionRecording:
      webvisor === undefined ? undefined : evidenceAt(script, script.offset + nearStart + webvisor),
    evidence: evidenceAt(script, script.offset + offset),
  };
}
