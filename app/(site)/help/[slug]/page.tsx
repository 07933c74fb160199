import type { Metadata } from "next";
import { HelpArticlePage, helpArticleMetadata } from "@/components/help/help-article-page";

type Segments = { params: Promise<{ slug: string }> };

/** What the operator publishes is rendered when it is first asked for, and then kept (decision 0006). */
export const dynamicParams = true;

/** The build has no database: it knows none of them. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Segments): Promise<Metadata> {
  return helpArticleMetadata((await params).slug);
}

export default async function HelpSlugPage({ params }: Segments) {
  return <HelpArticlePage slug={(await params).slug} />;
}
