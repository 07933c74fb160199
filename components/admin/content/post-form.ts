import type { NewsCategory } from "@/content/text-categories";
import type { PostRequest } from "@/lib/posts/client";
import { longest, postMessages, slugPattern } from "@/lib/posts/messages";
import type { EditedPost, PostSection } from "@/lib/posts/types";
import { latinName } from "@/lib/russian/latin-name";

/** What the editor holds: everything as it is typed. */
export type PostForm = {
  title: string;
  slug: string;
  /** False while the address follows the title. */
  isSlugOwn: boolean;
  section: PostSection;
  category: NewsCategory;
  excerpt: string;
  tags: string;
  content: string;
  release: "draft" | "now" | "later";
  /** Moscow time as the browser's control has it: `2026-11-21T10:00`. */
  moment: string;
};

export const emptyPost: PostForm = {
  title: "",
  slug: "",
  isSlugOwn: false,
  section: "news",
  category: "legal_news",
  excerpt: "",
  tags: "",
  content: "",
  release: "draft",
  moment: "",
};

const moscowMs = 3 * 60 * 60 * 1000;

const toMoment = (instant: string): string =>
  new Date(Date.parse(instant) + moscowMs).toISOString().slice(0, 16);

export const toForm = (post: EditedPost): PostForm => ({
  title: post.title,
  slug: post.slug,
  isSlugOwn: true,
  section: post.section,
  category: post.category,
  excerpt: post.excerpt ?? "",
  tags: post.tags.join(", "),
  content: post.content,
  release: post.isPublished ? "later" : "draft",
  moment: post.publishedAt ? toMoment(post.publishedAt) : "",
});

export const slugOfTitle = (title: string): string =>
  latinName(title).slice(0, longest.slug).replace(/-+$/, "");

export type PostErrors = Partial<Record<keyof PostRequest, string>>;

/** What can be said before anything is sent; the server says the same. */
export function checkPost(form: PostForm): PostErrors {
  const errors: PostErrors = {};
  if (form.title.trim() === "") errors.title = postMessages.title;
  if (!slugPattern.test(form.slug)) errors.slug = postMessages.slug;
  if (form.release === "later" && Number.isNaN(Date.parse(`${form.moment}:00+03:00`))) {
    errors.publishedAt = postMessages.publishedAt;
  }
  return errors;
}

/** `saved`: the post as it is stored, whose day of publication a draft keeps. */
export function toRequest(form: PostForm, saved: EditedPost | null): PostRequest {
  const { title, slug, section, category, content, release } = form;
  const publishedAt =
    release === "later" ? new Date(`${form.moment}:00+03:00`).toISOString() : null;
  return {
    title: title.trim(),
    slug,
    section,
    category,
    content,
    excerpt: form.excerpt.trim() || null,
    tags: [...new Set(form.tags.split(",").map((tag) => tag.trim()))].filter(Boolean),
    isPublished: release !== "draft",
    publishedAt: release === "draft" ? (saved?.publishedAt ?? null) : publishedAt,
  };
}

const draftKey = (id: string | null) => `admin-post:${id ?? "new"}`;

/** What was typed and not saved when the window closed, or null. */
export function readDraft(id: string | null): PostForm | null {
  try {
    const stored = JSON.parse(localStorage.getItem(draftKey(id)) ?? "null");
    // Of another version of the editor: its fields would be missing.
    const isWhole = stored && Object.keys(emptyPost).every((key) => key in stored);
    return isWhole ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed in this browser; null forgets it. */
export function keepDraft(id: string | null, form: PostForm | null): void {
  try {
    if (form) localStorage.setItem(draftKey(id), JSON.stringify(form));
    else localStorage.removeItem(draftKey(id));
  } catch {
    // Storage is full or forbidden: the guard of the window still asks.
  }
}
