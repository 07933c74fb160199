/** How a site chooses what to offer: what its rules must tell (149-ФЗ ст. 10.2-2). */
import { defineSection } from "@/lib/engine/questions/definition";
import {
  recommendationData,
  recommendationMethods,
  recommendationSources,
  recommendedThings,
} from "@/lib/engine/questions/options";

const rules = ["recommendations"] as const;
const norm = "149-ФЗ, ст. 10.2-2";

export const recommendation = defineSection({
  id: "recommendation",
  title: "Рекомендации",
  intro: "Что сайт предлагает каждому по его предпочтениям и как он их узнаёт.",
  questions: {
    recommendedThings: {
      kind: "choices",
      options: recommendedThings,
      label: "Что рекомендует сайт",
      hint: "Блоки «Вам понравится», «Похожее», лента, которая у каждого своя. Список «Новинки», одинаковый для всех, — не рекомендации.",
      why: "Правила обязан опубликовать тот, кто подбирает информацию по предпочтениям людей. Они начинаются с того, что подбирается.",
      norm,
      askedFor: rules,
      inSummary: "always",
      fact: { path: "recommended.things", label: "что рекомендуется посетителям" },
    },
    recommendationMethods: {
      kind: "choices",
      options: recommendationMethods,
      label: "Как подбираются рекомендации",
      hint: "Готовый сервис называет свои методы в справке. Отметьте те, которые включены у вас.",
      why: "Описать процессы и методы рекомендаций требует закон. Чего вы не отметите, правила не скажут.",
      norm,
      askedFor: rules,
      fact: { path: "recommended.methods", label: "методы рекомендаций" },
    },
    recommendationData: {
      kind: "choices",
      options: recommendationData,
      label: "По каким сведениям",
      hint: "Только то, что программа учитывает на самом деле.",
      why: "Виды сведений о предпочтениях — обязательная часть правил.",
      norm,
      askedFor: rules,
      fact: { path: "recommended.data", label: "сведения о предпочтениях" },
    },
    recommendationSources: {
      kind: "choices",
      options: recommendationSources,
      label: "Откуда эти сведения",
      hint: "У магазина обычно действия на сайте и заказы. «Другие сайты и партнёры» — если сведения о человеке вам передают.",
      why: "Источники сведений о предпочтениях — тоже обязательная часть правил.",
      norm,
      askedFor: rules,
      fact: { path: "recommended.sources", label: "источники сведений о предпочтениях" },
    },
    recommendationOtherSources: {
      kind: "line",
      max: 300,
      label: "От кого получаете сведения",
      hint: "Названия через запятую: «ООО «Соседи», сервис «Афиша»».",
      why: "Источник называют по имени: «партнёры» ничего не говорят посетителю.",
      norm,
      askedFor: rules,
      shownWhen: { recommendationSources: ["others"] },
      fact: {
        path: "recommended.otherSources",
        label: "от кого получены сведения о предпочтениях",
        within: "item",
      },
      examples: ["ООО «Соседи»"],
    },
    recommendationService: {
      kind: "line",
      max: 300,
      label: "Чья программа подбирает рекомендации",
      hint: "Название компании или сервиса. Если программа своя, оставьте пустым.",
      why: "Посетитель вправе знать, кто разбирает его предпочтения.",
      norm,
      askedFor: rules,
      fact: {
        path: "recommended.service",
        label: "чья программа подбирает рекомендации",
        within: "item",
      },
      examples: ["ООО «Подборка»"],
    },
    recommendationRefusal: {
      kind: "line",
      max: 300,
      label: "Как отключить рекомендации",
      hint: "Продолжите фразу «Отключить рекомендации можно так: …»: «в личном кабинете, раздел «Настройки»». Если этого сделать нельзя, оставьте пустым.",
      why: "Способ отказаться снимает большинство жалоб. Впишите то, что на сайте есть.",
      norm,
      askedFor: rules,
      fact: { path: "recommended.refusal", label: "как отключить рекомендации", within: "item" },
      examples: ["в личном кабинете, раздел «Настройки»"],
    },
  },
});
