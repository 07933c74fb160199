/**
 * Structured data for search engines, in the vocabulary of schema.org (JSON-LD). This component renders it:
 * components/shell/page/structured-data.tsx.
 */
import { site } from "@/content/site";

export type StructuredData = { "@type": string; [property: string]: unknown };

/** The site's URL for prerendered pages: fixed at build time, when other settings are not read. */
export const siteUrl = process.env.SITE_URL || "http://localhost:3000";

/** The absolute URL of a page. */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href;

export function organizationData(): StructuredData {
  const { email, phone } = site.contacts;
  return {
    "@type": "Organization",
    name: site.name,
    url: absoluteUrl("/"),
    description: site.description,
    ...(email ? { email } : {}),
    ...(phone ? { phone: phone } : {}),
  };
}

/** `crumbs`: from the home page to the page itself. */
export function breadcrumbData(crumbs: readonly { title: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}

/** `answer`: plain text or our own HTML. */
export function faqData(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Dates in the form `2026-11-21`. */
export function articleData(article: {
  path: string;
  title: string;
  excerpt: string;
  section: string;
  publishedAt: string;
  changedOn: string;
}): StructuredData {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.section,
    inLanguage: "ru",
    datePublished: article.publishedAt,
    dateModified: article.changedOn,
    mainEntityOfPage: absoluteUrl(article.path),
    author: organizationData(),
    publisher: organizationData(),
  };
}
