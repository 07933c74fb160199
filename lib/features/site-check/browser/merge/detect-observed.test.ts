import { describe, expect, test } from "vitest";
import { detectObserved } from "@/lib/features/site-check/browser/merge/detect-observed";
import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";
import { evaluateSite } from "@/lib/features/site-check/rules/evaluate-site";
import type { RuleId } from "@/lib/features/site-check/rules/rule/finding";
import { type SiteSource, services, visitSource } from "@/tests/support/sites/site-source";

const metrika = `<script>ym(1, "init"); load("https://mc.yandex.ru/metrika/tag.js");</script>`;
const asked = { host: "mc.yandex.ru", path: "/metrika/tag.js" };
const nothing = { requests: [], cookies: [] };
const notice = `<div>Мы используем файлы cookie <button>Принять</button> <button>Отклонить</button></div>`;

/** A browser's observation of the first page: empty unless given. */
const saw = (seen: Partial<BrowserObservation> = {}): BrowserObservation => ({
  url: "https://primer.test/",
  before: nothing,
  refused: undefined,
  accepted: undefined,
  notice: null,
  html: undefined,
  forms: [],
  crops: [],
  isComplete: true,
  ...seen,
});

function evaluate(source: SiteSource, observation: BrowserObservation | undefined) {
  const { site, visited } = detectObserved(visitSource(source), observation, services);
  const findings = evaluateSite(site, visited, services);
  const of = (rule: RuleId) => findings.filter((finding) => finding.rule === rule);
  return { site, of, statuses: (rule: RuleId) => of(rule).map(({ status }) => status) };
}

test("adds nothing without an observation", () => {
  const { site, statuses } = evaluate(metrika, undefined);
  expect(statuses("tracker-before-consent")).toEqual(["seen"]);
  expect(statuses("cookie-notice-missing")).toEqual(["inferred"]);
  expect(site).not.toHaveProperty("unshownNotice");
  expect(site.services[0]).not.toHaveProperty("moments");
});

describe("a counter whose code runs at once", () => {
  const rule = "tracker-before-consent";

  test("is only inferred when the browser saw no request for it", () => {
    const { of } = evaluate(metrika, saw());
    expect(of(rule)).toMatchObject([
      {
        status: "inferred",
        severity: "medium",
        title: expect.stringMatching(/^Проверьте, ждут ли/),
      },
    ]);
  });

  test("stays seen when the observation is incomplete", () => {
    expect(evaluate(metrika, saw({ isComplete: false })).statuses(rule)).toEqual(["seen"]);
  });

  test("stays seen on another page when it waits for consent on the first page", () => {
    const source = { pages: { "/": "<p>Магазин</p>", "/about": metrika } };
    const { of } = evaluate(source, saw({ accepted: { ...nothing, requests: [asked] } }));
    expect(of(rule)).toMatchObject([
      { status: "seen", evidence: [{ url: "https://primer.test/about" }] },
    ]);
  });

  test("is reported as seen or inferred separately for each counter", () => {
    const google = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>`;
    const { of } = evaluate(metrika + google, saw({ before: { ...nothing, requests: [asked] } }));
    expect(of(rule).map(({ status, services: keys }) => [status, ...keys])).toEqual([
      ["seen", "yandexMetrika"],
      ["inferred", "googleAnalytics"],
    ]);
    expect(of(rule)[0]?.evidence.map(({ excerpt }) => excerpt)).toEqual([
      "До выбора: запрос к mc.yandex.ru/metrika/tag.js",
      expect.stringContaining("ym(1"),
    ]);
  });

  test("stays seen as a pixel inside noscript, which the browser does not request", () => {
    const pixel = `<noscript><img src="https://mc.yandex.ru/watch/1" alt=""></noscript>`;
    expect(evaluate(pixel, saw()).statuses("tracker-noscript")).toEqual(["seen"]);
  });
});

test("finds a counter that only the browser's requests show", () => {
  const { site } = evaluate("<p>Магазин</p>", saw({ before: { ...nothing, requests: [asked] } }));
  expect(site.services).toMatchObject([
    { key: "yandexMetrika", load: "immediate", status: "seen" },
  ]);
});

describe("findings about the cookie notice follow what the browser shows", () => {
  const before = { ...nothing, requests: [asked] };

  test("a missing notice is seen when neither the browser nor the code has one", () => {
    const { of } = evaluate(metrika, saw({ before }));
    expect(of("cookie-notice-missing")).toMatchObject([
      {
        status: "seen",
        evidence: [{ excerpt: "До выбора: уведомления о файлах cookie на странице не видно" }, {}],
      },
    ]);
  });

  test("a missing notice is only inferred when the browser saw no counter either", () => {
    expect(evaluate(metrika, saw()).statuses("cookie-notice-missing")).toEqual(["inferred"]);
  });

  test("a missing notice is only inferred when the code has one that was not shown", () => {
    expect(evaluate(metrika + notice, saw({ before })).statuses("cookie-notice-missing")).toEqual([
      "inferred",
    ]);
  });

  test("a missing refusal is no finding when the shown notice has a refusal", () => {
    const plain = notice.replace(/ <button>Отклонить.*?<\/button>/, "");
    const shown = { words: "Файлы cookie", hasRefusal: true, hasSettings: false };
    expect(evaluate(metrika + plain, undefined).statuses("cookie-notice-no-refusal")).toEqual([
      "seen",
    ]);
    expect(
      evaluate(metrika + plain, saw({ before, notice: shown })).statuses(
        "cookie-notice-no-refusal",
      ),
    ).toEqual([]);
  });

  test("a missing refusal is seen when only the code has a refusal", () => {
    const shown = { words: "Файлы cookie", hasRefusal: false, hasSettings: false };
    expect(
      evaluate(metrika + notice, saw({ before, notice: shown })).statuses(
        "cookie-notice-no-refusal",
      ),
    ).toEqual(["seen"]);
  });

  test("the notice of the code is kept when the page could not be inspected", () => {
    const { site } = evaluate(metrika + notice, saw({ notice: undefined }));
    expect(site.cookieNotice).toMatchObject({ status: "seen", hasRefusal: true });
    expect(site).not.toHaveProperty("unshownNotice");
  });
});

test("ignores unknown third-party cookies and cookies that were set after consent", () => {
  const cookies = [
    { name: "_ym_uid", domain: "primer.test", days: 365 },
    { name: "strange", domain: "elsewhere.test", days: 365 },
    { name: "PHPSESSID", domain: "primer.test", days: undefined },
  ];
  const accepted = { ...nothing, cookies: [{ name: "_ga", domain: "primer.test", days: 730 }] };
  const { site, of } = evaluate(
    "<p>Магазин</p>",
    saw({ before: { ...nothing, cookies }, accepted }),
  );
  expect(site.cookies.map(({ name, kind, isLasting }) => [name, kind, isLasting])).toEqual([
    ["_ym_uid", "analytics", true],
    ["PHPSESSID", "mandatory", false],
  ]);
  expect(of("cookie-before-consent")).toMatchObject([
    { status: "seen", why: expect.stringContaining("Мы открыли страницу браузером") },
  ]);
});

test("matches pictures to the findings of their forms and of the notice when a script adds forms", () => {
  const form = (names: string) =>
    `<form>${names.split(" ").map((name) => `<input name="${name}">`)}<button>Отправить</button></form>`;
  const crop = (of: "notice" | number) => ({ of, bytes: new Uint8Array(), width: 1, height: 1 });
  const { of, site } = evaluate(
    `${form("q")}${form("name phone")}${form("email phone")}<a href="/policy">Политика</a>${metrika}`,
    saw({
      before: { requests: [asked], cookies: [] },
      notice: { words: "Мы используем cookie", hasRefusal: false, hasSettings: false },
      forms: [["q"], ["added"], ["name", "trap", "phone"], ["email", "phone"]].map((names) => ({
        names,
      })),
      crops: [crop("notice"), crop(2), crop(3)],
    }),
  );
  expect(site.forms.map(({ evidence }) => evidence.crop)).toEqual([undefined, 1, 2]);
  expect(of("form-without-consent")[0]?.evidence.map((place) => place.crop)).toEqual([1, 2]);
  expect(of("cookie-notice-no-refusal")[0]?.evidence[0]?.crop).toBe(0);
  expect(of("tracker-before-consent")[0]?.evidence[0]?.crop).toBe(0);
});

test("a finding about a foreign service quotes its name and has no picture of the notice", () => {
  const requests = [{ host: "www.googletagmanager.com", path: "/gtag/js" }];
  const { of } = evaluate(
    notice,
    saw({
      before: { ...nothing, requests },
      crops: [{ of: "notice", bytes: new Uint8Array(), width: 1, height: 1 }],
    }),
  );
  expect(of("foreign-service")).toMatchObject([
    { title: expect.stringMatching(/: «Google Analytics» \(США\)$/) },
  ]);
  expect(of("foreign-service")[0]?.evidence[0]).not.toHaveProperty("crop");
  expect(of("tracker-before-consent")[0]?.evidence[0]?.crop).toBe(0);
});
