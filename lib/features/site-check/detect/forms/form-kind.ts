/** Determines what a form is for. */
import type { FieldClass, FormKind } from "@/lib/features/site-check/detect/detected/detected-site";
import { normaliseText } from "@/lib/features/site-check/detect/page/elements";

export type FormHints = {
  fields: readonly FieldClass[];
  /** All inputs except checkboxes. */
  inputs: number;
  passwords: number;
  /** Whether text can be typed: dates and numbers belong to a filter. */
  hasTextInput: boolean;
  hasSearchInput: boolean;
  /** Address, class, id, role and names of the form and its inputs. */
  names: string;
  /** Words of the fields. */
  labels: string;
  button: string;
  /** All text in the form, and the heading before it. */
  text: string;
};

const personal = new Set<FieldClass>([
  "full_name",
  "name",
  "phone",
  "email",
  "address",
  "birth_date",
  "passport",
  "snils",
  "inn",
  "photo",
  "health",
  "child",
  "card",
]);

const isName = (field: FieldClass) => field === "name" || field === "full_name";

/** Whether a field holds personal data. */
export const isPersonalField = (field: FieldClass) => personal.has(field);

const searching = /search|(?:^|[^a-z])(?:q|s|query)(?:$|[^a-z])|poisk/;
const subscribing = /подпис|рассыл|новост|subscri|newsletter|дайджест/;
const ordering =
  /оформ(?:ить|ление) заказ|заказать в|подтвердить заказ|купить|оплатить|пожертвова|обменять|checkout|order(?:_|-)?form|quick-?order|simplecheckout|donat/;
const commenting = /отзыв|комментари(?:й|и к стать)|ответить|review|comment/;
const registering = /регистр|register|sign-?up|создать аккаунт/;

/** The kind of a form; `other` when it asks for nothing personal and is not a search. */
export function formKindOf(signs: FormHints): FormKind {
  const { fields, inputs, passwords } = signs;
  const names = signs.names.toLowerCase();
  const labels = normaliseText(signs.labels);
  const button = normaliseText(signs.button);
  const text = normaliseText(signs.text);
  const isPersonal = fields.some(isPersonalField);

  if (passwords > 0) {
    const isNew = passwords > 1 || registering.test(button) || fields.some(isName);
    return isNew ? "registration" : "login";
  }
  if (
    !isPersonal &&
    inputs <= 2 &&
    signs.hasTextInput &&
    (signs.hasSearchInput ||
      /поиск|искать|найти|ищете/.test(`${labels} ${button}`) ||
      searching.test(names))
  ) {
    return "search";
  }
  const only = fields.filter(isPersonalField);
  if (
    only.length > 0 &&
    only.every((field) => field === "email" || isName(field)) &&
    only.includes("email") &&
    !fields.includes("comment") &&
    (subscribing.test(`${button} ${names}`) || (only.length === 1 && subscribing.test(text)))
  ) {
    return "newsletter";
  }
  if (!isPersonal && !fields.includes("comment")) return "other";
  if (
    fields.filter((field) => field === "card").length > 1 ||
    ordering.test(`${button} ${names}`) ||
    /купить в (?:один|1) клик|оформление заказа/.test(text)
  ) {
    return "order";
  }
  if (
    fields.includes("comment") &&
    commenting.test(`${button} ${names.replace(/order.?comments?/g, "")}`)
  ) {
    return isContact(labels, names) ? "contact" : "comment";
  }
  if (registering.test(button)) return "registration";
  return "contact";
}

/** «Комментарий» of a request is no comment on a page: there a phone is asked for. */
const isContact = (labels: string, names: string) =>
  /телефон|\+7/.test(labels) || /phone|(?:^|[^a-z])tel(?:$|[^a-z])/.test(names);
