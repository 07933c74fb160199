/** What a seller must tell a consumer about itself in addition to its requisites. */
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";

export const sellerSection = defineSection({
  id: "seller",
  title: "О предпринимателе",
  intro: "Организация пропускает раздел.",
  questions: {
    registrationAuthority: {
      kind: "line",
      max: 300,
      label: "Кто зарегистрировал вас как ИП",
      hint: "Налоговая из листа записи ЕГРИП, например «МИФНС № 46 по г. Москве».",
      why: "Предприниматель обязан сообщить потребителю, какой орган его зарегистрировал.",
      norm: "ЗоЗПП, ст. 9 п. 1",
      askedFor: ["offer", "return"],
      shownWhen: { ownerType: ["legal"] },
      ofOwner: true,
      fact: {
        path: "owner.registeredBy",
        label: "орган, который зарегистрировал предпринимателя",
      },
    },
    teacherBackground: {
      kind: "line",
      max: 500,
      label: "Ваше образование и стаж педагога",
      hint: "Например, «высшее; общий стаж 12 лет, сами учите 4 года».",
      why: "Тот, кто учит сам, сообщает это ученику до договора.",
      norm: "273-ФЗ, ст. 32 ч. 2",
      askedFor: ["offer"],
      // A person who teaches alone states the education.
      shownWhen: { industry: ["education"], ownerType: ["legal"] },
      fact: {
        path: "teacher.background",
        label: "образование и стаж педагога",
        within: "item",
      },
    },
  },
});
