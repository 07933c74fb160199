/** Decides whether an address in a string of a script is called, or only mentioned in a link, a text or a list. */
import type { CodeString } from "@/lib/features/site-check/detect/page/script-code";

/** HTML in a string: the attribute that loads. */
const loadingAttribute = /(?:\b(?:src|action|data|srcset)\s*=\s*\\?["']?|url\(\s*\\?["']?)$/i;
/** `href: "…"`, `sameAs = "…"`: a link. */
const linking =
  /(?:href|link|links|website|site|homepage|to|page|canonical|sameAs|social|profile|location|redirect\w*|target|title|text|label|description|content)["'`\])]*\s*[:=]\s*\[?\s*$|(?:window\.open|location\.(?:assign|replace)|navigate|push|router\.\w+)\(\s*$/i;
const loading =
  /(?:\bsrc|action|dsn|endpoint|baseURL|apiUrl)["'`]?\s*[:=]\s*(?:\(?[^;{}"'`]{0,80}(?:["'`][^"'`]{0,12}["'`][^;{}"'`]{0,20}){0,4}[+?:(]\s*)?$|\b(?:fetch|import|importScripts|loadScript|getScript|addScript|injectScript|insertScript|loadJS|loadCSS|sendBeacon|post|get|ajax|Request|Worker|WebSocket|EventSource)\(\s*(?:["'`][A-Z]{3,6}["'`]\s*,\s*)?$|\.open\(\s*["'`][A-Z]{3,6}["'`]\s*,\s*$/i;
/** The arguments of a loader: `(window, document, "script", "https://…")`, `}(window, document, "https://…")`. */
const argument =
  /["'`]script["'`]\s*,\s*$|[})]\s*\)?\s*\(\s*(?:window|document|self|this)\b[^;{}]{0,120},\s*$|\bsetAttribute\(\s*["'`]src["'`]\s*,\s*$/;
const resource = /\.(?:js|css|gif|png|svg|php|json|woff2?)(?:[?#]|$)/i;
const resourceFolder =
  /\/(?:js|widgets?|embed|api|static|counter|watch|pixel|tag|tr|hit|collect|suggestions|scripts?|bundles?|loader|i18n|metrika|rtrg|form|crm)(?:[/?#]|$)/i;
const resourceHost =
  /^(?:cdn|static|api|mc|code|scripts?|widgets?|counter|collector|tracker|app|mod|cloud|suggestions|stat|st|kraken|chat|s|js|analytics|connect|snap|events?|ingest|hit|pixel)[\w-]*\.|\.ingest\./i;

/** «Поделиться» and «написать» open a page there when they are pressed. */
const sharing = /^\/(?:share(?:r|\.php)?(?:[/?]|$)|offer\?|send(?:[/?]|$)|intent\/|msg\?)/;

/** Whether the address at a place of a string is loaded or sent to. */
export function isCalledAddress(
  code: string,
  string: CodeString,
  at: number,
  host: string,
  path: string,
): boolean {
  if (sharing.test(path)) return false;
  const text = code.slice(string.start, string.end);
  if (at > 0) return loadingAttribute.test(text.slice(Math.max(0, at - 40), at));
  // A sentence that begins with an address is a text.
  if (/\s\S*[а-яё]/i.test(text.slice(0, 2_000))) return false;
  const before = code.slice(Math.max(0, string.start - 241), string.start - 1);
  if (argument.test(before) || loading.test(before)) return true;
  const hasScheme = /^(?:https?:)?\\?\/\\?\//i.test(text);
  const isJoined = /\+\s*$/.test(before) || /["'`]\s*\+\s*$/.test(before);
  if (!hasScheme && !isJoined) return false;
  if (linking.test(before)) return resource.test(path);
  return resource.test(path) || resourceFolder.test(path) || resourceHost.test(host);
}

/** What a service puts on a page where it is used, with the number of a film or a map. */
const embeds: Readonly<Record<string, RegExp>> = {
  youtube: /\/embed\/(?!videoseries)[\w-]{11}(?!\w)/,
  vimeo: /\/video\/\d{6,}/,
  googleMaps: /\/maps\/(?:embed\?pb=|api\/js)/,
};

/**
 * Whether a script file merely supports films or maps: galleries and players (Magnific Popup, Fancybox, Plyr,
 * Elementor) bring these addresses whether or not a page has a film.
 */
export const isOfLibrary = (key: string, path: string): boolean =>
  embeds[key] !== undefined && !embeds[key].test(path);
