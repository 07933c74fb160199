import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Fine, penalties } from "@/content/tools/penalties";

const text = readFileSync(
  new URL("../../../../content/news/shtrafy-za-personalnye-dannye.md", import.meta.url),
  "utf8",
);
/** The fines for organisations from the text's tables, by the part of КоАП 13.11. */
const printedFines = new Map(
  [...text.matchAll(/^\| ч\. ([\d.]+) \|.*\| ([^|]+) \|$/gm)].map(([, part, sum]) => [part, sum]),
);

function printed({ amount, isConfirmed }: Fine): string[] {
  const thousands = (roubles: number) => String(roubles / 1000).replace(/(?=(\d{3})+$)\B/g, " ");
  const millions = (roubles: number) => roubles / 1_000_000;
  const note = isConfirmed ? "" : ", требует проверки";
  if (amount.kind === "revenue") {
    const { from, to, atLeast, atMost } = amount;
    return [`${from}–${to} % выручки, от ${millions(atLeast)} до ${millions(atMost)} млн ₽`];
  }
  const { from, to } = amount;
  return [
    `${thousands(from)}–${thousands(to)}${note}`,
    `${millions(from)}–${millions(to)} млн ₽${note}`,
  ];
}

test.each(penalties.filter(({ companies }) => companies !== null))(
  "the news about fines agrees with the table of penalties on part $part",
  ({ part, companies }) => {
    expect(printed(companies as Fine)).toContain(printedFines.get(part));
  },
);
