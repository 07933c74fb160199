/** The categories of the help centre in the order of its tabs; `?tab=` and the database use their keys. */
export const helpCategoryNames = {
  start: "Начало работы",
  documents: "Создание документов",
  law: "Законодательство",
  fines: "Штрафы и последствия",
  regulator: "Требования Роскомнадзора",
  account: "Кабинет и тарифы",
} as const;

export type HelpCategory = keyof typeof helpCategoryNames;

export const helpCategories = Object.keys(helpCategoryNames) as HelpCategory[];
