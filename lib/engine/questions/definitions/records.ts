/** What the law makes a document say and only the owner knows: where requests go, who keeps records, what leaves Russia. */
import { defineSection } from "@/lib/engine/questions/definition";

const policy = ["privacy"] as const;
const clinics = { industry: ["medical"] } as const;
const biometrics = { dataTypesCollected: ["biometric"] } as const;

export const records = defineSection({
  id: "records",
  title: "Где и у кого данные",
  intro:
    "То, о чём закон велит сказать прямо. Пока не ответите, на этом месте в документе пропуск.",
  questions: {
    formsGoTo: {
      kind: "line",
      max: 300,
      label: "Куда приходят заявки с сайта",
      hint: "Например: «на почту info@romashka.ru», «в программу клиники на её сервере». Заявок через сайт нет — так и напишите.",
      why: "Политика говорит, где лежат сведения из форм. Сведения о записи к врачу — врачебная тайна: до письменного согласия пациента хостинг их получать не должен.",
      norm: "152-ФЗ, ст. 3 п. 10, ст. 10 ч. 2 п. 1; 323-ФЗ, ст. 13",
      askedFor: policy,
      shownWhen: [{ websitePlatform: ["html"] }, clinics],
      fact: { path: "site.formsGoTo", label: "куда поступают заявки", within: "item" },
      examples: ["на почту info@romashka.ru"],
    },
    databaseAddress: {
      kind: "lines",
      max: 500,
      label: "Адрес центра обработки данных",
      hint: "Где стоит сервер с базой: спросите у хостинга. Этот же адрес нужен в уведомлении Роскомнадзора.",
      why: "Если хостинг иностранный, политика обязана показать, что база с данными россиян всё же в России.",
      norm: "152-ФЗ, ст. 18 ч. 5, ст. 22 ч. 3 п. 10.1",
      askedFor: policy,
      shownWhen: { hostingProvider: "given" },
      fact: { path: "database.address", label: "адрес центра обработки данных в России" },
      examples: ["г. Москва,\nул. Серверная, д. 7"],
    },
    patientData: {
      kind: "line",
      max: 500,
      label: "Какие ещё сведения о пациентах вы ведёте",
      hint: "Кроме отмеченных: например, «адрес, данные паспорта и полиса, СНИЛС». Больше ничего — напишите «других нет».",
      why: "В медицинской документации и договоре бывает то, чего нет в формах сайта. Политика обязана назвать все данные.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: policy,
      shownWhen: clinics,
      fact: {
        path: "patients.data",
        label: "другие сведения, которых требуют закон и договор: адрес, документ, полис, СНИЛС",
        within: "item",
      },
      examples: ["адрес, данные паспорта и полиса, СНИЛС"],
    },
    patientRecordsKeeper: {
      kind: "line",
      max: 300,
      label: "Кому поручено вести медицинскую документацию",
      hint: "Компания, чьей программой или архивом вы пользуетесь. Ведёте сами, на своём сервере, — напишите «никто».",
      why: "Тех, кому поручена обработка, называют в политике. А передать им врачебную тайну можно только с согласия пациента в письменной форме.",
      norm: "152-ФЗ, ст. 6 ч. 3, ст. 14 ч. 7 п. 9; 323-ФЗ, ст. 13",
      askedFor: policy,
      shownWhen: clinics,
      fact: {
        path: "patients.recordsKeeper",
        label: "лиц, которым поручено вести документацию, или «никто»",
        within: "item",
      },
      examples: ["ООО «Медицинские программы»"],
    },
    noAppointmentCounters: {
      kind: "yesNo",
      default: false,
      label: "Там, где записываются на приём, счётчиков нет",
      hint: "И на страницах, где сообщают о здоровье. Не знаете — спросите того, кто делал сайт.",
      why: "Счётчик на такой странице передаёт постороннему, что человек обратился к врачу. Это врачебная тайна: счётчик оттуда убирают.",
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
      hint: "Например: «Турция — отели и перевозчики тура». Возите только по России — напишите «не осуществляется».",
      why: "О передаче за границу закон велит сказать в политике и до её начала отдельно уведомить Роскомнадзор.",
      norm: "152-ФЗ, ст. 12 ч. 1, 3, ст. 14 ч. 7 п. 8",
      askedFor: policy,
      shownWhen: { industry: ["travel"] },
      fact: {
        path: "transfers.journeysAbroad",
        label: "страны и получателей — или «не осуществляется»",
      },
      examples: ["Турция — отели и перевозчики тура"],
    },
    biometricsStorage: {
      kind: "line",
      max: 300,
      label: "Где и у кого хранятся биометрические данные",
      hint: "Например: «в единой биометрической системе», «на сервере Оператора в Москве».",
      why: "Для биометрии, по которой узнают человека, действует особый закон: хранить её можно не везде.",
      norm: "572-ФЗ; 152-ФЗ, ст. 11",
      askedFor: policy,
      shownWhen: biometrics,
      fact: {
        path: "biometrics.storage",
        label: "где и у кого хранятся биометрические данные, с учётом закона № 572-ФЗ",
        within: "item",
      },
      examples: ["в единой биометрической системе"],
    },
  },
});
