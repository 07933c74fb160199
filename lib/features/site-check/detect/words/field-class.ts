/** Determines what a field asks for, from its names and the text next to it. */
import type { FieldClass } from "@/lib/features/site-check/detect/detected/detected-site";
import { normaliseText } from "@/lib/features/site-check/detect/page/elements";

export type FieldHints = {
  /** `text` if none is named; `textarea`. */
  type: string;
  autocomplete: string;
  /** `name` and `id`. */
  names: string;
  /** Label, placeholder, `aria-label`, `title`. */
  labels: string;
};

/** The standard's tokens, the most reliable sign. */
const tokens: Readonly<Record<string, FieldClass>> = {
  "given-name": "name",
  "additional-name": "full_name",
  "family-name": "full_name",
  tel: "phone",
  "tel-national": "phone",
  email: "email",
  "street-address": "address",
  "address-line1": "address",
  "address-line2": "address",
  "address-level1": "address",
  "address-level2": "address",
  "postal-code": "address",
  bday: "birth_date",
  "cc-number": "card",
  "cc-exp": "card",
  "cc-exp-month": "card",
  "cc-exp-year": "card",
  "cc-csc": "card",
  "cc-name": "card",
  "current-password": "password",
  "new-password": "password",
};

/** In the order of matching: more specific patterns first. */
const fieldPatterns: readonly (readonly [FieldClass, RegExp])[] = [
  ["snils", /снилс/],
  [
    "passport",
    /паспорт|серия и номер|кем выдан|код подразделения|документ[а-я]{0,2}, удостоверяющ/,
  ],
  ["birth_date", /дат[а-я] рождени|день рождени|год рождени|родил/],
  ["child", /ребен|ребён|детей|реб[её]нк|ученик|школьник|воспитанник|дошкольник/],
  [
    "health",
    /жалоб|жалуе|симптом|диагноз|заболевани|аллерги|состояни[а-я]{1,2} здоровь|противопоказани|полис (?:омс|дмс)|омс|лекарств|беременн|инвалидност|группа крови/,
  ],
  ["card", /номер карты|cvc|cvv|держател[а-я]{1,2} карты|срок действия карты|мм ?\/ ?гг/],
  ["inn", /(?:^|[^а-я])инн(?:[^а-я]|$)/],
  [
    "phone",
    /телефон|мобильн|номер для связи|ваш номер$|контактный номер|сотов|\+7|\+ ?7|8 ?\(|whats ?app/,
  ],
  [
    "email",
    /e-?mail|емейл|имейл|эл\.? ?(?:почт|адрес)|электронн|почт[а-я]{0,2}(?: для|$)|(?:^|[^а-я])почта|@/,
  ],
  ["password", /пароль|password/],
  ["login", /логин|имя пользователя|никнейм|username/],
  [
    "address",
    /адрес(?! сайта| электр| почт)|улиц|город(?! вылет)|населенн|индекс|квартир|область|регион проживани|место жительства/,
  ],
  [
    "comment",
    /комментари|сообщени|вопрос|отзыв|примечани|пожелани|текст (?:заявк|обращени|письма)|опишите|расскажите|задач|обращени/,
  ],
  [
    "full_name",
    /фио|ф\. ?и\. ?о|фамили|отчеств|контактное лицо|получател|пациент|родител|full name/,
  ],
  [
    "name",
    /(?:^|[^а-я])имя(?! (?:файла|домена|сайта|компании|организации))|как (?:вас|к вам|вам)|представьтесь|ваше имя|your name|имени/,
  ],
  ["photo", /фото(?!граф(?:ии|ия) товар)|селфи|портрет|снимки|снимок/],
];

const byNames: readonly (readonly [FieldClass, RegExp])[] = [
  ["child", /child|rebenok|rebenka|kid(?:s|_|-|$)/],
  ["snils", /snils/],
  ["passport", /passport|pasport|pass(?:_|-)?(?:series|number|ser)/],
  ["birth_date", /birth|bday|(?:^|[_-])dob(?:$|[_-])|rozhden/],
  ["health", /diagn|symptom|zhalob|diseas|allerg|policy_?oms|(?:^|[_-])oms(?:$|[_-])/],
  ["card", /card_?-?num|cardnumber|(?:^|[_-])(?:cvc|cvv|pan)(?:$|[_-])|card_?exp|card_to/],
  ["inn", /(?:^|[^a-z])inn(?:$|[^a-z])/],
  ["email", /e-?mail|(?:^|[^a-z])mail(?:$|[^a-z])|pochta/],
  ["phone", /phone|telephone|(?:^|[^a-z])tel(?:$|[^a-z])|mobile|telefon/],
  ["password", /passw|(?:^|[^a-z])pwd/],
  ["login", /(?:^|[^a-z])login|user_?name|(?:^|[^a-z])nick/],
  ["address", /addr(?!.*e-?mail)|street|(?:^|[^a-z])city|(?:^|[^a-z])zip|postcode|postal|adres/],
  [
    "comment",
    /comment|message|(?:^|[^a-z])msg|question|review|(?:^|[^a-z])text(?:area)?$|description|koment|vopros/,
  ],
  [
    "full_name",
    /full_?name|last_?name|middle_?name|sur_?name|family|(?:^|[^a-z])(?:fio|holder)(?:$|[^a-z])/,
  ],
  [
    "name",
    /first_?name|(?:^|[^a-z])(?:imya|client)(?:$|[^a-z])|(?:^|[^a-z]|your|client|customer|contact|user|q)[_-]?name(?!.*(?:company|org|file|site))(?:$|[^a-z])|author/,
  ],
  ["photo", /photo|avatar|selfie/],
];

const find = (patterns: readonly (readonly [FieldClass, RegExp])[], text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0];

/** The class of a field; undefined for non-personal ones: amounts, dates of a stay, captchas. */
export function fieldClassOf({
  type,
  autocomplete,
  names,
  labels: text,
}: FieldHints): FieldClass | undefined {
  const token = autocomplete
    .toLowerCase()
    .split(/\s+/)
    .map((part) => (Object.hasOwn(tokens, part) ? tokens[part] : undefined))
    .find(Boolean);
  if (token) return token;
  const label = normaliseText(text).slice(0, 200);
  const named = names.toLowerCase().slice(0, 200);
  if (type === "file") {
    return /фото|снимк|селфи|паспорт|документ|photo|passport|avatar|docs?(?:\[|$)|image/.test(
      `${label} ${named}`,
    )
      ? "photo"
      : undefined;
  }
  if (/captcha|код с картинки|промокод|купон|coupon|promo/.test(`${label} ${named}`))
    return undefined;
  if (type === "password") return "password";
  if (type === "email") return /ребен/.test(label) ? "child" : "email";
  if (type === "tel") return /card/.test(named) ? "card" : "phone";
  if (/^(?:username|login)/.test(named) || /^имя пользователя/.test(label)) return "login";
  const found =
    find(fieldPatterns, label) ??
    find(byNames, named) ??
    // Many sites use the standard's token for the first name only, so the text next to the field takes precedence.
    (/(?:^|\s)name(?:$|\s)/.test(autocomplete.toLowerCase()) ? "full_name" : undefined);
  if ((found === "full_name" || found === "name") && type === "textarea") return "comment";
  if (found) return found;
  return type === "textarea" ? "comment" : undefined;
}
