import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";

/** The short names of acts without «закона», and how the full name of each begins: its number, its title. */
const shortNames = Object.values(
  parseLaws(readFileSync("content/laws.yaml", "utf8"), "content/laws.yaml").laws,
).flatMap(({ title, reference }) => {
  const number = /№ \S+ «/.exec(title)?.[0];
  const [, name] = /^(?:Закона|Федерального закона)( (?!от \d).+)$/.exec(reference) ?? [];
  return number && name ? [{ name, number }] : [];
});

/** Samples in which an act still stands by its short name first. */
const notYet: Partial<Record<DocumentType, readonly string[]>> = {
  consent: ["gym.txt: № 572-ФЗ"],
  offer: ["fintech.txt: «О потребительском кредите (займе)»", "provider.txt: «О связи»"],
  return: [
    "fintech.txt: «О потребительском кредите (займе)»",
    "journeys.txt: «Об основах туристской деятельности в Российской Федерации»",
    "provider.txt: «О связи»",
    "tours.txt: «Об основах туристской деятельности в Российской Федерации»",
  ],
};

const cases = ["закон", "закона", "закону", "законом", "законе"];

/** Short names that stand in a text before the act was named in full. */
function notIntroduced(text: string): string[] {
  const value = text.replace(/Закон/g, "закон");
  return shortNames.flatMap(({ name, number }) => {
    const uses = cases.map((word) => value.indexOf(word + name)).filter((at) => at >= 0);
    return uses.length > 0 && !text.slice(0, Math.min(...uses)).includes(number) ? [name] : [];
  });
}

describe("short name of an act", () => {
  test.each(documentTypes)(
    "follows the full name in all samples of %s except the listed ones",
    (type) => {
      const folder = `content/documents/${type}/samples`;
      const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
      expect(files.length).toBeGreaterThan(0);
      const found = files.flatMap((file) => {
        const text = readFileSync(`${folder}/${file}`, "utf8").replace(/[\u00a0\u202f]/g, " ");
        return notIntroduced(text).map((act) => `${file}:${act}`);
      });
      expect(found).toEqual(notYet[type] ?? []);
    },
  );

  test("is found by the check when it comes before the full name", () => {
    expect(notIntroduced("по ст. 5 Закона о рекламе")).toEqual([" о рекламе"]);
    const introduced =
      "Федеральный закон от 13.03.2006 № 38-ФЗ «О рекламе» (далее — Закон о рекламе)";
    expect(notIntroduced(`${introduced}, ст. 5 Закона о рекламе`)).toEqual([]);
  });
});
