import { describe, expect, test } from "vitest";
import { isAffected, keysOfChange, keysOfCitation } from "@/lib/engine/citations/norm-keys";

const law = "152-ФЗ";
const touches = (changed: string, cited: string, wholeActToo = false) =>
  isAffected({ law, place: cited }, { law, place: changed, wholeActToo });

describe("isAffected", () => {
  test.each([
    ["ст. 9 ч. 4", "ст. 9 ч. 4", "the same place"],
    ["ст. 9 ч. 4", "ст. 9", "an article that is cited whole"],
    ["ст. 9", "ст. 9 ч. 4", "a part of the changed article"],
    ["ст. 9 ч. 4", "ст. 9 ч. 4 п. 8", "a place within"],
    ["", "ст. 9 ч. 1", "every place when the whole act changed"],
    ["", "", "the act itself"],
    ["ст. 6 ч. 1 п. 5", "ст. 6 ч. 1 п. 2–11", "a range around it"],
    ["ст. 6 ч. 1 п. 2.1", "ст. 6 ч. 1 п. 2–11", "a range into which it was inserted"],
    ["ст. 10.1", "ст. 10, 10.1 и 11", "one item of a list"],
    ["ст. 10.1, 11", "ст. 11 ч. 2", "a part of an item of a list"],
    ["прил. пп. «а»", "прил. подп. «а»", "another spelling of one unit"],
  ])("is true when %s changes and %s is cited: %s", (changed, cited) => {
    expect(touches(changed, cited)).toBe(true);
  });

  test.each([
    ["ст. 9 ч. 4", "ст. 9 ч. 1", "another part"],
    ["ст. 9", "ст. 9.1", "another article that begins alike"],
    ["ст. 1", "ст. 18.1", "another number with the same digit"],
    ["ст. 6 ч. 1 п. 12", "ст. 6 ч. 1 п. 2–11", "a number beyond a range"],
    ["ст. 6 ч. 1 п. 11.1", "ст. 6 ч. 1 п. 2–11", "a number inserted after a range"],
    ["ст. 9 ч. 4", "", "the whole act"],
  ])("is false when %s changes and %s is cited: %s", (changed, cited) => {
    expect(touches(changed, cited)).toBe(false);
  });

  test("is true for a citation of the whole act only when the administrator chooses so", () => {
    expect(touches("п. 2", "", true)).toBe(true);
    expect(touches("ст. 9 ч. 4", "ст. 9 ч. 1", true)).toBe(false);
  });

  test("is false for a citation of another act", () => {
    const change = { law: "149-ФЗ", place: "", wholeActToo: true };
    expect(isAffected({ law, place: "ст. 9" }, change)).toBe(false);
  });
});

test("the keys of a citation and of a change are few and fixed", () => {
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
