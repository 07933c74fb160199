import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tagChangeLabels } from "@/content/tools/cookie-banner";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import { bannerServices, fixtureSites } from "@/tests/support/banner/fixture-sites";

const services = bannerServices([
  ...["yandexMetrika", "googleAnalytics", "googleTagManager", "topMailRu", "liveinternet", "jivo"],
  ...["vk", "vkAds", "youtube", "calltouch"],
]);
const rewrite = (html: string) => rewriteTags(html, services);
const said = (html: string) =>
  rewrite(html).changes.map(({ line, kind, service }) => [line, kind, service]);

test("blocks the Yandex Metrika counter, removes its pixel and reports its number", () => {
  const { html, changes, ids } = rewrite(fixtureSites[0]?.code ?? "");
  expect(html).toContain(
    '<!-- Yandex.Metrika counter -->\n<script type="text/plain" data-category="analytics">\n(function(m,e,t',
  );
  expect(html).not.toContain("noscript");
  expect(changes.map(({ line, kind, category }) => [line, kind, category])).toEqual([
    [2, "script", "analytics"],
    [8, "noscript", "analytics"],
  ]);
  expect(ids).toEqual({ yandexMetrika: ["12345678"] });
  for (const { kind } of changes) expect(tagChangeLabels[kind]).toBeTruthy();
});

test("keeps all attributes of an external script except its address", () => {
  expect(
    rewrite(
      `<script async defer id=x crossorigin='anonymous' src="//code.jivosite.com/widget/A?a=1&amp;b=2"></script>`,
    ).html,
  ).toBe(
    `<script type="text/plain" data-category="functional" data-src="//code.jivosite.com/widget/A?a=1&amp;b=2" async defer id=x crossorigin='anonymous'></script>`,
  );
  expect(rewrite(`<script type="module" src="https://mod.calltouch.ru/a.mjs"></script>`).html).toBe(
    `<script type="text/plain" data-type="module" data-category="analytics" data-src="https://mod.calltouch.ru/a.mjs"></script>`,
  );
});

describe("images and frames", () => {
  test("get their address only after the choice", () => {
    expect(rewrite(`<img alt="" src="//counter.yadro.ru/hit?1" />`).html).toBe(
      `<img data-category="analytics" data-src="//counter.yadro.ru/hit?1" alt="" />`,
    );
    expect(said('<iframe\nsrc="https://www.youtube.com/embed/x"></iframe>')).toEqual([
      [1, "source", "youtube"],
    ]);
  });

  test("in «noscript» are removed; other content beside them stays", () => {
    const { html } = rewrite(
      `<noscript><p>Включите скрипты</p><img src="https://mc.yandex.ru/watch/1"></noscript>`,
    );
    expect(html).toBe("<noscript><p>Включите скрипты</p></noscript>");
    expect(
      rewrite(
        `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC12" height="0"></iframe></noscript>`,
      ),
    ).toMatchObject({ html: "", ids: { googleTagManager: ["GTM-ABC12"] } });
    const own = "<noscript><img src='/no.png'></noscript>";
    expect(rewrite(own).html).toBe(own);
  });
});

test("blocks a script that starts a service, but not one that only reports to it", () => {
  expect(said(`<script>VK.Retargeting.Init("VK-RTRG-1")</script>`)).toEqual([
    [1, "script", "vkAds"],
  ]);
  expect(said(`<script>gtag('config', 'G-ABC1234567')</script>`)).toEqual([
    [1, "script", "googleAnalytics"],
  ]);
  expect(said(`<script>form.onsubmit = () => ym(12345678, "reachGoal", "x")</script>`)).toEqual([
    [1, "unknown", null],
  ]);
});

test("uses the strictest category for a script with several services and reports all of them", () => {
  const { html, changes } = rewrite(
    `<script>load("https://mc.yandex.ru/metrika/tag.js"); load("https:\\/\\/vk.com\\/rtrg?p=1")</script>`,
  );
  expect(html).toContain('data-category="advertising"');
  expect(changes.map(({ service }) => service)).toEqual(["yandexMetrika", "vkAds"]);
});

test("leaves and reports unknown scripts, and ignores data, links and comments", () => {
  const html = `<script src="/js/app.js"></script>
<script type="application/ld+json">{"sameAs":"https://vk.com/shop"}</script>
<script></script><a href="https://vk.com/shop">ВКонтакте</a>
<!-- <script src="https://mc.yandex.ru/metrika/tag.js"></script> -->
<link rel="stylesheet" href="/a.css"><LINK REL="preconnect" HREF="https://mc.yandex.ru">`;
  expect(said(html)).toEqual([
    [1, "unknown", null],
    [5, "hint", "yandexMetrika"],
  ]);
  expect(rewrite(html).html).toBe(html.replace(/<LINK.*/, ""));
});

test("changes nothing when run a second time", () => {
  for (const { code } of fixtureSites) {
    const once = rewrite(code).html;
    const twice = rewrite(once);
    expect(twice.html).toBe(once);
    expect(twice.changes.filter(({ kind }) => !["kept", "unknown"].includes(kind))).toEqual([]);
  }
});

test("never throws, and returns any text unchanged without services", () => {
  const piece = fc.constantFrom(
    ...["<script", " src=", "'", '"', ">", "</script>", "<noscript>", "</noscript>", "<img", "/>"],
    ...["https://mc.yandex.ru/watch/1", "<!--", "-->", " type=text/plain", "data-src=x", "\n", "&"],
    ...["<div>", "</div>", "ym(1234,'init')", "\u0000", "<iframe ", "é"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join("");
      const once = rewrite(html).html;
      expect(rewrite(once).html).toBe(once);
      expect(rewriteTags(html, []).html).toBe(html);
    }),
    { numRuns: 300 },
  );
});
