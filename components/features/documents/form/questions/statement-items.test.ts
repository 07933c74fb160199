import { describe, expect, test } from "vitest";
import {
  insertAt,
  move,
  paste,
  removeAt,
} from "@/components/features/documents/form/questions/statement-list";

const items = ["а", "б", "в"];

describe("a list of statements", () => {
  test("inserts, removes and moves items", () => {
    expect(insertAt(items, 1, ["х", "у"])).toEqual(["а", "х", "у", "б", "в"]);
    expect(removeAt(items, 1)).toEqual(["а", "в"]);
    expect(move(items, 0, 1)).toEqual(["б", "а", "в"]);
    expect(move(items, 2, -1)).toEqual(["а", "в", "б"]);
  });

  test("does not change when an item moves past its ends", () => {
    expect(move(items, 0, -1)).toEqual(items);
    expect(move(items, 2, 1)).toEqual(items);
  });
});

describe("paste", () => {
  test("turns several lines into items without their list marks", () => {
    const pasted = "— первое;\r\n\n2) второе\n• 3 ноутбука в день\n1.2. четвёртое";
    expect(paste("", pasted, 0, 0)).toEqual({
      items: ["первое;", "второе", "3 ноутбука в день", "четвёртое"],
    });
  });

  test("keeps the text around the cursor", () => {
    expect(paste("до после", "раз\nдва\nтри", 3, 3)).toEqual({
      items: ["до раз", "два", "трипосле"],
    });
    expect(paste("заменить", "раз\nдва", 0, 8)).toEqual({ items: ["раз", "два"] });
  });

  test("leaves a single line to the browser", () => {
    expect(paste("а", "одна строка\n", 1, 1)).toBeNull();
    expect(paste("а", "", 1, 1)).toBeNull();
  });
});
