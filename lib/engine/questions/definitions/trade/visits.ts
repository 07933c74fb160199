/** Services that people come to: by appointment, on a tour, to lessons. */
import { defineQuestions } from "@/lib/engine/questions/vocabulary/definition";

const offers = ["offer"] as const;

/** Industries with appointments. */
const takesBookings = [
  { soldOnSite: ["services"] },
  {
    industry: [
      "medical",
      "education",
      "beauty",
      "sports",
      "children",
      "travel",
      "entertainment",
      "automotive",
      "food",
      "legal",
      "consulting",
    ],
  },
] as const;
/** Services with repeated visits, often by children. */
const givesLessons = { industry: ["sports", "children", "education", "entertainment"] } as const;

/** An appointment, a membership, a tour. */
export const visits = defineQuestions({
  bookingChange: {
    kind: "line",
    max: 200,
    label: "За сколько можно перенести или отменить запись",
    hint: "Продолжите фразу «Перенести или отменить запись можно …»: «не позднее чем за 24 часа до начала».",
    why: "Клиент узнаёт срок до записи, а не когда опоздал с отменой.",
    norm: "ГК РФ, ст. 781; ЗоЗПП, ст. 10 п. 2",
    askedFor: offers,
    shownWhen: takesBookings,
    fact: {
      path: "deal.bookingChange",
      label: "срок, за который можно перенести запись",
      within: "item",
    },
  },
  noShow: {
    kind: "choice",
    control: "select",
    options: {
      free: "Возвращаем всё или переносим",
      costs: "Удерживаем только свои расходы",
      counted: "Считаем услугу оказанной",
    },
    unset: "Не указано",
    label: "Клиент не пришёл и не предупредил",
    hint: "Штрафа за неявку закон не допускает; удержать можно то, что вы действительно потратили.",
    why: "Без правила спорят о предоплате. С потребителя по общему правилу берут только фактические расходы.",
    norm: "ЗоЗПП, ст. 32; ГК РФ, ст. 781 п. 2",
    askedFor: offers,
    shownWhen: takesBookings,
    fact: { path: "deal.noShow", label: "последствия неявки" },
  },
  membershipFreeze: {
    kind: "line",
    max: 200,
    label: "Заморозка абонемента",
    hint: "Продолжите фразу «Абонемент можно приостановить …»: «на срок до 30 дней в год». Пусто — если заморозки нет.",
    why: "Обещание, о котором спрашивают чаще всего. Пишите только то, что действует.",
    norm: "ГК РФ, ст. 421 п. 4; ЗоЗПП, ст. 10 п. 2",
    askedFor: offers,
    shownWhen: { industry: ["sports", "children", "education", "entertainment"] },
    fact: { path: "deal.freeze", label: "условия заморозки абонемента", within: "item" },
  },
  tourRole: {
    kind: "choice",
    control: "select",
    options: {
      operator: "Туроператор",
      agent: "Турагент",
    },
    unset: "Не указано",
    label: "Вы туроператор или турагент",
    hint: "Туроператор составляет тур и есть в реестре туроператоров; турагент продаёт туры туроператоров по договору с ними.",
    why: "Закон требует сказать туристу, кто отвечает за тур, и сообщить сведения о том и о другом.",
    norm: "132-ФЗ, ст. 9, 10, 10.1",
    askedFor: ["offer", "return", "privacy", "consent"],
    core: { type: ["offer", "return"] },
    shownWhen: { industry: ["travel"] },
    fact: { path: "deal.tourRole", label: "кто вы: туроператор или турагент" },
  },
  agentRegisterNumber: {
    kind: "line",
    max: 100,
    label: "Номер в реестре турагентов",
    hint: "Он есть в выписке из реестра.",
    why: "По нему турист проверяет агентство.",
    norm: "132-ФЗ, ст. 4.3",
    askedFor: ["offer", "return"],
    core: true,
    shownWhen: { tourRole: ["agent"] },
    fact: {
      path: "deal.agentNumber",
      label: "номер в едином федеральном реестре турагентов",
      within: "phrase",
    },
  },
});

/** A pupil who leaves. */
export const courses = defineQuestions({
  studyCount: {
    kind: "choice",
    control: "select",
    options: {
      lessons: "Только проведённые занятия",
      modules: "Проведённые занятия и открытые модули",
    },
    unset: "По закону",
    label: "Что считается оказанным, если ученик ушёл",
    hint: "От этого зависит, сколько вы вернёте.",
    why: "О записанных уроках спорят чаще всего.",
    norm: "ЗоЗПП, ст. 32",
    askedFor: ["offer", "return"],
    shownWhen: { industry: ["education"] },
    fact: { path: "deal.studyCount", label: "что считается оказанным" },
  },
});

/** A lesson that is missed, a child after one. */
export const lessons = defineQuestions({
  missedLesson: {
    kind: "line",
    max: 200,
    label: "Что делать с пропущенным занятием",
    hint: "Продолжите фразу «Пропущенное занятие можно …»: «отработать с другой группой в течение месяца». Пусто — если правила нет.",
    why: "О пропусках спорят чаще всего. Правило не отменяет права отказаться и получить деньги за непроведённые занятия.",
    norm: "ГК РФ, ст. 421 п. 4; ЗоЗПП, ст. 32",
    askedFor: offers,
    shownWhen: givesLessons,
    fact: {
      path: "deal.missedLesson",
      label: "что можно сделать с пропущенным занятием",
      within: "item",
    },
  },
  childHandover: {
    kind: "line",
    max: 200,
    label: "Кому вы отдаёте ребёнка после занятия",
    hint: "Продолжите фразу «После занятия ребёнка отдают …»: «родителю или тому, кого он назвал письменно». Пусто — если детей нет.",
    why: "Пока ребёнок у вас, за его безопасность отвечаете вы. Родителю важно знать, кому его отдадут.",
    norm: "ЗоЗПП, ст. 7 п. 1; ГК РФ, ст. 1073 п. 3",
    askedFor: offers,
    shownWhen: givesLessons,
    fact: { path: "deal.childHandover", label: "кому отдают ребёнка", within: "item" },
  },
});
