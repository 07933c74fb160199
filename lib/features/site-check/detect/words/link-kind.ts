/** Determines what a link leads to, from its text, its address and the text before it. */
import type { LinkKind } from "@/lib/features/site-check/detect/detected/detected-site";
import { normaliseText } from "@/lib/features/site-check/detect/page/elements";

const kindPatterns = {
  cookies:
    /(?:политик|файл|правил|использовани|уведомлени)[а-я]{0,5}.{0,30}(?:cookie|куки)|(?:cookie|куки)[- ]?(?:policy|политик|файл)/,
  policy:
    /политик[а-я]{0,3}.{0,40}(?:конфиденциальн|обработк|персональн|защит|безопасност|приватн|данн)|положени[а-я]{1,3}.{0,40}персональн|^(?:политика|политикой|политику|политики|политика пдн)$|конфиденциальност[а-я]{1,2}|privacy policy|^privacy$|^персональные данные$/,
  consent:
    /согласи[а-я]{1,3} (?:.{0,20} )?(?:на|с) .{0,30}обработк|согласи[а-я]{1,3}.{0,20}персональн|^(?:форм[а-я]{1,2} )?согласи(?:е|я|ем|ю)$|согласи[а-я]{1,3} на (?:получени|рассылк|реклам)/,
  offer:
    /оферт|пользовательск[а-я]{2,3} соглашени|услови[а-я]{1,3} (?:использовани|пользовани|продажи)|правил[а-я]{0,3} (?:и условия|продажи|пользовани|обмена|сайта|и условиями)|договор публичн|публичн[а-я]{2,3} договор|terms of (?:use|service)/,
  return:
    /возврат[а-я]{0,2}(?:$| (?:и обмен|товар|денег|денежных|средств|заказа|билет))|обмен[а-я]{0,2} (?:и возврат|товар)|услови[а-я]{1,3} возврата|правил[а-я]{0,3} возврата/,
} as const satisfies Record<LinkKind, RegExp>;

const addresses = {
  cookies:
    /cookies?[-_]?(?:policy|politika|notice|file|rules)?(?:[/.?-]|$)|(?:policy|politika)[-_]?cookie/,
  policy:
    /privacy|politi[kc]a|policy|konfiden[ct]|confidential|personal(?:nye|naya)?[-_]?(?:data|dannye|dannyh)|(?:^|[/_-])(?:pdn?|152-?fz)[-_.]?(?:policy)?(?:[/.]|$)|polozhenie[-_](?:o[-_])?p/,
  consent: /soglasi[ei]|consent|agreement[-_]?(?:pd|personal)/,
  offer:
    /ofert|offert?a?(?:[/.?]|$)|public[-_]offer|(?:^|\/)(?:user[-_]?)?(?:agreement|terms)(?:[-_/.]|$)|polzovatelskoe/,
  return: /(?:^|\/)(?:vozvrat|returns?|refunds?)(?:[-_/.]|$)/,
} as const satisfies Record<LinkKind, RegExp>;

/** Words that leave it to the address. */
const unclear = /обработк[а-я]{1,2}.{0,20}(?:персональн|данн|пд)|персональн[а-я]{2,3} данн/;
const bare =
  /^(?:здесь|тут|по ссылке|ссылк[а-я]|подробнее|читать|текст|документ|правил[а-я]{1,3}|услови[а-я]{1,3}|соглашени[а-я]{1,3}|(?:получени[а-я] )?(?:рекламн[а-я]{2,3} )?(?:рассылк[а-я]|реклам[а-я])|terms|agreement)$/;

/**
 * Whether the text of a link is ambiguous: «обработку персональных данных». Another link to the same address may be
 * clear.
 */
export function isUnclear(text: string): boolean {
  const normalised = normaliseText(text).slice(0, 200);
  const isClear = Object.values(kindPatterns).some((pattern) => pattern.test(normalised));
  return !isClear && unclear.test(normalised);
}

/** The kind of a link; undefined for all other links. `before` is the text before it. */
export function linkKindOf(text: string, url: URL, before: string): LinkKind | undefined {
  const normalised = normaliseText(text).slice(0, 200);
  const lead = normaliseText(before).slice(-60);
  const address = decode(url.pathname + url.search).toLowerCase();
  if (kindPatterns.cookies.test(normalised)) return "cookies";
  if (kindPatterns.consent.test(normalised)) return "consent";
  if (kindPatterns.policy.test(normalised)) return "policy";
  if (kindPatterns.return.test(normalised)) return "return";
  if (kindPatterns.offer.test(normalised)) return "offer";
  if (isUnclear(text)) {
    if (addresses.consent.test(address)) return "consent";
    if (/согласи[а-я]{1,3} на $|согласи[а-я]{1,3} на$/.test(lead)) {
      return addresses.policy.test(address) ? "policy" : "consent";
    }
    return /соглас[а-я()]{0,8} на$/.test(lead) && !addresses.policy.test(address)
      ? "consent"
      : "policy";
  }
  return bare.test(normalised) || normalised === "" ? byAddress(address) : undefined;
}

function byAddress(address: string): LinkKind | undefined {
  for (const kind of ["cookies", "consent", "policy", "offer", "return"] as const) {
    if (addresses[kind].test(address)) return kind;
  }
  return undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
