/**
 * How often a site is checked automatically: weekly on a paid plan, otherwise monthly
 * (`lib/features/site-check/watch-period.ts`).
 */
export const watchTexts = {
  weekly: { label: "Проверять раз в неделю", note: "" },
  monthly: { label: "Проверять раз в месяц", note: " На платном плане — раз в неделю." },
  on: (day: string) => `Следующая проверка ${day}. О новом напишем в уведомлениях.`,
  off: "Если что-то появится, напишем в уведомлениях.",
} as const;
