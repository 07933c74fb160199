import type { Metadata } from "next";
import { HelpArticlePage, helpArticleMetadata } from "@/components/features/help/help-article-page";

/**
 * None: the build has no database. Articles published by the operator are rendered on first request and then cached
 * (decision 0006).
 */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/help/[slug]">): Promise<Metadata> {
  return helpArticleMetadata((await params).slug);
}

export default async function HelpSlugPage({ params }: PageProps<"/help/[slug]">) {
  return <HelpArticlePage slug={(await params).slug} />;
}
