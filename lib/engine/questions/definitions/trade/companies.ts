/** Terms for companies as customers: none of them may be imposed on a consumer. */

import { takesOrders } from "@/lib/engine/questions/definitions/trade/orders";
import { defineQuestions } from "@/lib/engine/questions/vocabulary/definition";

const offers = ["offer"] as const;
const toCompanies = { sellsToCompanies: true } as const;

/** Acceptance, confidentiality, liability, court. */
export const companies = defineQuestions({
  sellsToCompanies: {
    kind: "yesNo",
    default: false,
    label: "У вас покупают организации и предприниматели",
    hint: "«Да» — спросим об актах, ответственности и суде для них.",
    why: "С организацией можно договориться о том, чего потребителю навязать нельзя: приёмке по акту, пределе ответственности, суде.",
    norm: "ГК РФ, ст. 400 п. 1, ст. 720; АПК РФ, ст. 37",
    askedFor: offers,
    shownWhen: takesOrders,
    fact: { path: "deal.toCompanies", label: "покупают ли организации" },
  },
  acceptanceDocument: {
    kind: "choice",
    control: "select",
    options: {
      act: "Акт",
      upd: "Универсальный передаточный документ (УПД)",
      edo: "Электронный УПД через оператора обмена документами",
      edoAct: "Электронный акт через оператора обмена документами",
    },
    unset: "Не указано",
    label: "Чем вы подтверждаете исполнение организации",
    hint: "Акт об оказании услуг или УПД, который заменяет акт и счёт-фактуру.",
    why: "Бухгалтерии заказчика нужен документ, и она спросит, какой.",
    norm: "ГК РФ, ст. 720, 783",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.paper", label: "документ об исполнении" },
  },
  acceptanceTerm: {
    kind: "line",
    max: 100,
    label: "За сколько организация подписывает его или возражает",
    hint: "Например, «5 рабочих дней».",
    why: "Если срок назван, молчание заказчика не задержит приёмку.",
    norm: "ГК РФ, ст. 720 п. 1, ст. 753 п. 4",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.acceptanceTerm", label: "срок приёмки", within: "phrase" },
  },
  keepsSecrets: {
    kind: "yesNo",
    default: false,
    label: "Вы обещаете организации не раскрывать её сведений",
    hint: "Взаимное условие на срок договора и три года после него.",
    why: "Об этом спрашивают почти все корпоративные заказчики.",
    norm: "ГК РФ, ст. 421 п. 4, ст. 727",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.confidentiality", label: "обещана ли конфиденциальность" },
  },
  liabilityCap: {
    kind: "choice",
    control: "select",
    options: {
      paid: "Сумма, уплаченная по договору",
      year: "Плата за последние 12 месяцев",
    },
    unset: "Без предела",
    label: "Предел вашей ответственности перед организацией",
    hint: "С потребителем такое условие не действует, поэтому к нему его не применяем.",
    why: "Между предпринимателями ответственность можно ограничить, кроме умышленного нарушения.",
    norm: "ГК РФ, ст. 400 п. 1, ст. 401 п. 4",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.liabilityCap", label: "предел ответственности перед организацией" },
  },
  companyCourt: {
    kind: "choice",
    control: "select",
    options: {
      law: "По закону: обычно по месту нахождения ответчика",
      owner: "По вашему месту нахождения",
    },
    unset: "Не указано",
    label: "Где вы судитесь с организациями",
    hint: "О суде для потребителя договориться нельзя: он выбирает сам.",
    why: "Для споров с организациями подсудность можно назвать в договоре.",
    norm: "АПК РФ, ст. 35, 37",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.companyCourt", label: "суд для споров с организациями" },
  },
});

/** What a company needs before it pays, and the term for answering a claim. */
export const companyClaims = defineQuestions({
  vat: {
    kind: "choice",
    control: "select",
    options: {
      included: "Цена включает НДС",
      none: "НДС не начисляем: не платим его или освобождены",
    },
    unset: "Не указано",
    label: "НДС в цене для организаций",
    hint: "На упрощённой системе НДС тоже бывает: это зависит от дохода. Самозанятый его не платит.",
    why: "Бухгалтерия заказчика спросит о НДС до оплаты: от ответа зависит, сколько он заплатит и что вычтет.",
    norm: "НК РФ, ст. 168, ст. 145, ст. 346.11",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: { path: "deal.vat", label: "включён ли НДС в цену" },
  },
  claimTerm: {
    kind: "line",
    max: 100,
    label: "За сколько вы отвечаете на претензию организации",
    hint: "Например, «20 календарных дней». Пусто — действует срок закона: 30 дней со дня, когда претензия направлена.",
    why: "До суда организация ждёт ответа на претензию. Срок из закона договор вправе заменить; к потребителям он не относится.",
    norm: "АПК РФ, ст. 4 ч. 5",
    askedFor: offers,
    shownWhen: toCompanies,
    fact: {
      path: "deal.claimTerm",
      label: "срок ответа на претензию организации",
      within: "phrase",
    },
  },
});
