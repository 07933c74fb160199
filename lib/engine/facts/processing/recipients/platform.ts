/** The party that keeps the site: the owner's own server, a hosting, a builder or a cloud. */
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { placeOf } from "@/lib/engine/facts/processing/recipients/places";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  companyOfPlatform,
  isSameService,
  setsOptionalCookies,
} from "@/lib/engine/services/verified-services";

/** True where nobody is named who keeps the site and its data: a host, a builder, a server of the owner's own. */
export const isHostUnnamed = (known: KnownFacts): boolean =>
  known["hosting.provider"] === undefined && platformOwner(known) === null;

/** True when the owner runs the server («Свой сервер»), so that no hosting provider receives data. */
export function hasOwnServer(known: KnownFacts): boolean {
  return /^(?:на )?(?:сво[йеё]|собственн)/i.test(known["hosting.provider"] ?? "");
}

/** A builder that is named as the hosting, too, is one recipient and not two. */
export function isHostedByBuilder(known: KnownFacts): boolean {
  const { "hosting.provider": hosting, "platform.owner": company } = known;
  const platform = known["site.platformName"];
  return (
    known["site.platform"] === "simple" &&
    hosting !== undefined &&
    [platform, company].some((name) => name !== undefined && isSameService(name, hosting))
  );
}

/** What the owner did not name because the choice names it. */
const cloudNames: Partial<Record<KnownFacts["site.platform"], string>> = { bitrix24: "Битрикс24" };

/**
 * The owner of the platform where it keeps what visitors send: of a site builder always, of another by the word of
 * the site's owner. A platform on one's own server gives it nothing.
 */
export function platformOwner(known: KnownFacts): Recipient | null {
  const isBuilder = known["site.platform"] === "simple";
  const isCloud =
    ["bitrix24", "crm", "other"].includes(known["site.platform"]) &&
    known["platform.home"] === "cloud";
  if (!isBuilder && !isCloud) return null;
  const platform = known["site.platformName"] ?? cloudNames[known["site.platform"]];
  // What was named as the hosting may be the company that the catalogue does not prove.
  const isHosting = isHostedByBuilder(known) && known["hosting.provider"] !== platform;
  const company =
    known["platform.owner"] ??
    (isHosting ? known["hosting.provider"] : undefined) ??
    (platform && companyOfPlatform(platform));
  const kind = isBuilder ? "владелец конструктора сайтов" : "владелец облачной платформы";
  const inBrackets = platform ? ` (${platform})` : "";
  return {
    role: isBuilder ? "builder" : "platform",
    name: company
      ? `${company}${inBrackets}`
      : isBuilder || platform
        ? `${kind}${inBrackets}`
        : null,
    ...placeOfPlatform(company, platform),
  };
}

/**
 * True where the catalogue proves that a builder sets cookies of its own which a site can do without, and the owner
 * neither switched them off nor named them among the counters.
 */
export function platformSetsCookies(known: KnownFacts): boolean {
  const name = known["site.platformName"];
  if (known["site.platform"] !== "simple" || name === undefined) return false;
  if (known["platform.statisticsOff"]) return false;
  // Where visits are counted anyway, the policy says that such files wait for a consent, the builder's too.
  if (known["purposes.chosen"].includes("analytics")) return false;
  const counter = known["counters.other"]?.toLowerCase();
  return !counter?.includes(name.toLowerCase()) && setsOptionalCookies(name);
}

/** The company says where it is, and else what it is called by. */
const placeOfPlatform = (company: string | undefined, platform: string | undefined) => {
  const place = placeOf(company ?? platform);
  return {
    ...place,
    inRussia: place.inRussia || (place.foreignCountries === null && placeOf(platform).inRussia),
  };
};
