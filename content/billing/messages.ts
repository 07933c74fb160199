import { pluralForm } from "@/lib/russian/plural";

/** Texts about orders, payments and renewals outside of the screens. */

/** The description on the payment page and in the receipt: at most 128 characters. */
export const orderTitle = (plan: string, months: number): string =>
  `План «${plan}», ${months} ${pluralForm(months, "месяц", "месяца", "месяцев")}`;

export const billingMessages = {
  notConfigured:
    "Оплата на сайте пока не подключена. Оставьте заявку на план: администратор ответит, как заплатить, и включит его.",
  notForSale:
    "Этот план сейчас нельзя заказать на сайте. Если он есть на странице «Премиум», оставьте там заявку.",
  otherPlan: (plan: string, until: string) =>
    `У вас оплачен план «${plan}» до ${until}, другой план можно купить, когда этот срок закончится.`,
  endless: "У вас уже есть платный план без срока: оплачивать его не нужно.",
  noAnswer:
    "Платёжный сервис сейчас не отвечает. Деньги не списаны, попробуйте через несколько минут.",
} as const;

type Renewal = { title: string; sum: string; day: string };

/** Sent three days before a charge. */
export const renewalEmail = ({ title, sum, day }: Renewal) => ({
  subject: `${day} спишем ${sum} за продление плана`,
  paragraphs: [
    `${day} мы продлим то, что вы оплатили раньше: ${title}. Спишем ${sum} с сохранённого способа оплаты.`,
    "Вы согласились на продление, когда платили. Отказаться можно в любой момент одним нажатием: списания не будет, а оплаченное время останется.",
  ],
  action: "Открыть настройки плана",
});

/** The address of the plan's settings in the cabinet. */
const planSettings = "/settings/plan";

export const renewalNotice = ({ title, sum, day }: Renewal) => ({
  title: `${day} спишем ${sum} за продление плана`,
  message: `${title}. Отказаться можно в настройках плана, одним нажатием: списания не будет, оплаченное время останется.`,
  type: "info" as const,
  link: planSettings,
});

export const paidNotice = ({ title, sum, day, isRenewal }: Renewal & { isRenewal: boolean }) => ({
  title: isRenewal ? "План продлён" : "Оплата прошла, план включён",
  // The date already ends with the full stop of «г.».
  message: `${title}, ${sum}. Действует до ${day}`,
  type: "success" as const,
  link: planSettings,
});

/** Why a renewal does not take place: the charge failed, or the plan is no longer sold. */
export type NoRenewal = "failed" | "unsold";

const noRenewal = {
  failed: {
    subject: "Продлить план не получилось",
    reason: (title: string) =>
      `Списать деньги за продление не удалось: ${title}. Больше пробовать не будем`,
    action: "Оплатить план",
  },
  unsold: {
    subject: "Продлить план не получится",
    reason: (title: string) =>
      `То, что вы оплатили раньше, больше не продаётся: ${title}. Денег мы не спишем`,
    action: "Посмотреть планы",
  },
} as const;

const planEnds = (day: string) =>
  `План действует до ${day}, потом он станет бесплатным; документы останутся.`;

type Ended = Omit<Renewal, "sum"> & { why: NoRenewal };

export const renewalEndedNotice = ({ title, day, why }: Ended) => ({
  title: noRenewal[why].subject,
  message: `${noRenewal[why].reason(title)}. ${planEnds(day)}`,
  type: "warning" as const,
  link: planSettings,
});

/** A failed charge is not retried. */
export const renewalEndedEmail = ({ title, day, why }: Ended) => ({
  subject: noRenewal[why].subject,
  paragraphs: [
    `${noRenewal[why].reason(title)}, сохранённый способ оплаты мы забыли.`,
    planEnds(day),
  ],
  action: noRenewal[why].action,
});

type Ending = { plan: string; day: string };

/** Sent a week before the end of a plan that is not renewed. */
export const planEndingEmail = ({ plan, day }: Ending) => ({
  subject: `План «${plan}» закончится ${day}`,
  paragraphs: [
    `Сам он не продлится: денег мы не спишем. ${planEnds(day)}`,
    "Если план нужен и дальше, его можно оплатить заранее: новый срок начнётся с конца прежнего.",
  ],
  action: "Продлить план",
});

export const planEndingNotice = ({ plan, day }: Ending) => ({
  title: `План «${plan}» закончится ${day}`,
  message: "Сам он не продлится. Потом план станет бесплатным; документы останутся.",
  type: "info" as const,
  link: planSettings,
});
