/** Finds ИНН and ОГРН(ИП) in the text of the pages and validates their check digits. */
import type {
  DetectedRequisite,
  Evidence,
  RequisiteKind,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { isReadableText } from "@/lib/features/site-check/detect/page/elements";
import { toEvidence } from "@/lib/features/site-check/detect/page/evidence";
import type { ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";
import type { KnownService } from "@/lib/features/site-check/detect/services/service-index";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

const gap = "[\\s:№.,()=–—\\/-]{0,8}";
/** «ИНН 7707…», «ИНН/КПП 7707…/7701…», «ИНН/ОГРН: 7707…/1027…». Spaces are allowed within the digits. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<![А-Яа-яЁё])(ИНН)(?:\\s?[\\/и]\\s?(?:КПП|ОГРН(?:ИП)?))?${gap}(\\d(?:[ \\u00A0]?\\d){8,13})(?![\\d])`,
    "gi",
  ),
  new RegExp(
    `(?<![А-Яа-яЁё])(ОГРН(?:ИП)?)(?:\\s?[\\/и]\\s?ИНН)?${gap}(\\d(?:[ \\u00A0]?\\d){11,15})(?![\\d])`,
    "gi",
  ),
  new RegExp(
    `(?<![А-Яа-яЁё])(?:ИНН)\\s?[\\/и]\\s?(ОГРН(?:ИП)?)${gap}\\d{10,12}${gap}(\\d{13,15})(?!\\d)`,
    "gi",
  ),
];
/** Requisites of a bank or of somebody else. */
const others =
  /банк[а-я]{0,2}[\s(:]{0,4}$|(?:контрагент|плательщик|получател)[а-я]{0,4}[\s:]{0,3}$/i;
const maxFound = 60;

/**
 * The requisites on the pages, including those with a wrong check digit. Requisites of companies in the catalogue are
 * left out: a policy names the owners of counters.
 */
export function findRequisites(
  pages: readonly ParsedPage[],
  services: readonly KnownService[],
): DetectedRequisite[] {
  const ofServices = new Set(
    services.flatMap(({ company }) => [company?.inn, company?.ogrn]).filter(Boolean),
  );
  /** With the page on which each was seen last. */
  const found = new Map<
    string,
    { url: string; requisite: DetectedRequisite & { evidence: Evidence[] } }
  >();
  for (const page of pages) {
    const { text, offsets } = wordsOf(page);
    for (const pattern of patterns) {
      for (const match of text.matchAll(pattern)) {
        const [whole, word = "", typed = ""] = match;
        const value = typed.replace(/\D/g, "");
        const before = text.slice(Math.max(0, match.index - 20), match.index);
        const after = text.slice(match.index + 3, match.index + 20);
        if (ofServices.has(value) || others.test(before) || /^\s?банка/i.test(after)) continue;
        const kind = kindOf(word, value);
        const key = `${kind} ${value}`;
        const known = found.get(key);
        if (known ? known.url === page.url : found.size >= maxFound) continue;
        const at = match.index + whole.length - typed.length;
        const excerpt = text.slice(match.index, match.index + 600);
        const evidence = toEvidence(page, offsets(at), excerpt, 80);
        if (known) {
          known.requisite.evidence.push(evidence);
          known.url = page.url;
        } else {
          const problem = problemOf(kind, value);
          found.set(key, {
            url: page.url,
            requisite: { kind, value, problem, evidence: [evidence] },
          });
        }
      }
    }
  }
  return [...found.values()].map(({ requisite }) => requisite);
}

const kindOf = (word: string, value: string): RequisiteKind => {
  if (/^инн$/i.test(word)) return "inn";
  return /ип$/i.test(word) || value.length === 15 ? "ogrnip" : "ogrn";
};

const problemOf = (kind: RequisiteKind, value: string) =>
  (kind === "inn" ? checkInn(value) : checkOgrn(value)) ?? undefined;

/** The text of a page as one string, with the source position of each part. */
function wordsOf(page: ParsedPage): { text: string; offsets: (at: number) => number } {
  const parts: string[] = [];
  const starts: { at: number; source: number }[] = [];
  let length = 0;
  for (const text of page.texts) {
    if (!isReadableText(text)) continue;
    starts.push({ at: length, source: text.start });
    parts.push(text.value);
    length += text.value.length + 1;
  }
  const offsets = (at: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const start = starts[low];
    return start ? start.source + Math.max(0, at - start.at) : 0;
  };
  return { text: parts.join(" "), offsets };
}
