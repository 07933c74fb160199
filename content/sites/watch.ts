/** How often a site is checked by itself: a week on a paid plan, else a month (`lib/features/passport/watch.ts`). */
export const watchTexts = {
  weekly: { label: "Проверять раз в неделю", note: "" },
  monthly: { label: "Проверять раз в месяц", note: " На платном плане — раз в неделю." },
  on: (day: string) => `Следующая проверка ${day}. О новом напишем в уведомлениях.`,
  off: "Если что-то появится, напишем в уведомлениях.",
} as const;
