/** The legal grounds of processing with their norms, and the name of each act after «ст. 9». */
import type { GroundKey, LegalGround } from "@/lib/engine/presets/processing";
import type { Norm } from "@/lib/engine/tree/document";

export type GroundPreset = {
  /** Nominative, lower case. */
  wording: string;
  /** A shorter form for a table cell; a note next to it says which points are of 152-ФЗ ст. 6 ч. 1. */
  brief?: string;
  norms: Norm[];
  /** True for a consent, which can be withdrawn. */
  consent: boolean;
};

const personalData = (place: string): Norm => ({ law: "152-ФЗ", place });

export const groundPresets: Record<GroundKey, GroundPreset> = {
  consent: {
    wording: "согласие субъекта",
    norms: [personalData("ст. 6 ч. 1 п. 1")],
    consent: true,
  },
  voluntaryConsent: {
    wording: "для данных, которые не нужны ни для договора, ни по закону, — согласие субъекта",
    brief: "необязательные данные — согласие субъекта",
    norms: [personalData("ст. 6 ч. 1 п. 1")],
    consent: true,
  },
  marketingConsent: {
    wording: "предварительное согласие субъекта на рассылку",
    norms: [
      personalData("ст. 6 ч. 1 п. 1"),
      personalData("ст. 15 ч. 1"),
      { law: "38-ФЗ", place: "ст. 18 ч. 1" },
    ],
    consent: true,
  },
  distributionConsent: {
    wording: "отдельное согласие на распространение",
    norms: [personalData("ст. 6 ч. 1 п. 1"), personalData("ст. 10.1 ч. 1")],
    consent: true,
  },
  imageConsent: {
    wording: "для изображения человека — его согласие на обнародование и использование изображения",
    brief: "изображение человека — его согласие",
    norms: [{ law: "ГК РФ", place: "ст. 152.1" }],
    consent: true,
  },
  representativeConsent: {
    wording:
      "для данных несовершеннолетнего, если нет иного основания, — согласие его законного представителя",
    brief: "дети, если нет иного основания, — согласие законного представителя",
    norms: [personalData("ст. 6 ч. 1 п. 1"), personalData("ст. 9 ч. 1")],
    consent: true,
  },
  contract: {
    wording: "договор с субъектом или в его пользу",
    norms: [personalData("ст. 6 ч. 1 п. 5")],
    consent: false,
  },
  agreement: {
    wording: "исполнение пользовательского соглашения",
    norms: [personalData("ст. 6 ч. 1 п. 5")],
    consent: false,
  },
  contractRequest: {
    wording: "для обращений по договору — этот договор",
    brief: "вопросы по договору — договор",
    norms: [personalData("ст. 6 ч. 1 п. 5")],
    consent: false,
  },
  letters: {
    wording: "для писем и звонков — законный интерес ответить обратившемуся",
    brief: "письма и звонки — законный интерес",
    norms: [personalData("ст. 6 ч. 1 п. 7")],
    consent: false,
  },
  dueAnswer: {
    wording: "если ответ обязателен — требование закона",
    brief: "обязательный ответ — закон",
    norms: [personalData("ст. 6 ч. 1 п. 2")],
    consent: false,
  },
  law: {
    wording: "обязанности, которые возлагает на Оператора закон",
    norms: [personalData("ст. 6 ч. 1 п. 2")],
    consent: false,
  },
  duties: {
    wording: "требования закона",
    norms: [
      personalData("ст. 6 ч. 1 п. 2"),
      personalData("ст. 9 ч. 3"),
      personalData("ст. 14 ч. 3"),
    ],
    consent: false,
  },
  requests: {
    wording: "требования закона",
    norms: [personalData("ст. 6 ч. 1 п. 2"), personalData("ст. 14 ч. 3")],
    consent: false,
  },
  rightHolders: {
    wording: "законодательство об информации и согласие заявителя, указанное в заявлении",
    norms: [personalData("ст. 6 ч. 1 п. 1, 2")],
    consent: false,
  },
  afterwards: {
    wording: "затем — законный интерес защититься от требований",
    brief: "затем — законный интерес в защите от требований",
    norms: [personalData("ст. 6 ч. 1 п. 7")],
    consent: false,
  },
  // A written consent to processors reveals that somebody is a patient (152-ФЗ ст. 10 ч. 2 п. 6).
  healthAfterwards: {
    wording:
      "затем — законный интерес защититься от требований, для письменных согласий пациентов — осуществление прав и правосудие",
    brief: "затем — защита прав",
    norms: [personalData("ст. 6 ч. 1 п. 7"), personalData("ст. 10 ч. 2 п. 6")],
    consent: false,
  },
  claims: {
    wording: "после исполнения договора — законный интерес защититься от требований",
    brief: "затем — законный интерес в защите от требований",
    norms: [personalData("ст. 6 ч. 1 п. 7")],
    consent: false,
  },
  healthClaims: {
    wording:
      "после исполнения договора — законный интерес защититься от требований, для сведений о записи и услугах — осуществление прав и правосудие",
    brief: "затем — защита прав",
    norms: [personalData("ст. 6 ч. 1 п. 7"), personalData("ст. 10 ч. 2 п. 6")],
    consent: false,
  },
  medicalRecords: {
    wording: "обязанность вести и хранить медицинскую документацию",
    brief: "ведение и хранение медицинской документации",
    norms: [personalData("ст. 6 ч. 1 п. 2"), { law: "323-ФЗ", place: "ст. 79" }],
    consent: false,
  },
  representatives: {
    wording: "для данных представителей — законные интересы сторон договора",
    brief: "представители — законные интересы сторон договора",
    norms: [personalData("ст. 6 ч. 1 п. 7")],
    consent: false,
  },
  taxLaw: {
    wording: "обязанности по налогам, расчётам и бухгалтерскому учёту",
    brief: "налоги, расчёты и учёт",
    norms: [personalData("ст. 6 ч. 1 п. 2")],
    consent: false,
  },
  papersByLaw: {
    wording: "для документов, которые закон обязывает хранить, — эта обязанность",
    brief: "хранение документов",
    norms: [personalData("ст. 6 ч. 1 п. 2")],
    consent: false,
  },
  interest: {
    wording: "законный интерес в сохранности Сайта и данных и в защите от мошенничества",
    norms: [personalData("ст. 6 ч. 1 п. 7")],
    consent: false,
  },
  journalism: {
    wording:
      "профессиональная деятельность журналиста и законная деятельность средства массовой информации",
    norms: [personalData("ст. 6 ч. 1 п. 8")],
    consent: false,
  },
  authorship: {
    wording:
      "профессиональная деятельность журналиста, литературная и иная творческая деятельность, если не нарушаются права и законные интересы субъекта",
    norms: [personalData("ст. 6 ч. 1 п. 8")],
    consent: false,
  },
  sellersLaw: {
    wording: "обязанность владельца агрегатора сообщить о продавце",
    norms: [personalData("ст. 6 ч. 1 п. 2, 11"), { law: "ЗоЗПП", place: "ст. 9 п. 1.2" }],
    consent: false,
  },
  publicServices: {
    wording: "предоставление государственных и муниципальных услуг",
    norms: [personalData("ст. 6 ч. 1 п. 4")],
    consent: false,
  },
  communications: {
    wording: "обязанности оператора связи по учёту абонентов",
    brief: "учёт абонентов оператором связи",
    norms: [personalData("ст. 6 ч. 1 п. 2"), { law: "126-ФЗ", place: "ст. 53" }],
    consent: false,
  },
  educationLaw: {
    wording:
      "для сведений, которые требует законодательство об образовании, — обязанности Оператора по нему",
    brief: "закон об образовании",
    norms: [
      personalData("ст. 6 ч. 1 п. 2"),
      { law: "273-ФЗ", place: "ст. 54" },
      { law: "273-ФЗ", place: "ст. 98" },
    ],
    consent: false,
  },
  justice: {
    wording: "участие в судопроизводстве и исполнение судебного акта, если услуга с ними связана",
    norms: [personalData("ст. 6 ч. 1 п. 3, 3.1")],
    consent: false,
  },
  utilities: {
    wording: "для коммунальных услуг — обязанности Оператора по жилищному законодательству",
    norms: [personalData("ст. 6 ч. 1 п. 2"), { law: "ЖК РФ", place: "ст. 155" }],
    consent: false,
  },
  antiMoneyLaundering: {
    wording: "обязанности по идентификации клиентов и хранению сведений о них",
    norms: [personalData("ст. 6 ч. 1 п. 2"), { law: "115-ФЗ", place: "ст. 7" }],
    consent: false,
  },
  healthConsent: {
    wording: "согласие субъекта в письменной форме",
    norms: [personalData("ст. 10 ч. 2 п. 1")],
    consent: true,
  },
  healthConsentOtherwise: {
    wording: "в остальных случаях — согласие субъекта в письменной форме",
    norms: [personalData("ст. 10 ч. 2 п. 1")],
    consent: true,
  },
  healthConsentToOrder: {
    wording:
      "чтобы поручить хранение тем, кто не обязан хранить врачебную тайну, — согласие субъекта в письменной форме",
    brief: "для поручения — согласие в письменной форме",
    norms: [personalData("ст. 10 ч. 2 п. 1")],
    consent: true,
  },
  specialConsent: {
    wording: "для специальных категорий данных — согласие субъекта в письменной форме",
    norms: [personalData("ст. 10 ч. 2 п. 1")],
    consent: true,
  },
  medical: {
    wording: "оказание медицинских услуг тем, кто обязан хранить врачебную тайну",
    brief: "оказание медицинских услуг",
    norms: [personalData("ст. 10 ч. 2 п. 4")],
    consent: false,
  },
  insuranceLaw: {
    wording: "страховое законодательство и законодательство об обязательных видах страхования",
    norms: [personalData("ст. 10 ч. 2 п. 8")],
    consent: false,
  },
  biometricConsent: {
    wording: "согласие субъекта в письменной форме",
    norms: [personalData("ст. 11 ч. 1")],
    consent: true,
  },
};

/** The same grounds as rows of the matrix store them. */
export const legalGrounds = Object.fromEntries(
  Object.entries(groundPresets).map(([key, preset]) => [key, { key, ...preset }]),
) as Record<GroundKey, LegalGround>;

/** Genitive, as it follows «ст. 9»; the same as `reference` in `content/laws.yaml` (a test compares them). */
export const actReferences: Record<string, string> = {
  "152-ФЗ": "Закона о персональных данных",
  "38-ФЗ": "Закона о рекламе",
  "115-ФЗ": "Федерального закона № 115-ФЗ",
  "126-ФЗ": "Федерального закона «О связи»",
  "273-ФЗ": "Федерального закона «Об образовании в Российской Федерации»",
  "323-ФЗ": "Федерального закона № 323-ФЗ",
  ЗоЗПП: "Закона о защите прав потребителей",
  "ГК РФ": "Гражданского кодекса Российской Федерации",
  "ЖК РФ": "Жилищного кодекса Российской Федерации",
  "ТК РФ": "Трудового кодекса Российской Федерации",
};
