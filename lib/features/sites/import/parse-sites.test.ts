import { describe, expect, test } from "vitest";
import { importMessages as messages } from "@/content/sites/import";
import { maxRows, parseSites } from "@/lib/features/sites/import/parse-sites";
import { sampleTable } from "@/lib/features/sites/import/sample";

const header = ["Адрес сайта", "Название", "Кто владелец", "Владелец", "ИНН", "ОГРН", "Почта"];
const row = [
  ...["www.Romashka.ru/about", "Ромашка", "ИП", "ИП Иванов; сын", "7712345671", "1027712345671"],
  "info@romashka.ru",
];
const tableOf = (separator: string, rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join("\r\n");

describe("parseSites", () => {
  test.each([
    ["a semicolon", ";"],
    ["a comma", ","],
    ["a tab", "\t"],
  ])("reads cells separated by %s, with or without a byte order mark", (_name, separator) => {
    const text = tableOf(separator, [header, row]);
    const read = parseSites(text);
    expect(read).toMatchObject({ ignored: [], problems: [] });
    expect(read.sites).toEqual([
      {
        line: 2,
        address: "romashka.ru",
        name: "Ромашка",
        values: {
          websiteUrl: "https://www.romashka.ru/about",
          ownerType: "legal",
          companyName: "ИП Иванов; сын",
          inn: "7712345671",
          ogrn: "1027712345671",
          contactEmail: "info@romashka.ru",
        },
        problems: [],
      },
    ]);
    expect(parseSites(`\ufeff${text}`)).toEqual(read);
  });

  test("recognises columns in any order and spelling and lists unknown ones", () => {
    const { sites, ignored } = parseSites("e-mail;САЙТ ;Бюджет;инн\na@ромашка.рф;ромашка.рф;100;");
    expect(ignored).toEqual(["Бюджет"]);
    expect(sites).toMatchObject([
      { address: "ромашка.рф", name: "ромашка.рф", values: { contactEmail: "a@ромашка.рф" } },
    ]);
  });

  test("reads the sample table without problems", () => {
    expect(sampleTable.split("\r\n")[0]).toBe(
      "Адрес сайта;Название сайта;Кто владелец;Владелец;ИНН;ОГРН;Адрес владельца;Почта;Телефон;Номер в реестре операторов",
    );
    const { sites, ignored, problems } = parseSites(sampleTable);
    expect({ ignored, problems }).toEqual({ ignored: [], problems: [] });
    expect(sites.map(({ address, problems }) => ({ address, problems }))).toEqual([
      { address: "romashka.example", problems: [] },
      { address: "vasilek.example", problems: [] },
    ]);
  });

  test("reads a list of addresses without a header", () => {
    expect(parseSites("romashka.ru\n\nhttps://vasilek.ru/\n").sites).toMatchObject([
      { line: 1, address: "romashka.ru", name: "romashka.ru" },
      { line: 3, address: "vasilek.ru" },
    ]);
  });

  test("lists every problem with its row and column", () => {
    const { sites } = parseSites(
      [
        "Адрес сайта;ИНН;ОГРН;Почта;Кто владелец",
        "romashka.ru;771234567;;;",
        ";;;;ООО",
        "не адрес;;1;почта;кооператив",
        "https://romashka.ru/price;7,71235E+09;;;",
      ].join("\n"),
    );
    expect(sites.map(({ line, problems }) => [line, problems])).toEqual([
      [2, [{ column: "ИНН", message: expect.stringContaining("ИНН") }]],
      [3, [{ column: "Адрес сайта", message: messages.noAddress }]],
      [
        4,
        [
          { column: "Адрес сайта", message: "Некорректный URL сайта" },
          { column: "Кто владелец", message: messages.ownerKind },
          { column: "ОГРН", message: expect.stringContaining("ОГРН") },
          { column: "Почта", message: "Некорректный email" },
        ],
      ],
      [
        5,
        [
          { column: "ИНН", message: messages.shortened },
          { column: "Адрес сайта", message: messages.repeated(2) },
        ],
      ],
    ]);
  });

  test.each([
    ["", messages.noHeader],
    ["Ромашка;Василёк\nодин;два", messages.noHeader],
    ["ИНН;Владелец\n7712345671;ООО «Ромашка»", messages.noHeader],
    ["Адрес сайта;Сайт\nromashka.ru;romashka.ru", messages.twice("Адрес сайта")],
    ["Адрес сайта;ИНН\n", messages.noRows],
    [`Сайт;ИНН\n${"a.ru;\n".repeat(maxRows + 1)}`, messages.tooManyRows(maxRows)],
  ])("rejects an unreadable table with a reason: case %#", (text, message) => {
    expect(parseSites(text)).toMatchObject({ sites: [], problems: [{ line: 1, message }] });
  });

  test("reports the line of a quote that is not closed", () => {
    expect(parseSites('Сайт;ИНН\nromashka.ru;"77').problems).toMatchObject([{ line: 2 }]);
  });
});
