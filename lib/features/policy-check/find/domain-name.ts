import { parse } from "tldts";

/** Domains that are words too: «…данных.Сайт использует» has lost a space. */
const ambiguousDomains = new Set("сайт дети онлайн ком орг рус католик".split(" "));
/** «г.Москва» is a town. */
const towns = new Set(["г", "гор", "город"]);

/**
 * Whether words with dots between them, in small letters, are the name of a site: the last is a domain in the list of
 * public suffixes. «node.js», «т.д» and «политика.docx» are none.
 */
export function isDomainName(name: string): boolean {
  const labels = name.split(".");
  const [owner = "", top = ""] = labels.slice(-2);
  if (
    /^[а-я]$/.test(owner) ||
    ambiguousDomains.has(top) ||
    (top === "москва" && towns.has(owner))
  ) {
    return false;
  }
  return parse(name, { extractHostname: false }).isIcann === true;
}
