/** The content of braces: a fact, a blank, a citation, a reference, or an attribute of its clause. */
import { nearest } from "@/lib/engine/template/language/nearest";
import type { PlacedNorm, TemplateInline } from "@/lib/engine/template/language/nodes";
import { isGeneratedId } from "@/lib/engine/template/parse/assign-missing-ids";
import { parseNorms } from "@/lib/engine/template/parse/parse-norms";
import { isPath, type Source } from "@/lib/engine/template/parse/source";

/** Not printed: describes the clause or section at whose end it is. */
export type Attribute =
  | { type: "norms"; norms: PlacedNorm[]; offset: number }
  | { type: "id"; id: string; offset: number }
  | { type: "unnumbered"; offset: number }
  | { type: "everyone"; offset: number };

export type Brace = { inline: TemplateInline } | { attribute: Attribute };

const questionPattern = /^[a-z][A-Za-z]*$/;
const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const keywords = ["закон", "норма", "пункт", "раздел", "вписать", "без номера", "для всех"];

/**
 * Parses a piece of the source, with its braces, at `offset`.
 * @returns null for a syntax error, which is reported to the source
 */
export function parseBrace(piece: string, offset: number, source: Source): Brace | null {
  return piece.startsWith("{{")
    ? parseFact(piece.slice(2, -2), offset + 2, source)
    : parseNamed(piece.slice(1, -1), offset + 1, source);
}

/** Parts of a piece may contain line breaks; what is printed may not. */
const toLine = (text: string) => text.trim().replace(/\s+/g, " ");

const skipSpace = (text: string, offset: number) =>
  offset + (text.length - text.trimStart().length);

function parseFact(text: string, offset: number, source: Source): Brace | null {
  const bar = text.search(/\\?\|/);
  const path = toLine(bar === -1 ? text : text.slice(0, bar));
  const start = skipSpace(text, offset);
  if (!isPath(path)) {
    source.error(
      start,
      path === ""
        ? "Пустые скобки: внутри {{ }} стоит имя факта."
        : `«${path}» не похоже на имя факта: оно состоит из слов через точку, «owner.name».`,
    );
    return null;
  }
  const at = source.position(start);
  if (bar === -1) return { inline: { type: "fact", path, at } };
  const rest = text.slice(bar).replace(/^\\?\|/, "");
  const [, hint, asks] =
    /^\s*указать:\s*([^|]*[^|\s\\])\s*(?:\\?\|\s*([a-z][A-Za-z]*)\s*)?$/su.exec(rest) ?? [];
  if (!hint) {
    source.error(
      offset + bar,
      "После черты пишут, что вписать, если факта нет: «{{owner.phone | указать: телефон}}».",
    );
    return null;
  }
  return { inline: { type: "fact", path, hint: toLine(hint), ...(asks && { asks }), at } };
}

function parseNamed(text: string, offset: number, source: Source): Brace | null {
  const start = skipSpace(text, offset);
  if (text.trimStart().startsWith("#")) return parseId(text.trim().slice(1), start, source);
  if (toLine(text) === "без номера") {
    return { attribute: { type: "unnumbered", offset: start } };
  }
  if (toLine(text) === "для всех") return { attribute: { type: "everyone", offset: start } };
  const colon = text.indexOf(":");
  const word = toLine(colon === -1 ? text : text.slice(0, colon)).toLowerCase();
  const rest = colon === -1 ? "" : text.slice(colon + 1);
  const restStart = colon === -1 ? start : skipSpace(rest, offset + colon + 1);
  switch (word) {
    case "вписать":
      if (rest.trim() === "") break;
      return parseBlank(rest, offset + colon + 1, source);
    case "закон":
      return parseCitation(rest, offset + colon + 1, source);
    case "норма": {
      const norms = parseNorms(rest, offset + colon + 1, source);
      return { attribute: { type: "norms", norms, offset: start } };
    }
    case "пункт":
    case "раздел": {
      const id = rest.trim();
      if (!idPattern.test(id) || isGeneratedId(id)) break;
      const to = word === "пункт" ? "clause" : "section";
      return { inline: { type: "reference", to, id, at: source.position(restStart) } };
    }
    default: {
      const suggestion = nearest(word, keywords);
      source.error(
        start,
        `Не понимаю «{${word}}». В скобках пишут ${keywords.map((known) => `«${known}»`).join(", ")} или «#имя»; чтобы напечатать скобку, поставьте перед ней «\\».`,
        suggestion,
      );
      return null;
    }
  }
  source.error(
    restStart,
    word === "вписать"
      ? "После «вписать:» нужно сказать, что вписать."
      : `После «${word}:» нужно имя, данное как «{#имя}»: латинские буквы, цифры и дефис.`,
  );
  return null;
}

/** «что» or «что | вопрос»: the second part is the key of the question that the blank links to. */
function parseBlank(text: string, offset: number, source: Source): Brace | null {
  const bar = text.search(/\\?\|/);
  if (bar === -1) return { inline: { type: "blank", hint: toLine(text) } };
  const rest = text.slice(bar).replace(/^\\?\|/, "");
  const asks = toLine(rest);
  const start = skipSpace(rest, offset + text.length - rest.length);
  const hint = toLine(text.slice(0, bar));
  if (hint !== "" && questionPattern.test(asks)) {
    return { inline: { type: "blank", hint, asks, at: source.position(start) } };
  }
  source.error(
    start,
    "После черты пишут имя вопроса анкеты, который заполнит пропуск: «{вписать: ОГРН | ogrn}».",
  );
  return null;
}

function parseId(id: string, offset: number, source: Source): Brace | null {
  if (!idPattern.test(id)) {
    source.error(
      offset,
      `Имя «${id}» не годится: оно состоит из строчных латинских букв, цифр и дефиса.`,
    );
    return null;
  }
  if (isGeneratedId(id)) {
    source.error(offset, `Имя «${id}» занято: так называются пункты без своего имени.`);
    return null;
  }
  return { attribute: { type: "id", id, offset } };
}

function parseCitation(text: string, offset: number, source: Source): Brace | null {
  const [first, second] = parseNorms(text, offset, source);
  if (!first) return null;
  if (second) {
    source.error(offset, "В одной ссылке «{закон: …}» называют один акт и одно место.");
    return null;
  }
  const { at, ...norm } = first;
  return { inline: { type: "citation", norm, at } };
}
