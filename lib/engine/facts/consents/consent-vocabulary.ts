/** The facts about consents that templates may use. */
import { fieldOf } from "@/lib/engine/facts/known/known-facts";
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flag, text, texts } from "@/lib/engine/facts/known/vocabulary";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";

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
      nameLabel: text("как субъект называет себя", "data.collected"),
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
          isHost: flag("названо ли лицо как хостинг-провайдер", "hosting.provider"),
          isPlatform: flag("владеет ли лицо платформой сайта", "site.platform"),
          address: text("адрес лица, которому поручена обработка", "hosting.address"),
          task: text("что поручено", "hosting.provider"),
        },
      },
      hostUnnamed: flag("не сказано, у кого размещён сайт", "hosting.provider"),
      keeperUnnamed: flag("не сказано, кто хранит данные приложения", "transfers.contractors"),
      mailerUnnamed: flag("не назван тот, кто рассылает", "transfers.ownWork"),
      counterUnnamed: flag("не назван тот, кто ведёт статистику", "transfers.ownWork"),
      withChildren: flag("есть ли в перечне сведения о детях", "data.collected"),
      keepers: text("тех, у кого хранятся сведения о согласии", "hosting.provider"),
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
