import { expect, test } from "vitest";
import { columnText, readPeopleTable } from "@/lib/tools/random/people-table";
import { readTable } from "@/lib/tools/read-table";

const read = (text: string) => readPeopleTable(readTable(text, ",").rows);

test("finds the column of names by the header", () => {
  const table = read('id,Автор,Текст\n1,@anna,"Хочу, очень"\n2,@oleg,Да\n');
  expect(table.columns).toEqual(["id", "Автор", "Текст"]);
  expect(table.likely).toBe(1);
  expect(columnText(table, 1)).toBe("@anna\n@oleg");
  expect(columnText(table, 2)).toBe("Хочу, очень\nДа");
});

test("numbers the columns without a header and keeps every row with a name", () => {
  const table = read('Анна,12\n"Пётр\nИванов",7\n,3');
  expect(table.columns).toEqual(["Столбец 1", "Столбец 2"]);
  expect(table.likely).toBe(0);
  expect(columnText(table, 0)).toBe("Анна\nПётр Иванов");
});

test("returns no columns for an empty text", () => {
  expect(read("")).toEqual({ columns: [], likely: 0, rows: [] });
});
