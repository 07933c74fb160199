/**
 * The common form in which the words of all formats are compared. Layout differs (columns in one, «Заголовок: значение»
 * in another), so tables are read as a screen reader does: before each cell the header of its column.
 */
export type TextPart =
  | { kind: "text"; text: string }
  | { kind: "table"; header: string[] | null; rows: string[][] };

export const textPart = (text: string): TextPart => ({ kind: "text", text });

/** Layout characters that stand alone: bullets, and the dash of an empty cell. */
const layout = new Set(["•", "—"]);

/** The words, in order. A bullet or a lone dash is not a word. */
export function toWords(parts: readonly TextPart[]): string[] {
  return parts
    .flatMap((part) => (part.kind === "text" ? [part.text] : tableTexts(part)))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== "" && !layout.has(word));
}

function tableTexts({ header, rows }: Extract<TextPart, { kind: "table" }>): string[] {
  const titles = (header ?? []).map((title) => title.replace(/\s+/g, " ").trim());
  if (rows.length === 0) return titles;
  return rows.flatMap((row) =>
    row.map((cell, column) => {
      const title = titles[column] ?? "";
      return title === "" ? cell : `${title}: ${cell}`;
    }),
  );
}
