/** The 32 elements of a consent; `docs/content-guide.md` says what to do when a check fails. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { Owner } from "@/content/documents/check/owner";
import { consentFacts } from "@/lib/engine/facts/consents/consent-facts";
import { consentsOf } from "@/lib/engine/facts/consents/consent-purposes";
import { findConsentRequest } from "@/lib/engine/facts/consents/consent-requests";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import type { ConsentPurpose } from "@/lib/engine/questions/vocabulary/options";

/** Cached for each owner, because nearly every element reads it. */
function once<Given extends object, Result>(derive: (input: Given) => Result) {
  const known = new WeakMap<Given, { result: Result }>();
  return (input: Given): Result => {
    const cached = known.get(input) ?? { result: derive(input) };
    known.set(input, cached);
    return cached.result;
  };
}
const neededBy = once(consentsOf);
/** The single consent that the document was requested for; null when it contains all consents of the owner. */
const chosen = once(({ facts, answers }: Owner) =>
  facts["consent.purpose"] ? findConsentRequest(answers, facts["consent.purpose"]) : null,
);
const whole = ({ facts }: Owner) => facts["consent.purpose"] === undefined;
/** True when the document contains the consent `key` and the owner needs it. */
const holds = (key: ConsentPurpose, needed: (owner: Owner) => boolean) => (owner: Owner) =>
  whole(owner) ? needed(owner) : chosen(owner)?.key === key;
const canPostData = ({ facts }: Owner) =>
  facts["site.userCanPost"] && !facts["site.postsWithoutData"];
/** 152-ФЗ ст. 10, 11: written form. */
const isWritten = (owner: Owner) =>
  whole(owner)
    ? neededBy(owner.facts).some(({ written }) => written)
    : chosen(owner)?.written === true;
/** The recipients, or possible recipients, of the data of a consent. */
const sharesOf = ({ facts }: Owner) =>
  neededBy(facts).flatMap(({ processors, recipients, unclear }) => [
    ...processors,
    ...recipients,
    ...unclear,
  ]);
const goesAbroad = (owner: Owner) =>
  neededBy(owner.facts).some(({ processors, recipients }) =>
    [...processors, ...recipients].some(({ foreignCountries }) => foreignCountries !== null),
  );
/** A consent in the document covers children's data. */
const isOfMinors = ({ facts }: Owner) =>
  (consentFacts(facts).consents as FactRecord[]).some(({ ofMinors }) => ofMinors === true);

/** A separate paper; it is not a consent to the processing of data (ГК РФ ст. 152.1). */
const isOfImage = (owner: Owner) => chosen(owner)?.key === "image";

const ofProcessing: Element[] = [
  { id: "c-title", says: [/^Согласие на обработку персональных данных$/m] },
  {
    id: "c-separate",
    says: [/Оно оформлено отдельно от иных документов и сведений/],
    notInShort: "the document itself is apart from others; to say so is no part of 152-ФЗ ст. 9",
  },
  {
    id: "c-freewill",
    says: [
      /свободно, своей волей и в (?:своём|его) интересе(?: субъекта)? даю согласие на обработку|и в интересе субъекта даю согласие на обработку/,
    ],
  },
  {
    id: "c-quality",
    says: [/Согласие конкретное, предметное, информированное, сознательное и однозначное/],
    notInShort: "the properties are those of the text, not a statement in it (152-ФЗ ст. 9 ч. 1)",
  },
  {
    id: "c-subject",
    says: [
      /Я, (?:субъект персональных данных|законный представитель)/,
      /(?:Фамилия, имя, отчество|Имя|Электронная почта|Телефон)[^—\n]* — (?:заполняет|указывает) субъект|Субъект — (?:посетитель Сайта|пользователь приложения)/,
    ],
  },
  {
    id: "c-subject-id",
    when: isWritten,
    says: [
      /Адрес — заполняет субъект/,
      /Документ, удостоверяющий личность: вид, серия, номер — заполняет субъект/,
      /Кем и когда выдан документ — заполняет субъект/,
    ],
    onlyThen: true,
  },
  {
    id: "c-representative",
    when: (owner) => isWritten(owner) || isOfMinors(owner),
    // An unnamed visitor has an unnamed representative; patients and tourists may have a representative too.
    says: [
      /Фамилия, имя, отчество представителя — (?:заполняет|указывает) представитель|Полномочия представителя Оператор обязан проверить/,
      /(?:Документ о полномочиях|Доверенность или иной документ)[^\n]+ — (?:заполняет|указывает) представитель|Документ о полномочиях Оператор вправе запросить|Полномочия представителя Оператор обязан проверить/,
    ],
  },
  {
    id: "c-operator",
    says: [
      value((facts) => facts["owner.name"] && `Оператор: ${facts["owner.name"]}`),
      ({ facts }) => [
        facts["owner.address"]?.replace(/\s*\n\s*/g, " ") ?? "Адрес: [указать: адрес Оператора",
      ],
    ],
  },
  {
    id: "c-operator-inn",
    when: ({ facts }) => !!facts["owner.inn"],
    says: [/ИНН: \d/],
    onlyThen: true,
  },
  { id: "c-site", says: [value((facts) => facts["site.address"] && host(facts["site.address"]))] },
  {
    id: "c-purpose",
    says: [
      /Цель обработки: \S|Предмет согласия: \S/,
      (owner) =>
        whole(owner)
          ? neededBy(owner.facts).flatMap(({ purpose }) => purpose ?? [])
          : [chosen(owner)?.purpose?.replace(/\u00a0/g, " ") ?? "Цель обработки: [указать"],
    ],
  },
  {
    id: "c-data",
    says: [
      /Перечень данных: \S|Данные \(иные персональные данные\): \S/,
      // The author decides what else a post contains.
      (owner) =>
        whole(owner)
          ? neededBy(owner.facts).flatMap(({ key, data }) =>
              key === "publication"
                ? data.filter((text) => !text.includes("включил в публикацию"))
                : data,
            )
          : [],
    ],
  },
  {
    id: "c-processor",
    when: (owner) => whole(owner) && sharesOf(owner).length > 0,
    says: [
      /Кому поручена обработка: \S[^\n]*\n\s*Адрес: \S|цели данные получают:\n/,
      (owner) => sharesOf(owner).flatMap(({ name }) => name ?? "[указать: наименование"),
    ],
  },
  {
    id: "c-no-transfer",
    when: ({ facts }) => facts["transfers.kinds"].length === 0,
    says: [
      /Передавать и раскрывать данные (?:иным )?третьим лицам это согласие не разрешает|согласия на передачу данных третьим лицам субъект не даёт/,
    ],
  },
  { id: "c-actions", says: [/Действия с данными: сбор, запись, систематизация, накопление/] },
  { id: "c-methods", says: [/Способ обработки: (?:автоматизированная|смешанная) обработка/] },
  { id: "c-term", says: [/Согласие действует со дня, когда оно дано\. Срок действия: \S/] },
  {
    id: "c-withdraw",
    says: [
      /Согласие можно отозвать в любое время/,
      ({ facts }) =>
        facts.withdrawal.map(
          (method) =>
            ({
              email: "письмом на электронную почту",
              post: "почтовым отправлением по адресу Оператора",
              account: "в личном кабинете на Сайте",
              phone: "по телефону",
              form: "через форму на Сайте",
            })[method],
        ),
    ],
  },
  {
    id: "c-withdraw-effect",
    says: [
      /уничтож(?:ает|или) данные не позднее 30 дней со дня|уничтожает не позднее 30 дней со дня/,
      /(?:п\. 2–11 ч\. 1 ст\. 6|ч\. 2 ст\. 1[01]) Закона о персональных данных/,
    ],
  },
  {
    id: "c-signature",
    says: [
      /Отметка о согласии — ставит|Подпись — ставит/,
      /Дата(?: и время)? — (?:заполняет|фиксирует)/,
    ],
  },
  {
    id: "c-unticked",
    says: [
      /Отметка заранее не проставлена|Отметки на Сайте для этого недостаточно/,
      /Молчание и бездействие/,
    ],
  },
  {
    id: "c-evidence",
    says: [/сохраняет доказательства согласия: дату и время отметки, |хранит подписанное согласие/],
    // What is kept as proof is listed in the policy's row of duties.
    saysShort: [/фиксирует Оператор, когда получает отметку|хранит подписанное согласие/],
  },
  { id: "c-refusal", says: [/Согласие добровольное\. \S/] },
  {
    id: "c-marketing",
    when: holds("newsletter", ({ hasPurpose }) => hasPurpose("newsletter")),
    // 38-ФЗ ст. 18 ч. 1: the agreement to receive advertising, in addition to the consent to the processing.
    says: [/Субъект соглашается получать от Оператора [^.]+/],
    onlyThen: true,
  },
  {
    id: "c-distribution",
    when: (owner) => canPostData(owner) || owner.hasDataType("photo"),
    says: [
      /на распространение нужно отдельное согласие|разрешённых субъектом для распространения/,
      (owner) =>
        holds("publication", canPostData)(owner)
          ? ["согласие на обработку персональных данных, разрешённых субъектом для распространения"]
          : [],
    ],
    // 152-ФЗ ст. 10.1 ч. 1, 4: without a consent to distribution nothing may be distributed; silence is a refusal.
    saysShort: [
      (owner) =>
        holds("publication", canPostData)(owner)
          ? ["согласие на обработку персональных данных, разрешённых субъектом для распространения"]
          : [],
    ],
  },
  {
    id: "c-special",
    // A clinic that stores everything on its own server has no processor and needs no such consent (152-ФЗ ст. 10 ч. 2
    // п. 4).
    when: holds("health", ({ facts }) => neededBy(facts).some(({ key }) => key === "health")),
    says: [/прямо распространяется на сведения о состоянии здоровья/],
    onlyThen: true,
  },
  {
    id: "c-biometric",
    when: holds("biometric", ({ hasDataType }) => hasDataType("biometric")),
    says: [
      /прямо распространяется на биометрические персональные данные/,
      /не влечёт отказа в обслуживании/,
    ],
    onlyThen: true,
  },
  {
    id: "c-crossborder",
    when: (owner) => whole(owner) && goesAbroad(owner),
    says: [/на территорию \S/],
  },
  {
    id: "c-minors",
    when: isOfMinors,
    says: [
      /За ребёнка до 14 лет согласие даёт его законный представитель/,
      // A teenage subscriber is covered by a separate wording.
      /(?<!подросток )от 14 до 18 лет/,
    ],
    onlyThen: true,
  },
  {
    id: "c-policy",
    // Mentioned, never confirmed: a consent is separate from anything else that the subject confirms (152-ФЗ ст. 9 ч.
    // 1).
    says: [/Политика обработки персональных данных Оператора(?:: \S| опубликована на Сайте)/],
    notInShort:
      "152-ФЗ ст. 18.1 ч. 2 wants the policy published, not named in a consent; its address is",
  },
  {
    id: "c-contacts",
    says: [/Согласие можно отозвать в любое время/, value((facts) => facts["owner.email"])],
  },
];

const ofImage: Element = {
  id: "c-image",
  when: (owner) =>
    isOfImage(owner) || (whole(owner) && neededBy(owner.facts).some(({ key }) => key === "image")),
  says: [
    /даю согласие на обнародование и использование (?:моего )?изображения/,
    /Изображение размещается на страницах/,
    /Подпись или отметка/,
  ],
  onlyThen: true,
};

/** Additional elements of a consent to the use of a picture. */
const ofAny = ["c-operator-inn", "c-site", "c-minors"];

export const elements: Element[] = [
  ...ofProcessing.map((element) =>
    ofAny.includes(element.id)
      ? element
      : {
          ...element,
          when: (owner: Owner) => !isOfImage(owner) && (element.when?.(owner) ?? true),
        },
  ),
  ofImage,
];
