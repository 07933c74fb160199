/** The 32 elements of a consent; `docs/content-guide.md` says what to do when a check fails. */
import { type Element, host, type Owner, value } from "@/content/documents/check/element";
import { consentFacts } from "@/lib/engine/facts/consents/consent-facts";
import { consentsOf } from "@/lib/engine/facts/consents/consent-purposes";
import { findConsent } from "@/lib/engine/facts/consents/consents";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import type { ConsentPurpose } from "@/lib/engine/questions/vocabulary/options";

/** Derived once for each owner: nearly every element asks. */
function once<Given extends object, Result>(derive: (given: Given) => Result) {
  const known = new WeakMap<Given, { result: Result }>();
  return (given: Given): Result => {
    const kept = known.get(given) ?? { result: derive(given) };
    known.set(given, kept);
    return kept.result;
  };
}
const neededBy = once(consentsOf);
/** The one consent that the document was asked for; null where it holds all that the owner needs. */
const chosen = once(({ f, answers }: Owner) =>
  f["consent.purpose"] ? findConsent(answers, f["consent.purpose"]) : null,
);
const whole = ({ f }: Owner) => f["consent.purpose"] === undefined;
/** True where the document holds the consent `key`, which owners of this kind need. */
const holds = (key: ConsentPurpose, needed: (owner: Owner) => boolean) => (owner: Owner) =>
  whole(owner) ? needed(owner) : chosen(owner)?.key === key;
const canPostData = ({ f }: Owner) => f["site.userCanPost"] && !f["site.postsWithoutData"];
/** 152-ФЗ ст. 10, 11: written form. */
const isWritten = (owner: Owner) =>
  whole(owner) ? neededBy(owner.f).some(({ written }) => written) : chosen(owner)?.written === true;
/** Who gets the data of a consent, or may get them. */
const sharesOf = ({ f }: Owner) =>
  neededBy(f).flatMap(({ processors, recipients, unclear }) => [
    ...processors,
    ...recipients,
    ...unclear,
  ]);
const goesAbroad = (owner: Owner) =>
  neededBy(owner.f).some(({ processors, recipients }) =>
    [...processors, ...recipients].some(({ foreignCountries }) => foreignCountries !== null),
  );
/** A consent of the document is about children's data. */
const isOfMinors = ({ f }: Owner) =>
  (consentFacts(f).consents as FactRecord[]).some(({ ofMinors }) => ofMinors === true);

/** A paper of its own, which is no consent to the processing of data (ГК РФ ст. 152.1). */
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
    // A visitor without a name has a representative without one; patients and tourists may have one, too.
    says: [
      /Фамилия, имя, отчество представителя — (?:заполняет|указывает) представитель|Полномочия представителя Оператор обязан проверить/,
      /(?:Документ о полномочиях|Доверенность или иной документ)[^\n]+ — (?:заполняет|указывает) представитель|Документ о полномочиях Оператор вправе запросить|Полномочия представителя Оператор обязан проверить/,
    ],
  },
  {
    id: "c-operator",
    says: [
      value((f) => f["owner.name"] && `Оператор: ${f["owner.name"]}`),
      ({ f }) => [
        f["owner.address"]?.replace(/\s*\n\s*/g, " ") ?? "Адрес: [указать: адрес Оператора",
      ],
    ],
  },
  { id: "c-operator-inn", when: ({ f }) => !!f["owner.inn"], says: [/ИНН: \d/], onlyThen: true },
  { id: "c-site", says: [value((f) => f["site.address"] && host(f["site.address"]))] },
  {
    id: "c-purpose",
    says: [
      /Цель обработки: \S|Предмет согласия: \S/,
      (owner) =>
        whole(owner)
          ? neededBy(owner.f).flatMap(({ purpose }) => purpose ?? [])
          : [chosen(owner)?.purpose?.replace(/\u00a0/g, " ") ?? "Цель обработки: [указать"],
    ],
  },
  {
    id: "c-data",
    says: [
      /Перечень данных: \S|Данные \(иные персональные данные\): \S/,
      // What else a post tells, its author writes himself.
      (owner) =>
        whole(owner)
          ? neededBy(owner.f).flatMap(({ key, data }) =>
              key === "publication"
                ? data.filter((words) => !words.includes("включил в публикацию"))
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
    when: ({ f }) => f["transfers.kinds"].length === 0,
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
      ({ f }) =>
        f.withdrawal.map(
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
    // What is kept as a proof, the policy's row of duties says.
    saysShort: [/фиксирует Оператор, когда получает отметку|хранит подписанное согласие/],
  },
  { id: "c-refusal", says: [/Согласие добровольное\. \S/] },
  {
    id: "c-marketing",
    when: holds("newsletter", ({ purpose }) => purpose("newsletter")),
    // 38-ФЗ ст. 18 ч. 1: the will to receive, beside that to the processing.
    says: [/Субъект соглашается получать от Оператора [^.]+/],
    onlyThen: true,
  },
  {
    id: "c-distribution",
    when: (owner) => canPostData(owner) || owner.dtype("photo"),
    says: [
      /на распространение нужно отдельное согласие|разрешённых субъектом для распространения/,
      (owner) =>
        holds("publication", canPostData)(owner)
          ? ["согласие на обработку персональных данных, разрешённых субъектом для распространения"]
          : [],
    ],
    // 152-ФЗ ст. 10.1 ч. 1, 4: without a consent to distribution nothing may be distributed; silence suffices.
    saysShort: [
      (owner) =>
        holds("publication", canPostData)(owner)
          ? ["согласие на обработку персональных данных, разрешённых субъектом для распространения"]
          : [],
    ],
  },
  {
    id: "c-special",
    // A clinic that keeps all on its own server entrusts nothing and needs none (152-ФЗ ст. 10 ч. 2 п. 4).
    when: holds("health", ({ f }) => neededBy(f).some(({ key }) => key === "health")),
    says: [/прямо распространяется на сведения о состоянии здоровья/],
    onlyThen: true,
  },
  {
    id: "c-biometric",
    when: holds("biometric", ({ dtype }) => dtype("biometric")),
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
      // A teenager who signs up for letters is told of in words of their own.
      /(?<!подросток )от 14 до 18 лет/,
    ],
    onlyThen: true,
  },
  {
    id: "c-policy",
    // Named, never confirmed: a consent stands apart from what the subject confirms (152-ФЗ ст. 9 ч. 1).
    says: [/Политика обработки персональных данных Оператора(?:: \S| опубликована на Сайте)/],
    notInShort:
      "152-ФЗ ст. 18.1 ч. 2 wants the policy published, not named in a consent; its address is",
  },
  {
    id: "c-contacts",
    says: [/Согласие можно отозвать в любое время/, value((f) => f["owner.email"])],
  },
];

const ofImage: Element = {
  id: "c-image",
  when: (owner) =>
    isOfImage(owner) || (whole(owner) && neededBy(owner.f).some(({ key }) => key === "image")),
  says: [
    /даю согласие на обнародование и использование (?:моего )?изображения/,
    /Изображение размещается на страницах/,
    /Подпись или отметка/,
  ],
  onlyThen: true,
};

/** What a consent to a picture says, too. */
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
