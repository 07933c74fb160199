const rules = new Intl.PluralRules("ru");

/** The form that goes with a count: 1 документ, 2 документа, 5 документов. */
export function plural(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  if (rule === "one") return one;
  return rule === "few" ? few : many;
}
