/** The consents of an owner as facts that the template may speak of, and as a list for the site. */

import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import {
  asksForImage,
  type Consent,
  type ConsentKey,
  consentsOf,
  unnamedConsent,
} from "@/lib/engine/facts/consent-purposes";
import { detailOf, lettersOf, purposeWords, refusalOf } from "@/lib/engine/facts/consent-words";
import type { AnswersDraft } from "@/lib/engine/facts/known";
import { fieldOf, type KnownFacts, toKnown } from "@/lib/engine/facts/known";
import { chosenDataTypes, welcomesMinors } from "@/lib/engine/facts/processing/chosen-data";
import { methodsOf } from "@/lib/engine/facts/processing/data-flow";
import { actionsOf } from "@/lib/engine/facts/processing/processing-matrix";
import { publishedPages } from "@/lib/engine/facts/processing/published-pages";
import {
  countsAppAlone,
  isHostedByBuilder,
  type Recipient,
  unsaidRecipients,
} from "@/lib/engine/facts/processing/recipients";
import {
  messageWords,
  orderWords,
  recipientName,
  saidData,
  taskOf,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { addressOfCounter } from "@/lib/engine/facts/processing/services-of-form";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { flag, text, texts } from "@/lib/engine/facts/vocabulary";
import {
  appointmentToOrder,
  appStatisticsConsent,
  consentPresets,
  derivedConsentPurposes,
  healthToOrder,
} from "@/lib/engine/presets/consents";
import { industryPresets } from "@/lib/engine/presets/industries";
import { purposePresets } from "@/lib/engine/presets/purposes";
import {
  type ConsentPurpose,
  consentPurposes,
  type DataType,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/questions/options";
import { capitalised } from "@/lib/russian/capitalised";
import { lowerFirst } from "@/lib/russian/lower-first";
import { typeset } from "@/lib/russian/typography";

const abroad = {
  kind: "rows",
  label: "иностранных получателей",
  field: fieldOf("transfers.kinds"),
  row: {
    name: text("иностранного получателя", "transfers.contractors"),
    country: text("страну получателя", "transfers.contractors"),
  },
} as const;

export const consentVocabulary = {
  consents: {
    kind: "rows",
    label: "согласия",
    field: fieldOf("purposes.chosen"),
    row: {
      key: {
        kind: "choice",
        label: "для чего согласие",
        field: fieldOf("consent.purpose"),
        options: { ...consentPurposes, unnamed: "цель не названа" },
      },
      heading: { ...text("заголовок согласия", "consent.purpose"), required: true },
      purpose: text("цель обработки", "purposes.other"),
      detail: text("что делается для этой цели", "purposes.chosen"),
      served: {
        kind: "rows",
        label: "цели, для которых поручается обработка",
        field: fieldOf("purposes.chosen"),
        row: {
          purpose: text("цель, для которой поручается обработка", "purposes.chosen"),
          data: text("перечень данных", "data.collected"),
          processors: text("кому поручается обработка", "hosting.provider"),
          term: text("срок обработки для этой цели", "retention.period"),
        },
      },
      servedNames: text("цели, для которых поручается обработка", "purposes.chosen"),
      data: text("перечень данных", "data.collected"),
      items: texts("перечень данных", "data.collected"),
      biometricsUnnamed: flag("не названы биометрические данные", "data.other"),
      dataUnnamed: flag("не названы иные данные", "data.other"),
      letters: text("что и как рассылается", "purposes.chosen"),
      ofAdults: flag("подписываются ли только взрослые", "site.industry"),
      severalServed: flag("поручается ли обработка для нескольких целей", "purposes.chosen"),
      servedApart: text("как выбирают цели, для которых поручается обработка", "purposes.chosen"),
      markedAt: text("у чего ставят отметку", "purposes.chosen"),
      public: flag("становятся ли данные доступны всем", "site.userCanPost"),
      ofImage: flag("публикуется ли изображение", "publishing.data"),
      written: flag("нужна ли письменная форма", "data.collected"),
      named: flag("называет ли себя субъект по имени", "data.collected"),
      byContact: flag("указывает ли субъект контакт", "data.collected"),
      contact: text("контакт субъекта", "data.collected"),
      ofMinors: flag("касается ли согласие данных несовершеннолетних", "data.collected"),
      consenter: text("кто даёт согласие", "data.collected"),
      byLetterAlone: flag("отзывают ли согласие только письмом", "withdrawal"),
      byNotice: flag("даётся ли согласие в уведомлении о cookie", "purposes.chosen"),
      inApp: flag("даётся ли согласие в приложении", "app.said"),
      actions: text("действия с данными", "transfers.kinds"),
      methods: text("способ обработки", "purposes.chosen"),
      processors: {
        kind: "rows",
        label: "тех, кому поручена обработка",
        field: fieldOf("hosting.provider"),
        row: {
          name: text("наименование лица, которому поручена обработка", "hosting.provider"),
          isBrand: flag("названо ли лицо только именем сервиса", "transfers.contractors"),
          address: text("адрес лица, которому поручена обработка", "hosting.address"),
          task: text("что поручено", "hosting.provider"),
        },
      },
      mailerUnnamed: flag("не назван тот, кто рассылает", "transfers.ownWork"),
      recipients: texts("получателей данных", "transfers.kinds"),
      recipientsUnnamed: flag("не назван ли получатель", "transfers.contractors"),
      unclear: texts(
        "получателей, о которых неизвестно, какие данные они получают",
        "transfers.contractors",
      ),
      abroad,
      term: text("срок действия согласия", "retention.period"),
      refusal: text("последствия отказа", "purposes.chosen"),
    },
  },
  "consent.title": { ...text("заголовок документа", "consent.purpose"), required: true },
  "consent.needed": flag("нужны ли согласия", "purposes.chosen"),
  "consent.single": flag("одно ли согласие нужно", "consent.purpose"),
  "consent.resource": text("адрес сайта", "site.address"),
  "consent.otherResources": texts("другие страницы, где публикуются данные", "publishing.where"),
} as const satisfies Vocabulary;

/** Derives the consents of the document: all that the owner needs, or the one that was asked for. */
export function consentFacts(known: KnownFacts): FactRecord {
  const purpose = known["consent.purpose"];
  // One was asked for that these answers know nothing of: its form, and never the consents to something else.
  const consents = purpose
    ? [findChosen(known, purpose) ?? unnamedConsent(known)]
    : consentsOf(known);
  const isNeeded = consents.length > 0;
  const isSingle = consents.length === 1;
  return {
    consents: (isNeeded ? consents : [unnamedConsent(known)]).map((consent) =>
      toFacts(consent, known, isSingle),
    ),
    "consent.title": typeset(isSingle && consents[0]?.key === "image" ? imageTitle : title),
    "consent.needed": isNeeded,
    "consent.single": isSingle,
    "consent.resource": known["site.address"] && resourceOf(known["site.address"]),
    "consent.otherResources": publishedPages(known),
  };
}

/** A consent that the site has to ask for. */
export type ConsentToAsk = {
  key: ConsentKey;
  /** What people choose it by. */
  label: string;
  /** The purpose inside a sentence, as the document names it; null where the owner has yet to name it. */
  purpose: string | null;
  /** Written form: signed on paper or with an electronic signature, never by a mark (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True where the form that serves this purpose cannot be sent without it. */
  formNeedsIt: boolean;
  /** Each has a mark of its own: the purposes that are entrusted to others. */
  parts: { key: string; purpose: string }[];
};

/**
 * The consents that this owner needs, in the order of the document; empty where every purpose rests on
 * a contract, a law or an interest. Takes parsed answers or a form that is still being filled in.
 */
export function consentPurposesOf(draft: AnswersDraft): ConsentToAsk[] {
  const known = toKnown(draft);
  return consentsOf(known).map((consent) => toConsentToAsk(consent, known));
}

/**
 * The consent for one purpose, even when the answers do not require it.
 * @returns null for a purpose that needs no consent
 */
export function findConsent(draft: AnswersDraft, key: ConsentPurpose): ConsentToAsk | null {
  const known = toKnown(draft);
  const consent = findChosen(known, key);
  return consent ? toConsentToAsk(consent, known) : null;
}

function toConsentToAsk(consent: Consent, known: KnownFacts): ConsentToAsk {
  const { key, written, voluntary } = consent;
  const purpose = consent.purpose === null ? null : purposeWords(consent.purpose, known);
  const preset = consentPresets[presetKeyOf(key)];
  const label = key === "unnamed" ? "Цель ещё не названа" : consentPurposes[key];
  return {
    key,
    label: key === "other" && purpose !== null ? purpose : label,
    purpose,
    written,
    formNeedsIt: preset.formNeedsIt && !voluntary && !written,
    parts: consent.served.map((one) => ({
      key: one.key,
      purpose: purposeWords(one.purpose, known),
    })),
  };
}

function findChosen(known: KnownFacts, purpose: ConsentPurpose): Consent | undefined {
  const isChosen = ({ key }: Consent) => key === purpose;
  return consentsOf(known).find(isChosen) ?? consentsOf(withPurpose(known, purpose)).find(isChosen);
}

/** Asking for a consent to a purpose implies the purpose, ticked or not. */
function withPurpose(known: KnownFacts, purpose: ConsentPurpose): KnownFacts {
  const withData = (type: DataType): KnownFacts => ({
    ...known,
    "data.collected": [...known["data.collected"], type],
  });
  if (purpose === "publication") {
    return { ...known, "site.userCanPost": true, "site.postsWithoutData": false };
  }
  if (purpose === "distribution") return { ...known, "publishing.own": true };
  if (purpose === "image") {
    const published = [...known["publishing.data"], "photo" as const];
    return { ...known, "publishing.own": true, "publishing.data": published };
  }
  // A clinic asks for this consent where appointments come through the site.
  if (purpose === "health" && known["site.industry"] === "medical") {
    return {
      ...withData(purpose),
      "purposes.chosen": [...known["purposes.chosen"], "order_processing"],
    };
  }
  if (purpose === "health" || purpose === "biometric") return withData(purpose);
  if (!(purpose in processingPurposes)) return known;
  const ticked = [...known["purposes.chosen"], purpose as ProcessingPurpose];
  return {
    ...known,
    "purposes.chosen": ticked,
    ...(purpose === "other" && { "purposes.otherGround": "consent" }),
  };
}

const title = "Согласие на обработку персональных данных";
const imageTitle = "Согласие на обнародование и использование изображения";

/** A consent to distribution (152-ФЗ ст. 10.1), whoever publishes. */
const isPublic = (key: ConsentKey) => key === "publication" || key === "distribution";

/** An application shows no notice of cookies and no form of the site: it asks by itself. */
const isInApplication = (key: ConsentKey, known: KnownFacts): boolean =>
  key === "application" ||
  key === "app_advertising" ||
  (key === "analytics" && countsAppAlone(known));

const presetKeyOf = (key: ConsentKey): ConsentPurpose => (key === "unnamed" ? "other" : key);

function toFacts(consent: Consent, known: KnownFacts, isSingle: boolean): FactRecord {
  const { key, dataTypes, voluntary } = consent;
  const inApp = isInApplication(key, known);
  const preset =
    inApp && key === "analytics"
      ? appStatisticsConsent
      : key === "health" && known["site.industry"] === "medical"
        ? consent.purpose === derivedConsentPurposes.orderAlone
          ? appointmentToOrder
          : healthToOrder
        : consentPresets[voluntary ? "contract" : presetKeyOf(key)];
  const isOpen = key === "unnamed" || isPublic(key);
  const contact = contactOf(isOpen ? ["email", "phone"] : dataTypes);
  // A letter needs an address and no name (152-ФЗ ст. 5 ч. 5).
  const isKnownByContact = key === "newsletter" && contact !== undefined;
  const isNamed =
    isOpen || consent.written || (dataTypes.includes("full_name") && !isKnownByContact);
  const ours = (words: string) => (words === known["data.other"] ? words : typeset(words));
  const items = consent.data.map(ours);
  const ofPosts: readonly string[] = purposePresets.publication.inevitable.map((words) =>
    typeset(words),
  );
  const isOwnTerm = known["retention.custom"] !== undefined && key !== "processors";
  const term = consent.term.join(". ");
  const purpose = consent.purpose === null ? undefined : purposeWords(consent.purpose, known);
  const byNotice =
    (key === "analytics" || key === "personalization") &&
    !isNamed &&
    contact === undefined &&
    !inApp;
  const ofMinors = isOfMinors(consent, known);
  const several = consent.served.length > 1;
  const mailerUnnamed = key === "newsletter" && isMailerUnsaid(known);
  return {
    key,
    heading: isSingle
      ? known["document.length"] === "short" && purpose
        ? `Согласие: ${purpose}`
        : "Условия согласия"
      : key === "image"
        ? imageTitle
        : `${title}. ${capitalised(purpose ?? "цель не названа")}`,
    purpose,
    detail: detailOf(consent, preset, known),
    served: consent.served.map(({ purpose, data, processors, term: termOfPurpose }) => ({
      purpose: capitalised(purposeWords(purpose, known)),
      data: data.length > 0 ? capitalised(data.map(ours).join("; ")) : undefined,
      processors: unique(processors.flatMap(recipientName)).join("; ") || undefined,
      term: known["retention.custom"]
        ? termOfPurpose.join(". ")
        : typeset(termOfPurpose.join(". ")),
    })),
    servedNames:
      consent.served.map(({ purpose }) => purposeWords(purpose, known)).join("; ") || undefined,
    data: items.length === 0 ? undefined : items.join("; "),
    // What else a post tells, its author writes himself: an open line would be no list (приказ РКН № 18).
    items: items.filter((words) => !ofPosts.includes(words)).map(capitalised),
    biometricsUnnamed: consent.biometricsUnnamed,
    dataUnnamed: consent.dataUnnamed,
    letters: key === "newsletter" ? lettersOf(consent, known) : undefined,
    ofAdults: key === "newsletter" && welcomesMinors(known),
    severalServed: several,
    servedApart: typeset(
      several
        ? "для каждой цели отдельно; отметка у одной цели не относится к другим"
        : "для такой цели",
    ),
    markedAt: typeset(
      several ? "у каждой цели, для которой разрешает поручить обработку" : "у этой цели",
    ),
    public: isPublic(key),
    ofImage: key === "distribution" && asksForImage(consent),
    written: consent.written,
    named: isNamed,
    byContact: contact !== undefined,
    contact,
    ofMinors,
    consenter: typeset(
      mayBeRepresented(consent, ofMinors, isNamed, known)
        ? "субъект или его представитель"
        : "субъект",
    ),
    // These have ways of their own beside the letter.
    byLetterAlone:
      known.withdrawal.every((way) => way === "email") &&
      !byNotice &&
      !inApp &&
      key !== "newsletter",
    byNotice,
    inApp,
    mailerUnnamed,
    actions:
      (mailerUnnamed ? actionsOf("newsletter", true) : consent.actions).join(", ") || undefined,
    methods: lowerFirst(typeset(methodsOf(consent))),
    processors: consent.processors.map((processor) =>
      toProcessorFacts(processor, known, dataFor(consent, processor, known)),
    ),
    recipients: unique(
      consent.recipients.flatMap((recipient) => {
        const data = dataFor(consent, recipient, known);
        return recipientName(recipient).map((name) => (data ? `${name} — ${data}` : name));
      }),
    ),
    recipientsUnnamed: [...consent.recipients, ...consent.unclear].some(
      ({ name }) => name === null,
    ),
    unclear: unique(consent.unclear.flatMap(recipientName)),
    abroad: abroadOf([...consent.processors, ...consent.recipients]),
    term: lowerFirst(isOwnTerm ? term : typeset(term)),
    refusal: typeset(refusalOf(consent, preset, known)),
  };
}

/** How the subject is contacted, by the data that the form asks for. */
function contactOf(types: readonly DataType[]): string | undefined {
  const [email, phone] = [types.includes("email"), types.includes("phone")];
  if (email && phone) return "Электронная почта или телефон";
  if (email) return "Электронная почта";
  return phone ? "Телефон" : undefined;
}

/** Letters are sent by somebody whom the owner has yet to name; the policy has the same blank. */
const isMailerUnsaid = (known: KnownFacts): boolean =>
  unsaidRecipients(known).some(({ role }) => role === "mailing");

/** Where the text itself speaks of a representative. */
const mayBeRepresented = (
  { key, written }: Consent,
  ofMinors: boolean,
  isNamed: boolean,
  { "site.industry": industry }: KnownFacts,
): boolean =>
  ofMinors ||
  written ||
  (key === "processors" && (industry === "travel" || industry === "medical")) ||
  (industry === "medical" && isNamed && !isPublic(key));

/** Subscribers and those who look for work. */
const ofOthers: ConsentKey[] = ["newsletter", "recruitment", "unnamed"];

/** Children are spoken of where they come or their data are: not in the consent of a subscriber. */
const isOfMinors = ({ key, dataTypes, written }: Consent, known: KnownFacts): boolean =>
  key === "minors" ||
  (welcomesMinors(known) && !ofOthers.includes(key)) ||
  dataTypes.includes("children") ||
  ((written || key === "distribution" || key === "image") &&
    chosenDataTypes(known).includes("children"));

/** «Битрикс24» is a service: the consent must name the company or the person behind it (152-ФЗ ст. 9 ч. 4 п. 6). */
const legalForm =
  /(?<![а-яёa-z])(?:ооо|ао|пао|тоо|осоо|одо|чуп|зао|нко|ано|ип|самозанят|обществ|индивидуальн|llc|ltd|inc|gmbh|corp|limited|учрежден|фонд|центр|фгуп|гуп|муп)(?![а-яёa-z])|[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+(?:вич|вна|ична|оглы|кызы)/i;

/** The data of this consent that the owner says a recipient gets; undefined where he says nothing. */
function dataFor(consent: Consent, recipient: Recipient, known: KnownFacts): string | undefined {
  const has = (opening: string) => consent.data.some((words) => words.startsWith(opening));
  const data = saidData(recipient, known).filter(
    (words) =>
      consent.data.includes(words) ||
      (words === messageWords && has("содержание обращения")) ||
      (words === orderWords && has(industryPresets[known["site.industry"]].order)),
  );
  const ours = (words: string) => (words === known["data.other"] ? words : typeset(words));
  return data.length > 0 ? data.map(ours).join("; ") : undefined;
}

function toProcessorFacts(
  processor: Recipient,
  known: KnownFacts,
  data: string | undefined,
): FactRecord {
  const { role, name, said } = processor;
  const typed =
    role === "hosting"
      ? "hosting.address"
      : (role === "platform" || role === "builder") && "platform.address";
  const task = taskOf(processor, known);
  const work = [
    task === said?.task || !task ? task : typeset(task),
    data && `данные: ${data}`,
  ].filter(Boolean);
  return {
    name: name ?? undefined,
    isBrand: name !== null && !legalForm.test(name),
    address:
      (
        said?.address ??
        (typed ? known[typed] : undefined) ??
        (isHostedByBuilder(known) && role === "builder" ? known["hosting.address"] : undefined)
      )?.replace(/\s*\n\s*/g, " ") || addressOfCounter(name),
    task: work.length > 0 ? work.join("; ") : undefined,
  };
}

function abroadOf(recipients: Recipient[]): FactRecord[] {
  const rows = recipients
    .filter(({ foreignCountries }) => foreignCountries !== null)
    .map(({ name, foreignCountries }) => ({
      name: name ?? undefined,
      country: foreignCountries?.join(", ") || undefined,
    }));
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index);
}

/** The page's whole address, as a consent to distribution must give it (приказ РКН № 18). */
function resourceOf(url: string): string {
  const scheme = /^http:\/\//i.test(url) ? "http://" : "https://";
  return scheme + toDisplayAddress(url);
}

const unique = (items: string[]) => [...new Set(items)];
