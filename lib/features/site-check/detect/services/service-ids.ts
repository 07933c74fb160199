/** Where the embed codes of services contain the numbers of counters, pixels and containers. */

/** The first group of each is the number. All are bounded, because they run over untrusted scripts. */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  yandexMetrika: [
    /\bym\(\s{0,3}["']?(\d{5,10})["']?\s{0,3},/g,
    /mc\.(?:yandex\.(?:ru|com)|webvisor\.\w{3})\/(?:watch\/|metrika\/tag\.js\?id=)(\d{5,10})/g,
    /Ya\.Metrika2?\(\s{0,3}\{\s{0,9}["']?id["']?\s{0,3}:\s{0,3}["']?(\d{5,10})/g,
    /(?:[mM]etrika|[mM]etrica)_?[iI]d["']?\s{0,3}[:=]\s{0,3}["'](\d{5,10})["']/g,
  ],
  topMailRu: [
    /_tmr\.push\(\s{0,3}\{\s{0,9}["']?id["']?\s{0,3}:\s{0,3}["']?(\d{5,9})/g,
    /top-fwz1\.mail\.ru\/(?:counter|tracker)\?id=(\d{5,9})/g,
  ],
  vkAds: [/(VK-RTRG-\d{1,10}-[\w-]{3,12})/g],
  roistat: [
    /cloud\.roistat\.com["']\s{0,3},\s{0,3}["']([0-9a-f]{16,64})["']/g,
    /roistatProjectId\s{0,3}=\s{0,3}["']([0-9a-f]{16,64})["']/g,
  ],
  ramblerTop100: [/project["']?\s{0,3}:\s{0,3}["']?(\d{4,9})/g, /top100\.cnt\?pid=(\d{4,9})/g],
  googleAnalytics: [/["'=](G-[A-Z0-9]{6,12})\b/g, /["'=](UA-\d{4,10}-\d{1,3})\b/g],
  googleTagManager: [/["'=](GTM-[A-Z0-9]{4,9})\b/g],
  googleAds: [/["'=](AW-\d{6,12})\b/g],
  metaPixel: [
    /fbq\(\s{0,3}["']init["']\s{0,3},\s{0,3}["']?(\d{6,20})/g,
    /facebook\.com\/tr\/?\?id=(\d{6,20})/g,
  ],
  tiktokPixel: [/ttq\.load\(\s{0,3}["'](\w{10,30})["']/g],
  hotjar: [/hjid["']?\s{0,3}:\s{0,3}(\d{4,10})/g, /static\.hotjar\.com\/c\/hotjar-(\d{4,10})/g],
  clarity: [/["']clarity["']\s{0,3},\s{0,3}["']script["']\s{0,3},\s{0,3}["'](\w{6,14})["']/g],
  calltouch: [
    /["']ct["']\s{0,3},\s{0,3}["'](\w{6,12})["']/g,
    /mod\.calltouch\.ru\/init(?:-min)?\.js\?id=(\w{6,12})/g,
  ],
  comagic: [/setCsAccount["']\s{0,3},\s{0,3}["']([\w-]{8,40})["']/g],
  jivo: [/(?:jivosite\.com|jivo\.ru)\/(?:script\/)?widget\/(\w{6,16})/g],
  carrotquest: [/carrotquest\.connect\(\s{0,3}["'](\d{2,8}-\w{4,40})["']/g],
  marquiz: [/\bid["']?\s{0,3}:\s{0,3}["']([0-9a-f]{24})["']/g],
  mindbox: [/endpointId["']?\s{0,3}:\s{0,3}["']([\w.-]{3,60})["']/g],
  retailRocket: [/rrPartnerId\s{0,3}=\s{0,3}["']([0-9a-f]{16,32})["']/g],
  amocrm: [/\{\s{0,3}["']?id["']?\s{0,3}:\s{0,3}["'](\d{4,9})["']\s{0,3},\s{0,3}["']?hash/g],
  recaptcha: [/[?&]render=(6L[\w-]{38})/g, /["'](6L[\w-]{38})["']/g],
  smartcaptcha: [/["'](ysc1_\w{10,60})["']/g],
  turnstile: [/["'](0x4[\w-]{15,40})["']/g],
  linkedinInsight: [/_linkedin_partner_id\s{0,3}=\s{0,3}["'](\d{4,10})["']/g],
};

/** The numbers of a service in a piece of its code, at most eight. */
export function idsIn(key: string, code: string): string[] {
  const found = new Set<string>();
  for (const pattern of patterns[key] ?? []) {
    for (const [, id] of code.matchAll(pattern)) {
      if (id) found.add(id);
      if (found.size >= 8) return [...found];
    }
  }
  return [...found];
}

/** Services whose numbers look like anybody's: they are read only in the script that calls the service. */
const usualLooking: ReadonlySet<string> = new Set(["marquiz", "ramblerTop100"]);

/** The numbers of a service in another script of a page that uses it. */
export const adjacentIds = (key: string, code: string): string[] =>
  usualLooking.has(key) ? [] : idsIn(key, code);

/** Whether Метрика is told to record what visitors do; undefined if it is not. */
export const webvisorAt = (code: string): number | undefined => {
  const at = code.search(/\bwebvisor["']?\s{0,3}:\s{0,3}(?:true|!0|1)\b/);
  return at < 0 ? undefined : at;
};

/** Services that record what visitors do whatever their settings are. */
export const sessionRecorders: ReadonlySet<string> = new Set([
  "hotjar",
  "clarity",
  "fullstory",
  "mouseflow",
]);
