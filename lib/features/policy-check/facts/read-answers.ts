/** Which answers of our form stand in the text of a policy. Nothing is guessed: what is not plain is left out. */
import { z } from "zod";
import { answersShape } from "@/lib/engine/answers/schema";
import {
  type DataType,
  dataTypes,
  keysOf,
  type ProcessingPurpose,
  processingPurposes as purposeLabels,
} from "@/lib/engine/questions/options";
import {
  findAddress,
  findEmail,
  findNumber,
  findOperator,
  findSite,
  type ReadText,
} from "@/lib/features/policy-check/facts/owner-answers";

const {
  ownerType,
  companyName,
  inn,
  ogrn,
  legalAddress,
  contactEmail,
  websiteUrl,
  processingPurposes,
  dataTypesCollected,
} = answersShape;

/** The answers that a text may hold, each as the form takes it. */
const shape = {
  ownerType,
  companyName,
  inn,
  ogrn,
  legalAddress,
  contactEmail,
  websiteUrl,
  processingPurposes,
  dataTypesCollected,
};
type Key = keyof typeof shape;

/** Some of them: what is not there was not read. */
export const readAnswersSchema = z.strictObject({
  ownerType: z.enum(["individual", "legal"]).optional(),
  companyName: z.string().optional(),
  inn: z.string().optional(),
  ogrn: z.string().optional(),
  legalAddress: z.string().optional(),
  contactEmail: z.string().optional(),
  websiteUrl: z.string().optional(),
  processingPurposes: z.array(z.enum(keysOf(purposeLabels))).optional(),
  dataTypesCollected: z.array(z.enum(keysOf(dataTypes))).optional(),
});
export type ReadAnswers = z.output<typeof readAnswersSchema>;

/** Words by which a purpose is known where purposes are told. */
const purposeWords: Readonly<Partial<Record<ProcessingPurpose, RegExp>>> = {
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

/** Words by which a type of data is known where data are listed. */
const dataWords: Readonly<Partial<Record<DataType, RegExp>>> = {
  full_name: /фамили|отчеств|(?<![а-я])фио(?![а-я])|ф\. ?и\. ?о\./,
  // Of «фамилия, имя, отчество» a part.
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

/** Where purposes and where data are told; what stands within 900 characters behind belongs to it. */
const purposeLeads =
  /цел(?:и|ь|ях|ью|ями) (?:сбора |обработки|использования)|(?:в|для) (?:следующих|указанных|таких) цел(?:ях|ей)|с целью/g;
const dataLeads =
  /(?:перечень|категории|состав|следующие)[^.\n]{0,40} (?:персональн|данн)|(?:собира|обрабатыва)[а-я]{2,6}[^.\n]{0,60}(?:данные|информаци[а-я]|сведения)|обрабатыва(?:ем|ет|ются) (?:имя|фамили|фио|телефон|адрес|номер)/g;
const reach = 900;

/**
 * What of our form's answers stands in the text, each checked by the form's own schema.
 * @returns plain answers for a draft; a key that is not there was not read.
 */
export function readAnswers(text: ReadText): ReadAnswers {
  const operator = findOperator(text);
  const found: Partial<Record<Key, unknown>> = {
    ownerType: operator?.isCompany ? "legal" : undefined,
    companyName: operator?.name,
    inn: findNumber(text, ["инн"]),
    ogrn: findNumber(text, ["огрн", "огрнип"]),
    legalAddress: findAddress(text),
    contactEmail: findEmail(text),
    websiteUrl: findSite(text),
    processingPurposes: namedIn(windowsOf(text, purposeLeads), purposeWords),
    dataTypesCollected: namedIn(windowsOf(text, dataLeads), dataWords),
  };
  const valid = Object.entries(found).flatMap(([key, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const parsed = shape[key as Key].safeParse(value);
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data]] : [];
  });
  return readAnswersSchema.parse(Object.fromEntries(valid));
}

function windowsOf({ normalised: { text } }: ReadText, leads: RegExp): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(leads)) {
    const from = Math.max(index, end);
    end = Math.max(end, index + reach);
    pieces.push(text.slice(from, end));
  }
  return pieces.join("\n");
}

const namedIn = <Name extends string>(
  words: string,
  patterns: Readonly<Partial<Record<Name, RegExp>>>,
): Name[] =>
  (Object.entries(patterns) as [Name, RegExp][])
    .filter(([, pattern]) => pattern.test(words))
    .map(([name]) => name);
