/** Loaders that wait for consent, and loaders that wait for something else. */
import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];
const load = `var s=document.createElement("script");s.src="https://mc.yandex.ru/metrika/tag.js";document.head.append(s);`;

function loadOf(html: string, file?: string) {
  const url = "https://primer.test/";
  const page = { requestedUrl: url, url, status: 200, headers: {}, setCookies: [], html };
  const { services: found } = detectSite(
    {
      address: url,
      pages: [{ ...page, isCut: false }],
      scripts: file === undefined ? [] : [{ url: `${url}app.js`, text: file }],
      files: [],
      unread: [],
      upgradesToHttps: true,
    },
    services,
  );
  return found.find(({ key }) => key === "yandexMetrika")?.load;
}
const inScript = (code: string) => `<script>${code}</script>`;

test.each([
  ["a click on a button", `button.addEventListener("click", function () { ${load} });`],
  ["a click by jQuery", `$(".cookie-ok").on("click", function(){ ${load} });`],
  ["onclick", `document.getElementById("ok").onclick = () => { ${load} };`],
  ["a stored choice", `if (localStorage.getItem("cookie_consent") === "1") { ${load} }`],
  ["a stored choice without a block", `function start(){ ${load} } if (accepted) start();`],
  ["a function of a handler", `function start(){ ${load} } ok.addEventListener("click", start);`],
  [
    "functions through functions",
    `const tag = () => { ${load} }; function all(){ tag(); } window.addEventListener("consent:given", all);`,
  ],
  ["an early return", `(function(){ if (!hasConsent()) { return; } ${load} })();`],
  ["a tool's callback", `CookieConsent.run({ onFirstConsent: function () { ${load} } });`],
  [
    "a tool's service",
    `klaro.setup({ services: [{ name: "ym", callback: function(ok){ if (ok) { ${load} } } }] });`,
  ],
])("reports a counter as deferred when it waits for %s", (_, code) => {
  expect(loadOf(inScript(code))).toBe("deferred");
  expect(loadOf("", code)).toBe("deferred");
});

test("reports a counter as deferred when it waits for a button's onclick attribute", () => {
  expect(
    loadOf(`${inScript(`function start(){ ${load} }`)}<button onclick="start()">Принять</button>`),
  ).toBe("deferred");
});

test.each([
  ["nothing", load],
  ["the page's load event", `window.addEventListener("load", function () { ${load} });`],
  ["a timeout", `setTimeout(function () { ${load} }, 3000);`],
  [
    "a move of the mouse",
    `["scroll","mousemove"].forEach(function(e){ addEventListener(e, function(){ ${load} }, {once:true}) });`,
  ],
  [
    "a click anywhere",
    `document.addEventListener("click", function () { ${load} }, { once: true });`,
  ],
  ["enabled cookies", `if (navigator.cookieEnabled) { ${load} }`],
  [
    "a click, but is called at once too",
    `function start(){ ${load} } ok.addEventListener("click", start); start();`,
  ],
  [
    "a name that sounds like consent",
    `function initConsentAndCounters(){ ${load} } initConsentAndCounters();`,
  ],
  ["another condition", `if (window.innerWidth > 600) { ${load} }`],
])("reports a counter as immediate when it waits for no consent: %s", (_, code) => {
  expect(loadOf(inScript(code))).toBe("immediate");
  expect(loadOf("", code)).toBe("immediate");
});

test.each([
  ['<script type="text/plain" data-category="analytics">', "deferred"],
  ['<script type="text/plain" data-name="ym">', "deferred"],
  ['<script type="text/plain">', "deferred"],
  ['<script type="opt-in" data-type="application/javascript">', "deferred"],
  ['<script data-category="analytics">', "immediate"],
  ['<script type="text/javascript">', "immediate"],
  ['<script type="rocketlazyloadscript">', "immediate"],
  ['<script type="application/json">', undefined],
  ['<script type="text/template">', undefined],
])("reports a counter inside %s as %s", (tag, expected) => {
  expect(loadOf(`${tag}${load}</script>`)).toBe(expected);
});
