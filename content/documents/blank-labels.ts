/** Words about what an owner has not said yet: the text of a document has «[указать: …]» there. */

/** Blanks whose words make sense in their clause alone, with what a list of blanks says instead. */
const standaloneLabels: Readonly<Record<string, string>> = {
  "осуществляет или не осуществляет": "передаёте ли вы данные за границу",
};

/** A blank as a list of what is left names it: «номер лицензии». */
export const blankLabel = (hint: string): string =>
  standaloneLabels[hint.replaceAll("\u00a0", " ")] ?? hint;

/** Beside the button that opens a document to everybody, and once it is open. */
export const publicBlanks = {
  before: "В тексте есть пометки «[указать: …]»: их увидят все. Лучше сначала вписать недостающее.",
  open: "Все видят пометки «[указать: …]»: впишите недостающее, и страница покажет новую редакцию.",
} as const;
