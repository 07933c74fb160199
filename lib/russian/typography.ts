/**
 * Typography of our own Russian texts (never of an owner's words): «ёлочки», dashes, no-break spaces after short words,
 * №, § and abbreviations, before units, particles and dashes. Source: Мильчин, Чельцова, «Справочник издателя и
 * автора»; ГОСТ Р 7.0.97 for № and units.
 *
 * Nearly every rule decides whether a line may break at a space, so the text is processed once, space by space: a
 * document is typeset on every keystroke of the form.
 */
const nbsp = "\u00a0";

/** Stands for something that is not typeset: a value, a blank, a reference. */
export const opaque = "\ufffc";

const toSet = (words: string) => new Set(words.split(" "));

const shortWords = toSet(
  "в во к ко с со о об обо у и а я но да на по за из от до не ни для без при под над",
);
const particles = toSet("же ли бы б");
const signs = toSet("№ §");
const shortenings = toSet(
  "ст. ч. п. пп. подп. гл. разд. абз. прил. ул. д. стр. корп. кв. оф. тел. им. см. т. рис. табл.",
);
/** «ч. 1 ст. 9»: a smaller unit and the larger one are one place. */
const parts = toSet("п. ч. ст. гл. разд.");
/** «ООО «Ромашка»»: a legal form at the end of a line would be separated from its name. */
const legalForms = toSet("ООО АО ПАО ЗАО НКО АНО ИП ТСЖ ГБУ МБУ ФГУП ФГБУ МУП");
const codes = toSet("ГК ГПК АПК КоАП НК СК ТК УК ЖК ЗК");
const unit =
  /^(?:дн|рабоч|календарн|сут|недел|месяц|мес\.|год|лет|г\.|час|минут|секунд|руб|коп|тыс|млн|млрд|процент|январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|[%₽]|\d{3}(?!\d))/u;
const numbered = /^[("«„[]*(?:пункт|раздел|стать|част|приложени)\p{L}*$/u;

/**
 * Typesets `text`, which is between the characters `before` and `after` (empty at the ends of a paragraph, `opaque`
 * next to a value). Idempotent.
 */
export function typesetDocument(text: string, before = "", after = ""): string {
  if (text.length > maxCachedLength || before.length > 1 || after.length > 1) {
    return typesetUncached(text, before, after);
  }
  if (before === "" && after === "") return typesetAlone(text);
  // A numeric key: joining two characters and hashing them would cost more than the lookup.
  const key =
    (before === "" ? 0 : before.charCodeAt(0) + 1) * 0x20000 +
    (after === "" ? 0 : after.charCodeAt(0) + 1);
  let variants = cache.get(text);
  if (variants === undefined) {
    if (cache.size >= maxCached) cache.clear();
    variants = new Map();
    cache.set(text, variants);
  }
  let set = variants.get(key);
  if (set === undefined) {
    set = typesetUncached(text, before, after);
    variants.set(key, set);
  }
  return set;
}

/** Half of all texts have nothing next to them. */
function typesetAlone(text: string): string {
  let set = keptAlone.get(text);
  if (set === undefined) {
    if (keptAlone.size >= maxCached) keptAlone.clear();
    set = typesetUncached(text, "", "");
    keptAlone.set(text, set);
  }
  return set;
}

/** A bounded cache: the words of templates are the same in every document. */
const keptAlone = new Map<string, string>();
const cache = new Map<string, Map<number, string>>();
const maxCached = 20_000;
const maxCachedLength = 3000;

/**
 * Leaves an owner's own words unchanged except for no-break spaces: after «ООО» before a name, between initials and a
 * surname, after «г.», «ул.», «д.».
 */
export function bindNames(text: string): string {
  if (text.length > maxCachedLength || !text.includes(" ")) return text;
  let set = bound.get(text);
  if (set === undefined) {
    if (bound.size >= maxCached) bound.clear();
    set = text.replace(nameSpaces, nbsp);
    bound.set(text, set);
  }
  return set;
}

/** Cached, because an answer is in a document many times, and in all its formats. */
const bound = new Map<string, string>();

const beforeName =
  '(?<=(?<![\\p{L}\\p{N}])(?:ООО|АО|ПАО|ЗАО|НКО|АНО|ИП|ГБУ|МБУ|ФГУП|ФГБУ|МУП)) (?=[«"\\p{Lu}])';
const initials =
  "(?<=(?<!\\p{L})\\p{Lu}\\.) (?=\\p{Lu}(?:\\.|\\p{Ll}))|(?<=\\p{Ll}) (?=\\p{Lu}\\. ?\\p{Lu}\\.)";
const addressPart = "(?<=(?<!\\p{L})(?:г|ул|д|пр|пер|кв|оф|стр|корп)\\.) (?=[\\p{L}\\d])";
const numberSign = "(?<=№) ";
const nameSpaces = new RegExp([beforeName, initials, addressPart, numberSign].join("|"), "gu");

function typesetUncached(text: string, before: string, after: string): string {
  const set = bindSpaces(text.replaceAll("...", "…"), before, after);
  const spaced = /[№§]/.test(set) ? spaceSigns(set, after) : set;
  return spaced.includes('"') ? setQuotes(spaced, before) : spaced;
}

function bindSpaces(text: string, before: string, after: string): string {
  let set = "";
  let from = 0;
  let wordStart = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character !== " " && character !== nbsp) continue;
    const word = (wordStart === 0 ? toWordBefore(before) : "") + text.slice(wordStart, at);
    if (character === " " && binds(word, text, at, after)) {
      set += text.slice(from, at) + nbsp;
      from = at + 1;
    }
    wordStart = at + 1;
    if (isDash(text[at + 1]) && isSpace(text[at + 2] ?? after)) {
      set += `${text.slice(from, at + 1)}—`;
      from = at + 2;
    }
  }
  set += text.slice(from);
  const opensWithDash =
    isDash(set[0]) && isSpace(set[1] ?? after) && (before === "" || isSpace(before));
  return opensWithDash ? `—${set.slice(1)}` : set;
}

/** The characters before the first word of a text, outside of it: «о» of «**слово** и» is no preposition. */
function toWordBefore(before: string): string {
  if (before === "" || /[\s("«„[]/.test(before)) return "";
  return /[\d\ufffc]/.test(before) ? before : "~";
}

const isSpace = (character: string | undefined) => character === " " || character === nbsp;
const isDash = (character: string | undefined) =>
  character === "-" || character === "–" || character === "—";
const isCounted = (character: string | undefined) =>
  character !== undefined && ((character >= "0" && character <= "9") || character === opaque);

/** Longer words are in none of the sets. */
const maxKnownLength = 6;

/** Whether the space at `at`, after `word`, must not break. */
function binds(word: string, text: string, at: number, after: string): boolean {
  const next = text[at + 1] ?? after;
  if (next === "" || isSpace(next)) return false;
  if (isDash(next)) return isSpace(text[at + 2] ?? after);
  if (isCounted(next) && numbered.test(word.toLowerCase())) return true;
  if (isCounted(word.at(-1)) && unit.test(text.slice(at + 1, at + 13))) return true;
  if (isCounted(word.at(-1)) && parts.has(shorteningAt(text, at + 1))) return true;
  if ("жлб".includes(next) && particles.has(firstWord(text, at + 1))) return true;

  const bare = word.replace(/^[("«„[]+/, "");
  if (bare.length > maxKnownLength) return false;
  const lower = bare.toLowerCase();
  if (next === "«" && legalForms.has(bare)) return true;
  if (shortWords.has(lower) || signs.has(bare) || shortenings.has(lower)) return true;
  if (bare === "г.") return /\p{Lu}/u.test(next) && !/\d[ \u00a0]г\.$/.test(text.slice(0, at));
  return next === "Р" && codes.has(bare) && firstWord(text, at + 1) === "РФ";
}

const firstWord = (text: string, from: number) =>
  /^\p{L}*/u.exec(text.slice(from, from + 4))?.[0] ?? "";

const shorteningAt = (text: string, from: number) =>
  /^\p{Ll}+\./u.exec(text.slice(from, from + 6))?.[0] ?? "";

/** «№5» → «№ 5»: the sign is always separated from its number. */
function spaceSigns(text: string, after: string): string {
  return (text + after)
    .replace(/([№§])(?=[\p{L}\p{N}\ufffc«])/gu, `$1${nbsp}`)
    .slice(0, after === "" ? undefined : -after.length);
}

/** Straight quotes → «ёлочки», „лапки“ inside them. The preceding character decides the direction. */
function setQuotes(text: string, before: string): string {
  let set = "";
  let depth = 0;
  let previous = before;
  for (const character of text) {
    let written = character;
    if (character === '"') {
      const opens = previous === "" || /[\s([«„—–/]/u.test(previous);
      if (!opens) depth -= 1;
      written = depth > 0 ? (opens ? "„" : "“") : opens ? "«" : "»";
      if (opens) depth += 1;
    } else if (character === "«") depth += 1;
    else if (character === "»") depth -= 1;
    set += written;
    previous = written;
  }
  return set;
}
