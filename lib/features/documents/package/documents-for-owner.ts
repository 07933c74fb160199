/** The documents that an owner needs, from the answers to any form. Pure; runs in the browser too. */
import { documentTypeInfo } from "@/content/documents/document-types";
import {
  type ConsentRequest,
  listConsentRequests,
} from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type KnownFacts, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { tradeFacts } from "@/lib/engine/facts/trade";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { draftName } from "@/lib/features/documents/record/document-name";
import { typesetDocument } from "@/lib/russian/typography";

export type NeededDocument = {
  /** The name that the document will get: «Публичная оферта», «Согласие: Рассылки». */
  name: string;
  type: DocumentType;
  /** The purpose of a consent: each purpose has a document of its own. */
  consentPurpose?: ConsentPurpose;
  /** Why this owner needs it, in one or two sentences. */
  reason: string;
  /** The norm as shown to people. */
  norm?: string;
  /** False when the answers do not require it and it is only useful. */
  isRequired: boolean;
};

type Needed = Omit<NeededDocument, "name">;

/**
 * Lists the documents that this owner needs, the most important first. The answers may be incomplete. Source:
 * docs/specification/law.md#what-an-owner-needs; 152-ФЗ ст. 9, 18.1; ГК РФ ст. 437; ЗоЗПП ст. 26.1, 32.
 */
export function documentsForOwner(draft: AnswersDraft): NeededDocument[] {
  const known = toKnownFacts(draft);
  const matrix = buildProcessingMatrix(known);
  const purposes = new Set<string>(matrix.map(({ key }) => key));
  const usesAnalytics = purposes.has("analytics");
  const needed: Needed[] = [
    {
      type: "privacy",
      reason:
        "Через сайт к вам попадают данные людей, а каждый, кто их обрабатывает, обязан опубликовать свою политику.",
      norm: "152-ФЗ, ст. 18.1 ч. 2",
      isRequired: true,
    },
    ...consents(draft),
  ];
  if (usesAnalytics || chosenDataTypes(known).includes("cookies")) {
    needed.push({
      type: "cookie",
      reason: usesAnalytics
        ? "На сайте есть счётчик: человеку рассказывают, какие файлы cookie он ставит, до того как спрашивают согласие."
        : "Сайт ставит файлы cookie: человек должен знать, какие, зачем и как от них отказаться.",
      norm: "152-ФЗ, ст. 9 ч. 1",
      isRequired: true,
    });
  }
  needed.push(terms(purposes.has("registration"), known["site.userCanPost"]));
  needed.push(...trade(known, purposes));
  if (purposes.has("personalization")) {
    needed.push({
      type: "recommendations",
      reason:
        "Сайт подбирает предложения по предпочтениям людей: о том, как он это делает, публикуют правила.",
      norm: "149-ФЗ, ст. 10.2-2",
      isRequired: true,
    });
  }
  if (known["site.userCanPost"] || known["site.isSmi"]) {
    needed.push({
      type: "charter",
      reason: known["site.userCanPost"]
        ? "На сайте пишут посетители: по правилам сообщества вы удаляете чужое и разбираете жалобы."
        : "Сайт — сетевое издание: здесь стоят его выходные данные, редакция и возрастной знак.",
      norm: known["site.userCanPost"] ? "ГК РФ, ст. 1253.1" : "Закон о СМИ, ст. 27",
      // No law requires a second document in addition to the agreement.
      isRequired: false,
    });
  }
  needed.push({
    type: "socialDisclaimer",
    reason:
      "Пригодится любому сайту: говорит, что вы не пользуетесь запрещёнными в России соцсетями и не рекламируете их.",
    isRequired: false,
  });
  return needed.map((document) => ({
    ...document,
    name: draftName(documentTypeInfo(document.type).name, {
      ...draft,
      consentPurpose: undefined,
      ...document,
    }),
    reason: typesetDocument(document.reason),
    ...(document.norm && { norm: typesetDocument(document.norm) }),
  }));
}

function consents(draft: AnswersDraft): Needed[] {
  const seen = new Set<string>();
  return listConsentRequests(draft).flatMap((consent) => {
    const { key } = consent;
    // A consent needs one named purpose; when a purpose has two parts, the document contains both.
    if (key === "unnamed" || seen.has(key)) return [];
    seen.add(key);
    return [{ type: "consent", consentPurpose: key, isRequired: true, ...whyConsent(consent) }];
  });
}

const consentReasons: Partial<Record<ConsentPurpose, { reason: string; norm: string }>> = {
  newsletter: {
    reason:
      "Рассылка возможна только с предварительного согласия, которое не соединено ни с каким другим.",
    norm: "152-ФЗ, ст. 15 ч. 1; 38-ФЗ, ст. 18 ч. 1",
  },
  analytics: {
    reason:
      "Счётчик собирает сведения о посетителях: включайте его после согласия, которое дают отдельно.",
    norm: "152-ФЗ, ст. 9 ч. 1",
  },
  publication: {
    reason:
      "То, что люди публикуют, видят все: на распространение данных нужно согласие, отдельное от остальных.",
    norm: "152-ФЗ, ст. 10.1 ч. 1",
  },
  distribution: {
    reason:
      "Вы публикуете сведения о людях: на распространение нужно их согласие, отдельное от остальных.",
    norm: "152-ФЗ, ст. 10.1 ч. 1",
  },
  image: {
    reason:
      "На снимок нужно согласие того, кто на нём. Его дают отдельно от согласия на обработку данных.",
    norm: "ГК РФ, ст. 152.1",
  },
  health: {
    reason: "Сведения о здоровье — особая категория данных, согласие на них письменное.",
    norm: "152-ФЗ, ст. 10 ч. 2 п. 1",
  },
  biometric: {
    reason: "Биометрические данные обрабатывают только с письменного согласия.",
    norm: "152-ФЗ, ст. 11 ч. 1",
  },
  special: {
    reason: "Вы назвали данные особой категории, согласие на них письменное.",
    norm: "152-ФЗ, ст. 10 ч. 2 п. 1",
  },
  minors: {
    reason: "За несовершеннолетнего согласие даёт законный представитель.",
    norm: "152-ФЗ, ст. 9 ч. 1",
  },
  processors: {
    reason:
      "Данные хранит или обрабатывает для вас кто-то другой: чтобы поручить это, нужно согласие. Отметку у каждой цели ставят в её форме: заказа или регистрации, а не в форме связи.",
    norm: "152-ФЗ, ст. 6 ч. 3",
  },
};

function whyConsent({ key, label }: ConsentRequest): Pick<Needed, "reason" | "norm"> {
  const known = key === "unnamed" ? undefined : consentReasons[key];
  return (
    known ?? {
      reason: `Для цели «${label}» нужно согласие, а его оформляют отдельно от других документов.`,
      norm: "152-ФЗ, ст. 9 ч. 1",
    }
  );
}

function terms(hasAccounts: boolean, userCanPost: boolean): Needed {
  if (userCanPost) {
    return {
      type: "terms",
      reason:
        "Посетители публикуют своё на вашем сайте: соглашение даёт вам право показывать это и удалять.",
      norm: "ГК РФ, ст. 1286, 437 п. 2",
      isRequired: true,
    };
  }
  return hasAccounts
    ? {
        type: "terms",
        reason:
          "На сайте есть личный кабинет: соглашение — договор о нём, который человек принимает при регистрации.",
        norm: "ГК РФ, ст. 428, 438",
        isRequired: true,
      }
    : {
        type: "terms",
        reason: "Полезно любому сайту: защищает ваши тексты и фотографии и задаёт правила.",
        norm: "ГК РФ, ст. 428",
        isRequired: false,
      };
}

function trade(known: KnownFacts, purposes: ReadonlySet<string>): Needed[] {
  const sells = ["order_processing", "delivery", "payment"].some((key) => purposes.has(key));
  if (!sells) return [];
  const facts = tradeFacts(known);
  if (facts["trade.paid"] !== true) {
    return [
      {
        type: "offer",
        reason:
          "Вы принимаете деньги через сайт: оферта говорит, на что они идут и на каких условиях.",
        norm: "ГК РФ, ст. 437 п. 2, 582",
        isRequired: true,
      },
    ];
  }
  return [
    {
      type: "offer",
      reason:
        "Вы принимаете заказы или оплату через сайт: условия договора человек должен видеть до покупки.",
      norm: "ГК РФ, ст. 437 п. 2; ЗоЗПП, ст. 10",
      isRequired: true,
    },
    facts["trade.goods"] === true
      ? {
          type: "return",
          reason:
            "Покупателю сообщают порядок и сроки возврата письменно, иначе срок возврата растёт с 7 дней до 3 месяцев.",
          norm: "ЗоЗПП, ст. 26.1 п. 4",
          isRequired: true,
        }
      : {
          type: "return",
          reason:
            "От услуги можно отказаться в любое время: здесь сказано, как и сколько вы вернёте.",
          norm: "ЗоЗПП, ст. 32",
          // The offer says it too; only sellers of goods must hand it over on paper.
          isRequired: false,
        },
  ];
}
