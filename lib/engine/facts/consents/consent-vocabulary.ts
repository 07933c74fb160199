/** The facts about consents that templates may use. */
import { fieldOf } from "@/lib/engine/facts/known/known-facts";
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact, textsFact } from "@/lib/engine/facts/known/vocabulary";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";

const abroad = {
  kind: "rows",
  label: "иностранных получателей",
  field: fieldOf("transfers.kinds"),
  row: {
    name: textFact("иностранного получателя", "transfers.contractors"),
    country: textFact("страну получателя", "transfers.contractors"),
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
      heading: { ...textFact("заголовок согласия", "consent.purpose"), required: true },
      purpose: textFact("цель обработки", "purposes.other"),
      detail: textFact("что делается для этой цели", "purposes.chosen"),
      served: {
        kind: "rows",
        label: "цели, для которых поручается обработка",
        field: fieldOf("purposes.chosen"),
        row: {
          purpose: textFact("цель, для которой поручается обработка", "purposes.chosen"),
          data: textFact("перечень данных", "data.collected"),
          processors: textFact("кому поручается обработка", "hosting.provider"),
          term: textFact("срок обработки для этой цели", "retention.period"),
        },
      },
      servedNames: textFact("цели, для которых поручается обработка", "purposes.chosen"),
      data: textFact("перечень данных", "data.collected"),
      items: textsFact("перечень данных", "data.collected"),
      biometricsUnnamed: flagFact("не названы биометрические данные", "data.other"),
      dataUnnamed: flagFact("не названы иные данные", "data.other"),
      letters: textFact("что и как рассылается", "purposes.chosen"),
      ofAdults: flagFact("подписываются ли только взрослые", "site.industry"),
      severalServed: flagFact("поручается ли обработка для нескольких целей", "purposes.chosen"),
      servedApart: textFact(
        "как выбирают цели, для которых поручается обработка",
        "purposes.chosen",
      ),
      markedAt: textFact("у чего ставят отметку", "purposes.chosen"),
      public: flagFact("становятся ли данные доступны всем", "site.userCanPost"),
      ofImage: flagFact("публикуется ли изображение", "publishing.data"),
      written: flagFact("нужна ли письменная форма", "data.collected"),
      named: flagFact("называет ли себя субъект по имени", "data.collected"),
      nameLabel: textFact("как субъект называет себя", "data.collected"),
      byContact: flagFact("указывает ли субъект контакт", "data.collected"),
      contact: textFact("контакт субъекта", "data.collected"),
      ofMinors: flagFact("касается ли согласие данных несовершеннолетних", "data.collected"),
      consenter: textFact("кто даёт согласие", "data.collected"),
      byLetterAlone: flagFact("отзывают ли согласие только письмом", "withdrawal"),
      byNotice: flagFact("даётся ли согласие в уведомлении о cookie", "purposes.chosen"),
      inApp: flagFact("даётся ли согласие в приложении", "app.said"),
      actions: textFact("действия с данными", "transfers.kinds"),
      methods: textFact("способ обработки", "purposes.chosen"),
      processors: {
        kind: "rows",
        label: "тех, кому поручена обработка",
        field: fieldOf("hosting.provider"),
        row: {
          name: textFact("наименование лица, которому поручена обработка", "hosting.provider"),
          isBrand: flagFact("названо ли лицо только именем сервиса", "transfers.contractors"),
          isHost: flagFact("названо ли лицо как хостинг-провайдер", "hosting.provider"),
          isPlatform: flagFact("владеет ли лицо платформой сайта", "site.platform"),
          address: textFact("адрес лица, которому поручена обработка", "hosting.address"),
          task: textFact("что поручено", "hosting.provider"),
        },
      },
      hostUnnamed: flagFact("не сказано, у кого размещён сайт", "hosting.provider"),
      keeperUnnamed: flagFact("не сказано, кто хранит данные приложения", "transfers.contractors"),
      mailerUnnamed: flagFact("не назван тот, кто рассылает", "transfers.ownWork"),
      counterUnnamed: flagFact("не назван тот, кто ведёт статистику", "transfers.ownWork"),
      withChildren: flagFact("есть ли в перечне сведения о детях", "data.collected"),
      keepers: textFact("тех, у кого хранятся сведения о согласии", "hosting.provider"),
      recipients: textsFact("получателей данных", "transfers.kinds"),
      recipientsUnnamed: flagFact("не назван ли получатель", "transfers.contractors"),
      unclear: textsFact(
        "получателей, о которых неизвестно, какие данные они получают",
        "transfers.contractors",
      ),
      abroad,
      term: textFact("срок действия согласия", "retention.period"),
      refusal: textFact("последствия отказа", "purposes.chosen"),
    },
  },
  "consent.title": { ...textFact("заголовок документа", "consent.purpose"), required: true },
  "consent.needed": flagFact("нужны ли согласия", "purposes.chosen"),
  "consent.single": flagFact("одно ли согласие нужно", "consent.purpose"),
  "consent.resource": textFact("адрес сайта", "site.address"),
  "consent.otherResources": textsFact(
    "другие страницы, где публикуются данные",
    "publishing.where",
  ),
} as const satisfies Vocabulary;
