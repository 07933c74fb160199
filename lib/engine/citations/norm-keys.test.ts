import { describe, expect, test } from "vitest";
import { isAffected, keysOfChange, keysOfCitation } from "@/lib/engine/citations/norm-keys";

const law = "152-ФЗ";
const touches = (changed: string, cited: string, wholeActToo = false) =>
  isAffected({ law, place: cited }, { law, place: changed, wholeActToo });

describe("a change of a norm touches", () => {
  test.each([
    ["ст. 9 ч. 4", "ст. 9 ч. 4", "the same place"],
    ["ст. 9 ч. 4", "ст. 9", "an article that is cited whole"],
    ["ст. 9", "ст. 9 ч. 4", "a part of the changed article"],
    ["ст. 9 ч. 4", "ст. 9 ч. 4 п. 8", "a place within"],
    ["", "ст. 9 ч. 1", "every place when the whole act changed"],
    ["", "", "the act itself"],
    ["ст. 6 ч. 1 п. 5", "ст. 6 ч. 1 п. 2–11", "a range around it"],
    ["ст. 6 ч. 1 п. 2.1", "ст. 6 ч. 1 п. 2–11", "a range into which it was put"],
    ["ст. 10.1", "ст. 10, 10.1 и 11", "one of a list"],
    ["ст. 10.1, 11", "ст. 11 ч. 2", "a part of one of a list"],
    ["прил. пп. «а»", "прил. подп. «а»", "another spelling of one unit"],
  ])("%s → %s: %s", (changed, cited) => {
    expect(touches(changed, cited)).toBe(true);
  });

  test.each([
    ["ст. 9 ч. 4", "ст. 9 ч. 1", "another part"],
    ["ст. 9", "ст. 9.1", "another article that begins alike"],
    ["ст. 1", "ст. 18.1", "another number with the same digit"],
    ["ст. 6 ч. 1 п. 12", "ст. 6 ч. 1 п. 2–11", "what lies beyond a range"],
    ["ст. 6 ч. 1 п. 11.1", "ст. 6 ч. 1 п. 2–11", "what was put in behind a range"],
    ["ст. 9 ч. 4", "", "the act, which follows no single article"],
  ])("%s, but not %s: %s", (changed, cited) => {
    expect(touches(changed, cited)).toBe(false);
  });

  test("the act cited whole where the administrator says so", () => {
    expect(touches("п. 2", "", true)).toBe(true);
    expect(touches("ст. 9 ч. 4", "ст. 9 ч. 1", true)).toBe(false);
  });

  test("no place of another act", () => {
    const change = { law: "149-ФЗ", place: "", wholeActToo: true };
    expect(isAffected({ law, place: "ст. 9" }, change)).toBe(false);
  });
});

test("keys stay few and are the same for the same place", () => {
  expect(keysOfCitation({ law, place: "ст. 9 ч. 4" })).toEqual([
    "152-ФЗ|",
    "152-ФЗ|ст. 9/",
    "152-ФЗ|ст. 9/ч. 4/",
    "=152-ФЗ|ст. 9/ч. 4/",
  ]);
  expect(keysOfChange({ law, place: "ст. 9 ч. 4", wholeActToo: false })).toEqual([
    "152-ФЗ|ст. 9/ч. 4/",
    "=152-ФЗ|ст. 9/",
  ]);
  const hostile = { law, place: `ст. 1–${"9".repeat(30)} ч. 1–999 п. 1–999` };
  expect(keysOfCitation(hostile).length).toBeLessThan(2000);
});
