/** Fields that ask for what the law guards more. */
import type {
  DetectedField,
  DetectedForm,
  FieldClass,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { norm, type Rule, seenAt } from "@/lib/features/site-check/rules/rule/rule";

/** The words of the report by class of field, the gravest first. */
const guarded: Readonly<Partial<Record<FieldClass, string>>> = {
  health: "здоровье",
  card: "карта",
  passport: "паспорт",
  snils: "СНИЛС",
  child: "ребёнок",
  birth_date: "дата рождения",
};
const classes = Object.keys(guarded) as FieldClass[];

export const fieldRules: readonly Rule[] = [
  {
    id: "sensitive-field",
    title: "Форма спрашивает то, что охраняют строже",
    why: "Брать можно лишь то, что нужно для цели. О здоровье спрашивают с письменного согласия или по закону, за ребёнка соглашается родитель, данные карты вводят на странице банка.",
    norms: [norm("152-ФЗ", "ст. 5 ч. 5"), norm("152-ФЗ", "ст. 9 ч. 1")],
    fine: null,
    fix: "Проверьте, без каких полей можно обойтись, и уберите их. Для остальных нужны основание, защита и место в политике.",
    severity: "medium",
    find: ({ personalForms, answers }) => {
      const fields = personalForms.flatMap(guardedOf);
      const found = classes.flatMap(
        (fieldClass) => fields.find((field) => field.class === fieldClass) ?? [],
      );
      const isHealth = found.some((field) => field.class === "health");
      const names = found.map((field) => guarded[field.class]).join(", ");
      return seenAt(
        found.map(({ evidence }) => evidence),
        {
          title: `Форма спрашивает то, что охраняют строже: ${names}`,
          action: { kind: "policy", answers },
          // 152-ФЗ ст. 10: health is a special category, its consent is written.
          ...(isHealth && {
            severity: "high",
            fine: "2",
            norms: [norm("152-ФЗ", "ст. 10 ч. 1"), norm("152-ФЗ", "ст. 10 ч. 2 п. 1")],
          }),
        },
      );
    },
  },
];

/** A card that is typed on a bank's page is where it should be. */
const guardedOf = ({ fields, action }: DetectedForm): DetectedField[] =>
  fields.filter((field) => guarded[field.class] && (field.class !== "card" || action.isOwn));
