/** Recognises a service by an owner's text or by an address that a page calls. */
import { findByAddress } from "@/lib/engine/services/find-by-address";

/** The facts needed to recognise a service. */
export type RecognisableService = {
  name: string;
  aliases: readonly string[];
  company?: { name: string };
  hosts: readonly string[];
};

/** A host with or without a scheme and a path. */
const addressPattern =
  /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?((?:[a-z0-9_-]+\.)+[a-z]{2,})(?::\d+)?(\/\S*)?$/i;
const legalForms = /^(?:ооо|оао|зао|пао|ао|нко|llc|inc|ltd|gmbh)$/;
/** Words next to a name that name nothing themselves. */
const fillerWord =
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
 * The cached names of each service: the catalogue does not change while the program runs, and a policy compares its
 * hundred services with each recipient.
 */
const knownNames = new WeakMap<
  RecognisableService,
  { own: readonly Name[]; withCompany: readonly Name[] }
>();

function allNamesOf(service: RecognisableService) {
  const known = knownNames.get(service);
  if (known) return known;
  const { name, aliases, company } = service;
  const longestFirst = (names: readonly string[]) =>
    names
      .map(toWords)
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length);
  const ownNames = [name, ...aliases];
  const names = {
    own: longestFirst(ownNames),
    withCompany: longestFirst(company ? [...ownNames, company.name] : ownNames),
  };
  knownNames.set(service, names);
  return names;
}

/** The names of a service as words, the longest first. */
export const namesOf = (service: RecognisableService): readonly Name[] => allNamesOf(service).own;

/** The names including that of its company, which counts only when it has no other service. */
const namesWithCompany = (service: RecognisableService) => allNamesOf(service).withCompany;

/**
 * Returns the service that a text names, by its name or address; null when the text names none, names several, or says
 * anything else: the service is never guessed. The name of a company with several services matches none of them.
 */
export function findService<Known extends RecognisableService>(
  text: string,
  services: readonly Known[],
): Known | null {
  const typed = addressPattern.exec(text.trim());
  const called = typed && `${typed[1]?.toLowerCase()}${typed[2] ?? ""}`;
  return (
    (called && findByAddress(called, services)) ||
    findByNames(text, services, namesOf) ||
    findByNames(text, services, namesWithCompany)
  );
}

function findByNames<Known extends RecognisableService>(
  text: string,
  services: readonly Known[],
  names: (service: Known) => readonly Name[],
): Known | null {
  const words = toWords(text);
  const [found, ...others] = services.filter((service) => consistsOfNames(words, names(service)));
  return found && others.length === 0 ? found : null;
}

/** Whether the words contain only these names and insignificant words. */
function consistsOfNames(words: readonly string[], longestFirst: readonly Name[]): boolean {
  let hasName = false;
  for (let at = 0; at < words.length; ) {
    const name = longestFirst.find((item) =>
      item.every((word, index) => words[at + index] === word),
    );
    if (name) {
      hasName = true;
      at += name.length;
    } else if (fillerWord.test(words[at] ?? "")) at += 1;
    else return false;
  }
  return hasName;
}
