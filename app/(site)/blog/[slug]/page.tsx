import type { Metadata } from "next";
import { PostPage, postMetadata, postParams } from "@/components/news/post-page";

type Segments = { params: Promise<{ slug: string }> };

/** Another address is a 404: nothing here is rendered per request (decision 0006). */
export const dynamicParams = false;

export const generateStaticParams = postParams;

export async function generateMetadata({ params }: Segments): Promise<Metadata> {
  return postMetadata((await params).slug);
}

export default async function BlogPostPage({ params }: Segments) {
  return <PostPage folder="blog" slug={(await params).slug} />;
}
