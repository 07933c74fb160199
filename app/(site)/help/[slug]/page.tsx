import type { Metadata } from "next";
import { HelpArticlePage, helpArticleMetadata } from "@/components/help/help-article-page";

/** What the operator publishes is rendered when it is first asked for, and then kept (decision 0006). */
export const dynamicParams = true;

/** The build has no database: it knows none of them. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/help/[slug]">): Promise<Metadata> {
  return helpArticleMetadata((await params).slug);
}

export default async function HelpSlugPage({ params }: PageProps<"/help/[slug]">) {
  return <HelpArticlePage slug={(await params).slug} />;
}
