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
import {
  type Recipient,
  type RecipientDetails,
  type RecipientLocation,
  toRecipient,
} from "@/lib/engine/facts/processing/recipients/recipient";
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
  const add = (
    role: Recipient["role"],
    name: string | null,
    location: RecipientLocation,
    details: RecipientDetails = {},
  ) => void recipients.push(toRecipient(role, name, location, details));
  const { notOnHosting = [] } = industryPresets[known["site.industry"]];
  // A counter's data go from the browser to its owner, past the host; an own log is stored there.
  const counted: RowKey[] = usesOwnCounter(known) ? [] : ["analytics"];
  const exclusions = { excludedRows: [...notOnHosting, ...counted] };
  if (known["hosting.provider"] && !hasOwnServer(known) && !isHostedByBuilder(known)) {
    const name = known["hosting.provider"];
    add("hosting", name, locationOf(name), exclusions);
  }
  const platform = platformOwner(known);
  if (platform) add(platform.role, platform.name, platform, exclusions);
  for (const system of known["transfers.paymentSystems"]) {
    const service = paymentService(system);
    add("payment", service.displayName, locationOfService(service));
  }
  if (ticked("payment_systems") && known["transfers.paymentSystems"].length === 0) {
    add("payment", null, unknownLocation);
  }
  const uses = analyticsUses(known);
  for (const use of uses) {
    const name = use.owner === null ? use.service : `${use.owner} (${use.service})`;
    add("analytics", name, use);
  }
  if (ticked("analytics") && uses.length === 0) {
    add("analytics", null, unknownLocation);
  }
  const networks = ticked("social_networks") ? known["transfers.socialServices"] : [];
  for (const network of networks) {
    const service = socialService(network);
    add("social", service.displayName, locationOfService(service));
  }
  if (ticked("social_networks") && networks.length === 0) {
    add("social", null, unknownLocation);
  }
  for (const { page, network } of externalPages(known)) {
    const service = network && socialService(network);
    const name = service ? service.displayName : null;
    const location = service ? locationOfService(service) : locationOf(page);
    const isListed = recipients.some(
      (other) =>
        other.role === "page" &&
        other.name === name &&
        String(other.foreignCountries) === String(location.foreignCountries),
    );
    if (!isListed) add("page", name, location);
  }
  const contractors = contractorsOf(known);
  const names = (role: RecipientRole) => contractors.some((contractor) => contractor.role === role);
  if (isMarketplace(known) && !names("seller")) {
    const sellers = "продавцы, с которыми покупатель заключает договор через Сайт";
    add("seller", sellers, unknownLocation);
  }
  if (
    sellsTravel(known) &&
    !contractors.some(
      (contractor) => contractor.role === "travel" && !isOperatorOnly(contractor),
    ) &&
    !(known["deal.tourRole"] === "agent" && contractors.some(isOperatorOnly))
  ) {
    // A seller of another operator's tours sends the travellers' data to that operator, who passes them on (132-ФЗ ст.
    // 10).
    const others = "гостиницы, перевозчики и иные лица, которые оказывают туристу услуги в поездке";
    const isAgent = known["deal.tourRole"] === "agent";
    add("travel", isAgent ? "туроператоры, которые формируют туры" : others, unknownLocation);
  }
  for (const contractor of contractors) {
    const { role, name, answer } = contractor;
    add(role, name, locationOfContractor(contractor), { answer });
  }
  if (mayUseCashRegister(known) && !names("fiscalData")) {
    const offices =
      "оператор фискальных данных и налоговые органы (в случаях, предусмотренных законом)";
    add("fiscalData", offices, { foreignCountries: null, inRussia: true });
  }
  if (ticked("other") && contractors.length === 0) {
    add(null, null, unknownLocation);
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
    known["trade.sold"].some((product) => product !== "donations");
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
      !task.inHouseAnswers.some((answer) => known["transfers.ownWork"].includes(answer)) &&
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
