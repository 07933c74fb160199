/** Reads answers of our form from the text of a policy. Nothing is guessed: unclear answers are left out. */
import { z } from "zod";
import {
  collectedDataField,
  ownerNameField,
  processingPurposesField,
  siteField,
} from "@/lib/engine/answers/identifying-answers";
import { answersShape } from "@/lib/engine/answers/schema";
import type { Answer } from "@/lib/engine/questions/answer";
import { definitionOf, type QuestionKey, type Questions } from "@/lib/engine/questions/questions";
import {
  type DataType,
  keysOf,
  type ProcessingPurpose,
} from "@/lib/engine/questions/vocabulary/options";
import {
  findAddress,
  findEmail,
  findNumber,
  findOperator,
  findSite,
  type ReadText,
} from "@/lib/features/policy-check/facts/owner-answers";

/** Words that name a purpose in a list of purposes. */
const purposePatterns: Readonly<Partial<Record<ProcessingPurpose, RegExp>>> = {
  registration:
    /регистраци[а-я]{1,2}(?! юр)[^.\n]{0,40}(?:сайт|кабинет|пользовател|аккаунт)|личн[а-я]{2,3} кабинет|учетн[а-я]{2,3} запис/,
  order_processing: /(?:оформлени|обработк|исполнени|выполнени)[а-я]{1,2} (?:[а-я]{1,20} )?заказ/,
  delivery: /доставк/,
  payment:
    /(?:при[её]м|обработк|осуществлени|проведени)[а-я]{0,2} (?:[а-я]{1,20} )?(?:оплат|платеж)/,
  contract: /(?:заключени|исполнени)[а-я]{1,2} [^.\n]{0,60}договор/,
  feedback:
    /обратн[а-я]{2} связ|(?:обработк[а-я]|ответ[а-я]{0,2} на) (?:[а-я]{1,20} )?(?:обращени|заявок|запрос|вопрос)/,
  support: /техническ[а-я]{2} поддержк|клиентск[а-я]{2} поддержк/,
  newsletter:
    /рассыл|рекламн[а-я]{2,3} (?:и [а-я]{1,20} )?(?:материал|сообщени|предложени)|новост[а-я]{1,2}[^.\n]{0,40}(?:акци|предложени)|информирован[а-я]{1,2}[^.\n]{0,80}(?:акци|предложени|скидк)/,
  analytics: /статисти|аналитик|анализ[а-я]{0,2} (?:посещаемост|поведени|действи)/,
  personalization: /персонализ|персональн[а-я]{2,3} (?:рекомендац|предложени)/,
  recruitment: /трудоустройств|подбор[а-я]? персонал|соискател|кандидат[а-я]{0,2} на ваканс/,
  security: /мошеннич/,
};

/** Words that name a type of data in a list of data. */
const dataTypePatterns: Readonly<Partial<Record<DataType, RegExp>>> = {
  full_name: /фамили|отчеств|(?<![а-я])фио(?![а-я])|ф\. ?и\. ?о\./,
  // A part of «фамилия, имя, отчество».
  name: /(?<!фамили[а-я], |фамили[а-я] и )(?<![а-я])имя(?![а-я])(?!,? (?:и )?(?:отчество|фамили))/,
  email: /электронн[а-я]{2,3} (?:почт|адрес)|e-?mail/,
  phone: /телефон/,
  address: /адрес[а-я]{0,2} (?:доставк|прожив|регистрац|места жит)|почтов[а-я]{2,3} адрес/,
  birth_date: /дат[а-я] рождения/,
  passport: /паспорт/,
  payment_info: /платежн[а-я]{2,3} (?:данн|реквизит|сведени)|банковск[а-я]{2,3} (?:реквизит|карт)/,
  ip_address: /(?<![a-z])ip(?![a-z])/,
  cookies: /cookie|куки(?![а-я])/,
  device_info: /(?:тип|сведени[а-я]|данн[а-я]{2}|информаци[а-я])[^.\n]{0,30}(?:устройств|браузер)/,
  location: /геолокаци|местоположени/,
  photo: /фотограф/,
  education: /образовани/,
};

/** Phrases that introduce purposes or data; the following 900 characters belong to them. */
const purposeLeads =
  /цел(?:и|ь|ях|ью|ями) (?:сбора |обработки|использования)|(?:в|для) (?:следующих|указанных|таких) цел(?:ях|ей)|с целью/g;
const dataLeads =
  /(?:перечень|категории|состав|следующие)[^.\n]{0,40} (?:персональн|данн)|(?:собира|обрабатыва)[а-я]{2,6}[^.\n]{0,60}(?:данные|информаци[а-я]|сведения)|обрабатыва(?:ем|ет|ются) (?:имя|фамили|фио|телефон|адрес|номер)/g;
const maxDistance = 900;

type Source = ReadText & { operator: ReturnType<typeof findOperator> };

/** The answers that a text may contain, and how each is found; undefined when it is not there. */
const readers = {
  ownerType: ({ operator }: Source) => (operator?.isCompany ? "legal" : undefined),
  [ownerNameField]: ({ operator }: Source) => operator?.name,
  inn: (text: Source) => findNumber(text, ["инн"]),
  ogrn: (text: Source) => findNumber(text, ["огрн", "огрнип"]),
  legalAddress: findAddress,
  contactEmail: findEmail,
  [siteField]: findSite,
  [processingPurposesField]: (text: Source) =>
    namedIn(windowsOf(text, purposeLeads), purposePatterns),
  [collectedDataField]: (text: Source) => namedIn(windowsOf(text, dataLeads), dataTypePatterns),
} satisfies { [Key in QuestionKey]?: (text: Source) => unknown };

type ReadKey = keyof typeof readers;
const readKeys = Object.keys(readers) as ReadKey[];

/** A subset of them: an absent key was not read. */
export const readAnswersSchema = z.strictObject(
  Object.fromEntries(readKeys.map((key) => [key, responseSchemaOf(key).optional()])) as {
    [Key in ReadKey]: z.ZodOptional<z.ZodType<NonNullable<Answer<Questions[Key]>>>>;
  },
);
export type ReadAnswers = z.output<typeof readAnswersSchema>;

/** An answer in a response: the form's own schema checked it when it was read. */
function responseSchemaOf(key: ReadKey): z.ZodType {
  const question = definitionOf(key);
  if (question.kind === "choice") return z.enum(keysOf(question.options));
  if (question.kind === "choices") return z.array(z.enum(keysOf(question.options)));
  return z.string();
}

/**
 * Reads the answers in the text, each checked by the form's own schema.
 * @returns answers for a draft; an absent key was not read.
 */
export function readAnswers(text: ReadText): ReadAnswers {
  const source = { ...text, operator: findOperator(text) };
  const valid = readKeys.flatMap((key) => {
    const value: unknown = readers[key](source);
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const parsed = answersShape[key].safeParse(value);
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data]] : [];
  });
  return readAnswersSchema.parse(Object.fromEntries(valid));
}

function windowsOf({ normalised: { text } }: ReadText, leads: RegExp): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(leads)) {
    const from = Math.max(index, end);
    end = Math.max(end, index + maxDistance);
    pieces.push(text.slice(from, end));
  }
  return pieces.join("\n");
}

const namedIn = <Name extends string>(
  text: string,
  patterns: Readonly<Partial<Record<Name, RegExp>>>,
): Name[] =>
  (Object.entries(patterns) as [Name, RegExp][])
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
