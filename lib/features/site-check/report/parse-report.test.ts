import { expect, test } from "vitest";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";

const address = "https://romashka.ru/";
const stored = (report: object): unknown => JSON.parse(JSON.stringify(report));

test("parseReport returns a stored report unchanged", () => {
  const report = checkReportOf(address, {
    findings: [findingOf("https-missing")],
    onSite: { papers: [], links: [], forms: [], hasCookieNotice: true },
  });
  expect(parseReport(stored(report))).toEqual(report);
});

test("parseReport omits parts of an older report that are unknown today and keeps the rest", () => {
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
  "parseReport rejects %j",
  (given) => {
    expect(parseReport(given)).toBeNull();
  },
);
