/** Recognises a service by what an owner types or by an address that a page calls. */
import { findByAddress } from "@/lib/engine/services/find-by-address";

/** What is needed of a service to recognise it. */
export type Recognised = {
  name: string;
  aliases: readonly string[];
  company?: { name: string };
  hosts: readonly string[];
};

/** A host with or without a scheme and a path. */
const address = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?((?:[a-z0-9_-]+\.)+[a-z]{2,})(?::\d+)?(\/\S*)?$/i;
const legalForms = /^(?:ооо|оао|зао|пао|ао|нко|llc|inc|ltd|gmbh)$/;
/** Said next to a name without naming anything. */
const besides =
  /^(?:и|на|в|из|от|хостинг[а-я]*|провайдер|сервис|платформа|конструктор|сайт[а-я]*)$/;

/** «Яндекс.Метрика», «Яндекс Метрика» and «яндекс-метрика» are one name. */
export function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^a-zа-я0-9]+/)
    .filter((word) => word && !legalForms.test(word));
}

type Name = readonly string[];

/**
 * Of each service that was looked for: the catalogue does not change while a program runs, and a policy looks its
 * hundred services up for each recipient.
 */
const knownNames = new WeakMap<
  Recognised,
  { own: readonly Name[]; withCompany: readonly Name[] }
>();

function allNamesOf(service: Recognised) {
  const known = knownNames.get(service);
  if (known) return known;
  const { name, aliases, company } = service;
  const longestFirst = (names: readonly string[]) =>
    names
      .map(toWords)
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length);
  const own = [name, ...aliases];
  const names = {
    own: longestFirst(own),
    withCompany: longestFirst(company ? [...own, company.name] : own),
  };
  knownNames.set(service, names);
  return names;
}

/** The names of a service in words, the longest first. */
export const namesOf = (service: Recognised): readonly Name[] => allNamesOf(service).own;

/** Its company's name besides; it counts only where no other service has it. */
const namesWithCompany = (service: Recognised) => allNamesOf(service).withCompany;

/**
 * The service that a text names, by its name or its address; null when none is named, when two are and when the text
 * says anything else besides: it is never guessed which one is meant. A company that runs several names none of them.
 */
export function findService<Known extends Recognised>(
  text: string,
  services: readonly Known[],
): Known | null {
  const typed = address.exec(text.trim());
  const called = typed && `${typed[1]?.toLowerCase()}${typed[2] ?? ""}`;
  return (
    (called && findByAddress(called, services)) ||
    findByNames(text, services, namesOf) ||
    findByNames(text, services, namesWithCompany)
  );
}

function findByNames<Known extends Recognised>(
  text: string,
  services: readonly Known[],
  names: (service: Known) => readonly Name[],
): Known | null {
  const words = toWords(text);
  const [found, ...others] = services.filter((service) => saysOnly(words, names(service)));
  return found && others.length === 0 ? found : null;
}

/** Whether the words are these names and nothing else of weight. */
function saysOnly(words: readonly string[], longestFirst: readonly Name[]): boolean {
  let named = false;
  for (let at = 0; at < words.length; ) {
    const name = longestFirst.find((one) => one.every((word, index) => words[at + index] === word));
    if (name) {
      named = true;
      at += name.length;
    } else if (besides.test(words[at] ?? "")) at += 1;
    else return false;
  }
  return named;
}
