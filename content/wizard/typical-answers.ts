/**
 * What sites of an industry usually do with data. The wizard shows it as a suggestion that one press
 * puts in; nothing is ever ticked silently. Only what follows from the trade itself stands here: which
 * counters or payment services are connected, the owner alone knows.
 */
import type { DataType, Industry, ProcessingPurpose } from "@/lib/engine/answers/options";

export type TypicalAnswers = {
  processingPurposes: ProcessingPurpose[];
  dataTypesCollected: DataType[];
};

/** Any site with a contact form and a counter. */
const simple: TypicalAnswers = {
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["full_name", "email", "phone", "ip_address", "cookies", "device_info"],
};

const add = (base: TypicalAnswers, more: TypicalAnswers): TypicalAnswers => ({
  processingPurposes: [...more.processingPurposes, ...base.processingPurposes],
  dataTypesCollected: [...base.dataTypesCollected, ...more.dataTypesCollected],
});

/** Goods are ordered, paid and brought. */
const shop = add(simple, {
  processingPurposes: ["registration", "order_processing", "delivery", "payment"],
  dataTypesCollected: ["address", "payment_info"],
});

/** A service is booked or ordered, the contract is kept outside of the site. */
const services = add(simple, {
  processingPurposes: ["order_processing", "contract"],
  dataTypesCollected: [],
});

/** The product itself is an account. */
const accounts = add(simple, {
  processingPurposes: ["registration", "contract", "payment", "support", "security"],
  dataTypesCollected: ["payment_info"],
});

const typical: Partial<Record<Industry, TypicalAnswers>> = {
  ecommerce: shop,
  marketplace: shop,
  retail: shop,
  food: shop,
  pharmaceutical: shop,
  saas: accounts,
  mobile: accounts,
  gaming: accounts,
  fintech: accounts,
  crypto: accounts,
  telecommunications: accounts,
  education: add(accounts, {
    processingPurposes: ["newsletter"],
    dataTypesCollected: ["birth_date"],
  }),
  medical: add(services, { processingPurposes: [], dataTypesCollected: ["birth_date", "health"] }),
  travel: add(services, {
    processingPurposes: ["payment"],
    dataTypesCollected: ["birth_date", "passport", "payment_info"],
  }),
  entertainment: add(simple, {
    processingPurposes: ["order_processing", "payment"],
    dataTypesCollected: ["payment_info"],
  }),
  nonprofit: add(simple, {
    processingPurposes: ["payment", "newsletter"],
    dataTypesCollected: ["payment_info"],
  }),
  journalism: add(simple, {
    processingPurposes: ["registration", "newsletter"],
    dataTypesCollected: [],
  }),
};

const withoutOrders: Industry[] = ["government", "mining", "other"];

/** The suggestion for an industry; never empty. */
export function typicalAnswers(industry: Industry): TypicalAnswers {
  return typical[industry] ?? (withoutOrders.includes(industry) ? simple : services);
}
