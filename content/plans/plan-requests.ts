/** Words of requests for a plan (docs/specification/plans.md#requests-for-a-plan). */
import { formatPrice } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

/** For how many months a plan is asked for. */
export const requestedMonths = [1, 3, 6, 12] as const;

export const maxDetailsLength = 1000;

/** Where a plan is asked for, with the plan and the months that are known already. */
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
  /** To the operator's own channel. */
  operator: {
    title: "Новая заявка на план",
    message: "Кто и какой план просит, видно в панели.",
    link: "/admin/plan-requests",
  },
  granted: (plan: string, until: string) => ({
    title: `План «${plan}» включён`,
    // The day ends with the dot of «г.».
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
