import { parse } from "tldts";

/** Domains that are also words: «…данных.Сайт использует» lacks a space. */
const ambiguousDomains = new Set("сайт дети онлайн ком орг рус католик".split(" "));
/** «г.Москва» is a town. */
const towns = new Set(["г", "гор", "город"]);

/**
 * Whether lower-case words joined by dots are a domain name: the last one is in the list of public suffixes. «node.js»,
 * «т.д» and «политика.docx» are not.
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
