/** The catalogue for documents, compiled from `content/services` by `npm run content`. */
import { invariant } from "@/lib/core/invariant";
import { memoizeByText } from "@/lib/core/memoize-by-text";
import { findService, namesOf, toWords } from "@/lib/engine/services/find-service";
import compiled from "@/lib/engine/services/generated/verified-services.json";
import type { VerifiedService } from "@/lib/engine/services/verified-service";

// Written by scripts/build/compile-services.ts from this very type.
const services = compiled as VerifiedService[];
const byKey = new Map(services.map((service) => [service.key, service]));
/** The services without their hosts: owners name services, only pages call addresses. */
const recognised = services.map((service) => ({ ...service, hosts: [] }));

const findRecognised = memoizeByText((text) => findService(text, recognised));

export function getService(key: string): VerifiedService {
  const service = byKey.get(key);
  invariant(service, `The catalogue has no service ${key}`);
  return service;
}

const namesOfForeign = services
  .filter(({ country }) => country !== undefined && country !== "RU")
  .map((service) => ({
    country: service.country as string,
    names: [
      ...namesOf({ ...service, hosts: [] }),
      ...(service.company ? [toWords(service.company.name)] : []),
    ].filter((words) => words.join("").length > 1),
  }));

/** «ООО «Интерком»» is not Intercom. */
const isRussian = /(?<![а-яё])(?:ооо|оао|зао|пао|ао|ип|нко|ано)(?![а-яё])/i;

/** «ООО «Тильда Паблишинг»» and «Tilda» are the same: one service of the catalogue, or the same words. */
export function isSameService(a: string, b: string): boolean {
  const [foundService, otherService] = [a, b].map(findRecognised);
  return foundService ? foundService === otherService : wordsOf(a) === wordsOf(b);
}

const wordsOf = memoizeByText((text) => toWords(text).join(" "));

/** The verified company behind a platform that an owner named by its brand («Tilda»). */
export function companyOfPlatform(name: string): string | undefined {
  const service = findRecognised(name);
  return service?.category === "platforms" ? service.company?.name : undefined;
}

/** True when a platform is known to set cookies that a site does not need. */
export const setsOptionalCookies = (name: string): boolean => {
  const service = findRecognised(name);
  return (
    service?.category === "platforms" && service.cookies.some(({ kind }) => kind !== "mandatory")
  );
};

type Countries = { inRussia: boolean; foreign: string[] };
/**
 * Returns the verified countries of the services that a text names: `inRussia` when it names one service and nothing
 * else of significance, `foreign` the countries of all foreign services in it.
 */
export const findServiceCountries = memoizeByText((text): Countries => {
  const words = toWords(text);
  const isNamed = (name: readonly string[]) =>
    words.some((_, at) => name.every((word, index) => words[at + index] === word));
  const service = findRecognised(text);
  const foreign = isRussian.test(text)
    ? []
    : namesOfForeign.flatMap(({ country, names }) => (names.some(isNamed) ? country : []));
  return { inRussia: service?.country === "RU", foreign: [...new Set(foreign)] };
});
