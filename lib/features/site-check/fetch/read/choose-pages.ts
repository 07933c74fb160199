import type { PageLink } from "@/lib/features/site-check/fetch/read/page-links";

/** What a link leads to, as far as its words say. */
type Subject =
  | "policy"
  | "consent"
  | "cookies"
  | "offer"
  | "contacts"
  | "form"
  | "order"
  | "return"
  | "about"
  | "other";

/** In the order in which they are wanted; the first that matches names the link. */
const signs: [Subject, RegExp][] = [
  [
    "policy",
    /политик|конфиденциальн|персональн\S* данн|обработк\S* (?:\S+ )?данн|152-?фз|privacy|policy|polit(?:ika|ica)|kon?fiden[ct]|personal[-_]?dat|person\S{0,12}[-_]dann|152-?fz|\bpdn\b/,
  ],
  ["consent", /соглас(?:и[ея]|ен)|consent|soglasi[ey]|\bpd-agreement/],
  ["cookies", /cookie|куки/],
  [
    "offer",
    /оферт|соглашени|договор|правила|услови|ofert|public-?offer|\boffer\b|terms|agreement|dogovor|soglash|rules|uslovi|pravila|\blegal\b|документ|documents?\b/,
  ],
  ["contacts", /контакт|реквизит|contact|kontakt|rek[vw]i[zs]it|requisit/],
  [
    "form",
    /заявк|записа|запись|обратн\S* связ|задать вопрос|регистрац|войти|(?:^|\s)вход(?:\s|$)|подпис|анкет|консультац|отзыв|ваканс|feedback|callback|(?<![a-z])forms?(?![a-z])|regist|login|(?<![a-z])sign-?(?:in|up)|subscri|zayavk|zapis|anket|auth(?!or)|review|otzyv|vacanc|vakans|brief/,
  ],
  [
    "order",
    /корзин|оформ|заказ|оплат|доставк|cart(?![a-z])|basket|checkout|order|zakaz|oplat|dostav|payment|delivery|shipping|korzin/,
  ],
  ["return", /возврат|обмен|гаранти|refund|return|vozvrat|obmen|garanti|warranty/],
  ["about", /о нас|о компании|о магазине|about|o-nas|o-kompanii|company/],
];
const subjects: Subject[] = [...signs.map(([subject]) => subject), "other"];

/** A link to one of these does something, or ends a session: it is never opened. */
const doing =
  /log-?out|sign-?out|exit|unsubscribe|delete|remove|add[-_]?to[-_]?(?:cart|basket|compare|wish)|[?&](?:action|add|delete|remove|task|vote)=|\/wp-(?:admin|login)|\/bitrix\/admin/;

/** A page has two thousand links at most; a visit opens twenty. */
const maxKnown = 3_000;

const page = /(?:\/|\.(?:html?|php|aspx?|jsp|shtml)|\/[^./]*|\.[^.]{6,})$/i;

/** One page has one key: with and without «www.», secure or not. */
export const pageKey = (url: URL) => url.host.replace(/^www\./, "") + url.pathname + url.search;

/**
 * The links of a site in the order in which they are worth opening: the best of each subject first, then the second
 * of each, so that ten policies do not keep the contacts out. Those that say nothing of themselves come last.
 */
export class PageChoice {
  readonly #bySubject = new Map<Subject, PageLink[]>();
  readonly #taken = new Map<Subject, number>();
  readonly #known = new Set<string>();

  /** @returns false when the address was known already */
  markKnown(url: URL): boolean {
    const key = pageKey(url);
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  /** Takes links in; those that were seen, that do something or that are pictures and the like are left out. */
  add(links: readonly PageLink[]): void {
    for (const link of links) {
      const text = wordsOf(link);
      const subject = signs.find(([, sign]) => sign.test(text))?.[0] ?? "other";
      if (doing.test(text) || (subject === "other" && !page.test(link.url.pathname))) continue;
      if (this.#known.size >= maxKnown) return;
      if (!this.markKnown(link.url)) continue;
      const list = this.#bySubject.get(subject);
      if (list) list.push(link);
      else this.#bySubject.set(subject, [link]);
    }
  }

  /**
   * The next link to open, or undefined.
   * @param isTelling only one whose words say what it is
   */
  next({ isTelling }: { isTelling: boolean }): PageLink | undefined {
    const waiting = subjects.filter((subject) => {
      if (isTelling && subject === "other") return false;
      return this.#bySubject.get(subject)?.length;
    });
    const named = waiting.filter((subject) => subject !== "other");
    const [best] = (named.length > 0 ? named : waiting).toSorted(
      (a, b) => this.#count(a) - this.#count(b),
    );
    if (best === undefined) return undefined;
    this.#taken.set(best, this.#count(best) + 1);
    return this.#bySubject.get(best)?.shift();
  }

  #count = (subject: Subject) => this.#taken.get(subject) ?? 0;
}

function wordsOf({ url, text }: PageLink): string {
  return `${text} ${toReadable(url.pathname + url.search)}`.toLowerCase();
}

function toReadable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
