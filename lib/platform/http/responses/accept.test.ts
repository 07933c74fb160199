import { expect, test } from "vitest";
import { prefers } from "@/lib/platform/http/responses/accept";

const json = "application/json";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test.each([
  [null, false],
  ["*/*", false],
  ["", false],
  [json, true],
  [`${json}, text/plain, */*`, true],
  [`${json};q=0.5, ${docx}`, false],
  [`${json}, ${docx};q=0.9`, true],
  [`${json}, ${docx}`, false],
  ["application/*", false],
  [docx, false],
  ["text/html", false],
  [`${json};q=0, */*`, false],
  ["Application/JSON", true],
])("prefers returns for Accept: %s whether JSON comes before the file: %s", (accept, expected) => {
  expect(prefers(accept, json, docx)).toBe(expected);
});
