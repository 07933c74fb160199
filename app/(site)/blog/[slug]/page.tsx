import type { Metadata } from "next";
import { PostPage, postMetadata, postParams } from "@/components/features/posts/post-page";

/** Posts published later by the operator are rendered on first request and then cached (decision 0006). */
export const generateStaticParams = postParams;

export async function generateMetadata({ params }: PageProps<"/blog/[slug]">): Promise<Metadata> {
  return postMetadata((await params).slug);
}

export default async function BlogPostPage({ params }: PageProps<"/blog/[slug]">) {
  return <PostPage folder="blog" slug={(await params).slug} />;
}
