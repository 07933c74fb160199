/**
 * The description of an industry template, `form.yaml`: what it is for, who may use it, what it asks.
 * A closed schema: what it does not know is an error of the file, never ignored.
 */
import { z } from "zod";
import { extraKeyPattern } from "@/lib/engine/answers/extra-key";
import { extraKinds } from "@/lib/engine/industry-templates/types";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/options";

const key = z
  .string("Нужно имя вопроса (key).")
  .regex(extraKeyPattern, "Имя вопроса (key) — латинские буквы и цифры, первая строчная.");
const words = (what: string, max = 300) =>
  z.string(`Нужно указать ${what}.`).trim().min(1, `Нужно указать ${what}.`).max(max);
const yesOrNo = (what: string) => z.boolean(`${what} — true или false.`);

const questionSchema = z
  .strictObject({
    key,
    label: words("вопрос (label)"),
    hint: words("подсказку (hint)").optional(),
    kind: z.enum(extraKinds, `Вид ответа (kind) — один из: ${extraKinds.join(", ")}.`),
    options: z
      .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), words("слова варианта"))
      .optional(),
    isRequired: yesOrNo("isRequired"),
    condition: z
      .strictObject({ key, equals: words("ответ, при котором спрашивают (equals)") })
      .optional(),
  })
  .refine(({ kind, options }) => (kind === "choice") === (options !== undefined), {
    error: "Варианты (options) есть у вопроса вида choice и только у него.",
    path: ["options"],
  });

export const formConfigSchema = z
  .strictObject({ questions: z.array(questionSchema).min(1).max(30) })
  .superRefine(({ questions }, context) => {
    for (const [index, { key: name, condition }] of questions.entries()) {
      const path = ["questions", index];
      const before = questions.slice(0, index);
      if (before.some((other) => other.key === name)) {
        context.addIssue({ code: "custom", message: `Вопрос «${name}» уже есть.`, path });
      }
      if (!condition) continue;
      const asked = before.find((other) => other.key === condition.key);
      const answers = asked?.kind === "yesNo" ? ["yes", "no"] : Object.keys(asked?.options ?? {});
      if (!answers.includes(condition.equals)) {
        const message = `Условие вопроса «${name}»: выше нет вопроса «${condition.key}» с ответом «${condition.equals}».`;
        context.addIssue({ code: "custom", message, path });
      }
    }
  });

export const industryTemplateSchema = z.strictObject(
  {
    name: words("название (name)", 100),
    description: words("описание (description)"),
    type: z.enum(documentTypes, `Вид документа (type) — один из: ${documentTypes.join(", ")}.`),
    industry: z.enum(keysOf(industries), "Отрасль (industry) — ключ из списка отраслей."),
    isPremium: yesOrNo("isPremium"),
    isUltra: yesOrNo("isUltra"),
    features: z.array(words("что добавляет шаблон (features)")).min(1).max(12),
    /** The section of the base template that the sections of this one stand before. */
    before: words("раздел, перед которым встают новые (before)"),
    formConfig: formConfigSchema,
  },
  "Шаблон описывают строками name, description, type, industry, isPremium, isUltra, features, before, formConfig.",
);
