import { expect, test } from "vitest";
import { mayOutlivePage } from "@/lib/platform/api-client/may-outlive-page";

test.each([
  ["a short body", { text: "а" }, true],
  // Two bytes a letter.
  ["29,000 letters", { text: "а".repeat(29_000) }, true],
  ["more than 64 KiB", { text: "а".repeat(33_000) }, false],
])("mayOutlivePage of %s", (_case, body, may) => expect(mayOutlivePage(body)).toBe(may));
