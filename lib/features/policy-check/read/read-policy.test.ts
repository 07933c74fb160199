import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { readPolicy } from "@/lib/features/policy-check/read/read-policy";
import { UnreadableFile } from "@/lib/features/policy-check/read/refusal";

const fixture = (name: string) => readFileSync(`tests/fixtures/policy-files/${name}`);
const read = (bytes: Uint8Array, contentType = "") => readPolicy({ bytes, contentType });
const readText = (text: string, contentType = "") =>
  read(new TextEncoder().encode(text), contentType);
const refusalOf = async (bytes: Uint8Array, contentType = "") => {
  const error = await read(bytes, contentType).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UnreadableFile);
  return (error as UnreadableFile).reason;
};

/** «Политика» in windows-1251. */
const inCp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 ? code - 0x350 : code;
  });

type Pdf = InstanceType<typeof PDFDocument>;
function pdfOf(draw: (pdf: Pdf) => void, options: object = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [400, 400], margin: 20, ...options });
  pdf.font("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf", 9);
  draw(pdf);
  pdf.end();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
  });
}

const docxOf = (body: string, other: Record<string, Uint8Array> = {}) =>
  zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    ),
    ...other,
  });

describe("readPolicy of plain text and HTML", () => {
  test("detects the encoding by the byte order mark, the page, the header or the letters", async () => {
    const text = "Политика в отношении обработки";
    expect(await read(inCp1251(text))).toBe(text);
    expect(await readText(`\ufeff${text}`)).toBe(text);
    const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(await read(utf16, "text/plain")).toBe(text);
    const page = `<html><head><meta charset="windows-1251"></head><body><p>${text}</p></body></html>`;
    expect(await read(inCp1251(page))).toBe(text);
    expect(await read(inCp1251(`<p>${text}</p>`), "text/html; charset=cp1251")).toBe(text);
  });

  test("reads the visible text of a page by paragraphs and decodes hidden e-mail addresses", async () => {
    const page = `<!doctype html><title>Сайт</title><script>var a = "скрипт"</script>
      <h1>Политика&nbsp;обработки</h1><p>Первый <b>абзац</b><br>вторая строка</p><style>p{}</style>
      <p hidden>не видно</p><table><tr><td>Цель</td><td>доставка</td></tr></table>
      <ul><li>имя;</li><li>телефон</li></ul><dl><dt>Оператор</dt><dd>ООО «Вега»</dd></dl>
      <p><a href="mailto:info@vega.ru?subject=1">Написать</a>
      <span data-cfemail="422b2c242d023427252330306c3037">[email]</span></p>`;
    const hidden = Buffer.from("info@vega.ru")
      .toString("hex")
      .replace(/../g, (pair) => (Number.parseInt(pair, 16) ^ 0x42).toString(16).padStart(2, "0"));
    const text = await readText(page.replace(/data-cfemail="[^"]+"/, `data-cfemail="42${hidden}"`));
    expect(text).toBe(
      [
        "Политика\u00a0обработки",
        "Первый абзац\nвторая строка",
        "Цель доставка",
        "имя;",
        "телефон",
        "Оператор:\nООО «Вега»",
        "Написать (info@vega.ru) info@vega.ru",
      ].join("\n\n"),
    );
  });

  test("keeps a plain text that contains signs like tags", async () => {
    expect(await readText("Если a < b, то\nвсё <верно>.")).toBe("Если a < b, то\nвсё <верно>.");
  });
});

describe("readPolicy of DOCX", () => {
  test("accepts tracked changes, reads notes and makes a paragraph of a table's row", async () => {
    expect(await read(fixture("tracked-changes.docx"))).toBe(
      [
        "Политика в отношении обработки персональных данных",
        "ООО «Вега» (далее — Оператор) отвечает на запрос субъекта в течение 10 рабочих дней.",
        "Оператор принимает организационные и технические меры.",
        "Цель обработки\nИсполнение заказа",
        "Срок хранения\nтри года",
        "Базы данных находятся на территории Российской Федерации.",
      ].join("\n\n"),
    );
  });

  test("omits hidden words, moved words at their old place and the fallback of a drawing", async () => {
    const body = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>Видно</w:t></w:r>
      <w:r><w:rPr><w:vanish/></w:rPr><w:t> скрыто</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:tab/><w:t>и это</w:t></w:r></w:p>
      <w:p><w:moveFrom><w:r><w:t>отсюда</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>сюда</w:t></w:r></w:moveTo>
      <mc:AlternateContent><mc:Choice><w:r><w:t>, раз</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>, два</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>`;
    expect(await read(docxOf(body))).toBe("Видно и это\n\nсюда, раз");
  });

  test("rejects an archive that unpacks to too much or understates its sizes", {
    tags: ["slow"],
  }, async () => {
    const bomb = docxOf("<w:t/>", { "word/footnotes.xml": new Uint8Array(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe("tooComplex");
    // The sizes in the directory at the end of the archive are understated.
    const liar = Buffer.from(bomb);
    const entry = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    liar.writeUInt32LE(1_000, entry + 24);
    expect(await refusalOf(liar)).toBe("empty");
  });

  test("rejects other archives, old formats, pictures and empty, broken or too large files", async () => {
    expect(await refusalOf(zipSync({ "a.txt": strToU8("текст") }))).toBe("kind");
    expect(await refusalOf(fixture("tracked-changes.docx").subarray(0, 3_000))).toBe("broken");
    expect(await refusalOf(fixture("old-word.doc"))).toBe("oldWord");
    expect(await refusalOf(strToU8("{\\rtf1 текст}"))).toBe("kind");
    expect(await refusalOf(PNG.sync.write(new PNG({ width: 8, height: 8 })))).toBe("kind");
    expect(await refusalOf(strToU8(" \n "), "text/plain")).toBe("empty");
    expect(await refusalOf(new Uint8Array(2 * 1024 * 1024 + 1))).toBe("tooLarge");
  });
});

describe("readPolicy of PDF", { tags: ["slow"] }, () => {
  test("reads two columns one after the other and joins their lines", async () => {
    const text = await read(fixture("two-columns.pdf"));
    expect(text.split("\n\n").slice(0, 3)).toEqual([
      "Политика в отношении обработки персональных данных",
      "ООО «Вега» (далее — Оператор), ИНН 7707083893, ОГРН 1027700132195, юридический адрес: 170100, г. Тверь, ул. Новая, д. 3, обрабатывает персональные данные посетителей сайта vega.example.ru.",
      "Обработка ведётся для исполнения заказов и для ответов на обращения. Правовое основание: договор с покупателем, согласие субъекта персональных данных, законодательство Российской Федерации.",
    ]);
    // The sentence that continues at the top of the second column.
    expect(text).toContain("Срок может быть продлён, но не более чем на пять рабочих дней.");
  });

  test("separates columns that were written line by line, joins hyphenated words, keeps table rows", async () => {
    const left = Array.from({ length: 14 }, (_line, at) => `левый текст номер ${at} обра-`);
    const right = Array.from({ length: 14 }, (_line, at) => `ботка справа номер ${at} и`);
    const bytes = await pdfOf((pdf) => {
      left.forEach((line, at) => {
        pdf.text(line, 20, 20 + at * 12, { lineBreak: false });
        pdf.text(right[at] ?? "", 220, 20 + at * 12, { lineBreak: false });
      });
    });
    const text = await read(bytes);
    expect(text).not.toContain("обра-");
    expect(text.indexOf("левый текст номер 13")).toBeLessThan(text.indexOf("справа номер 0"));
    const table = await pdfOf((pdf) => {
      for (let row = 0; row < 14; row += 1) {
        pdf.text(`Цель ${row}`, 20, 20 + row * 12, { lineBreak: false });
        pdf.text(`Срок ${row} года`, 220, 20 + row * 12, { lineBreak: false });
      }
    });
    expect(await read(table)).toContain("Цель 3 Срок 3 года");
  });

  test("rejects a scan, a file with a password and a broken file with their reasons", async () => {
    const picture = PNG.sync.write(new PNG({ width: 60, height: 60 }));
    const scan = await pdfOf((pdf) => pdf.image(picture, 0, 0, { width: 400 }));
    expect(await refusalOf(scan)).toBe("noTextLayer");
    const locked = await pdfOf((pdf) => pdf.text("Политика"), { userPassword: "secret" });
    expect(await refusalOf(locked)).toBe("password");
    expect(await refusalOf(strToU8("%PDF-1.7\nничего"))).toBe("broken");
    const whole = fixture("two-columns.pdf");
    const cut = whole.subarray(0, whole.length / 2);
    expect(["broken", "noTextLayer"]).toContain(await refusalOf(cut));
  });
});
