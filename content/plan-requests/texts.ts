/** Texts of requests for a plan (docs/specification/plans.md#requests-for-a-plan). */
import { formatPrice } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

/** The periods, in months, for which a plan can be requested. */
export const requestedMonths = [1, 3, 6, 12] as const;

export const maxDetailsLength = 1000;

/** Returns the address of the request form, with the plan and the period if known. */
export function planRequestPath({
  plan,
  months,
}: {
  plan: string;
  months?: number | string;
}): string {
  const search = new URLSearchParams({
    ...(plan && { plan }),
    ...(months && { months: String(months) }),
  });
  return `/pricing/request${search.size > 0 ? `?${search}` : ""}`;
}

const months = (count: number) => plural(count, "месяц", "месяца", "месяцев");

export const planRequestTexts = {
  title: (plan: string, count: number) => `«${plan}» на ${months(count)}`,
  sum: (sum: number | null) => (sum === null ? "цену назовём в ответе" : formatPrice(sum)),
  notOffered: "Этот план сейчас не предлагают. Выберите другой на странице «Тарифы».",
  settled: "Заявка уже закрыта: обновите страницу.",
  notFound: "Заявка не найдена",
  noPlan: "Такого плана больше нет: измените план пользователя в его карточке.",
  endless: "У пользователя платный план без срока. Измените его в карточке пользователя.",
  otherPlan: (until: string) =>
    `У пользователя до ${until} другой платный план. Включите новый, когда этот срок закончится, или измените план в карточке пользователя.`,
  /** Sent to the operator's own channel. */
  operator: {
    title: "Новая заявка на план",
    message: "Кто и какой план просит, видно в панели.",
    link: "/admin/plan-requests",
  },
  granted: (plan: string, until: string) => ({
    title: `План «${plan}» включён`,
    // The date already ends with the full stop of «г.».
    message: `Действует до ${until} Что он даёт, видно на странице «Премиум».`,
    type: "success" as const,
    link: "/dashboard",
  }),
  declined: (plan: string, reason: string) => ({
    title: `Заявка на план «${plan}» отклонена`,
    message: reason,
    type: "warning" as const,
    link: "/pricing",
  }),
  states: {
    waiting: "Ждёт",
    granted: "Включён",
    declined: "Отклонена",
    withdrawn: "Отозвана",
  },
} as const;
