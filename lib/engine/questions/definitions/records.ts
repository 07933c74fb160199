/** What the law makes a document say and only the owner knows: where requests go, who keeps records, what leaves Russia. */
import { defineSection } from "@/lib/engine/questions/definition";

const policy = ["privacy"] as const;
const clinics = { industry: ["medical"] } as const;

export const records = defineSection({
  id: "records",
  title: "Где и у кого данные",
  intro: "Без ответа на этом месте останется пропуск.",
  questions: {
    formsGoTo: {
      kind: "line",
      max: 300,
      label: "Куда приходят заявки с сайта",
      hint: "Например, «на почту info@romashka.ru» или «в программу клиники на её сервере».",
      why: "Политика говорит, где лежат сведения из форм.",
      norm: "152-ФЗ, ст. 3 п. 10, ст. 10 ч. 2 п. 1; 323-ФЗ, ст. 13",
      askedFor: policy,
      shownWhen: [{ websitePlatform: ["html"] }, clinics],
      fact: { path: "site.formsGoTo", label: "куда поступают заявки", within: "item" },
    },
    patientData: {
      kind: "line",
      max: 500,
      label: "Какие ещё сведения о пациентах вы ведёте",
      hint: "Например, «адрес, данные паспорта и полиса, СНИЛС» или «других нет».",
      why: "Политика называет все данные.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: policy,
      shownWhen: clinics,
      fact: {
        path: "patients.data",
        label: "другие сведения о пациентах",
        within: "item",
      },
    },
    patientRecordsKeeper: {
      kind: "line",
      max: 300,
      label: "Кому поручено вести медицинскую документацию",
      hint: "Компания или «никто».",
      why: "Тех, кому поручена обработка, называют в политике.",
      norm: "152-ФЗ, ст. 6 ч. 3, ст. 14 ч. 7 п. 9; 323-ФЗ, ст. 13",
      askedFor: policy,
      shownWhen: clinics,
      fact: {
        path: "patients.recordsKeeper",
        label: "тех, кто ведёт документацию",
        within: "item",
      },
    },
    noAppointmentCounters: {
      kind: "yesNo",
      default: false,
      label: "Там, где записываются на приём, счётчиков нет",
      hint: "И там, где сообщают о здоровье.",
      why: "Счётчик там выдаёт врачебную тайну.",
      norm: "152-ФЗ, ст. 10 ч. 2 п. 1; 323-ФЗ, ст. 13",
      askedFor: ["privacy", "cookie"],
      shownWhen: clinics,
      fact: {
        path: "counters.notOnAppointments",
        label: "убраны ли счётчики со страниц записи на приём",
      },
    },
    journeysAbroad: {
      kind: "lines",
      max: 500,
      label: "Страны и получатели данных туристов",
      hint: "Например, «Турция — отели и перевозчики тура» или «не осуществляется».",
      why: "О передаче за границу уведомляют Роскомнадзор.",
      norm: "152-ФЗ, ст. 12 ч. 1, 3, ст. 14 ч. 7 п. 8",
      askedFor: policy,
      shownWhen: { industry: ["travel"] },
      fact: {
        path: "transfers.journeysAbroad",
        label: "страны и получателей данных туристов",
      },
    },
  },
});
