import { describe, expect, test } from "vitest";
import { detectObserved } from "@/lib/features/site-check/browser/merge/detect-observed";
import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";
import { judgeSite } from "@/lib/features/site-check/rules/judge-site";
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

function judge(made: SiteSource, observation: BrowserObservation | undefined) {
  const { site, visited } = detectObserved(visitSource(made), observation, services);
  const findings = judgeSite(site, visited, services);
  const of = (rule: RuleId) => findings.filter((finding) => finding.rule === rule);
  return { site, of, statuses: (rule: RuleId) => of(rule).map(({ status }) => status) };
}

test("without an observation nothing is added", () => {
  const { site, statuses } = judge(metrika, undefined);
  expect(statuses("tracker-before-consent")).toEqual(["seen"]);
  expect(statuses("cookie-notice-missing")).toEqual(["inferred"]);
  expect(site).not.toHaveProperty("unshownNotice");
  expect(site.services[0]).not.toHaveProperty("moments");
});

describe("a counter that reads as if it ran at once", () => {
  const rule = "tracker-before-consent";

  test("and is never asked for: perhaps it waits for something that nobody did", () => {
    const { of } = judge(metrika, saw());
    expect(of(rule)).toMatchObject([
      {
        status: "inferred",
        severity: "medium",
        title: expect.stringMatching(/^Проверьте, ждут ли/),
      },
    ]);
  });

  test("and the browser did not see all: it stays", () => {
    expect(judge(metrika, saw({ isComplete: false })).statuses(rule)).toEqual(["seen"]);
  });

  test("and waits on the first page: on another it runs at once all the same", () => {
    const made = { pages: { "/": "<p>Магазин</p>", "/about": metrika } };
    const { of } = judge(made, saw({ accepted: { ...nothing, requests: [asked] } }));
    expect(of(rule)).toMatchObject([
      { status: "seen", evidence: [{ url: "https://primer.test/about" }] },
    ]);
  });

  test("beside one that was seen: each is told as sure as it is", () => {
    const google = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>`;
    const { of } = judge(metrika + google, saw({ before: { ...nothing, requests: [asked] } }));
    expect(of(rule).map(({ status, services: keys }) => [status, ...keys])).toEqual([
      ["seen", "yandexMetrika"],
      ["inferred", "googleAnalytics"],
    ]);
    expect(of(rule)[0]?.evidence.map(({ excerpt }) => excerpt)).toEqual([
      "До выбора: запрос к mc.yandex.ru/metrika/tag.js",
      expect.stringContaining("ym(1"),
    ]);
  });

  test("a pixel for browsers without scripts is not asked for by one that has them", () => {
    const pixel = `<noscript><img src="https://mc.yandex.ru/watch/1" alt=""></noscript>`;
    expect(judge(pixel, saw()).statuses("tracker-noscript")).toEqual(["seen"]);
  });
});

test("what a tag manager brings is found", () => {
  const { site } = judge("<p>Магазин</p>", saw({ before: { ...nothing, requests: [asked] } }));
  expect(site.services).toMatchObject([
    { key: "yandexMetrika", load: "immediate", status: "seen" },
  ]);
});

describe("the notice is the one that is shown", () => {
  const before = { ...nothing, requests: [asked] };

  test("none, neither in the code", () => {
    const { of } = judge(metrika, saw({ before }));
    expect(of("cookie-notice-missing")).toMatchObject([
      {
        status: "seen",
        evidence: [{ excerpt: "До выбора: уведомления о файлах cookie на странице не видно" }, {}],
      },
    ]);
  });

  test("none, and perhaps nothing to ask for", () => {
    expect(judge(metrika, saw()).statuses("cookie-notice-missing")).toEqual(["inferred"]);
  });

  test("none, though one is in the code: it may come later", () => {
    expect(judge(metrika + notice, saw({ before })).statuses("cookie-notice-missing")).toEqual([
      "inferred",
    ]);
  });

  test("with a refusal that the code does not have", () => {
    const plain = notice.replace(/ <button>Отклонить.*?<\/button>/, "");
    const shown = { words: "Файлы cookie", hasRefusal: true, hasSettings: false };
    expect(judge(metrika + plain, undefined).statuses("cookie-notice-no-refusal")).toEqual([
      "seen",
    ]);
    expect(
      judge(metrika + plain, saw({ before, notice: shown })).statuses("cookie-notice-no-refusal"),
    ).toEqual([]);
  });

  test("without the refusal that the code has", () => {
    const shown = { words: "Файлы cookie", hasRefusal: false, hasSettings: false };
    expect(
      judge(metrika + notice, saw({ before, notice: shown })).statuses("cookie-notice-no-refusal"),
    ).toEqual(["seen"]);
  });

  test("of a page that did not let itself be looked at nothing is known", () => {
    const { site } = judge(metrika + notice, saw({ notice: undefined }));
    expect(site.cookieNotice).toMatchObject({ status: "seen", hasRefusal: true });
    expect(site).not.toHaveProperty("unshownNotice");
  });
});

test("cookies of strangers that nobody knows are nobody's; with consent they are no finding", () => {
  const cookies = [
    { name: "_ym_uid", domain: "primer.test", days: 365 },
    { name: "strange", domain: "elsewhere.test", days: 365 },
    { name: "PHPSESSID", domain: "primer.test", days: undefined },
  ];
  const accepted = { ...nothing, cookies: [{ name: "_ga", domain: "primer.test", days: 730 }] };
  const { site, of } = judge("<p>Магазин</p>", saw({ before: { ...nothing, cookies }, accepted }));
  expect(site.cookies.map(({ name, kind, isLasting }) => [name, kind, isLasting])).toEqual([
    ["_ym_uid", "analytics", true],
    ["PHPSESSID", "mandatory", false],
  ]);
  expect(of("cookie-before-consent")).toMatchObject([
    { status: "seen", why: expect.stringContaining("Мы открыли страницу браузером") },
  ]);
});

test("findings of a form and of a notice have their pictures, however many forms a script has added", () => {
  const form = (names: string) =>
    `<form>${names.split(" ").map((name) => `<input name="${name}">`)}<button>Отправить</button></form>`;
  const crop = (of: "notice" | number) => ({ of, bytes: new Uint8Array(), width: 1, height: 1 });
  const { of, site } = judge(
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

test("of what leaves the country the picture of the notice shows nothing, and its name alone is quoted", () => {
  const requests = [{ host: "www.googletagmanager.com", path: "/gtag/js" }];
  const { of } = judge(
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
