/**
 * What search engines read in addition to the page, in the words of schema.org (JSON-LD). A component writes it:
 * components/shell/page/structured-data.tsx.
 */
import { site } from "@/content/site";

export type StructuredData = { "@type": string; [property: string]: unknown };

/** Where the site is for what is prerendered: frozen at build, which does not read the other settings. */
export const siteUrl = process.env.SITE_URL || "http://localhost:3000";

/** The address of a page as others see it. */
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

/** `crumbs`: from home to the page itself. */
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

/** `answer`: plain text or HTML of our own. */
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

/** Dates as `2026-11-21`. */
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
