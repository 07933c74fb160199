import { describe, expect, test } from "vitest";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type PublishedDocument, planInstallation } from "@/lib/features/installation/plan";
import type { CheckReport, OnSite } from "@/lib/features/site-check/report/responses";
import { checkReportOf } from "@/tests/support/api/sites/check-reports";

const publicId = "7XbQ2mRtYhWc4Zx7mPq2Rt";
const sha256 = "a".repeat(64);
const url = "https://romashka.test/";

const policy: PublishedDocument = {
  documentId: "c".repeat(24),
  name: "Политика",
  type: "privacy",
  consentPurpose: null,
  publicId,
  address: `https://service.test/d/${publicId}`,
  edition: 2,
  effectiveDate: "2026-11-01",
  blanks: 0,
  sha256,
};
const consentId = "8XbQ2mRtYhWc4Zx7mPq2Rt";
const consent: PublishedDocument = {
  ...policy,
  documentId: "d".repeat(24),
  type: "consent",
  consentPurpose: "feedback",
  publicId: consentId,
  address: `https://service.test/d/${consentId}`,
  sha256: "b".repeat(64),
};

const empty: OnSite = { papers: [], links: [], forms: [], hasCookieNotice: false };
type Seen = OnSite["papers"][number];
const seenDocument = (changes: Partial<Seen>): Seen => ({
  way: "link",
  publicId,
  sha256: null,
  isWhole: null,
  pages: [url],
  ...changes,
});
const reportOf = (onSite: Partial<OnSite>, changes: Partial<CheckReport> = {}): CheckReport =>
  checkReportOf(url, { onSite: { ...empty, ...onSite }, ...changes });
const plan = (report: CheckReport | null, documents = [policy], facts: AnswersDraft = {}) =>
  planInstallation({ facts, documents, report });
const paperOf = (...papers: Seen[]) => plan(reportOf({ papers })).papers[0];

test("reports everything as unchecked when the site was not read or the report is old", () => {
  const { papers, footer, isDone } = plan(null);
  expect(papers).toMatchObject([{ state: "unchecked", seen: null, fault: null }]);
  expect(footer).toEqual({ state: "unchecked", missing: [] });
  expect(isDone).toBe(false);
  // Reports from before documents were looked for say nothing about them.
  expect(plan(checkReportOf(url)).papers).toMatchObject([{ state: "unchecked" }]);
});

describe("a paper", () => {
  test.each(["link", "frame", "script"] as const)("is seen when the site has a %s to it", (way) => {
    expect(paperOf(seenDocument({ way }))).toMatchObject({
      state: "seen",
      seen: { way, page: url },
    });
  });

  test("is seen when the site has its text, by its id or by its checksum alone", () => {
    const text = { way: "text", sha256, isWhole: true } as const;
    expect(paperOf(seenDocument(text))).toMatchObject({ state: "seen", seen: { way: "text" } });
    const line = seenDocument({ ...text, publicId: null, isWhole: null });
    expect(paperOf(line)).toMatchObject({ state: "seen" });
    const closed = { ...policy, publicId: null, address: null };
    expect(plan(reportOf({ papers: [line] }), [closed]).papers).toMatchObject([{ state: "seen" }]);
  });

  test("is not seen when the site has an older edition or a changed text, even beside a link", () => {
    const old = seenDocument({ way: "text", sha256: "0".repeat(64), isWhole: true });
    const changed = seenDocument({ way: "text", sha256, isWhole: false });
    expect(paperOf(old)).toMatchObject({ state: "notSeen", fault: "outdated" });
    expect(paperOf(changed, seenDocument({}))).toMatchObject({
      state: "notSeen",
      fault: "changed",
    });
    // The script replaces it by the newest text.
    expect(paperOf(old, seenDocument({ way: "script" }))).toMatchObject({
      state: "seen",
      fault: null,
    });
  });

  test("is not seen by a link to another document or after it was unpublished", () => {
    expect(paperOf(seenDocument({ publicId: consentId }))).toMatchObject({ state: "notSeen" });
    expect(paperOf()).toMatchObject({ state: "notSeen", seen: null });
    const closed = { ...policy, publicId: null, address: null };
    const { papers } = plan(reportOf({ papers: [seenDocument({})] }), [closed]);
    expect(papers).toMatchObject([{ state: "notSeen" }]);
  });
});

test("the footer lists documents that no page links to, except consents", () => {
  const offer: PublishedDocument = { ...policy, type: "offer", name: "Оферта", publicId: null };
  const { footer } = plan(reportOf({ papers: [seenDocument({})] }), [policy, offer, consent]);
  expect(footer).toEqual({ state: "notSeen", missing: ["Оферта"] });
  const links = [{ kind: "offer" as const, url: `${url}oferta`, pages: [url] }];
  const linked = plan(reportOf({ papers: [seenDocument({})], links }), [policy, offer]).footer;
  expect(linked).toEqual({ state: "seen", missing: [] });
  // The frame shows the text on the owner's own page, so no link leads to ours.
  expect(plan(reportOf({ papers: [seenDocument({ way: "frame" })] })).footer.state).toBe("notSeen");
});

const formOf = (kind: CheckReport["forms"][number]["kind"]) => ({
  page: url,
  kind,
  fields: ["phone" as const],
  hasConsentBox: false,
  evidence: { url, line: 1, excerpt: "<form>" },
});

describe("forms", () => {
  const facts: AnswersDraft = {
    processingPurposes: ["feedback"],
    feedbackGround: "consent",
  } as AnswersDraft;
  const forms = (boxes: string[][], kind: Parameters<typeof formOf>[0] = "contact") =>
    plan(
      reportOf({ forms: [{ page: url, boxes }] }, { forms: [formOf(kind)] }),
      [policy, consent],
      facts,
    ).forms;

  test("are done when an empty checkbox links to the consent", () => {
    expect(forms([[consent.address ?? ""]])).toMatchObject({ state: "seen" });
    expect(forms([])).toMatchObject({ state: "notSeen", found: [{ state: "notSeen" }] });
    // A checkbox without a link proves nothing.
    expect(forms([[]])).toMatchObject({ state: "notSeen" });
    expect(forms([["https://romashka.test/oferta"]])).toMatchObject({ state: "notSeen" });
  });

  test("need no consent when they take an order", () => {
    expect(forms([], "order").found).toMatchObject([{ state: "notNeeded" }]);
  });
});

test("a cookie notice is needed when the site has a counter, and done when a notice was seen", () => {
  const metrika = {
    ...{ key: "yandexMetrika", name: "Яндекс.Метрика", company: null, country: "RU" },
    ...{ category: "analytics" as const, load: "immediate" as const },
    ...{ hosts: [], ids: [], evidence: [] },
  };
  expect(plan(reportOf({})).banner.state).toBe("notNeeded");
  expect(plan(reportOf({}, { services: [metrika] })).banner).toEqual({
    state: "notSeen",
    services: ["Яндекс.Метрика"],
    isNamed: false,
  });
  const seen = reportOf({ hasCookieNotice: true }, { services: [metrika] });
  expect(plan(seen).banner.state).toBe("seen");
});

test("the plan is done only when every line was seen", () => {
  const done = (changes: Partial<OnSite> = {}) =>
    plan(
      reportOf(
        {
          papers: [seenDocument({}), seenDocument({ publicId: consentId })],
          forms: [{ page: url, boxes: [[consent.address ?? ""]] }],
          ...changes,
        },
        { forms: [formOf("contact")] },
      ),
      [policy, consent],
    ).isDone;
  expect(done()).toBe(true);
  expect(done({ forms: [{ page: url, boxes: [] }] })).toBe(false);
  expect(done({ papers: [seenDocument({})] })).toBe(false);
  expect(plan(reportOf({}), []).isDone).toBe(false);
});

test.each([
  ["Tilda", undefined, "tilda"],
  ["1С-Битрикс", undefined, "bitrix"],
  ["WordPress", "Tilda", "wordpress"],
  [null, "Тильда", "tilda"],
  ["Joomla", undefined, "html"],
  [null, undefined, "html"],
] as const)("the platform of %s (answered: %s) is %s", (platform, customPlatform, key) => {
  const facts: AnswersDraft = customPlatform ? { customPlatform } : {};
  expect(plan(reportOf({}, { platform }), [policy], facts).platform.key).toBe(key);
});
