import {
  type ActionSentence,
  actionSentences,
  addedLabel,
  auditFieldLabels,
  planFields,
  quotedDetails,
  removedLabel,
} from "@/content/admin/audit";
import { operatorTypeLabels } from "@/content/admin/settings";
import { roleLabels } from "@/content/admin/users";
import { helpCategoryNames } from "@/content/help/categories";
import { planNames } from "@/content/plans/plan-names";
import { planCatalogue } from "@/content/plans/plans";
import { formatMoscowDateTime, formatRussianDate } from "@/lib/core/time/moscow-time";
import type { AuditAction } from "@/lib/features/audit/actions";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { notificationTypeLabels } from "@/lib/features/notifications/messages";
import { formatNumber } from "@/lib/russian/numbers";

/** `plans.announced.standard.price` → «Стандарт» на /pricing: цена. */
function describePlanField(field: string): string | null {
  const [root, list, key, name] = field.split(".");
  if (root !== "plans" || (list !== "announced" && list !== "cabinet")) return null;
  const plan = planCatalogue[list].find((item) => item.key === key);
  if (!plan || name === undefined) return null;
  return `«${plan.name}» на ${list === "announced" ? "/pricing" : "/premium"}: ${planFields[name] ?? name}`;
}

/** The name of a field in a log entry. */
const describeField = (field: string): string =>
  describePlanField(field) ?? auditFieldLabels[field] ?? field;

const feedbackStatusLabels = {
  new: "получено",
  in_progress: "в работе",
  answered: "есть ответ",
  closed: "закрыто",
};

/** Keys whose values are shown as they are stored. */
const valueLabels: Record<string, Record<string, string>> = {
  role: roleLabels,
  subscription: planNames,
  section: { news: "новости", blog: "блог" },
  status: feedbackStatusLabels,
  category: helpCategoryNames,
  type: notificationTypeLabels,
  operatorType: operatorTypeLabels,
};

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);

/** A value of a log entry in words: «да», «не указано», «без ограничения». */
function describeValue(field: string, value: unknown): string {
  if (isEmpty(value)) return "не указано";
  if (typeof value === "boolean") return value ? "да" : "нет";
  if (value === -1 && /limit/i.test(field)) return "без ограничения";
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.map(String).join("; ");
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  if (isMoment(text)) return formatMoscowDateTime(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatRussianDate(text);
  return valueLabels[field]?.[text] ?? text;
}

/** True for the before/after pair that `changesOf` writes. */
function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === "object" && value !== null && "before" in value && "after" in value;
}

/** Sorts the subject first: the database orders JSON keys by length. */
const order = Object.keys(auditFieldLabels);
const orderOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
const inOrder = ([a]: [string, unknown], [b]: [string, unknown]) => orderOf(a) - orderOf(b);

/** A line about a log entry; `before` is only present when something was changed. */
export type AuditFact = { name: string; before?: string; value: string };

/**
 * The details of a log entry, in words. Empty values and an action's defaults are left out.
 * @returns an empty list when the entry has no details.
 */
export function describeFacts({ action, subjectId, details }: AuditEntry): AuditFact[] {
  const { before, ...rest } = details;
  const inSentence = fieldsInSentence(action, details);
  const facts = Object.entries(rest)
    .sort(inOrder)
    .flatMap(([field, value]): AuditFact[] => {
      const name = describeField(field);
      if (inSentence.includes(field)) return [];
      if (isChange(value)) return describeChange(field, name, value);
      if (isEmpty(value) || (field === "type" && value === "info")) return [];
      if (action === "notification.send" && field === "subscription") return [];
      const fact = { name, value: describeValue(field, value) };
      // The new state of a message is next to the previous one.
      const isMoved = field === "status" && !isEmpty(before) && before !== value;
      return [isMoved ? { ...fact, before: describeValue(field, before) } : fact];
    });
  if (action === "notification.send")
    return [...facts, { name: "Кому", value: describeRecipients(details, subjectId) }];
  if (inSentence.length > 0 || named.includes(action)) return facts;
  return facts.length === 0 && subjectId ? [{ name: "Номер", value: subjectId }] : facts;
}

/** Actions whose sentence says everything, or names the subject by its id. */
const named = ["seo.update", "settings.update", "telegram.test", "telegram.disconnect"];

/** What was changed; when there was nothing before, the new value says enough. */
function describeChange(
  field: string,
  name: string,
  { before, after }: { before: unknown; after: unknown },
): AuditFact[] {
  if (Array.isArray(before) && Array.isArray(after)) return describeLists(name, before, after);
  if (isEmpty(before)) return [{ name, value: describeValue(field, after) }];
  const value = isEmpty(after) ? removedLabel : describeValue(field, after);
  return [{ name, before: describeValue(field, before), value }];
}

/** For two lists, only the items that differ: nobody should read a list of ten lines twice. */
function describeLists(name: string, before: unknown[], after: unknown[]): AuditFact[] {
  const only = (list: unknown[], other: unknown[]) =>
    list.filter((item) => !other.includes(item)).map(String);
  const parts = [
    [addedLabel, only(after, before)],
    [removedLabel, only(before, after)],
  ] as const;
  return parts.flatMap(([word, items]) =>
    items.length === 0 ? [] : [{ name: `${name}, ${word}`, value: items.join("; ") }],
  );
}

const sentences: Record<AuditAction, ActionSentence> = actionSentences;

const sentenceOf = (action: string): ActionSentence =>
  action in sentences ? sentences[action as AuditAction] : { did: action };

/** The current value of a detail, whether it is a plain value or a change. */
const current = (value: unknown) => (isChange(value) ? value.after : value);

/** The details that the sentence already contains. */
function fieldsInSentence(action: string, details: AuditEntry["details"]): string[] {
  const sentence = sentenceOf(action);
  const whom =
    sentence.whom !== undefined && typeof details[sentence.whom] === "string"
      ? [sentence.whom]
      : [];
  // The hour of a planned notification is on a line below.
  return "by" in sentence && sentence.by !== "plannedFor" ? [...whom, sentence.by] : whom;
}

/** The action and its object in one line; the log names the actor next to it. */
export function describeAction({ action, subjectId, details }: AuditEntry): string {
  const sentence = sentenceOf(action);
  const did =
    "by" in sentence ? (current(details[sentence.by]) ? sentence.yes : sentence.no) : sentence.did;
  if (action === "seo.update" && subjectId) return `${did} ${subjectId}`;
  const whom = sentence.whom === undefined ? undefined : details[sentence.whom];
  if (sentence.whom === undefined || typeof whom !== "string" || whom === "") return did;
  return `${did} ${quotedDetails.includes(sentence.whom) ? `«${whom}»` : whom}`;
}

function describeRecipients(
  { subscription }: AuditEntry["details"],
  subjectId: string | null,
): string {
  if (subjectId) return "одному пользователю";
  const plan =
    typeof subscription === "string" ? planNames[subscription as keyof typeof planNames] : null;
  return plan ? `всем на плане «${plan}»` : "всем";
}
