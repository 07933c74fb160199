/** Determines what a text says that a visitor agrees to. */
import type { AgreedPurpose } from "@/lib/features/site-check/detect/detected/detected-site";
import { normaliseText } from "@/lib/features/site-check/detect/page/elements";

const patterns: readonly (readonly [AgreedPurpose, RegExp])[] = [
  [
    "processing",
    /обработк[а-я]{1,3} (?:[а-я]{1,20} ){0,3}(?:персональн|личн|данн|сведени)|(?:персональн|личн)[а-я]{2,4} данн[а-я]{1,3} (?:[а-я]{1,15} ){0,2}обраб|передач[а-я]{1,2} (?:[а-я]{1,20} ){0,3}персональн|согласи[а-я]{1,2} (?:с|на) (?:[а-я]{1,20} ){0,2}обработк|хранени[а-я]{1,2} (?:[а-я]{1,20} ){0,4}персональн/,
  ],
  [
    "policy",
    /политик[а-я]{0,3}(?![а-я])(?! (?:использовани[а-я] )?(?:в отношении )?(?:файлов )?(?:cookie|куки|aml|kyc|возврат))|privacy policy|конфиденциальност/,
  ],
  [
    "marketing",
    /рассыл|реклам|новост|рекламн|маркетинг|акци(?:ях|и|й|ями)|спецпредложени|специальн[а-я]{2,3} предложени|информационн[а-я]{2,3} (?:сообщени|письм)|newsletter|получать письма/,
  ],
  [
    "offer",
    /оферт|пользовательск[а-я]{2,3} соглашени|соглашени[а-я]{1,3} (?:с пользовател|об использовани)|услови[а-я]{1,3} (?:использовани|пользовани|продажи|договор|оказани|покупки|сайта|сервиса)|правил[а-я]{0,3} (?:и условия|и условиями|продажи|пользовани|использовани|обмена|сайта|сервиса|оказани|бронирован)|договор(?!енн)|terms/,
  ],
  ["age", /(?:мне|исполнилось|старше|достиг[а-я]{0,3}) (?:уже )?(?:исполнилось )?(?:14|16|18)/],
  ["cookies", /cookie|куки|кук(?![а-я])/],
];

/** «Политика обработки персональных данных» names a document and is not consent to processing. */
const policyName =
  /(политик[а-я]{0,3}) (?:в отношении |в области |по |об )?(?:обработк[а-я]{1,2}|защит[а-я]{1,2})(?: и защит[а-я]{1,2})?(?: (?:персональн[а-я]{2,3} )?данн[а-я]{1,3}| пдн?)?/g;

/** In the order of `patterns`; empty if the text is no agreement. */
export function purposesOf(text: string): AgreedPurpose[] {
  const value = normaliseText(text).replace(policyName, "$1");
  return patterns.filter(([, pattern]) => pattern.test(value)).map(([purpose]) => purpose);
}

/**
 * «…на обработку персональных данных для рассылки новостей», «…для этой цели»: advertising is the purpose of the
 * processing.
 */
const forMailing =
  /обработк[а-я]{1,3} [^.;:]{0,60}?(?:(?:для|в целях|с целью) |[.,]? ?цель ?[:—-]? ?)(?:этой цели|(?:(?!и )[а-я]{1,20} ){0,3}(?:рассыл|реклам|новост|маркетинг))/;

/**
 * Consent to processing combined with another purpose: 152-ФЗ ст. 9 ч. 1. One purpose that is advertising
 * is one consent.
 */
export function isBundled(purposes: readonly AgreedPurpose[], text: string): boolean {
  if (!purposes.includes("processing")) return false;
  if (purposes.includes("offer")) return true;
  return purposes.includes("marketing") && !forMailing.test(normaliseText(text));
}

const agreeing =
  /соглас|соглаша|принима|подтвержда|ознакомл|прочита|разреша|даю|хочу получать|подписаться|получать|agree|accept|consent/;

/** Whether the words next to a box are an agreement, not a filter or «запомнить меня». */
export function isAgreement(text: string): boolean {
  const value = normaliseText(text);
  return agreeing.test(value) && purposesOf(value).length > 0;
}

const byDoing =
  /(?:нажима|нажав|нажати|отправля|отправив|отправк|продолжа|заполня|регистриру|оставля|оформля|подписыва|кликая|передава|вводя|указыва|входя|авторизу)[а-я]{0,6}[^.!?]{0,160}?(?:соглас|соглаша|принима|подтвержда|дае(?:те|шь)|даю|ознакомл|разреша)/;

/** Where «нажимая кнопку, вы соглашаетесь» begins in a text; undefined if it is not there. */
export function findImpliedConsent(text: string): number | undefined {
  const found = byDoing.exec(text.toLowerCase().replaceAll("ё", "е"));
  return found ? found.index : undefined;
}
