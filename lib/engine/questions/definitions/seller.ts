/** What a seller must tell a consumer about itself besides its requisites. */
import { defineSection } from "@/lib/engine/questions/definition";

const offers = ["offer"] as const;
/** Who teaches by himself tells how he learned it: 273-ФЗ ст. 32 ч. 2. */
const teachers = { industry: ["education"], ownerType: ["legal"] } as const;

export const seller = defineSection({
  id: "seller",
  title: "О предпринимателе",
  intro: "Эти сведения закон велит сообщить тому, кто продаёт сам. Организация пропускает раздел.",
  questions: {
    registrationAuthority: {
      kind: "line",
      max: 300,
      label: "Кто зарегистрировал вас как ИП",
      hint: "Налоговая инспекция из листа записи ЕГРИП, например «Межрайонная ИФНС России № 46 по г. Москве».",
      why: "Предприниматель обязан сообщить потребителю, какой орган его зарегистрировал.",
      norm: "ЗоЗПП, ст. 9 п. 1",
      askedFor: ["offer", "return"],
      shownWhen: { ownerType: ["legal"] },
      ofOwner: true,
      fact: {
        path: "owner.registeredBy",
        label: "наименование налогового органа, который зарегистрировал предпринимателя",
      },
      examples: ["Межрайонная ИФНС России № 46 по г. Москве"],
    },
    teacherEducation: {
      kind: "line",
      max: 300,
      label: "Ваше профессиональное образование",
      hint: "Уровень: «высшее, магистратура», «среднее профессиональное».",
      why: "Тот, кто учит сам, сообщает это ученику до договора. Организации это поле не нужно.",
      norm: "273-ФЗ, ст. 32 ч. 2",
      askedFor: offers,
      shownWhen: teachers,
      fact: {
        path: "teacher.education",
        label: "уровень профессионального образования",
        within: "item",
      },
      examples: ["высшее, магистратура"],
    },
    teacherExperience: {
      kind: "line",
      max: 100,
      label: "Общий стаж педагогической работы",
      hint: "Например, «12 лет».",
      why: "Тот, кто учит сам, сообщает это ученику до договора. Организации это поле не нужно.",
      norm: "273-ФЗ, ст. 32 ч. 2",
      askedFor: offers,
      shownWhen: teachers,
      fact: {
        path: "teacher.experience",
        label: "общий стаж педагогической работы",
        within: "item",
      },
      examples: ["12 лет"],
    },
    teacherOwnExperience: {
      kind: "line",
      max: 100,
      label: "Стаж индивидуальной педагогической деятельности",
      hint: "Сколько лет вы учите сами, не в школе: например, «4 года».",
      why: "Тот, кто учит сам, сообщает это ученику до договора. Организации это поле не нужно.",
      norm: "273-ФЗ, ст. 32 ч. 2",
      askedFor: offers,
      shownWhen: teachers,
      fact: {
        path: "teacher.ownExperience",
        label: "стаж индивидуальной педагогической деятельности",
        within: "item",
      },
      examples: ["4 года"],
    },
  },
});
