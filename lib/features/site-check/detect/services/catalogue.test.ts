/** Each service of the catalogue: code that proves its use, and texts that only mention it. */
import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];
const shown = services.filter(({ hosts, literals }) => hosts.length + literals.length > 0);

function detect(html: string, headers: Record<string, string> = {}, script?: string) {
  const url = "https://primer.test/";
  return detectSite(
    {
      address: url,
      pages: [{ requestedUrl: url, url, status: 200, headers, setCookies: [], html, isCut: false }],
      scripts: script === undefined ? [] : [{ url: `${url}app.js`, text: script }],
      files: [],
      unread: [],
      upgradesToHttps: true,
    },
    services,
  ).services;
}

const keysOf = (html: string, headers?: Record<string, string>, script?: string) =>
  detect(html, headers, script).map(({ key }) => key);

/** `vk.com/rtrg` is a whole address, `calltouch.ru` the host of a file. */
const fileAt = (host: string) => `https://${host}${host.includes("/") ? "" : "/widget.js"}`;

/** The literals as they occur in the code of their services. */
const codeOf = (literal: string): { html: string; headers?: Record<string, string> } => {
  if (literal === "cf-ray") return { html: "", headers: { "cf-ray": "8a-FRA" } };
  if (literal === "ddos-guard") return { html: "", headers: { server: "ddos-guard" } };
  if (literal === "insales-redefined-api-method") {
    return { html: `<meta name="${literal}" content="x">` };
  }
  if (literal.startsWith("/")) return { html: `<script src="${literal}/core.js"></script>` };
  if (literal === "tilda-blocks") {
    return { html: `<link rel="stylesheet" href="/css/${literal}-page1.min.css">` };
  }
  if (literal === "telegram-widget.js") return { html: `<script src="/js/${literal}"></script>` };
  if (literal === "yandex-metrica-watch") {
    return { html: `<script>s.src="https://cdn.jsdelivr.net/npm/${literal}/tag.js"</script>` };
  }
  if (literal === "ym(") return { html: `<script>ym(12345678, "init", {});</script>` };
  if (literal === "fbq(") return { html: `<script>fbq('init', '123456789');</script>` };
  if (literal === "GTM-") return { html: `<script>load("${literal}ABC1234")</script>` };
  if (literal.startsWith("gtag(")) return { html: `<script>${literal}ABCDEF123');</script>` };
  return { html: `<script>window.${literal} = window.${literal} || [];</script>` };
};

test.each(shown)("finds $key by each of its hosts and literals", ({ key, hosts, literals }) => {
  for (const host of hosts) {
    expect(keysOf(`<script src="${fileAt(host)}" async></script>`), host).toContain(key);
    expect(
      keysOf(`<script>var s=document.createElement("script");s.src="${fileAt(host)}";</script>`),
      host,
    ).toContain(key);
    expect(keysOf("", {}, `x.src="${fileAt(host)}"`), host).toContain(key);
  }
  for (const literal of literals) {
    const { html, headers } = codeOf(literal);
    expect(keysOf(html, headers), literal).toContain(key);
  }
});

/** Texts that only mention a service, by the way in which they do. */
function mentions({ name, hosts, literals }: Service): Record<string, string> {
  const signs = [...hosts, ...literals].map((sign) => sign.replace("<", "&lt;"));
  const all = signs.join(", ");
  const code = hosts.map((host) => `<script src="${fileAt(host)}"></script>`).join("\\n");
  const escaped = code.replaceAll("<", "&lt;");
  return {
    article: `<meta name="description" content="${name}: ${hosts.join(", ")}">
      <article><h1>Как поставить ${name}</h1><p>Код загружается с ${all}.</p>
      <pre>${escaped}</pre><code>${signs.join(" ")}</code>
      <textarea>${code}</textarea></article>
      <script type="application/ld+json">{"text":"${hosts.map(fileAt).join(" ")}"}</script>`,
    link: hosts
      .map((host) => host.split("/")[0])
      .map(
        (host) =>
          `<a href="https://${host}/">${name}</a><a href="//www.${host}/about">О сервисе</a>
          <a href="https://${host}/blog/how-to-start?from=widget.js">Блог</a>
          <script>var menu=[{title:"${name}",href:"https://${host}/about"}];</script>`,
      )
      .join(""),
    list: `<ul><li>${name}</li>${signs.map((sign) => `<li>${sign}</li>`).join("")}</ul>
      <select><option>${name}</option></select>
      <script>var partners=["${name}",${hosts.map((host) => `"${host}"`).join(",")}];</script>`,
    "another host": hosts
      .map((host) => host.split("/")[0])
      .map(
        (host) =>
          `<script src="https://${host}.evil.example/widget.js"></script>
          <script src="https://not${host?.split(".").slice(-2).join(".")}/widget.js"></script>
          <img src="/img/${host}/pixel.gif"><img src="https://cdn.evil.example/?u=https://${host}/x.js">
          <script>s.src="https://${host}.evil.example/widget.js";</script>
          <iframe src="https://${host}@evil.example/widget.js"></iframe>`,
      )
      .join(""),
    "commented out": `<!-- ${code} -->
      <script>
        // s.src="${fileAt(hosts[0] ?? "x.example")}"; ${literals.join("; ")}
        /* ${hosts.map((host) => `load("${fileAt(host)}")`).join("\\n")}
           ${literals.map((literal) => codeOf(literal).html.replace(/<[^>]*>/g, "")).join("\\n")} */
        var nothing = 1;
      </script>`,
  };
}

test.each(shown)("does not find $key where it is only mentioned", (service) => {
  const taken = Object.entries(mentions(service)).filter(([, html]) =>
    keysOf(html).includes(service.key),
  );
  expect(taken.map(([way]) => way)).toEqual([]);
});

const seenIn = (script: string) => detect("", {}, script).map(({ key, load }) => `${key} ${load}`);

test.each([
  `{patterns:{youtube:{index:"youtube.com",id:"v=",src:"//www.youtube.com/embed/%id%?autoplay=1"}}}`,
  `{url:"https://www.youtube-nocookie.com/embed/$4",thumb:1}`,
  `urls:{youtube:{sdk:"https://www.youtube.com/iframe_api"}}`,
])("reports YouTube at most as a hint in a library that can show videos: %s", (script) => {
  expect(["", "youtube hinted"]).toContain(seenIn(script).join());
});

test.each([
  `open({url:"https://vk.com/share.php?url="+u})`,
  `var ok="https://connect.ok.ru/offer?url="+u`,
  `{url:"https://t.me/share/url?url="}`,
  `location.href="https://api.whatsapp.com/send?phone="+p`,
  `{name:"Telegram",url:"https://t.me/primer"}`,
  `const menu=[{to:"https://beget.com/ru/hosting"}]`,
  `const text="https://mc.yandex.ru/metrika/tag.js — адрес счётчика"`,
  `const text=\`Код <a href="https://tilda.cc/js/x.js">Tilda</a>\``,
  `const all=["mc.yandex.ru","cdn.carrotquest.app"]`,
  `const names={flocktory:true,webim:false}`,
])("finds no service in a script that only mentions one: %s", (script) => {
  expect(seenIn(script)).toEqual([]);
});

test.each([
  [`fetch("https://suggestions.dadata.ru/suggestions/api/4_1/rs/suggest/address")`, "dadata"],
  [
    `$.ajax({url:"https://api.calltouch.ru/calls-service/RestAPI/requests/1/register/"})`,
    "calltouch",
  ],
  [`x.open("POST","https://hooks.bitrix24.ru/rest/1/crm.lead.add.json")`, "bitrix24"],
  [`el.innerHTML='<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'`, "youtube"],
  [`el.innerHTML="<img src=\\"//counter.yadro.ru/hit?t26.6\\">"`, "liveinternet"],
  [`s.src=("https:"==location.protocol?"https://":"http://")+"bitrix.info/ba.js"`, "bitrix"],
  [`(function(w,d,s,h,i){})(window,document,"script","cloud.roistat.com","ab")`, "roistat"],
  [`init({dsn:"https://abc@o1.ingest.sentry.io/2"})`, "sentry"],
  [`import("https:\\/\\/unpkg.com\\/vue@3")`, "unpkg"],
])("finds a service that a script calls: %s", (script, key) => {
  expect(seenIn(script)).toEqual([`${key} immediate`]);
});

test("reports a preconnected host as a hint", () => {
  expect(detect('<link rel="preconnect" href="https://mc.yandex.ru">')).toMatchObject([
    { key: "yandexMetrika", load: "hinted", status: "inferred" },
  ]);
});
