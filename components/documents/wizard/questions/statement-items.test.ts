import { describe, expect, test } from "vitest";
import {
  insertAt,
  move,
  paste,
  removeAt,
} from "@/components/documents/wizard/questions/statement-list";

const items = ["а", "б", "в"];

describe("a list of statements", () => {
  test("takes, gives up and moves items", () => {
    expect(insertAt(items, 1, ["х", "у"])).toEqual(["а", "х", "у", "б", "в"]);
    expect(removeAt(items, 1)).toEqual(["а", "в"]);
    expect(move(items, 0, 1)).toEqual(["б", "а", "в"]);
    expect(move(items, 2, -1)).toEqual(["а", "в", "б"]);
  });

  test("stays as it is at its edges", () => {
    expect(move(items, 0, -1)).toEqual(items);
    expect(move(items, 2, 1)).toEqual(items);
  });
});

describe("a paste of several lines", () => {
  test("becomes several items, without the marks of its list", () => {
    const pasted = "— первое;\r\n\n2) второе\n• 3 ноутбука в день\n1.2. четвёртое";
    expect(paste("", pasted, 0, 0)).toEqual({
      items: ["первое;", "второе", "3 ноутбука в день", "четвёртое"],
    });
  });

  test("keeps the words around the cursor", () => {
    expect(paste("до после", "раз\nдва\nтри", 3, 3)).toEqual({
      items: ["до раз", "два", "трипосле"],
    });
    expect(paste("заменить", "раз\nдва", 0, 8)).toEqual({ items: ["раз", "два"] });
  });

  test("of one line is the browser's", () => {
    expect(paste("а", "одна строка\n", 1, 1)).toBeNull();
    expect(paste("а", "", 1, 1)).toBeNull();
  });
});
