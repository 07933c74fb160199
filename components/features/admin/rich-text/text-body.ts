import type { FormErrors } from "@/components/features/admin/rich-text/use-text-editor";
import { isBoolean, isOneOf, isText } from "@/components/forms/parse-draft";
import { maxTextLength, slugPattern, textMessages } from "@/lib/features/rich-text/messages";
import { latinName } from "@/lib/russian/transliterate";

export const textFormats = ["markdown", "html"] as const;
export type TextFormat = (typeof textFormats)[number];

/** The fields of every text's form: title, address, and the body as typed. */
export type TextBody = {
  title: string;
  slug: string;
  /** False while the address is derived from the title. */
  isSlugOwn: boolean;
  format: TextFormat;
  text: string;
};

export const emptyBody: TextBody = {
  title: "",
  slug: "",
  isSlugOwn: false,
  format: "markdown",
  text: "",
};

/** The checks of a draft's body. */
export const bodyChecks = {
  title: isText,
  slug: isText,
  isSlugOwn: isBoolean,
  format: isOneOf(textFormats),
  text: isText,
};

type Stored = { title: string; slug: string; content: string; markdown: string | null };

/** A text written in Markdown is edited as Markdown, any other as HTML. */
export const toBody = ({ title, slug, content, markdown }: Stored): TextBody => ({
  title,
  slug,
  isSlugOwn: true,
  format: markdown === null ? "html" : "markdown",
  text: markdown ?? content,
});

/** The body as the API takes it: the server turns Markdown into HTML. */
export const toRequestBody = ({ title, slug, format, text }: TextBody) => ({
  title: title.trim(),
  slug,
  ...(format === "markdown" ? { markdown: text } : { content: text }),
});

export const slugOfTitle = (title: string): string =>
  latinName(title).slice(0, maxTextLength.slug).replace(/-+$/, "");

/** Client-side validation; the server makes the same checks. */
export function checkBody({ title, slug }: TextBody): FormErrors {
  const errors: FormErrors = {};
  if (title.trim() === "") errors.title = textMessages.title;
  if (!slugPattern.test(slug)) errors.slug = textMessages.slug;
  return errors;
}
