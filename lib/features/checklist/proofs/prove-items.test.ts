import { expect, test } from "vitest";
import { findProofs, type SiteEvidence } from "@/lib/features/checklist/proofs/prove-items";
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
  expect(findProofs(know(null))).toEqual({});
  expect(Object.keys(findProofs(know({ isPartlyRead: true, forms: [form] })))).toEqual([
    "ssl-certificate",
  ]);
});

test("ticks with its day what the check saw and leaves other items to the user", () => {
  const proofs = findProofs(know({ forms: [form] }));
  expect(proofs["privacy-policy"]).toEqual({
    state: "done",
    words:
      "Проверка сайта romashka.ru 26.11.2026: ссылка на политику есть на всех страницах с формами",
    link: "/check/c1",
  });
  expect(proofs["personal-data-consent"]?.state).toBe("info");
  expect(
    findProofs(know({ forms: [form] }, { documents: [consent] }))["personal-data-consent"],
  ).toMatchObject({
    state: "done",
  });
  expect(proofs["data-backup"]).toBeUndefined();
});

test("leaves an item open after a finding and only informs after an inferred one", () => {
  const findings = [
    findingOf("policy-missing", { title: "У формы нет ссылки на политику" }),
    findingOf("https-missing", { title: "HTTPS не включён" }),
    findingOf("consent-bundled", { status: "inferred" }),
  ];
  const proofs = findProofs(know({ findings, forms: [form] }, { documents: [consent] }));
  expect(proofs["privacy-policy"]).toMatchObject({
    state: "open",
    words: "Проверка сайта romashka.ru 26.11.2026: у формы нет ссылки на политику",
  });
  expect(proofs["ssl-certificate"]?.words).toMatch(/: HTTPS не включён$/);
  expect(proofs["personal-data-consent"]?.state).toBe("info");
});

test("ticks items by the user's documents and by the measures in the passport", () => {
  const terms = { id: "d2", type: "terms", name: "Соглашение", isPublic: false } as const;
  const proofs = findProofs(
    know(null, { documents: [terms], site: { id: "s1", measures: ["backup"] } }),
  );
  expect(proofs).toEqual({
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
