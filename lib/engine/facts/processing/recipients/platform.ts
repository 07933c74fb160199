/** The party that hosts the site: the owner's own server, a hosting, a builder or a cloud. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { locationOf } from "@/lib/engine/facts/processing/recipients/locations";
import {
  type Recipient,
  type RecipientLocation,
  toRecipient,
} from "@/lib/engine/facts/processing/recipients/recipient";
import {
  companyOfPlatform,
  isSameService,
  setsOptionalCookies,
} from "@/lib/engine/services/verified-services";

/** True when nobody is named who hosts the site and its data: no host, builder or own server. */
export const isHostUnnamed = (known: KnownFacts): boolean =>
  known["hosting.provider"] === undefined && platformOwner(known) === null;

/** True when the owner runs the server («Свой сервер»), so that no hosting provider receives data. */
export function hasOwnServer(known: KnownFacts): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(known["hosting.provider"] ?? "");
}

/** A builder that is also named as the hosting is one recipient, not two. */
export function isHostedByBuilder(known: KnownFacts): boolean {
  const { "hosting.provider": hosting, "platform.owner": company } = known;
  const platform = known["site.platformName"];
  return (
    known["site.platform"] === "simple" &&
    hosting !== undefined &&
    [platform, company].some((name) => name !== undefined && isSameService(name, hosting))
  );
}

/** The choice already names the platform when the owner does not. */
const cloudNames: Partial<Record<KnownFacts["site.platform"], string>> = { bitrix24: "Битрикс24" };

/**
 * Returns the owner of the platform when it stores what visitors send: always for a site builder, for others when the
 * owner answers so. A platform on the owner's own server receives nothing.
 */
export function platformOwner(known: KnownFacts): Recipient | null {
  const isBuilder = known["site.platform"] === "simple";
  const isCloud =
    ["bitrix24", "crm", "other"].includes(known["site.platform"]) &&
    known["platform.home"] === "cloud";
  if (!isBuilder && !isCloud) return null;
  const platform = known["site.platformName"] ?? cloudNames[known["site.platform"]];
  // The hosting answer may name the company, which the catalogue does not prove.
  const isHosting = isHostedByBuilder(known) && known["hosting.provider"] !== platform;
  const company =
    known["platform.owner"] ??
    (isHosting ? known["hosting.provider"] : undefined) ??
    (platform && companyOfPlatform(platform));
  const kind = isBuilder ? "владелец конструктора сайтов" : "владелец облачной платформы";
  const inBrackets = platform ? ` (${platform})` : "";
  const named = isBuilder || platform ? `${kind}${inBrackets}` : null;
  return toRecipient(
    isBuilder ? "builder" : "platform",
    company ? `${company}${inBrackets}` : named,
    locationOfPlatform(company, platform),
  );
}

/**
 * True when the catalogue proves that a builder sets optional cookies of its own, and the owner neither switched them
 * off nor named them among the counters.
 */
export function platformSetsCookies(known: KnownFacts): boolean {
  const name = known["site.platformName"];
  if (known["site.platform"] !== "simple" || name === undefined) return false;
  if (known["platform.statisticsOff"]) return false;
  // When visits are counted, the policy says that such files wait for a consent, including the builder's.
  if (known["purposes.chosen"].includes("analytics")) return false;
  const counter = known["counters.other"]?.toLowerCase();
  return !counter?.includes(name.toLowerCase()) && setsOptionalCookies(name);
}

/** Located by the company, otherwise by its name. */
function locationOfPlatform(
  company: string | undefined,
  platform: string | undefined,
): RecipientLocation {
  const { foreignCountries, inRussia } = locationOf(company ?? platform);
  const isPlatformInRussia = foreignCountries === null && locationOf(platform).inRussia;
  return { foreignCountries, inRussia: inRussia || isPlatformInRussia };
}
