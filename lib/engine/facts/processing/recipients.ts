import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import { externalPages } from "@/lib/engine/facts/processing/published-pages";
import {
  type Contractor,
  contractorsOf,
  isOperatorOnly,
} from "@/lib/engine/facts/processing/recipients/contractors";
import { analyticsUses, usesOwnCounter } from "@/lib/engine/facts/processing/recipients/counters";
import {
  placeOf,
  placeOfContractor,
  placeOfService,
  unknownPlace,
} from "@/lib/engine/facts/processing/recipients/places";
import {
  hasOwnServer,
  isHostedByBuilder,
  platformOwner,
} from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  paymentService,
  socialService,
} from "@/lib/engine/facts/processing/recipients/services-of-form";
import { bannedNetworks } from "@/lib/engine/presets/countries";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RowKey } from "@/lib/engine/presets/processing";
import { contractorPresets, type RecipientRole } from "@/lib/engine/presets/recipients";

/**
 * All recipients of the data, those that the owner chose and those that follow from other answers
 * (the hosting, a counter, a payment service): a document that named a counter and denied any
 * transfer would contradict itself.
 */
export const recipientsOf = memoizeByFacts((known): readonly Recipient[] => {
  const ticked = (kind: KnownFacts["transfers.kinds"][number]) =>
    known["transfers.kinds"].includes(kind);
  const recipients: Recipient[] = [];
  const { keptApart = [] } = industryPresets[known["site.industry"]];
  // What a counter counts goes from the browser to its owner, past the host; a log of one's own lies there.
  const counted: RowKey[] = usesOwnCounter(known) ? [] : ["analytics"];
  const kept = { spared: [...keptApart, ...counted] };
  if (known["hosting.provider"] && !hasOwnServer(known) && !isHostedByBuilder(known)) {
    recipients.push({
      role: "hosting",
      name: known["hosting.provider"],
      ...placeOf(known["hosting.provider"]),
      ...kept,
    });
  }
  const platform = platformOwner(known);
  if (platform) recipients.push({ ...platform, ...kept });
  for (const system of known["transfers.paymentSystems"]) {
    const service = paymentService(system);
    recipients.push({ role: "payment", name: service.words, ...placeOfService(service) });
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    recipients.push({ role: "payment", name: null, ...unknownPlace });
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    const { foreignCountries, inRussia } = use;
    recipients.push({ role: "analytics", name, foreignCountries, inRussia });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ role: "analytics", name: null, ...unknownPlace });
  }
  const networks = ticked("social_networks") ? known["transfers.socialServices"] : [];
  for (const network of networks) {
    const service = socialService(network);
    recipients.push({ role: "social", name: service.words, ...placeOfService(service) });
  }
  if (ticked("social_networks") && networks.length === 0) {
    recipients.push({ role: "social", name: null, ...unknownPlace });
  }
  for (const { page, network } of externalPages(known)) {
    const service = network && socialService(network);
    const name = service ? service.words : null;
    const place = service ? placeOfService(service) : placeOf(page);
    const isListed = recipients.some(
      (other) =>
        other.role === "page" &&
        other.name === name &&
        String(other.foreignCountries) === String(place.foreignCountries),
    );
    if (!isListed) recipients.push({ role: "page", name, ...place });
  }
  const contractors = contractorsOf(known);
  const names = (role: RecipientRole) => contractors.some((contractor) => contractor.role === role);
  if (isMarketplace(known) && !names("seller")) {
    recipients.push({
      role: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      ...unknownPlace,
    });
  }
  if (
    sellsTravel(known) &&
    !contractors.some((one) => one.role === "travel" && !isOperatorOnly(one)) &&
    !(known["deal.tourRole"] === "agent" && contractors.some(isOperatorOnly))
  ) {
    // Anyone who sells another's tours tells that operator who travels, and the operator tells the rest (132-ФЗ ст.
    // 10).
    const others = "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке";
    recipients.push({
      role: "travel",
      name: known["deal.tourRole"] === "agent" ? "туроператоры, которые формируют туры" : others,
      ...unknownPlace,
    });
  }
  for (const contractor of contractors) {
    recipients.push({ ...contractor, ...placeOfContractor(contractor) });
  }
  if (mayUseCashRegister(known) && !names("fiscalData")) {
    recipients.push({
      role: "fiscalData",
      name: "оператор фискальных данных и налоговые органы (в случаях, предусмотренных законом)",
      foreignCountries: null,
      inRussia: true,
    });
  }
  if (ticked("other") && contractors.length === 0) {
    recipients.push({ role: null, name: null, ...unknownPlace });
  }
  return recipients;
});

/**
 * Anyone who takes money for what it sells gives receipts of a cash register as a rule, and each goes to the operator
 * of fiscal data (54-ФЗ ст. 1.2, 4.5). A natural person has no register, gifts need none, and of whom the law frees a
 * trader the policy says «в случаях, предусмотренных законом».
 */
function mayUseCashRegister(known: KnownFacts): boolean {
  const sells =
    known["site.industry"] !== "nonprofit" ||
    known["trade.sold"].some((thing) => thing !== "donations");
  return known["purposes.chosen"].includes("payment") && sells && ownerKindOf(known) !== "person";
}

/** Work that somebody else does as a rule: money is taken, orders are carried, letters are sent. */
const usualWork = [
  { role: "payment", purpose: "payment", own: ["payment_transfer", "payment_receipt"] },
  { role: "delivery", purpose: "delivery", own: ["delivery_own", "delivery_pickup"] },
  { role: "mailing", purpose: "newsletter", own: ["mailing_own"] },
  { role: "analytics", purpose: "analytics", own: ["analytics_own"] },
] as const;

type UsualWork = (typeof usualWork)[number];

/**
 * Those whom the owner has yet to name: he takes payments, delivers, sends letters or counts, and says neither who does
 * it nor that he does it himself. A list without them would pass for a whole one (152-ФЗ ст. 14 ч. 7 п. 4).
 */
export function unnamedRecipients(
  known: KnownFacts,
  recipients: readonly Recipient[] = recipientsOf(known),
): Recipient[] {
  const contractors = contractorsOf(known);
  return usualWork.flatMap((work) => {
    const isUnsaid =
      known["purposes.chosen"].includes(work.purpose) &&
      // A carrier by trade carries itself.
      !(work.role === "delivery" && known["site.industry"] === "logistics") &&
      !work.own.some((one) => known["transfers.ownWork"].includes(one)) &&
      !recipients.some(({ role }) => role === work.role) &&
      !contractors.some((contractor) => mayDo(contractor, work));
    return isUnsaid ? [{ role: work.role, name: null, ...unknownPlace }] : [];
  });
}

/** A marketplace, a seller and a tour operator bring what they sell; of unknown work, blanks of its own ask. */
function mayDo({ role, said }: Contractor, { role: work, purpose }: UsualWork): boolean {
  const isSaid = said?.purposes.includes(purpose) ?? false;
  if (role === null) return said === undefined || isSaid;
  // An accountant serves payments and takes none.
  return work !== "payment" && (isSaid || contractorPresets[role].serves.includes(purpose));
}

/** True when a recipient is a Meta product: then the text must not claim that none is used. */
export function namesBannedNetwork(known: KnownFacts): boolean {
  const contractors = contractorsOf(known).flatMap(({ name, said }) => [name, said?.task]);
  return [...contractors, known["counters.other"]].some(
    (text) => text && bannedNetworks.test(text),
  );
}

export const isMarketplace = (known: KnownFacts) =>
  industryPresets[known["site.industry"]].sellers === true && sells(known);

/** A journey is made by others than the owner, often abroad (152-ФЗ ст. 12). */
export const sellsTravel = (known: KnownFacts) =>
  known["site.industry"] === "travel" && sells(known);

/**
 * True where it is known of the database and of every recipient that it is in Russia: answered, or verified in the
 * catalogue of services. Of one that nobody placed a transfer abroad cannot be denied (152-ФЗ ст. 12).
 */
export function staysInRussia(known: KnownFacts, recipients: readonly Recipient[]): boolean {
  const isAbroad = recipients.some(({ foreignCountries }) => foreignCountries !== null);
  if (isAbroad || sellsTravel(known) || known["database.country"] !== "russia") return false;
  return known["transfers.home"] === "russia" || recipients.every(({ inRussia }) => inRussia);
}

function sells(known: KnownFacts): boolean {
  const selling = ["order_processing", "delivery", "contract"] as const;
  return selling.some((purpose) => known["purposes.chosen"].includes(purpose));
}
