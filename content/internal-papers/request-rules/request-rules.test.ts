import { expect, test } from "vitest";
import { type Deadline, deadlines } from "@/content/duties/deadlines";
import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { elements } from "@/content/internal-papers/request-rules/elements";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { plainText, walkBlocks } from "@/lib/engine/tree/walk";
import { plural } from "@/lib/russian/plural";
import { paperOwners } from "@/tests/support/papers/owners";

describePaper("request-rules", { elements, count: 24 });

/** As one reads it: no-break spaces are spaces. */
const asRead = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const units = {
  workingDays: (count: number) => plural(count, "рабочий день", "рабочих дня", "рабочих дней"),
  days: (count: number) => plural(count, "день", "дня", "дней"),
  months: (count: number) => plural(count, "месяц", "месяца", "месяцев"),
  hours: (count: number) => plural(count, "час", "часа", "часов"),
};

/** The row of the rules that a term of the law must have. */
function rowOf({ duty, from, term, extension, norm, isEarliest }: Deadline): string[] {
  const counted = units[term.unit](term.count);
  const longer = extension
    ? `, можно продлить не более чем на ${units.workingDays(extension)}`
    : "";
  const when = `${isEarliest ? "не раньше чем через " : ""}${counted} ${from}${longer}`;
  return [duty, when, norm].map(asRead);
}

test("request rules list exactly the terms of the deadlines table with their norms", () => {
  const paper = openPaper("request-rules");
  const { passport, paper: answers } = paperOwners.shop ?? { passport: {}, paper: {} };
  const [owner] = paper.ownersOf(
    documentAnswersSchema.parse({ ...passport, type: "privacy" }),
    answers,
  );
  const rows: string[][] = [];
  if (owner) {
    walkBlocks(paper.write(owner).blocks, (block) => {
      if (block.type !== "table" || block.header?.length !== 3) return;
      const cells = block.rows.map((row) => row.map((cell) => asRead(plainText(cell))));
      if (asRead(plainText(block.header[1] ?? [])) === "Срок") rows.push(...cells);
    });
  }
  expect(rows).toEqual(Object.values(deadlines).map(rowOf));
});
