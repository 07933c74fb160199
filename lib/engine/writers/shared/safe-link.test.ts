import { describe, expect, test } from "vitest";
import { safePageLink } from "@/lib/engine/writers/shared/safe-link";

describe("safePageLink", () => {
  test.each([
    ["/privacy-policy", "/privacy-policy"],
    [
      " /согласие#реклама ",
      "/%D1%81%D0%BE%D0%B3%D0%BB%D0%B0%D1%81%D0%B8%D0%B5#%D1%80%D0%B5%D0%BA%D0%BB%D0%B0%D0%BC%D0%B0",
    ],
    ["https://romashka.ru/privacy?a=1", "https://romashka.ru/privacy?a=1"],
    ["/a/../b", "/b"],
  ])("returns for %j the link %j", (url, link) => expect(safePageLink(url)).toBe(link));

  test.each([
    "",
    "privacy.html",
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "mailto:a@b.ru",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/.\\/evil.example",
    "/\t/evil.example",
    "https://",
  ])("returns null for %j", (url) => expect(safePageLink(url)).toBeNull());
});
