import { expect, test } from "vitest";
import { findEvidence, type SiteEvidence } from "@/lib/features/checklist/evidence/find-evidence";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";

const form = {
  page: "https://romashka.ru/",
  kind: "contact",
  fields: ["phone"],
  hasConsentBox: true,
  evidence: { url: "https://romashka.ru/", line: 1, excerpt: "<form>" },
} satisfies CheckReport["forms"][number];
const know = (
  report: Partial<CheckReport> | null,
  more: Partial<SiteEvidence> = {},
): SiteEvidence => ({
  check: report && {
    id: "c1",
    host: "romashka.ru",
    day: "26.11.2026",
    report: checkReportOf("https://romashka.ru/", report),
  },
  documents: [],
  site: null,
  ...more,
});
const consent = { id: "d1", type: "consent", name: "Согласие", isPublic: false } as const;

test("proves nothing without a check, and only HTTPS when the site was read in part", () => {
  expect(findEvidence(know(null))).toEqual({});
  expect(Object.keys(findEvidence(know({ isPartlyRead: true, forms: [form] })))).toEqual([
    "ssl-certificate",
  ]);
});

test("ticks with its day what the check saw and leaves other items to the user", () => {
  const evidence = findEvidence(know({ forms: [form] }));
  expect(evidence["privacy-policy"]).toEqual({
    state: "done",
    words:
      "Проверка сайта romashka.ru 26.11.2026: ссылка на политику есть на всех страницах с формами",
    link: "/check/c1",
  });
  expect(evidence["personal-data-consent"]?.state).toBe("info");
  expect(
    findEvidence(know({ forms: [form] }, { documents: [consent] }))["personal-data-consent"],
  ).toMatchObject({
    state: "done",
  });
  expect(evidence["data-backup"]).toBeUndefined();
});

test("leaves an item open after a finding and only informs after an inferred one", () => {
  const findings = [
    findingOf("policy-missing", { title: "У формы нет ссылки на политику" }),
    findingOf("https-missing", { title: "HTTPS не включён" }),
    findingOf("consent-bundled", { status: "inferred" }),
  ];
  const evidence = findEvidence(know({ findings, forms: [form] }, { documents: [consent] }));
  expect(evidence["privacy-policy"]).toMatchObject({
    state: "open",
    words: "Проверка сайта romashka.ru 26.11.2026: у формы нет ссылки на политику",
  });
  expect(evidence["ssl-certificate"]?.words).toMatch(/: HTTPS не включён$/);
  expect(evidence["personal-data-consent"]?.state).toBe("info");
});

test("ticks items by the user's documents and by the measures in the passport", () => {
  const terms = { id: "d2", type: "terms", name: "Соглашение", isPublic: false } as const;
  const evidence = findEvidence(
    know(null, { documents: [terms], site: { id: "s1", measures: ["backup"] } }),
  );
  expect(evidence).toEqual({
    "user-agreement": {
      state: "done",
      words: "«Соглашение»: есть в кабинете",
      link: "/documents/d2",
    },
    "data-backup": {
      state: "done",
      words: "В сведениях о сайте вы отметили: резервные копии",
      link: "/sites/s1",
    },
  });
});
