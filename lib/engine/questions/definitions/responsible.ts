/** The person in a company who is responsible for personal data. */
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import { protectionMeasures } from "@/lib/engine/questions/vocabulary/options";

/** 152-ФЗ ст. 22.1. */
export const responsibleSection = defineSection({
  id: "responsible",
  title: "Ответственный и защита",
  intro: "Кто внутри компании отвечает за персональные данные и как вы их бережёте.",
  wording: {
    cookie: {
      title: "Ответственный",
      intro: "Кто внутри компании отвечает за персональные данные.",
    },
  },
  questions: {
    responsiblePersonName: {
      kind: "line",
      max: 200,
      label: "Кто отвечает за персональные данные",
      hint: "Фамилия, имя и отчество. Организация назначает ответственного приказом, это может быть и директор.",
      why: "Организация обязана назначить ответственного. Он принимает обращения людей.",
      norm: "152-ФЗ, ст. 22.1 ч. 1, ст. 18.1 ч. 1 п. 1",
      askedFor: ["privacy", "cookie"],
      inSummary: "always",
      fact: { path: "responsible.name", label: "фамилию, имя и отчество ответственного" },
    },
    responsiblePersonPosition: {
      kind: "line",
      max: 200,
      label: "Должность ответственного",
      hint: "Например, «заместитель директора».",
      why: "Так обращение попадёт к нужному человеку.",
      norm: "152-ФЗ, ст. 22.1",
      askedFor: ["privacy", "cookie"],
      inSummary: "always",
      fact: { path: "responsible.position", label: "должность ответственного" },
    },
    responsiblePersonEmail: {
      kind: "email",
      wrong: "Некорректный email ответственного лица",
      label: "Электронная почта ответственного",
      hint: "Например, privacy@romashka.ru. Пусто — если подходит общая почта.",
      why: "Контакты ответственного нужны и людям, и Роскомнадзору.",
      norm: "152-ФЗ, ст. 22 ч. 3 п. 7.1, ст. 22.1 ч. 4 п. 3",
      askedFor: ["privacy", "cookie"],
      fact: { path: "responsible.email", label: "электронную почту ответственного" },
    },
    responsiblePersonPhone: {
      kind: "phone",
      label: "Телефон ответственного",
      hint: "Например, +7 495 123-45-67, доб. 12.",
      why: "Контакты ответственного нужны и людям, и Роскомнадзору.",
      norm: "152-ФЗ, ст. 22 ч. 3 п. 7.1",
      askedFor: ["privacy", "cookie"],
      fact: { path: "responsible.phone", label: "телефон ответственного" },
    },
    protectionMeasures: {
      kind: "choices",
      options: protectionMeasures,
      label: "Что вы делаете для защиты данных",
      hint: "Отметьте только то, что есть на самом деле. Неотмеченного в политике не будет, обязанности из закона она назовёт сама.",
      why: "Политика сообщает о принятых мерах. Обещание, которого не исполняют, при проверке говорит против вас.",
      norm: "152-ФЗ, ст. 18.1 ч. 1, ст. 19 ч. 2",
      askedFor: ["privacy"],
      fact: { path: "measures", label: "принятые меры защиты" },
    },
  },
});
