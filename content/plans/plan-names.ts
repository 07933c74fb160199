/** What the plans are called, wherever one is named: small enough for every page. */
export const planNames = { free: "Бесплатный", premium: "Премиум", ultra: "Ультра" } as const;
