import { describe, expect, test } from "vitest";
import {
  type ChecklistEntry,
  countDone,
  isRequiredDone,
  parseProgress,
} from "@/components/checklist/progress";
import { checklist } from "@/content/pages/checklist";

const documents = checklist[0]?.items ?? [];
const all: readonly ChecklistEntry[] = checklist.flatMap(({ items }) => items);
const tick = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true]));

describe("the badge of a section", () => {
  test("asks for attention until the last required item is done", () => {
    expect(isRequiredDone(documents, {})).toBe(false);
    expect(isRequiredDone(documents, tick("privacy-policy"))).toBe(false);
    expect(isRequiredDone(documents, tick("privacy-policy", "personal-data-consent"))).toBe(true);
  });

  test("does not wait for what is not required, nor count it instead", () => {
    expect(isRequiredDone(documents, tick("user-agreement", "cookie-policy"))).toBe(false);
  });

  test("falls back when a tick is taken away", () => {
    const progress = {
      ...tick("privacy-policy", "personal-data-consent"),
      "privacy-policy": false,
    };
    expect(isRequiredDone(documents, progress)).toBe(false);
  });
});

test("the compliance card appears when the required items of all sections are done", () => {
  const required = all.filter((item) => item.required).map(({ id }) => id);
  expect(isRequiredDone(all, tick(...required))).toBe(true);
  for (const missing of required) {
    expect(isRequiredDone(all, tick(...required.filter((id) => id !== missing)))).toBe(false);
  }
});

test("what is done is counted, and strangers in the map are not", () => {
  expect(
    countDone(all, { ...tick("privacy-policy", "data-backup"), "user-agreement": false }),
  ).toBe(2);
  expect(countDone(all, tick("something-else"))).toBe(0);
});

describe("what lies in the browser", () => {
  test("is a map of ids to true", () => {
    expect(parseProgress('{"privacy-policy":true,"data-backup":false}')).toEqual(
      tick("privacy-policy"),
    );
  });

  test.each([null, "", "{", "null", "[true]", '"done"', "7", '{"privacy-policy":"yes"}'])(
    "%s means nothing is done",
    (stored) => expect(parseProgress(stored)).toEqual({}),
  );
});
