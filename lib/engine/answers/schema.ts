/**
 * The answers of the form: one zod schema for the wizard, the API, the command line and the drafts.
 * Source: specification § 3 and § 5, decisions § 9; quoted Russian messages are a contract.
 */
import { z } from "zod";
import {
  agreementDurations,
  agreementStarts,
  analyticsServices,
  changeNotices,
  consentPurposes,
  dataTypes,
  industries,
  keysOf,
  ownerTypes,
  paymentSystems,
  processingPurposes,
  retentionPeriods,
  thirdParties,
  websitePlatforms,
  withdrawalMethods,
} from "@/lib/engine/answers/options";
import { ownClausesSchema } from "@/lib/engine/answers/own-clauses";
import { line, lines } from "@/lib/engine/answers/text";
import { emailAddress, webAddress } from "@/lib/engine/answers/web-address";
import { extraKeyPattern } from "@/lib/engine/extended/key";

const documentTypeMessage = "Выберите тип документа";

/** Empty strings are what an untouched input sends: they mean «not given». */
const emptyToUndefined = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyToUndefined, schema.optional());

/** One of `options`; an unknown key is refused, never passed on into a document. */
const choice = <T extends Record<string, string>>(options: T) =>
  z.enum(keysOf(options), "Выберите вариант из списка");

/** Several of `options`, each at most once, in the order of the list. */
const choices = <T extends Record<string, string>>(options: T) => {
  const keys = keysOf(options);
  return z
    .array(choice(options), "Выберите варианты из списка")
    .max(100, "Слишком много вариантов")
    .overwrite((chosen) => keys.filter((key) => chosen.includes(key)))
    .default([]);
};

/** Sentences in the owner's own words (rights, obligations). */
const statements = z
  .array(line(500).min(1, "Пустой пункт"), "Укажите список строк")
  .max(30, "Не больше 30 пунктов")
  .default([]);

const digits = (text: string) => text.replace(/[\s\-–—]/g, "");

/** Digits only; 10 for a company, 12 for a person. Check digits warn and never refuse: `lib/russian`. */
const inn = line(40)
  .overwrite(digits)
  .refine((text) => /^\d*$/.test(text), "ИНН должен состоять только из цифр")
  .refine((text) => text.length >= 10, "ИНН должен содержать минимум 10 цифр")
  .refine((text) => text.length <= 12, "ИНН должен содержать не больше 12 цифр");

const ogrn = line(40)
  .overwrite(digits)
  .refine((text) => /^\d*$/.test(text), "ОГРН должен состоять только из цифр")
  .refine(
    (text) => text.length === 13 || text.length === 15,
    "ОГРН должен содержать 13 цифр, ОГРНИП — 15 цифр",
  );

const counterId = (pattern: RegExp, message: string) =>
  line(40).refine((text) => pattern.test(text), message);

/** Facts that the law demands of some owners and the form asks only of them; empty → «[указать: …]». */
const extraFacts = {
  smiName: optional(line(300)),
  smiRegistrationNumber: optional(line(100)),
  smiFounder: optional(line(300)),
  smiChiefEditor: optional(line(200)),
  smiAgeMark: optional(z.enum(["0+", "6+", "12+", "16+", "18+"], "Выберите возрастной знак")),
  licenseNumber: optional(line(300)),
  /** When and where goods come back and claims are taken (ЗоЗПП ст. 9 п. 1, ст. 26.1). */
  workingHours: optional(line(200)),
  returnAddress: optional(lines(500)),
  withdrawalFormUrl: optional(webAddress("Некорректная ссылка на форму отзыва согласия")),
  policyUrl: optional(webAddress("Некорректная ссылка на страницу политики")),
  /** Whoever stores the data by order is named with an address (152-ФЗ ст. 9 ч. 4 п. 6). */
  hostingAddress: optional(lines(500)),
  /** The one purpose that a consent is for; without it the document holds all that the owner needs. */
  consentPurpose: optional(choice(consentPurposes)),
};

/** All fields of the document form but its type. */
export const answersShape = {
  ownerType: choice(ownerTypes).default("legal"),
  companyName: line(300, "Название компании или ФИО обязательно").min(
    1,
    "Название компании или ФИО обязательно",
  ),
  websiteUrl: webAddress("Некорректный URL сайта"),
  contactEmail: emailAddress("Некорректный email"),
  phone: optional(line(60)),
  inn: optional(inn),
  ogrn: optional(ogrn),
  legalAddress: optional(lines(500)),
  registrar: optional(line(200)),
  hostingProvider: optional(line(200)),
  industry: choice(industries).default("other"),
  websitePlatform: choice(websitePlatforms).default("other"),
  customPlatform: optional(line(200)),
  isSmi: z.boolean("Ответьте «да» или «нет»").default(false),
  userCanPost: z.boolean("Ответьте «да» или «нет»").default(false),
  processingPurposes: choices(processingPurposes),
  otherPurpose: optional(line(500)),
  dataTypesCollected: choices(dataTypes),
  otherDataTypes: optional(line(500)),
  dataTypes: choices(dataTypes),
  dataRetentionPeriod: choice(retentionPeriods).default("until-consent-withdrawal"),
  customRetentionPeriod: optional(line(300)),
  dataTransferToThirdParties: choices(thirdParties),
  otherThirdParties: optional(line(500)),
  paymentSystems: choices(paymentSystems),
  analyticsServices: choices(analyticsServices),
  yandexMetricaId: optional(
    counterId(/^\d{1,20}$/, "Номер счётчика Яндекс.Метрики состоит только из цифр"),
  ),
  googleAnalyticsId: optional(
    counterId(
      /^[A-Za-z0-9-]{1,40}$/,
      "Идентификатор Google Analytics состоит из латинских букв, цифр и дефиса",
    ),
  ),
  otherAnalytics: optional(line(300)),
  consentWithdrawalMethod: choices(withdrawalMethods),
  refundUrl: optional(webAddress("Некорректная ссылка на условия возврата")),
  cookieUrl: optional(webAddress("Некорректная ссылка на политику cookie")),
  offerUrl: optional(webAddress("Некорректная ссылка на публичную оферту")),
  termsUrl: optional(webAddress("Некорректная ссылка на пользовательское соглашение")),
  responsiblePersonName: optional(line(200)),
  responsiblePersonPosition: optional(line(200)),
  responsiblePersonEmail: optional(emailAddress("Некорректный email ответственного лица")),
  responsiblePersonPhone: optional(line(60)),
  agreementStart: choice(agreementStarts).default("any_use"),
  agreementDuration: choice(agreementDurations).default("indefinite"),
  canAdminChange: z.boolean("Ответьте «да» или «нет»").default(true),
  notifyChanges: choice(changeNotices).default("yes"),
  userRights: statements,
  userObligations: statements,
  adminRights: statements,
  adminObligations: statements,
  generateQr: z.boolean("Ответьте «да» или «нет»").default(false),
  qrData: optional(lines(2000)),
  /** Clauses of the owner's own; part of a paid plan. */
  customFields: optional(ownClausesSchema),
  /** The extended template that the document is made from, and the answers to its own questions. */
  templateId: optional(
    z.string("Выберите шаблон").regex(/^[a-z0-9-]{1,60}$/, "Такого расширенного шаблона нет"),
  ),
  templateAnswers: optional(
    z
      .record(z.string().regex(extraKeyPattern, "Такого вопроса в шаблоне нет"), lines(5000))
      .refine((answers) => Object.keys(answers).length <= 50, "Слишком много ответов"),
  ),
  ...extraFacts,
};

/** The types that the full form makes (`socialDisclaimer` has a form of its own). */
export const formDocumentTypes = [
  "privacy",
  "terms",
  "consent",
  "offer",
  "cookie",
  "return",
  "charter",
] as const;

export const formAnswersSchema = z.strictObject({
  type: z.enum(formDocumentTypes, documentTypeMessage),
  ...answersShape,
});

/** Specification § 5 «Social disclaimer form»: its own five fields and its own messages. */
export const disclaimerAnswersSchema = z.strictObject({
  type: z.literal("socialDisclaimer"),
  companyName: line(300, "Название компании обязательно").min(1, "Название компании обязательно"),
  websiteUrl: webAddress("Введите корректный URL"),
  contactEmail: emailAddress("Введите корректный email"),
  legalAddress: optional(lines(500)),
  phone: optional(line(60)),
});

/** Body of `POST /api/documents`, the wizard's form and the command line's profile. */
export const documentAnswersSchema = z.discriminatedUnion(
  "type",
  [formAnswersSchema, disclaimerAnswersSchema],
  { error: documentTypeMessage },
);

export type FormAnswers = z.output<typeof formAnswersSchema>;
/** Parsed answers of any document. */
export type DocumentAnswers = z.output<typeof documentAnswersSchema>;
/** What a form or a request may send before parsing. */
export type DocumentAnswersInput = z.input<typeof documentAnswersSchema>;
