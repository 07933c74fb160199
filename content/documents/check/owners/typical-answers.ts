/**
 * What sites of an industry usually do with data, for made-up owners. Only what follows from the industry itself: which
 * counters or payment services are connected is for each owner to answer.
 */
import {
  type DataType,
  type Industry,
  industries,
  keysOf,
  type ProcessingPurpose,
} from "@/lib/engine/questions/vocabulary/options";

type Typical = { purposes: ProcessingPurpose[]; data: DataType[] };

/** Any site with a contact form and a counter. */
const simple: Typical = {
  purposes: ["feedback", "analytics"],
  data: ["full_name", "email", "phone", "ip_address", "cookies", "device_info"],
};

const add = (base: Typical, more: Typical): Typical => ({
  purposes: [...more.purposes, ...base.purposes],
  data: [...base.data, ...more.data],
});

/** Goods are ordered, paid for and delivered. */
const shop = add(simple, {
  purposes: ["registration", "order_processing", "delivery", "payment"],
  data: ["address", "payment_info"],
});

/** A service is booked or ordered; the contract is kept outside of the site. */
const services = add(simple, {
  purposes: ["order_processing", "contract"],
  data: [],
});

/** The product is an account. */
const accounts = add(simple, {
  purposes: ["registration", "contract", "payment", "support", "security"],
  data: ["payment_info"],
});

const typical: Partial<Record<Industry, Typical>> = {
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
    purposes: ["newsletter"],
    data: ["birth_date"],
  }),
  medical: add(services, { purposes: [], data: ["birth_date", "health"] }),
  travel: add(services, {
    purposes: ["payment"],
    data: ["birth_date", "passport", "payment_info"],
  }),
  entertainment: add(simple, {
    purposes: ["order_processing", "payment"],
    data: ["payment_info"],
  }),
  nonprofit: add(simple, {
    purposes: ["payment", "newsletter"],
    data: ["payment_info"],
  }),
  blog: add(simple, { purposes: ["newsletter"], data: [] }),
  journalism: add(simple, {
    purposes: ["registration", "newsletter"],
    data: [],
  }),
};

const withoutOrders: Industry[] = ["government", "mining", "other"];

const typicalOf = (industry: Industry): Typical =>
  typical[industry] ?? (withoutOrders.includes(industry) ? simple : services);

const forEach = <Key extends keyof Typical>(key: Key) =>
  Object.fromEntries(
    keysOf(industries).map((industry) => [industry, typicalOf(industry)[key]]),
  ) as Record<Industry, Typical[Key]>;

/** The typical answers of each industry; never empty. */
export const typicalPurposes = forEach("purposes");
export const typicalData = forEach("data");
