/** The names of the plans, in a module small enough for every page. */
export const planNames = { free: "Бесплатный", premium: "Премиум", ultra: "Ультра" } as const;
