/** Texts about unanswered questions, which a document prints as «[указать: …]». */

/** Blanks whose hint is clear only inside its clause, with the label that a list of blanks uses instead. */
const standaloneLabels: Readonly<Record<string, string>> = {
  "осуществляет или не осуществляет": "передаёте ли вы данные за границу",
};

/** The label of a blank in a list of what is left to fill in: «номер лицензии». */
export const blankLabel = (hint: string): string =>
  standaloneLabels[hint.replaceAll("\u00a0", " ")] ?? hint;

/** Shown next to the button that publishes a document, and after publication. */
export const publicBlanks = {
  before: "В тексте есть пометки «[указать: …]»: их увидят все. Лучше сначала вписать недостающее.",
  open: "Все видят пометки «[указать: …]»: впишите недостающее, и страница покажет новую редакцию.",
} as const;
