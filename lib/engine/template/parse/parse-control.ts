/** A control line, `@если …`, as a command with the offset of its argument. */
import { nearest } from "@/lib/engine/template/language/nearest";
import { conditionKeywords } from "@/lib/engine/template/parse/parse-condition";
import { isPath, isVariable, type Source } from "@/lib/engine/template/parse/source";

export type Control =
  | { type: "if"; condition: string; conditionOffset: number }
  | { type: "elseIf"; condition: string; conditionOffset: number }
  | { type: "else" }
  | { type: "end" }
  | { type: "requisites" }
  | { type: "pageBreak" }
  | { type: "loop"; variable: string; path: string; pathOffset: number }
  | { type: "insert"; name: string; nameOffset: number }
  /** Not understood. `opens`: probably an opening line, so that its `@конец` is not reported as well. */
  | { type: "broken"; opens: boolean };

const openingKeywords = ["если", "для каждого", "реквизиты"];
const keywords = [...openingKeywords, "иначе", "вставить", "страница", "конец"];

/** Parses the line at `offset`; errors are reported to the source. */
export function parseControl(line: string, offset: number, source: Source): Control {
  const match = /^@(\p{L}*)(\s*)(.*)$/su.exec(line);
  const [, word = "", space = "", rest = ""] = match ?? [];
  const restOffset = offset + 1 + word.length + space.length;
  const argument = rest.trim();

  const alone = <T extends "else" | "end" | "requisites" | "pageBreak">(type: T) => {
    if (argument !== "") source.error(restOffset, `После «@${word}» в строке ничего не пишут.`);
    return { type };
  };
  switch (word.toLowerCase()) {
    case "если":
      return { type: "if", condition: argument, conditionOffset: restOffset };
    case "иначе": {
      const elseIf = /^если(?:\s+|$)/u.exec(argument);
      if (!elseIf) return alone("else");
      const skipped = elseIf[0].length;
      return {
        type: "elseIf",
        condition: argument.slice(skipped),
        conditionOffset: restOffset + skipped,
      };
    }
    case "для":
      return parseLoop(argument, restOffset, source);
    case "вставить":
      if (argument !== "") return { type: "insert", name: argument, nameOffset: restOffset };
      source.error(restOffset, "После «@вставить» нужно имя отрывка из content/clauses.");
      return { type: "broken", opens: false };
    case "реквизиты":
      return alone("requisites");
    case "страница":
      return alone("pageBreak");
    case "конец":
      return alone("end");
    default: {
      const suggestion =
        nearest(`${word} ${argument}`.slice(0, 11), ["для каждого"]) ?? nearest(word, keywords);
      source.error(
        offset,
        `Нет такой управляющей строки: «@${word}». Чтобы начать строку со знака «@», поставьте перед ним «\\».`,
        suggestion && `@${suggestion}`,
      );
      return {
        type: "broken",
        opens: suggestion !== undefined && openingKeywords.includes(suggestion),
      };
    }
  }
}

function parseLoop(text: string, offset: number, source: Source): Control {
  const match = /^(каждого\s+)(\S+)(\s+из\s+)(\S+)$/u.exec(text);
  const [, each = "", variable = "", of = "", path = ""] = match ?? [];
  if (!match || !isPath(path)) {
    source.error(offset, "Повтор пишут так: «@для каждого цель из processing».");
    return { type: "broken", opens: true };
  }
  const reserved = conditionKeywords.some((word) => word === variable.toLowerCase());
  if (!isVariable(variable) || reserved) {
    source.error(offset + each.length, `«${variable}» не годится: имя в повторе — одно слово.`);
    return { type: "broken", opens: true };
  }
  const pathOffset = offset + each.length + variable.length + of.length;
  return { type: "loop", variable, path, pathOffset };
}
