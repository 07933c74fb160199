import { expect, test } from "vitest";
import { columnText, readPeopleTable } from "@/lib/tools/random/people-table";
import { readTable } from "@/lib/tools/read-table";

const read = (text: string) => readPeopleTable(readTable(text, ",").rows);

test("a table of comments says which column has the names", () => {
  const table = read('id,Автор,Текст\n1,@anna,"Хочу, очень"\n2,@oleg,Да\n');
  expect(table.columns).toEqual(["id", "Автор", "Текст"]);
  expect(table.likely).toBe(1);
  expect(columnText(table, 1)).toBe("@anna\n@oleg");
  expect(columnText(table, 2)).toBe("Хочу, очень\nДа");
});

test("without a header its columns have numbers and nobody is left out", () => {
  const table = read('Анна,12\n"Пётр\nИванов",7\n,3');
  expect(table.columns).toEqual(["Столбец 1", "Столбец 2"]);
  expect(table.likely).toBe(0);
  expect(columnText(table, 0)).toBe("Анна\nПётр Иванов");
});

test("nothing is nothing", () => {
  expect(read("")).toEqual({ columns: [], likely: 0, rows: [] });
});
