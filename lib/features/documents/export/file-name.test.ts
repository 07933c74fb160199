import { parse } from "content-disposition";
import { describe, expect, test } from "vitest";
import {
  contentDisposition,
  documentFileName,
  safeFileName,
} from "@/lib/features/documents/export/file-name";

const date = "2026-11-21";

describe("documentFileName", () => {
  test("contains type, owner and date", () => {
    const name = documentFileName({
      type: "privacy",
      owner: "ООО «Ромашка & Ко»",
      date,
      format: "docx",
    });
    expect(name).toBe("Политика_конфиденциальности_ООО_Ромашка_Ко_2026-11-21.docx");
  });

  test("names the disclaimer as the specification words it", () => {
    expect(
      documentFileName({ type: "socialDisclaimer", owner: "ИП Иванов И.И.", date, format: "docx" }),
    ).toBe("Отказ_от_соцсетей_ИП_Иванов_И.И.docx");
  });

  test("contains a consent's purpose, because an owner has several consents", () => {
    const document = { type: "consent", owner: "ООО «Ромашка»", date, format: "txt" } as const;
    expect(documentFileName({ ...document, subject: "Обратная связь" })).toBe(
      "Согласие_Обратная_связь_ООО_Ромашка_2026-11-21.txt",
    );
    expect(documentFileName({ ...document, subject: "Учёт волонтёров и дарителей фонда" })).toBe(
      "Согласие_Учёт_волонтёров_и_ООО_Ромашка_2026-11-21.txt",
    );
    expect(documentFileName({ ...document, subject: null })).toBe(
      "Согласия_на_обработку_данных_ООО_Ромашка_2026-11-21.txt",
    );
  });

  test("has at most 80 letters and keeps the date when the owner's name is long", () => {
    const name = documentFileName({
      type: "consent",
      owner: "Общество с ограниченной ответственностью «Торговый дом» ".repeat(5),
      date,
      format: "pdf",
    });
    expect([...name].length).toBeLessThanOrEqual(80);
    expect(name).toMatch(/_2026-11-21\.pdf$/);
  });

  test.each([
    ["../../etc/passwd", "etc_passwd.txt"],
    ['a<b>:"|?*c', "a_b_c.txt"],
    [".скрытый", "скрытый.txt"],
    ["-rf", "rf.txt"],
    ["имя\u0000\u202e\nстрока", "имя_строка.txt"],
    ["", "document.txt"],
    ["😀", "document.txt"],
  ])("safeFileName turns %j into %s", (name, safe) => {
    expect(safeFileName(name, "txt")).toBe(safe);
  });
});

describe("contentDisposition", () => {
  test("contains a Cyrillic name and a transliterated one", () => {
    expect(contentDisposition("Ёжик_Щука.pdf")).toBe(
      "attachment; filename=Ezhik_Shchuka.pdf; filename*=UTF-8''%D0%81%D0%B6%D0%B8%D0%BA_%D0%A9%D1%83%D0%BA%D0%B0.pdf",
    );
  });

  test("omits soft signs from the transliteration of capital letters", () => {
    expect(contentDisposition("КОНЬ_Вьюга.pdf")).toMatch(/filename=KON_Viuga\.pdf;/);
  });

  test("encodes characters that RFC 5987 does not allow", () => {
    expect(contentDisposition("я'()*.txt")).toMatch(/filename\*=UTF-8''%D1%8F%27%28%29%2A\.txt$/);
  });

  test.each(["простое.txt", "plain.txt", 'кавычка".txt', "50%20.txt", "日本.txt"])(
    "writes a valid header from which %s reads back",
    (name) => {
      const header = contentDisposition(name);
      expect(() => new Headers({ "content-disposition": header })).not.toThrow();
      expect(parse(header).parameters.filename).toBe(name);
    },
  );
});
