/** Twelve realistic sites, each with the services that must be called after consent. */
import type { Service } from "@/lib/engine/services/service";
import services from "@/lib/platform/content/generated/services.json";
import type { BannerService } from "@/lib/tools/cookie-banner/settings/settings";
import { toBannerService } from "@/lib/tools/cookie-banner/to-banner-service";

export type FixtureSite = {
  name: string;
  /** The counters' code as the services publish it. */
  code: string;
  /** Keys of the catalogue. */
  services: string[];
  /** The tags are unchanged, and the guard blocks them. */
  hasGuard?: true;
  /** Called after consent, and never before. */
  calls: string[];
  /** Also called by a page that loads with consent already given. */
  callsLater?: string[];
  cookies: string[];
};

/** Services of the real catalogue. */
export const bannerServices = (keys: readonly string[], ids: string[] = []): BannerService[] =>
  keys.map((key) => {
    const entry = (services as unknown as Service[]).find((service) => service.key === key);
    const service = entry && toBannerService(entry);
    if (!service) throw new Error(`The catalogue has no ${key} to choose`);
    return { ...service, ids };
  });

const metrika = `<!-- Yandex.Metrika counter -->
<script type="text/javascript">
(function(m,e,t,r,i,k,a){m[i]=m[i]||function(){(m[i].a=m[i].a||[]).push(arguments)};
m[i].l=1*new Date();k=e.createElement(t),a=e.getElementsByTagName(t)[0],k.async=1,k.src=r,a.parentNode.insertBefore(k,a)})
(window, document, "script", "https://mc.yandex.ru/metrika/tag.js", "ym");
ym(12345678, "init", { clickmap: true, webvisor: true });
</script>
<noscript><div><img src="https://mc.yandex.ru/watch/12345678" style="position:absolute; left:-9999px;" alt="" /></div></noscript>`;

const load = (address: string) =>
  `<script>(function(d){var s=d.createElement("script");s.async=true;s.src="${address}";d.head.appendChild(s);})(document);</script>`;

export const fixtureSites: readonly FixtureSite[] = [
  {
    name: "a shop with Yandex Metrika",
    code: metrika,
    services: ["yandexMetrika"],
    calls: ["mc.yandex.ru/metrika/tag.js", "mc.yandex.ru/watch/1"],
    cookies: ["_ym_d", "_ym_isad", "_ym_uid", "_ym_visorc_1"],
  },
  {
    name: "a blog with Top.Mail.Ru",
    code: `<script type="text/javascript">
var _tmr = window._tmr || (window._tmr = []);
_tmr.push({id: "3333333", type: "pageView", start: (new Date()).getTime()});
(function (d, w, id) { if (d.getElementById(id)) return;
  var ts = d.createElement("script"); ts.type = "text/javascript"; ts.async = true; ts.id = id;
  ts.src = "https://top-fwz1.mail.ru/js/code.js"; d.body.appendChild(ts);
})(document, window, "tmr-code");
</script>
<noscript><div><img src="https://top-fwz1.mail.ru/counter?id=3333333;js=na" alt="Top.Mail.Ru" /></div></noscript>`,
    services: ["topMailRu"],
    calls: ["top-fwz1.mail.ru/js/code.js", "top-fwz1.mail.ru/counter"],
    cookies: ["tmr_lvid", "tmr_lvidTS"],
  },
  {
    name: "a landing with the pixel of VK",
    code: `<script type="text/javascript">!function(){var t=document.createElement("script");t.async=!0,t.src='https://vk.com/js/api/openapi.js?169',t.onload=function(){VK.Retargeting.Init("VK-RTRG-1"),VK.Retargeting.Hit()},document.head.appendChild(t)}();</script><noscript><img src="https://vk.com/rtrg?p=VK-RTRG-1" style="position:fixed; left:-999px;" alt=""/></noscript>`,
    services: ["vk", "vkAds"],
    calls: ["vk.com/js/api/openapi.js", "vk.com/rtrg"],
    cookies: [],
  },
  {
    name: "a clinic with Calltouch",
    code: `<script>(function(w,d,n,c){w.CalltouchDataObject=n;w[n]=function(){w[n]["callbacks"].push(arguments)};if(!w[n]["callbacks"]){w[n]["callbacks"]=[]}w[n]["loaded"]=false;
var s=d.createElement("script");s.async=true;s.src="https://mod.calltouch.ru/init.js?id=abc";d.head.appendChild(s)})(window,document,"ct");</script>`,
    services: ["calltouch"],
    calls: ["mod.calltouch.ru/init.js", "mod.calltouch.ru/hit"],
    cookies: ["_ct", "_ct_ids", "_ct_session_id"],
  },
  {
    name: "an agency with Roistat",
    code: `<script>(function(w, d, s, h, id) { w.roistatProjectId = id; w.roistatHost = h;
var p = d.location.protocol == "https:" ? "https://" : "http://"; var u = "/api/site/1.0/"+id+"/init";
var js = d.createElement(s); js.charset="UTF-8"; js.async = 1; js.src = p+h+u; d.getElementsByTagName(s)[0].parentNode.insertBefore(js, d.getElementsByTagName(s)[0]);
})(window, document, 'script', 'cloud.roistat.com', 'x');</script>`,
    services: ["roistat"],
    calls: ["cloud.roistat.com/api/site/1.0/x/init", "cloud.roistat.com/hit"],
    cookies: ["roistat_visit"],
  },
  {
    name: "a workshop with a chat of Jivo",
    code: `<script src="//code.jivosite.com/widget/AbCdEf" async></script>`,
    services: ["jivo"],
    calls: ["code.jivosite.com/widget/AbCdEf", "node1.jivosite.com/hello"],
    cookies: [],
  },
  {
    name: "a dealer with the button of Bitrix24",
    code: `<script>(function(w,d,u){var s=d.createElement('script');s.async=true;s.src=u+'?'+(Date.now()/60000|0);
var h=d.getElementsByTagName('script')[0];h.parentNode.insertBefore(s,h);
})(window,document,'https://cdn-ru.bitrix24.ru/b1/crm/site_button/loader_1.js');</script>`,
    services: ["bitrix24"],
    calls: ["cdn-ru.bitrix24.ru/b1/crm/site_button/loader_1.js", "shop.bitrix24.ru/hello"],
    cookies: [],
  },
  {
    name: "a school with Google Analytics, whose code comes in two pieces",
    code: `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', 'G-ABC1234567');</script>`,
    services: ["googleAnalytics"],
    calls: ["www.googletagmanager.com/gtag/js", "www.google-analytics.com/g/collect"],
    cookies: ["_ga", "_ga_ABC1234567"],
  },
  {
    name: "a museum with a video and a map",
    code: `<iframe width="560" height="315" title="Видео" src="https://www.youtube.com/embed/abc"></iframe>
<script type="text/javascript" charset="utf-8" async src="https://api-maps.yandex.ru/services/constructor/1.0/js/?um=1"></script>`,
    services: ["youtube", "yandexMaps"],
    calls: [
      "api-maps.yandex.ru/services/constructor/1.0/js/",
      "api-maps.yandex.ru/tile",
      "www.youtube.com/embed/abc",
    ],
    cookies: [],
  },
  {
    name: "an old site with a counter that writes itself into the page",
    code: `<p id="here"><script type="text/javascript">document.write("<a href='//www.liveinternet.ru/click'><img src='//counter.yadro.ru/hit?t14.6;r" + escape(document.referrer) + "' alt=''></a>")</script></p>`,
    services: ["liveinternet"],
    calls: ["counter.yadro.ru/hit"],
    cookies: [],
  },
  {
    name: "a site of a builder, whose panel puts the counters in",
    hasGuard: true,
    code: `${metrika}${load("https://mod.calltouch.ru/init.js?id=abc")}
<script>document.write("<img src='https://counter.yadro.ru/hit?x' alt=''>")</script>`,
    services: ["yandexMetrika", "calltouch", "liveinternet"],
    calls: [
      "counter.yadro.ru/hit",
      "mc.yandex.ru/metrika/tag.js",
      "mc.yandex.ru/watch/1",
      "mod.calltouch.ru/hit",
      "mod.calltouch.ru/init.js",
    ],
    cookies: ["_ct", "_ct_ids", "_ct_session_id", "_ym_d", "_ym_isad", "_ym_uid", "_ym_visorc_1"],
  },
  {
    name: "a catalogue whose scripts build the page and call the services by every way there is",
    hasGuard: true,
    code: `<div id="root"></div><script>
var root = document.getElementById("root");
root.innerHTML = '<img src="https://ad.mail.ru/pixel.gif" alt="">';
root.insertAdjacentHTML("beforeend", '<iframe title="Карта" src="https://yandex.ru/map-widget/v1/"></iframe>');
var image = new Image(); image.src = "https://vk.com/rtrg?p=1";
var script = document.createElement("script"); script.setAttribute("src", "https://code.jivosite.com/widget/AbCdEf"); root.append(script);
fetch("https://mc.yandex.ru/clmap/1").catch(function () {});
navigator.sendBeacon("https://mc.yandex.ru/watch/2", "x");
var request = new XMLHttpRequest(); request.onerror = function () { root.dataset.error = "1"; }; request.open("GET", "https://mc.yandex.ru/webvisor/1"); request.send();
</script>`,
    services: ["yandexMetrika", "vkAds", "yandexMaps", "jivo"],
    calls: [
      "ad.mail.ru/pixel.gif",
      "code.jivosite.com/widget/AbCdEf",
      "node1.jivosite.com/hello",
      "vk.com/rtrg",
      "yandex.ru/map-widget/v1/",
    ],
    callsLater: ["mc.yandex.ru/clmap/1", "mc.yandex.ru/watch/2", "mc.yandex.ru/webvisor/1"],
    cookies: [],
  },
];
