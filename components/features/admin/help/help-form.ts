import {
  bodyChecks,
  checkBody,
  emptyBody,
  type TextBody,
  toBody,
  toRequestBody,
} from "@/components/features/admin/rich-text/text-body";
import type { FormErrors, StoredText } from "@/components/features/admin/rich-text/use-text-editor";
import { isBoolean, isOneOf, isText, parsePart } from "@/components/forms/parse-draft";
import { type HelpCategory, helpCategories } from "@/content/help/categories";
import { helpMessages, isReservedSlug, maxHelpLengths } from "@/lib/features/help/messages";
import type { EditedHelpArticle } from "@/lib/features/help/responses";
import type { HelpRequest } from "@/lib/features/help/schema";

/** The editor's form, everything as typed. */
export type HelpForm = TextBody & {
  category: HelpCategory;
  subcategory: string;
  order: string;
  isPublished: boolean;
};

export const emptyHelp: HelpForm = {
  ...emptyBody,
  category: "start",
  subcategory: "",
  order: "0",
  isPublished: false,
};

export const parseHelp = parsePart<HelpForm>({
  ...bodyChecks,
  category: isOneOf(helpCategories),
  subcategory: isText,
  order: isText,
  isPublished: isBoolean,
});

const toForm = (article: EditedHelpArticle): HelpForm => ({
  ...toBody(article),
  category: article.category,
  subcategory: article.subcategory ?? "",
  order: String(article.order),
  isPublished: article.isPublished,
});

export const toStored = (article: EditedHelpArticle): StoredText<HelpForm> => ({
  form: toForm(article),
  after: article.updatedAt,
});

/** Client-side validation; the server makes the same checks. */
export function checkHelp(form: HelpForm): FormErrors {
  const errors = checkBody(form);
  if (isReservedSlug(form.slug)) errors.slug = helpMessages.slugReserved;
  if (!/^\d{1,4}$/.test(form.order.trim()) || Number(form.order) > maxHelpLengths.order) {
    errors.order = helpMessages.order;
  }
  return errors;
}

export const toRequest = (form: HelpForm): HelpRequest => ({
  ...toRequestBody(form),
  category: form.category,
  subcategory: form.subcategory.trim() || null,
  order: Number(form.order),
  isPublished: form.isPublished,
});
