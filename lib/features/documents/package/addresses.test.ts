import { describe, expect, test } from "vitest";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { defaultPath, proposeLinks } from "@/lib/features/documents/package/addresses";

const types = new Set<DocumentType>(["privacy", "cookie", "return", "charter"]);

describe("proposeLinks", () => {
  test("names the usual page of each document that will be there, on the owner's host", () => {
    expect(proposeLinks({ websiteUrl: "https://магазин.рф/каталог?x=1" }, types)).toEqual({
      policyUrl: "https://магазин.рф/privacy",
      cookieUrl: "https://магазин.рф/cookie",
      refundUrl: "https://магазин.рф/return",
    });
  });

  test("leaves alone what the owner named", () => {
    const answers = { websiteUrl: "romashka.ru", policyUrl: "https://romashka.ru/politika" };
    expect(proposeLinks(answers, types)).not.toHaveProperty("policyUrl");
  });

  test.each([undefined, null, "", "не адрес"])("proposes nothing for the site %j", (websiteUrl) => {
    expect(proposeLinks({ websiteUrl }, types)).toEqual({});
  });
});

test("consents for different purposes are pages of their own", () => {
  expect(defaultPath("consent")).toBe("/consent");
  expect(defaultPath("consent", "order_processing")).toBe("/consent-order-processing");
});
