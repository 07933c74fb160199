/**
 * The description of an industry template, `form.yaml`: its purpose, its availability and its questions. A strict
 * schema: an unknown key is an error of the file, never ignored.
 */
import { z } from "zod";
import { extraKeyPattern } from "@/lib/engine/questions/vocabulary/definition";
import { documentTypes, industries, keysOf } from "@/lib/engine/questions/vocabulary/options";

/** A question that an industry template asks in addition to those of its type. */
export type ExtraQuestion = z.output<z.ZodObject<typeof questionShape, z.core.$strict>>;

/** The kinds of answers to extra questions; every answer is stored as text. */
export const extraKinds = ["text", "longText", "choice", "yesNo", "date"] as const;

const key = z
  .string("Нужно имя вопроса (key).")
  .regex(extraKeyPattern, "Имя вопроса (key) — латинские буквы и цифры, первая строчная.");
const textSchema = (what: string, max = 300) =>
  z.string(`Нужно указать ${what}.`).trim().min(1, `Нужно указать ${what}.`).max(max);
const yesOrNo = (what: string) => z.boolean(`${what} — true или false.`);

const questionShape = {
  /** The question's key in answers and, as `extra.{key}`, in the template. */
  key,
  label: textSchema("вопрос (label)"),
  hint: textSchema("подсказку (hint)").optional(),
  kind: z.enum(extraKinds, `Вид ответа (kind) — один из: ${extraKinds.join(", ")}.`),
  /** For a `choice`: key → what the form shows and the document prints. */
  options: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), textSchema("слова варианта"))
    .optional(),
  isRequired: yesOrNo("isRequired"),
  /** Asked only when the earlier question `key` has this answer. */
  condition: z
    .strictObject({ key, equals: textSchema("ответ, при котором спрашивают (equals)") })
    .optional(),
};

/** A form of such questions; `additional` adds the fields of another kind of form. */
export const formOf = <Additional extends z.ZodRawShape>(additional: Additional) =>
  z
    .strictObject({
      questions: z
        .array(z.strictObject({ ...questionShape, ...additional }))
        .min(1)
        .max(30),
    })
    .superRefine((form, context) => {
      const questions = form.questions as ExtraQuestion[];
      for (const [index, { kind, options }] of questions.entries()) {
        if ((kind === "choice") === (options !== undefined)) continue;
        const message = "Варианты (options) есть у вопроса вида choice и только у него.";
        context.addIssue({ code: "custom", message, path: ["questions", index, "options"] });
      }
      for (const [index, { key: name, condition }] of questions.entries()) {
        const path = ["questions", index];
        const before = questions.slice(0, index);
        if (before.some((other) => other.key === name)) {
          context.addIssue({ code: "custom", message: `Вопрос «${name}» уже есть.`, path });
        }
        if (!condition) continue;
        const earlierQuestion = before.find((other) => other.key === condition.key);
        const answers =
          earlierQuestion?.kind === "yesNo"
            ? ["yes", "no"]
            : Object.keys(earlierQuestion?.options ?? {});
        if (!answers.includes(condition.equals)) {
          const message = `Условие вопроса «${name}»: выше нет вопроса «${condition.key}» с ответом «${condition.equals}».`;
          context.addIssue({ code: "custom", message, path });
        }
      }
    });

export const formConfigSchema = formOf({});

/** The form that an industry template adds. */
export type FormConfig = z.output<typeof formConfigSchema>;

export const industryTemplateSchema = z.strictObject(
  {
    name: textSchema("название (name)", 100),
    description: textSchema("описание (description)"),
    type: z.enum(documentTypes, `Вид документа (type) — один из: ${documentTypes.join(", ")}.`),
    industry: z.enum(keysOf(industries), "Отрасль (industry) — ключ из списка отраслей."),
    isPremium: yesOrNo("isPremium"),
    isUltra: yesOrNo("isUltra"),
    features: z.array(textSchema("что добавляет шаблон (features)")).min(1).max(12),
    /** The section of the base template before which the sections of this one are inserted. */
    before: textSchema("раздел, перед которым встают новые (before)"),
    formConfig: formConfigSchema,
  },
  "Шаблон описывают строками name, description, type, industry, isPremium, isUltra, features, before, formConfig.",
);

/** A document template for one industry, with sections and questions of its own, available by plan. */
export type IndustryTemplate = Omit<z.output<typeof industryTemplateSchema>, "before"> & {
  id: string;
};
