/** Which answers of our form were seen on a site, each with its place; a person confirms them. */
import type { z } from "zod";
import {
  collectedDataField,
  processingPurposesField,
  siteField,
} from "@/lib/engine/answers/identifying-answers";
import type { formAnswersSchema } from "@/lib/engine/answers/schema";
import { counterQuestions, definitionOf, keysWith } from "@/lib/engine/questions/questions";
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";
import {
  optionsByService,
  servicesOfCounters,
  servicesOfPaymentSystems,
  servicesOfSocialNetworks,
} from "@/lib/engine/questions/vocabulary/service-options";
import type { Service } from "@/lib/engine/services/service";
import type {
  DetectedForm,
  DetectedService,
  DetectedSite,
  Evidence,
  FieldClass,
  FormKind,
} from "@/lib/features/site-check/detect/detected/detected-site";

/** The fields of a catalogue service that the facts and the rules use. */
export type CatalogueService = Pick<
  Service,
  "key" | "name" | "category" | "country" | "purposes" | "follows" | "sources"
>;

/** Answers as the form takes them, without the type of a document. */
export type PrefilledAnswers = Partial<Omit<z.input<typeof formAnswersSchema>, "type">>;
type AnswerKey = keyof PrefilledAnswers;

export type SeenAnswer = {
  [Key in AnswerKey]: { key: Key; value: PrefilledAnswers[Key]; evidence: readonly Evidence[] };
}[AnswerKey];

const purposeOfForm: Readonly<Partial<Record<FormKind, ProcessingPurpose>>> = {
  contact: "feedback",
  comment: "feedback",
  newsletter: "newsletter",
  order: "order_processing",
  registration: "registration",
};

const dataOfField: Readonly<Partial<Record<FieldClass, DataType>>> = {
  full_name: "full_name",
  name: "name",
  phone: "phone",
  email: "email",
  address: "address",
  birth_date: "birth_date",
  passport: "passport",
  photo: "photo",
  health: "health",
  child: "children",
  card: "payment_info",
};
/** What the form has no option for. */
const otherDataOfField: Readonly<Partial<Record<FieldClass, string>>> = {
  snils: "СНИЛС",
  inn: "ИНН",
};

const paymentOptions = optionsByService(servicesOfPaymentSystems);
const counterOptions = optionsByService(servicesOfCounters);
const socialOptions = optionsByService(servicesOfSocialNetworks);

/** The options that services of a site stand for, with their places. */
function optionsOf<Option extends string>(
  services: readonly DetectedService[],
  options: ReadonlyMap<string, Option>,
) {
  const found = services.flatMap((service) => {
    const option = options.get(service.key);
    return option === undefined ? [] : [{ option, service }];
  });
  return {
    values: [...new Set(found.map(({ option }) => option))],
    evidence: found.flatMap(({ service }) => evidenceOf(service)),
  };
}

const evidenceOf = ({ places }: DetectedService): Evidence[] =>
  places.slice(0, 1).map(({ evidence }) => evidence);

/**
 * The answers that a site shows by itself: its address, platform, counters, payment, forms, requisites. What two places
 * say differently is left to its owner.
 * @returns Each key once, and nothing of a site that was not read.
 */
export function factsForPassport(
  site: DetectedSite,
  services: readonly CatalogueService[],
): SeenAnswer[] {
  if (!site.isRead) return [];
  // A library that could call a service, and one that waits for a press, say less than a call.
  const used = site.services.filter(({ load }) => load !== "hinted");
  const forms = site.forms.filter(({ isPersonal, kind }) => isPersonal && kind !== "login");
  return [
    ...addressOf(site),
    ...requisitesOf(site),
    ...platformOf(site),
    ...transfersOf(used, services),
    ...dataOf(forms, used, services),
  ];
}

/** The facts as plain answers, for a form. */
export const toPrefilledAnswers = (facts: readonly SeenAnswer[]): PrefilledAnswers =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));

function addressOf({ address }: DetectedSite): SeenAnswer[] {
  const { origin } = new URL(address);
  const evidence = { url: address, line: 1, excerpt: origin };
  return [{ key: siteField, value: origin, evidence: [evidence] }];
}

function requisitesOf({ requisites }: DetectedSite): SeenAnswer[] {
  const only = (kinds: readonly string[]) => {
    const [found, ...others] = requisites.filter(
      ({ kind, problem }) => kinds.includes(kind) && problem === undefined,
    );
    return others.length === 0 ? found : undefined;
  };
  return keysWith("seen").flatMap((key) => {
    const found = only(definitionOf(key).seen?.requisites ?? []);
    return found ? [{ key, value: found.value, evidence: found.evidence } as SeenAnswer] : [];
  });
}

function platformOf({ platform }: DetectedSite): SeenAnswer[] {
  if (!platform || platform.kind === "framework") return [];
  const evidence = [platform.evidence];
  const value = platform.kind === "builder" ? "simple" : "cms";
  return [
    { key: "websitePlatform", value, evidence },
    { key: "customPlatform", value: platform.name, evidence },
  ];
}

function transfersOf(
  used: readonly DetectedService[],
  services: readonly CatalogueService[],
): SeenAnswer[] {
  const payment = optionsOf(used, paymentOptions);
  const counters = optionsOf(used, counterOptions);
  const social = optionsOf(used, socialOptions);
  const others = used.flatMap((detected) => {
    const known = services.find(({ key }) => key === detected.key);
    const isOther = known?.category === "analytics" && !counterOptions.has(detected.key);
    return isOther ? [{ name: known.name, detected }] : [];
  });
  const kinds = [
    { option: "payment_systems", evidence: payment.evidence },
    {
      option: "analytics",
      evidence: [...counters.evidence, ...others.flatMap(({ detected }) => evidenceOf(detected))],
    },
    { option: "social_networks", evidence: social.evidence },
  ] as const;
  const named = kinds.filter(({ evidence }) => evidence.length > 0);
  const facts: SeenAnswer[] = [
    {
      key: "dataTransferToThirdParties",
      value: named.map(({ option }) => option),
      evidence: named.flatMap(({ evidence }) => evidence),
    },
    { key: "paymentSystems", value: payment.values, evidence: payment.evidence },
    { key: "socialServices", value: social.values, evidence: social.evidence },
    { key: "analyticsServices", value: counters.values, evidence: counters.evidence },
    ...counterNumbersOf(used),
    {
      key: "otherAnalytics",
      value: others
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 300),
      evidence: others.flatMap(({ detected }) => evidenceOf(detected)),
    },
  ];
  const recording = used.find(
    ({ key }) => counterOptions.get(key) === "yandex_metrica",
  )?.sessionRecording;
  if (recording) facts.push({ key: "sessionRecording", value: true, evidence: [recording] });
  return facts.filter(({ evidence, value }) => evidence.length > 0 && value !== "");
}

/** The numbers of the counters; the owner chooses between two of one counter. */
const counterNumbersOf = (used: readonly DetectedService[]): SeenAnswer[] =>
  counterQuestions().flatMap(({ key, counter, pattern }) => {
    const service = used.find((item) => counterOptions.get(item.key) === counter);
    const [number, ...others] = (service?.ids ?? []).filter((id) => pattern.test(id));
    return service && number !== undefined && others.length === 0
      ? [{ key, value: number, evidence: evidenceOf(service) } as SeenAnswer]
      : [];
  });

function dataOf(
  forms: readonly DetectedForm[],
  used: readonly DetectedService[],
  services: readonly CatalogueService[],
): SeenAnswer[] {
  const purposes = new Map<ProcessingPurpose, Evidence>();
  const data = new Map<DataType, Evidence>();
  const others = new Map<string, Evidence>();
  const add = <Key>(to: Map<Key, Evidence>, key: Key | undefined, evidence: Evidence) => {
    if (key !== undefined && !to.has(key)) to.set(key, evidence);
  };
  for (const { kind, fields, evidence } of forms) {
    add(purposes, purposeOfForm[kind], evidence);
    // Next to a surname a first name is a part of the full one.
    const isFull = fields.some((field) => field.class === "full_name");
    for (const field of fields) {
      if (isFull && field.class === "name") continue;
      add(data, dataOfField[field.class], field.evidence);
      add(others, otherDataOfField[field.class], field.evidence);
    }
  }
  for (const service of used) {
    const [place] = evidenceOf(service);
    const category = services.find(({ key }) => key === service.key)?.category;
    if (!place || category !== "analytics") continue;
    add(purposes, "analytics", place);
    for (const type of ["ip_address", "cookies", "device_info"] as const) add(data, type, place);
  }
  const [other] = others.values();
  if (other) data.set("other", other);
  const facts: SeenAnswer[] = [
    { key: processingPurposesField, value: [...purposes.keys()], evidence: [...purposes.values()] },
    { key: collectedDataField, value: [...data.keys()], evidence: [...data.values()] },
    { key: "otherDataTypes", value: [...others.keys()].join(", "), evidence: [...others.values()] },
  ];
  return facts.filter(({ evidence }) => evidence.length > 0);
}
