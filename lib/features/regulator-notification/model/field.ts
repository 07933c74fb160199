/** The parts of a notification sheet: ordered fields, each filled in, to be checked, or asked for. Pure. */
import { z } from "zod";
import type { DetailKey } from "@/content/regulator-notification/details";
import { type PickListName, pickLists } from "@/content/regulator-notification/pick-lists";
import { fieldOf, type KnownFactPath } from "@/lib/engine/facts/known/known-facts";
import { labelOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import { detailKeys } from "@/lib/features/regulator-notification/model/details";

/** A question of the site's passport. */
export const passportQuestion = z.enum(questionKeys as [QuestionKey, ...QuestionKey[]]);

/** The source of a field: a question of the site's passport, or one of the notification itself. */
const fieldSource = z.union([
  z.strictObject({ question: passportQuestion, label: z.string() }),
  z.strictObject({ detail: z.enum(detailKeys) }),
]);
export type FieldSource = z.output<typeof fieldSource>;

const notificationField = z.strictObject({
  /** The key by which editions are compared. */
  id: z.string().describe("Одно и то же для одних и тех же сведений"),
  label: z.string(),
  /**
   * `filled`: from an answer, or the same for everybody. `check`: a proposal, with the reason to check it. `asked`: no
   * answer yet.
   */
  state: z.enum(["filled", "check", "asked"]).describe("Заполнено, проверьте, спросить"),
  /** The value for the form; null when nothing is known. */
  value: z.string().nullable(),
  picks: z
    .strictObject({
      list: z.enum(Object.keys(pickLists) as [PickListName, ...PickListName[]]),
      keys: z.array(z.string()),
    })
    .optional()
    .describe("Что отметить в списке формы"),
  /** In the owner's words or those of the policy. */
  words: z.array(z.string()).optional().describe("Что вписать рядом с отмеченным"),
  /** The question to open first. */
  sources: z
    .array(fieldSource)
    .describe("Где на это отвечают: вопрос сведений о сайте или самого уведомления"),
  reason: z.string().optional().describe("Почему проверить"),
  norm: z.string(),
  isRequired: z.boolean(),
  /** False for fields that neither the form nor 152-ФЗ ст. 22 ч. 3 asks for. */
  isReported: z.boolean().describe("Сообщают ли об изменении (152-ФЗ ст. 22 ч. 3, 7)"),
  /** False for fields that are on our sheet for comparison with the policy, but not in the form. */
  isInForm: z.boolean(),
});
export type NotificationField = z.output<typeof notificationField>;

export const notificationSection = z.strictObject({
  id: z.string(),
  title: z.string(),
  fields: z.array(notificationField),
});
export type NotificationSection = z.output<typeof notificationSection>;

type FieldParts = {
  id: string;
  label: string;
  sources: FieldSource[];
  norm: string;
  value?: string | null | undefined;
  reason?: string | false | undefined;
  isRequired?: boolean;
  isReported?: boolean;
  isInForm?: boolean;
};

/** A text field: asked while it has no value, to be checked when a reason is given. */
export function textField({ value, reason, ...parts }: FieldParts): NotificationField {
  const isKnown = value !== undefined && value !== null && value !== "";
  return {
    isRequired: true,
    isReported: true,
    isInForm: true,
    ...parts,
    value: isKnown ? value : null,
    state: isKnown ? (reason ? "check" : "filled") : "asked",
    ...(isKnown && reason && { reason }),
  };
}

type ListParts = Omit<FieldParts, "value"> & {
  list: PickListName;
  keys: readonly string[];
  words?: readonly string[];
  /** Whether only a part of it is known. */
  isPartly?: boolean;
};

/** A list field: the ticked options, and other items in words. */
export function listField({
  list,
  keys,
  words = [],
  isPartly,
  ...parts
}: ListParts): NotificationField {
  const options: Record<string, string> = pickLists[list];
  // In the order of the form.
  const ticked = Object.keys(options).filter((key) => keys.includes(key));
  const all = [...ticked.map((key) => options[key] ?? key), ...words];
  const field = textField({ ...parts, value: all.join("; ") });
  return {
    ...field,
    ...(isPartly && { state: "asked" as const }),
    picks: { list, keys: ticked },
    ...(words.length > 0 && { words: [...words] }),
  };
}

/** The questions of the passport that give these facts, the one to go to first. */
export const passportSources = (...paths: KnownFactPath[]): FieldSource[] =>
  paths.map(fieldOf).map((question) => ({ question, label: labelOf(question) }));

export const detailSources = (...keys: DetailKey[]): FieldSource[] =>
  keys.map((detail) => ({ detail }));
