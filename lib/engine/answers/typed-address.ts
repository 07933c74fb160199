/** Validation of addresses without zod, because the preview in the browser runs it at each letter. */
// Not "punycode" (Node's deprecated built-in) nor "punycode/" (tsx resolves it into this folder).
import punycode from "punycode/punycode.js";
import { memoizeByText } from "@/lib/core/memoize-by-text";

/**
 * Returns a web address in readable form: with a scheme, Cyrillic domains in Cyrillic.
 * @returns null when it is no web address: another scheme, a host without a dot, credentials in it
 */
export const toWebAddress = memoizeByText((input): string | null => {
  const text = input.trim();
  if (text === "" || /\s/.test(text)) return null;
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d+/.test(text)
      ? text
      : `https://${text}`;
  let url: URL;
  try {
    url = new URL(withScheme);
  } catch {
    return null;
  }
  const name = readableHost(url.hostname);
  if (name === null) return null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "") return null;
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  const host = name + (url.port ? `:${url.port}` : "");
  const path = url.pathname + url.search + url.hash;
  const origin = `${url.protocol}//${host}`;
  return path === "/" ? origin : origin + toReadable(path, url.origin);
});

/**
 * Returns a host name in readable form: `xn--p1ai` → «рф».
 * @returns null for what only looks like punycode. In `URL`, Node 20 rejects most of that, and Node 24 accepts all of
 *   it (it is ASCII): so the decoded name must encode to the same text.
 */
export function readableHost(hostname: string): string | null {
  if (!hostname.includes("xn--")) return hostname;
  try {
    const readable = punycode.toUnicode(hostname);
    return new URL(`https://${readable}`).hostname === hostname ? readable : null;
  } catch {
    return null;
  }
}

/** Spaces, quotes, controls and invisible characters, which would break or disguise the address when decoded. */
const unreadable = /[\s<>"\\\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Decodes `%D0%BF` → «п» unless that changes the address (`%2541` must not become `%41`). */
function toReadable(path: string, origin: string): string {
  let decoded: string;
  try {
    decoded = decodeURI(path);
  } catch {
    return path;
  }
  if (decoded === path || unreadable.test(decoded)) return path;
  const same = new URL(origin + decoded).href === new URL(origin + path).href;
  return same ? decoded : path;
}

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** `xn--p1ai` is `.рф`: a pattern of letters only (zod's own) rejects it. */
const topLevel = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * What registries accept: letters, digits and inner hyphens. Punycode would also encode «№» or an invisible character.
 */
const typedLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** True for `name@domain.tld`; the domain may be Cyrillic (RFC 5321 § 4.1.2 after IDNA). */
export const isEmail = memoizeByText((text): boolean => {
  const at = text.lastIndexOf("@");
  if (at < 1 || at > 64 || text.length > 254) return false;
  const typed = text.slice(at + 1).toLowerCase();
  if (!typed.split(".").every((label) => typedLabel.test(label))) return false;
  const domain = punycode.toASCII(typed);
  const labels = domain.split(".");
  return (
    at + 1 + domain.length <= 254 &&
    localPart.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
});
