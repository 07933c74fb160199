import { describe, expect, test } from "vitest";
import {
  type ChecklistEntry,
  countDone,
  isRequiredDone,
  parseProgress,
} from "@/components/features/checklist/progress";
import { checklist } from "@/content/checklist/items";

const documents = checklist[0]?.items ?? [];
const all: readonly ChecklistEntry[] = checklist.flatMap(({ items }) => items);
const tick = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true]));

describe("isRequiredDone for one section", () => {
  test("returns false until every required item is done", () => {
    expect(isRequiredDone(documents, {})).toBe(false);
    expect(isRequiredDone(documents, tick("privacy-policy"))).toBe(false);
    expect(isRequiredDone(documents, tick("privacy-policy", "personal-data-consent"))).toBe(true);
  });

  test("returns false when only optional items are done", () => {
    expect(isRequiredDone(documents, tick("user-agreement", "cookie-policy"))).toBe(false);
  });

  test("returns false again when a required item is unticked", () => {
    const progress = {
      ...tick("privacy-policy", "personal-data-consent"),
      "privacy-policy": false,
    };
    expect(isRequiredDone(documents, progress)).toBe(false);
  });
});

test("isRequiredDone for the whole checklist is true only when no required item is missing", () => {
  const required = all.filter((item) => item.required).map(({ id }) => id);
  expect(isRequiredDone(all, tick(...required))).toBe(true);
  for (const missing of required) {
    expect(isRequiredDone(all, tick(...required.filter((id) => id !== missing)))).toBe(false);
  }
});

test("countDone counts ticked items and ignores unknown ids", () => {
  expect(
    countDone(all, { ...tick("privacy-policy", "data-backup"), "user-agreement": false }),
  ).toBe(2);
  expect(countDone(all, tick("something-else"))).toBe(0);
});

describe("parseProgress", () => {
  test("keeps only items that are true", () => {
    expect(parseProgress('{"privacy-policy":true,"data-backup":false}')).toEqual(
      tick("privacy-policy"),
    );
  });

  test.each([null, "", "{", "null", "[true]", '"done"', "7", '{"privacy-policy":"yes"}'])(
    "returns nothing for the stored text %s",
    (stored) => expect(parseProgress(stored)).toEqual({}),
  );
});
