import { expect, test } from "vitest";
import { isOwnPath } from "@/lib/core/own-path";

test.each([
  ["/", true],
  ["/documents?q=1#top", true],
  ["/новости", true],
  ["", false],
  ["documents", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/.//evil.example", false],
  ["/\t/evil.example", false],
  ["/a b", false],
  ["https://evil.example/", false],
  ["javascript:alert(1)", false],
])("%j is a path of this site: %s", (path, expected) => expect(isOwnPath(path)).toBe(expected));
