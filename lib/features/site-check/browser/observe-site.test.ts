// @module-tag exhaustive
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { observeSite } from "@/lib/features/site-check/browser/observe-site";
import type { Finding, RuleId } from "@/lib/features/site-check/rules/rule/finding";
import {
  checkWithAndWithoutBrowser,
  loadScript,
  openFolder,
  trackBrowsers,
  writeScript,
} from "@/tests/support/sites/browser";
import { networkForHosts } from "@/tests/support/sites/visit";

const metrika = "https://mc.yandex.ru/metrika/tag.js";
const google = "https://www.googletagmanager.com/gtag/js?id=G-ABC1234567";
const vk = "https://top-fwz1.mail.ru/js/code.js";

const about: readonly RuleId[] = [
  "tracker-before-consent",
  "tracker-noscript",
  "cookie-before-consent",
  "cookie-notice-missing",
  "cookie-notice-no-refusal",
];

/** The findings about trackers, cookies and the notice: rule, status, services. */
const said = (findings: readonly Finding[]) =>
  findings
    .filter(({ rule }) => about.includes(rule))
    .map(({ rule, status, services }) => [rule, status, ...services].join(" "))
    .sort();

const excerpts = (findings: readonly Finding[], rule: RuleId) =>
  findings
    .filter((item) => item.rule === rule)
    .flatMap(({ evidence }) => evidence.map((e) => e.excerpt));

const notice = (buttons: string) =>
  `<div style="position:fixed;bottom:0;left:0;right:0;padding:20px;background:#eee">
     Мы используем файлы cookie, чтобы считать посещения. ${buttons}</div>`;

test("reports no counter that waits for consent, even if its code seems to run at once", async () => {
  const { read, watched, observation, site } = await checkWithAndWithoutBrowser(
    `${notice(`<button id="b1">Принять</button> <button id="b2">Отклонить</button>`)}
     <script>${loadScript}
       document.querySelector("#b1")["on" + "click"] = () => load("${metrika}");
       document.querySelector("#b2")["on" + "click"] = (event) => event.target.parentNode.remove();
     </script>
     <noscript><img src="https://top-fwz1.mail.ru/counter?id=1" alt=""></noscript>`,
    ["_ga=1; Max-Age=999999; Domain=elsewhere.test"],
  );
  expect(said(read)).toEqual([
    "cookie-before-consent seen",
    "tracker-before-consent seen yandexMetrika",
    "tracker-noscript seen topMailRu",
  ]);
  // Browsers do not store this cookie; the pixel is only for browsers without scripts.
  expect(said(watched)).toEqual(["tracker-noscript seen topMailRu"]);
  expect(site.services.find(({ key }) => key === "yandexMetrika")).toMatchObject({
    load: "deferred",
    status: "seen",
    moments: ["accepted"],
    places: [
      {
        place: "request",
        evidence: { excerpt: "После согласия: запрос к mc.yandex.ru/metrika/tag.js" },
      },
      { place: "code" },
    ],
  });
  expect(observation).toMatchObject({
    url: "http://shop.test/",
    before: { requests: [], cookies: [] },
    refused: { requests: [], cookies: [] },
    accepted: { cookies: [{ name: "_ym_uid", domain: "shop.test", days: 365 }] },
    notice: { hasRefusal: true, hasSettings: false },
    isComplete: true,
  });
  expect(JSON.stringify(observation)).not.toContain("secret");
  const [crop] = observation.crops;
  expect(crop?.of).toBe("notice");
  expect([...(crop?.bytes ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  expect(crop?.bytes.length).toBeLessThanOrEqual(60_000);
});

test("reports a counter and a cookie that run although a notice is shown", async () => {
  const { read, watched } = await checkWithAndWithoutBrowser(
    `<script>${loadScript}
       if (localStorage.cookieConsent !== "no") load("${metrika}");
       addEventListener("load", () => document.body.insertAdjacentHTML("beforeend",
         '<div style="position:fixed;bottom:0;padding:20px">Сайт использует файлы cookie <button>Принять</button></div>'));
     </script>`,
  );
  expect(said(read)).toEqual(["cookie-notice-no-refusal inferred yandexMetrika"]);
  expect(said(watched)).toEqual([
    "cookie-before-consent seen",
    "cookie-notice-no-refusal seen yandexMetrika",
    "tracker-before-consent seen yandexMetrika",
  ]);
  expect(excerpts(watched, "tracker-before-consent")[0]).toBe(
    "До выбора: запрос к mc.yandex.ru/metrika/tag.js",
  );
  expect(excerpts(watched, "cookie-before-consent")).toEqual([
    "До выбора: cookie _ym_uid для shop.test, на 365 дн.",
  ]);
  expect(excerpts(watched, "cookie-notice-no-refusal")).toEqual([
    "До выбора на странице видно: «Сайт использует файлы cookie Принять»",
  ]);
});

test("reports counters that a refusal or scrolling starts as started without consent", async () => {
  const { watched, observation } = await checkWithAndWithoutBrowser(
    `${notice(`<button id="b1">Согласен</button> <button id="b2">Только необходимые</button>`)}
     <p style="height:3000px">Страница</p>
     <script>${loadScript}
       document.querySelector("#b1").addEventListener("click", () => load("${vk}"));
       document.querySelector("#b2").addEventListener("click", () => load("${google}"));
       document.addEventListener("scroll", () => load("${metrika}"), { once: true });
     </script>`,
  );
  expect(excerpts(watched, "tracker-before-consent")).toEqual(
    expect.arrayContaining([
      "До выбора: запрос к mc.yandex.ru/metrika/tag.js",
      "После отказа: запрос к www.googletagmanager.com/gtag/js",
    ]),
  );
  expect(excerpts(watched, "tracker-before-consent").join()).not.toContain("mail.ru");
  expect(observation.accepted?.requests).toContainEqual({
    host: "top-fwz1.mail.ru",
    path: "/js/code.js",
  });
  expect(observation.refused?.cookies).toEqual([
    { name: "IDE", domain: "www.googletagmanager.com", days: 1 },
  ]);
});

test("reads a form that a script draws, requests only the site and submits nothing", async () => {
  const { read, watched, observation, asked } = await checkWithAndWithoutBrowser(
    `<div id="root"></div><script>
       document.querySelector("#root").innerHTML = \`<h1>Запись к врачу</h1>
         <p>Оставьте телефон, и администратор клиники перезвонит вам в течение часа. Мы работаем каждый день
         с девяти утра до девяти вечера, принимаем взрослых и детей, помогаем подготовиться к анализам.</p>
         <form action="/send" method="post"><input name="name" placeholder="Имя"><input type="tel" name="phone"
         placeholder="Телефон"><button>Записаться</button></form>\`;
     </script>`,
  );
  const rules = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);
  expect(rules(read)).not.toContain("form-without-consent");
  expect(rules(watched)).toContain("form-without-consent");
  expect(said(watched)).toEqual([]);
  expect(observation).toMatchObject({
    before: { requests: [], cookies: [] },
    refused: undefined,
    accepted: undefined,
    notice: null,
    forms: [{ names: ["name", "phone"] }],
    crops: [{ of: 0 }],
  });
  expect([...new Set(asked)].filter((path) => path !== "/favicon.ico")).toEqual(["/"]);
});

describe("when the browser cannot observe", () => {
  const network = networkForHosts(new Map());
  const observe = (chromiumPath: string | undefined) =>
    observeSite(new URL("http://nobody.test/"), { chromiumPath, network });

  test("explains that no browser is configured", async () => {
    expect(await observe(undefined)).toMatchObject({
      isObserved: false,
      reason: "off",
      words: expect.stringContaining("не подключён"),
    });
  });

  test.each(["/nowhere/chromium", "/bin/true"])(
    "reports notStarted and leaves no process when the browser does not start: %s",
    async (path) => {
      const left = trackBrowsers();
      expect(await observe(path)).toMatchObject({ isObserved: false, reason: "notStarted" });
      expect(left()).toEqual([]);
    },
  );

  test("starts the browser unprivileged, sandboxed and without the service's environment variables", async () => {
    vi.stubEnv("AUTH_SECRET", "a secret of the service");
    const told = join(openFolder(), "told");
    const program = writeScript(`(id -u; env; echo "$@") > "${told}"`);
    await observe(program);
    await vi.waitFor(() => expect(readFileSync(told, "utf8")).toContain("--headless"), {
      timeout: 30_000,
    });
    const [user, ...lines] = readFileSync(told, "utf8").split("\n");
    expect(user).not.toBe("0");
    const own = new Set(["PATH", "HOME", "TMPDIR", "LANG", "NODE_ENV"]);
    const names = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
    // The shell adds the last three.
    expect(names.filter((name) => !own.has(name) && !/^(?:PWD|SHLVL|_)$/.test(name))).toEqual([]);
    expect(lines.join("\n")).not.toMatch(/no-sandbox|disable-setuid-sandbox/);
    expect(lines.join("\n")).toContain("--proxy-bypass-list=<-loopback>");
  });
});
