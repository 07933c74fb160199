import {
  bodyChecks,
  checkBody,
  emptyBody,
  type TextBody,
  toBody,
  toRequestBody,
} from "@/components/features/admin/rich-text/text-body";
import type { FormErrors, StoredText } from "@/components/features/admin/rich-text/use-text-editor";
import { isNullOr, isOneOf, isText, parsePart } from "@/components/forms/parse-draft";
import { type NewsCategory, newsCategories } from "@/content/posts/categories";
import { type PostSection, postMessages, postSections } from "@/lib/features/posts/messages";
import type { EditedPost } from "@/lib/features/posts/responses";
import type { PostRequest } from "@/lib/features/posts/schema";

const releases = ["draft", "now", "later"] as const;

/** The editor's form, everything as typed. */
export type PostForm = TextBody & {
  section: PostSection;
  category: NewsCategory;
  excerpt: string;
  tags: string;
  release: (typeof releases)[number];
  /** Moscow time in the format of a datetime-local field: `2026-11-21T10:00`. */
  moment: string;
  /** As stored: a draft keeps its date. */
  publishedAt: string | null;
};

export const emptyPost: PostForm = {
  ...emptyBody,
  section: "news",
  category: "legal_news",
  excerpt: "",
  tags: "",
  release: "draft",
  moment: "",
  publishedAt: null,
};

export const parsePost = parsePart<PostForm>({
  ...bodyChecks,
  section: isOneOf(postSections),
  category: isOneOf(newsCategories),
  excerpt: isText,
  tags: isText,
  release: isOneOf(releases),
  moment: isText,
  publishedAt: isNullOr(isText),
});

const moscowMs = 3 * 60 * 60 * 1000;

const toMoment = (instant: string): string =>
  new Date(Date.parse(instant) + moscowMs).toISOString().slice(0, 16);

const toForm = (post: EditedPost): PostForm => ({
  ...toBody(post),
  section: post.section,
  category: post.category,
  excerpt: post.excerpt ?? "",
  tags: post.tags.join(", "),
  release: post.isPublished ? "later" : "draft",
  moment: post.publishedAt ? toMoment(post.publishedAt) : "",
  publishedAt: post.publishedAt,
});

export const toStored = (post: EditedPost): StoredText<PostForm> => ({
  form: toForm(post),
  after: post.updatedAt,
});

/** Client-side validation; the server makes the same checks. */
export function checkPost(form: PostForm): FormErrors {
  const errors = checkBody(form);
  if (form.release === "later" && Number.isNaN(Date.parse(`${form.moment}:00+03:00`))) {
    errors.publishedAt = postMessages.publishedAt;
  }
  return errors;
}

export function toRequest(form: PostForm): PostRequest {
  const { section, category, release } = form;
  const publishedAt =
    release === "later" ? new Date(`${form.moment}:00+03:00`).toISOString() : null;
  return {
    ...toRequestBody(form),
    section,
    category,
    excerpt: form.excerpt.trim() || null,
    tags: [...new Set(form.tags.split(",").map((tag) => tag.trim()))].filter(Boolean),
    isPublished: release !== "draft",
    publishedAt: release === "draft" ? form.publishedAt : publishedAt,
  };
}
