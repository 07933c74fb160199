import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
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
  paymentService,
  socialService,
} from "@/lib/engine/facts/processing/recipients/form-services";
import {
  locationOf,
  locationOfContractor,
  locationOfService,
  unknownLocation,
} from "@/lib/engine/facts/processing/recipients/locations";
import {
  hasOwnServer,
  isHostedByBuilder,
  platformOwner,
} from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { bannedNetworks } from "@/lib/engine/presets/countries";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RowKey } from "@/lib/engine/presets/processing";
import { contractorPresets, type RecipientRole } from "@/lib/engine/presets/recipients";

/**
 * Returns all recipients of the data: those that the owner chose and those that follow from other answers (the hosting,
 * a counter, a payment service). Otherwise a document could name a counter and deny any transfer.
 */
export const recipientsOf = memoizeByFacts((known): readonly Recipient[] => {
  const ticked = (kind: KnownFacts["transfers.kinds"][number]) =>
    known["transfers.kinds"].includes(kind);
  const recipients: Recipient[] = [];
  const { notOnHosting = [] } = industryPresets[known["site.industry"]];
  // A counter's data go from the browser to its owner, past the host; an own log is stored there.
  const counted: RowKey[] = usesOwnCounter(known) ? [] : ["analytics"];
  const exclusions = { excludedRows: [...notOnHosting, ...counted] };
  if (known["hosting.provider"] && !hasOwnServer(known) && !isHostedByBuilder(known)) {
    recipients.push({
      role: "hosting",
      name: known["hosting.provider"],
      ...locationOf(known["hosting.provider"]),
      ...exclusions,
    });
  }
  const platform = platformOwner(known);
  if (platform) recipients.push({ ...platform, ...exclusions });
  for (const system of known["transfers.paymentSystems"]) {
    const service = paymentService(system);
    recipients.push({ role: "payment", name: service.words, ...locationOfService(service) });
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    recipients.push({ role: "payment", name: null, ...unknownLocation });
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    const { foreignCountries, inRussia } = use;
    recipients.push({ role: "analytics", name, foreignCountries, inRussia });
  }
  if (ticked("analytics") && uses.length === 0) {
    recipients.push({ role: "analytics", name: null, ...unknownLocation });
  }
  const networks = ticked("social_networks") ? known["transfers.socialServices"] : [];
  for (const network of networks) {
    const service = socialService(network);
    recipients.push({ role: "social", name: service.words, ...locationOfService(service) });
  }
  if (ticked("social_networks") && networks.length === 0) {
    recipients.push({ role: "social", name: null, ...unknownLocation });
  }
  for (const { page, network } of externalPages(known)) {
    const service = network && socialService(network);
    const name = service ? service.words : null;
    const location = service ? locationOfService(service) : locationOf(page);
    const isListed = recipients.some(
      (other) =>
        other.role === "page" &&
        other.name === name &&
        String(other.foreignCountries) === String(location.foreignCountries),
    );
    if (!isListed) recipients.push({ role: "page", name, ...location });
  }
  const contractors = contractorsOf(known);
  const names = (role: RecipientRole) => contractors.some((contractor) => contractor.role === role);
  if (isMarketplace(known) && !names("seller")) {
    recipients.push({
      role: "seller",
      name: "продавцы, с которыми покупатель заключает договор через Сайт",
      ...unknownLocation,
    });
  }
  if (
    sellsTravel(known) &&
    !contractors.some((one) => one.role === "travel" && !isOperatorOnly(one)) &&
    !(known["deal.tourRole"] === "agent" && contractors.some(isOperatorOnly))
  ) {
    // A seller of another operator's tours sends the travellers' data to that operator, who passes them on (132-ФЗ ст.
    // 10).
    const others = "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке";
    recipients.push({
      role: "travel",
      name: known["deal.tourRole"] === "agent" ? "туроператоры, которые формируют туры" : others,
      ...unknownLocation,
    });
  }
  for (const contractor of contractors) {
    recipients.push({ ...contractor, ...locationOfContractor(contractor) });
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
    recipients.push({ role: null, name: null, ...unknownLocation });
  }
  return recipients;
});

/**
 * Whether the owner may use a cash register: sellers who take money usually give receipts, which go to the operator of
 * fiscal data (54-ФЗ ст. 1.2, 4.5). A natural person has no register, and gifts need none; for exempt traders the
 * policy says «в случаях, предусмотренных законом».
 */
function mayUseCashRegister(known: KnownFacts): boolean {
  const sells =
    known["site.industry"] !== "nonprofit" ||
    known["trade.sold"].some((thing) => thing !== "donations");
  return known["purposes.chosen"].includes("payment") && sells && ownerKindOf(known) !== "person";
}

/** Work that is usually done by somebody else: payments, delivery, mailings, statistics. */
const outsourceableTasks = [
  { role: "payment", purpose: "payment", inHouseAnswers: ["payment_transfer", "payment_receipt"] },
  { role: "delivery", purpose: "delivery", inHouseAnswers: ["delivery_own", "delivery_pickup"] },
  { role: "mailing", purpose: "newsletter", inHouseAnswers: ["mailing_own"] },
  { role: "analytics", purpose: "analytics", inHouseAnswers: ["analytics_own"] },
] as const;

type OutsourceableTask = (typeof outsourceableTasks)[number];

/**
 * Returns the recipients that the owner has not named yet: the owner takes payments, delivers, sends letters or counts
 * visits, and answers neither who does it nor that it is done in house. A list without them would look complete (152-ФЗ
 * ст. 14 ч. 7 п. 4).
 */
export function unnamedRecipients(
  known: KnownFacts,
  recipients: readonly Recipient[] = recipientsOf(known),
): Recipient[] {
  const contractors = contractorsOf(known);
  return outsourceableTasks.flatMap((task) => {
    const isUnanswered =
      known["purposes.chosen"].includes(task.purpose) &&
      // A logistics company delivers itself.
      !(task.role === "delivery" && known["site.industry"] === "logistics") &&
      !task.inHouseAnswers.some((one) => known["transfers.ownWork"].includes(one)) &&
      !recipients.some(({ role }) => role === task.role) &&
      !contractors.some((contractor) => mayPerformTask(contractor, task));
    return isUnanswered ? [{ role: task.role, name: null, ...unknownLocation }] : [];
  });
}

/** A contractor may do the task when its answer or its role says so; for unknown work there are separate blanks. */
function mayPerformTask(
  { role, answer }: Contractor,
  { role: task, purpose }: OutsourceableTask,
): boolean {
  const isStated = answer?.purposes.includes(purpose) ?? false;
  if (role === null) return answer === undefined || isStated;
  // An accountant serves the purpose «payment» but does not take payments.
  return task !== "payment" && (isStated || contractorPresets[role].serves.includes(purpose));
}

/** True when a recipient is a Meta product: then the text must not claim that none is used. */
export function namesBannedNetwork(known: KnownFacts): boolean {
  const contractors = contractorsOf(known).flatMap(({ name, answer }) => [name, answer?.task]);
  return [...contractors, known["counters.other"]].some(
    (text) => text && bannedNetworks.test(text),
  );
}

export const isMarketplace = (known: KnownFacts) =>
  industryPresets[known["site.industry"]].sellers === true && sells(known);

/** Travel services are provided by others, often abroad (152-ФЗ ст. 12). */
export const sellsTravel = (known: KnownFacts) =>
  known["site.industry"] === "travel" && sells(known);

/**
 * True when the database and every recipient are known to be in Russia: answered by the owner, or verified in the
 * catalogue of services. While a location is unknown, a transfer abroad cannot be denied (152-ФЗ ст. 12).
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
