/** On what terms a site is used. */

import { defineSection } from "@/lib/engine/questions/definition";
import { agreementDurations, agreementStarts, changeNotices } from "@/lib/engine/questions/options";

const agreements = ["terms", "charter"] as const;

/** When the rules of the site bind, how long, and how they change (ГК РФ ст. 438, 450). */
export const agreement = defineSection({
  id: "agreement",
  title: "Условия соглашения",
  intro: "Когда документ начинает действовать и как меняется.",
  questions: {
    agreementStart: {
      kind: "choice",
      control: "radio",
      options: agreementStarts,
      default: "any_use",
      label: "С какого момента действует соглашение",
      hint: "«С начала любого использования» — для открытого сайта, «После регистрации» — если главное происходит в личном кабинете.",
      why: "Договор заключён, когда человек его принял. Соглашение должно сказать, каким действием.",
      norm: "ГК РФ, ст. 438 п. 3",
      askedFor: agreements,
      fact: { path: "agreement.start", label: "с чего начинается действие соглашения" },
    },
    agreementDuration: {
      kind: "choice",
      control: "radio",
      options: agreementDurations,
      default: "indefinite",
      label: "Сколько действует соглашение",
      hint: "Обычно бессрочно: прежние условия заменяет новая редакция.",
      why: "Срок договора лучше назвать, чем спорить о нём.",
      norm: "ГК РФ, ст. 425",
      askedFor: agreements,
      inSummary: "always",
      fact: { path: "agreement.duration", label: "срок действия соглашения" },
    },
    canAdminChange: {
      kind: "yesNo",
      default: true,
      label: "Вы можете менять соглашение в одностороннем порядке",
      hint: "«Да» — вы публикуете новую редакцию сами. Того, что покупатель уже заказал или оплатил, она не меняет.",
      why: "Менять договор без согласия другой стороны можно, только если такое право в нём записано.",
      norm: "ГК РФ, ст. 310, ст. 450 п. 1",
      askedFor: agreements,
      fact: { path: "agreement.canChange", label: "может ли владелец сайта менять соглашение сам" },
    },
    notifyChanges: {
      kind: "choice",
      control: "radio",
      options: changeNotices,
      default: "yes",
      label: "Сообщаете ли вы об изменениях",
      hint: "Лучший ответ — «Всегда уведомляем»: письмом или объявлением на сайте.",
      why: "Условие, о котором человек не знал, трудно применить к нему.",
      norm: "ГК РФ, ст. 10; ЗоЗПП, ст. 10",
      askedFor: agreements,
      inSummary: "always",
      fact: { path: "agreement.notice", label: "уведомляют ли об изменениях" },
    },
  },
});

/** What the parties may and must do besides what every such document says. A suggestion is an item of a list: a small letter first, no mark at the end. */
export const rights = defineSection({
  id: "rights",
  title: "Права и обязанности",
  intro: "Обычные права и обязанности мы впишем сами. Добавьте то, что особенного у вас.",
  summary: "count",
  questions: {
    userRights: {
      kind: "statements",
      suggestions: [
        "бесплатно получать ответы на вопросы о работе сайта",
        "скачать копию своих материалов до удаления учётной записи",
        "отказаться от рассылок, не теряя доступа к сайту",
      ],
      label: "Права пользователя",
      hint: "Каждое право с новой строки: «бесплатно получать консультации по телефону». Обычные права мы впишем сами.",
      why: "Права и обязанности — содержание договора с пользователем.",
      norm: "ГК РФ, ст. 307, ст. 421",
      askedFor: agreements,
      fact: { path: "user.rights", label: "права пользователя" },
    },
    userObligations: {
      kind: "statements",
      suggestions: [
        "хранить пароль в тайне и не передавать доступ другим людям",
        "указывать при регистрации настоящие сведения и обновлять их",
        "не собирать данные с сайта программами без согласия владельца",
      ],
      label: "Обязанности пользователя",
      hint: "Каждая с новой строки: «не передавать пароль другим людям».",
      why: "Требовать можно только того, что записано.",
      norm: "ГК РФ, ст. 307, ст. 421",
      askedFor: agreements,
      fact: { path: "user.duties", label: "обязанности пользователя" },
    },
    adminRights: {
      kind: "statements",
      suggestions: [
        "закрывать сайт на время технических работ",
        "проверять публикации до того, как их увидят другие",
        "менять оформление и разделы сайта",
      ],
      label: "Права владельца сайта",
      hint: "Каждое с новой строки: «удалять объявления, не отвечающие правилам».",
      why: "Удалить публикацию или закрыть доступ можно, если соглашение это предусматривает.",
      norm: "ГК РФ, ст. 307, ст. 450.1",
      askedFor: agreements,
      fact: { path: "admin.rights", label: "права администрации" },
    },
    adminObligations: {
      kind: "statements",
      suggestions: [
        "отвечать на обращения пользователей в течение пяти рабочих дней",
        "предупреждать о плановых технических работах за сутки",
        "помогать восстановить доступ к учётной записи",
      ],
      label: "Обязанности владельца сайта",
      hint: "Каждая с новой строки: «отвечать на обращения в течение трёх дней».",
      why: "Обещание, записанное в договоре, обязывает. Пишите то, что готовы выполнять.",
      norm: "ГК РФ, ст. 307, ст. 309",
      askedFor: agreements,
      fact: { path: "admin.duties", label: "обязанности администрации" },
    },
  },
});
