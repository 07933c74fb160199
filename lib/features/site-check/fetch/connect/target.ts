import { isIP } from "node:net";
import { isPublicAddress } from "@/lib/features/site-check/fetch/connect/public-address";
import type { NamedHosts } from "@/lib/platform/config/named-hosts";

/** Longer addresses are no address of a page; servers stop at 8 KiB at the latest. */
const maxAddressLength = 2_048;

/** Why nothing is sent to an address. */
export type TargetFault = "length" | "protocol" | "credentials" | "port" | "host" | "address";

/** What an address is checked against. */
export type TargetRules = { namedHosts: NamedHosts; ports: readonly number[] };

/** An address as it was typed. Without a scheme `https:` is tried first. */
export type Target = { url: URL; isSchemeTyped: boolean };

const sentences: Record<TargetFault, string> = {
  length: "Адрес слишком длинный. Укажите адрес сайта, например shop.ru.",
  protocol: "Проверяются сайты с адресом http:// или https://. Укажите такой адрес.",
  credentials: "Уберите из адреса имя и пароль (всё до знака @) и проверьте сайт, открытый всем.",
  port: "Уберите из адреса порт: проверяются сайты, открытые на обычных портах, 80 и 443.",
  host: "Это не похоже на адрес сайта. Укажите его так, как он стоит в строке браузера: shop.ru.",
  address: "Этот адрес не виден из интернета. Укажите адрес сайта, который открыт всем.",
};

/**
 * Reads the address of a site as a visitor types it: «shop.ru», «Магазин.рф/контакты», «https://shop.ru».
 * @returns the address, or a Russian sentence that says what to change
 */
export function readTarget(typed: string, rules: TargetRules): Target | { problem: string } {
  const text = typed.trim();
  if (text.length > maxAddressLength) return { problem: sentences.length };
  // «shop.ru:8080» names a port, «ftp:…» a scheme.
  const isSchemeTyped = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^:/?#]+:\d+(?:[/?#]|$)/.test(text);
  const address = isSchemeTyped ? text : `https://${text}`;
  if (text === "" || /\s/.test(text) || !URL.canParse(address)) return { problem: sentences.host };
  const url = new URL(address);
  url.hash = "";
  const fault = findTargetFault(url, rules);
  return fault ? { problem: sentences[fault] } : { url, isSchemeTyped };
}

/** A host's name as DNS takes it: letters, digits, hyphens, and the underscore that some have. */
const hostName = /^(?=.{1,253}$)(?:[a-z0-9_-]{1,63}\.)+(?!\d+$)[a-z0-9-]{2,63}$/;

/**
 * Why nothing may be sent to this address, judged by its text: protocol, credentials, port, a literal address that
 * is not public. What its name resolves to is checked by `findRoute`.
 */
export function findTargetFault(url: URL, { namedHosts, ports }: TargetRules): TargetFault | null {
  if (url.href.length > maxAddressLength) return "length";
  if (url.protocol !== "http:" && url.protocol !== "https:") return "protocol";
  if (url.username !== "" || url.password !== "") return "credentials";
  if (!ports.includes(portOf(url))) return "port";
  const host = hostOfUrl(url);
  if (findNamedHost(url, namedHosts)) return null;
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : "address";
  return hostName.test(host) ? null : "host";
}

/** The host without the brackets of IPv6 and without the root's dot: `shop.ru.` is `shop.ru`. */
export const hostOfUrl = (url: URL) => url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** The port, the protocol's own where none is written. */
export function portOf({ port, protocol }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

/** Where the operator said that this host and port are, if anything was said. */
export const findNamedHost = (url: URL, namedHosts: NamedHosts) =>
  namedHosts.get(`${hostOfUrl(url)}:${portOf(url)}`) ?? namedHosts.get(hostOfUrl(url));
