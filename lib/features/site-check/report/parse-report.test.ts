import { expect, test } from "vitest";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";

const address = "https://romashka.ru/";
const stored = (report: object): unknown => JSON.parse(JSON.stringify(report));

test("a report comes back as it was stored", () => {
  const report = checkReportOf(address, {
    findings: [findingOf("https-missing")],
    onSite: { papers: [], links: [], forms: [], hasCookieNotice: true },
  });
  expect(parseReport(stored(report))).toEqual(report);
});

test("what an older check knew and today's does not is left out, the rest stays", () => {
  const report = checkReportOf(address, {
    findings: [findingOf("https-missing"), findingOf("form-insecure")],
  });
  const [kept, gone] = report.findings;
  const older = {
    ...report,
    findings: [{ ...gone, rule: "retired-rule" }, kept],
    onSite: { papers: "many" },
    generator: "1",
  };
  expect(parseReport(stored(older))).toEqual({ ...report, findings: [kept], onSite: undefined });
});

test.each([[null], [undefined], ["text"], [{}], [{ address, isRead: true }]])(
  "%j is no report",
  (given) => {
    expect(parseReport(given)).toBeNull();
  },
);
