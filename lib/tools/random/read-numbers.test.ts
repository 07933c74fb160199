import { describe, expect, test } from "vitest";
import { readInteger, readIntegerList, readNumberList } from "@/lib/tools/random/read-numbers";

describe("readNumberList", () => {
  test.each([
    ["1,2,3", ["1", "2", "3"]],
    ["1 2\t3\n4\r\n5", ["1", "2", "3", "4", "5"]],
    [" 1, 2 ,\n3,, ", ["1", "2", "3"]],
    ["1.5, 2.50, -3", ["1.5", "2.5", "-3"]],
    ["1,5", ["1", "5"]],
    ["1,5; 2,5", ["1.5", "2.5"]],
    ["1,5;2;\n3,25", ["1.5", "2", "3.25"]],
    ["7\u00a08", ["7", "8"]],
    ["5 5 5", ["5", "5", "5"]],
    ["", []],
  ])("reads %j", (text, numbers) => {
    expect(readNumberList(text).numbers).toEqual(numbers);
  });

  test("reports what is no number and keeps the rest", () => {
    expect(readNumberList("1, два, 3,5; 4х 1,2,3")).toMatchObject({
      numbers: ["1", "3.5"],
      skipped: ["два", "4х", "1,2,3"],
    });
    expect(readNumberList("1, два, 3 4х")).toMatchObject({
      numbers: ["1", "3"],
      skipped: ["два", "4х"],
    });
  });

  test.each([
    ["1,5 2,5", true],
    ["1,5\n2,5", true],
    ["1,2,3", false],
    ["1, 5, 2", false],
    ["1,5; 2,5", false],
    ["1.5 2.5", false],
  ])("marks the comma of %j as doubtful: %s", (text, isDoubtful) => {
    expect(readNumberList(text).isCommaDoubtful).toBe(isDoubtful);
  });
});

describe("readInteger", () => {
  test.each([
    ["42", 42n],
    [" -42 ", -42n],
    ["−7", -7n],
    ["5.0", 5n],
    ["9007199254740991", 9_007_199_254_740_991n],
    ["-9007199254740991", -9_007_199_254_740_991n],
    ["9007199254740992", null],
    ["", null],
    ["1.5", null],
    ["один", null],
    ["1e3", null],
  ])("reads %j or returns null", (text, number) => {
    expect(readInteger(text)).toBe(number);
  });

  test("readIntegerList stops at the first wrong number and reports it", () => {
    expect(readIntegerList("13, 66;7 8")).toEqual({ numbers: [13n, 66n, 7n, 8n], wrong: null });
    expect(readIntegerList("")).toEqual({ numbers: [], wrong: null });
    expect(readIntegerList("13, 6.5, х")).toEqual({ numbers: [13n], wrong: "6.5" });
  });
});
