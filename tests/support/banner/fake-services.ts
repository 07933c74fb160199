/** Fake counters in a line or two: they set cookies on the site and on their own host, and send requests. */

export type Answer = {
  body: string;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
};

const js = "text/javascript";
/** Set on the service's own host: only the service can delete them. */
const own = { "set-cookie": "own_mark=1; Path=/; SameSite=None; Secure; Max-Age=999999" };

/** Sets cookies for the whole domain of the site, as counters do, and sends a request. */
const counter = (cookies: readonly string[], ping: string, more = "") =>
  [
    ...cookies.map(
      (name) =>
        `document.cookie = "${name}=1; Path=/; Max-Age=999999; Domain=" + location.hostname.split(".").slice(-2).join(".");`,
    ),
    more,
    `new Image().src = "${ping}";`,
  ].join("\n");

const scripts: Record<string, string> = {
  "mc.yandex.ru/metrika/tag.js": `
    (window.ym.a || []).forEach(function (call) {
      if (call[1] !== "init" || window["disableYaCounter" + call[0]]) return;
      ${counter(["_ym_uid", "_ym_d", "_ym_isad"], "https://mc.yandex.ru/watch/1", 'localStorage._ym_uid = "1"; localStorage._ym_retryReqs = "{}";')}
    });
    // A file that comes late.
    setTimeout(function () { document.cookie = "_ym_visorc_1=w; Path=/"; }, 50);`,
  "top-fwz1.mail.ru/js/code.js": counter(
    ["tmr_lvid", "tmr_lvidTS"],
    "https://top-fwz1.mail.ru/counter",
  ),
  "vk.com/js/api/openapi.js": `
    window.VK = { Retargeting: { Init: function () {}, Hit: function () { ${counter([], "https://vk.com/rtrg")} } } };`,
  "mod.calltouch.ru/init.js": counter(
    ["_ct", "_ct_ids", "_ct_session_id"],
    "https://mod.calltouch.ru/hit",
  ),
  "cloud.roistat.com/api/site/1.0/x/init": counter(
    ["roistat_visit"],
    "https://cloud.roistat.com/hit",
  ),
  "code.jivosite.com/widget/AbCdEf": counter(
    [],
    "https://node1.jivosite.com/hello",
    "window.jivo_api = {};",
  ),
  "cdn-ru.bitrix24.ru/b1/crm/site_button/loader_1.js": counter(
    [],
    "https://shop.bitrix24.ru/hello",
  ),
  "www.googletagmanager.com/gtag/js": `
    // Only commands of earlier scripts are in the queue.
    if (window.dataLayer.some(function (said) { return said[0] === "config"; })) {
      ${counter(["_ga", "_ga_ABC1234567"], "https://www.google-analytics.com/g/collect")}
    }`,
  "api-maps.yandex.ru/services/constructor/1.0/js/": counter([], "https://api-maps.yandex.ru/tile"),
};

/** The response of a service: its script, otherwise a frame or a picture. */
export function fakeService(host: string, path: string): Answer {
  const [file = ""] = path.split("?");
  const script = scripts[`${host}${file}`];
  if (script) return { body: script, type: js, headers: own };
  if (host === "www.youtube.com") return { body: "<p>Видео</p>", headers: own };
  return { body: "", type: "image/gif", headers: own };
}
