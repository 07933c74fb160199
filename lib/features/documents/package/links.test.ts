import { describe, expect, test } from "vitest";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { defaultPath, proposeLinks } from "@/lib/features/documents/package/links";

const types = new Set<DocumentType>(["privacy", "cookie", "return", "charter"]);

describe("proposeLinks", () => {
  test("proposes the usual page on the owner's host for each document of the package", () => {
    expect(proposeLinks({ websiteUrl: "https://магазин.рф/каталог?x=1" }, types)).toEqual({
      policyUrl: "https://магазин.рф/privacy",
      cookieUrl: "https://магазин.рф/cookie",
      refundUrl: "https://магазин.рф/return",
    });
  });

  test("keeps an address that the owner entered", () => {
    const answers = { websiteUrl: "romashka.ru", policyUrl: "https://romashka.ru/politika" };
    expect(proposeLinks(answers, types)).not.toHaveProperty("policyUrl");
  });

  test.each([undefined, null, "", "не адрес"])("proposes nothing for the site %j", (websiteUrl) => {
    expect(proposeLinks({ websiteUrl }, types)).toEqual({});
  });
});

test("defaultPath has a separate page for the consent to each purpose", () => {
  expect(defaultPath("consent")).toBe("/consent");
  expect(defaultPath("consent", "order_processing")).toBe("/consent-order-processing");
});
