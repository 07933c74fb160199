import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { ShareCard } from "@/components/shell/page/share-card";
import { helpCategoryNames } from "@/content/help/categories";
import { newsCategoryNames } from "@/content/posts/categories";
import { listHelpArticles } from "@/lib/features/help/data";
import { listPosts } from "@/lib/features/posts/news/data";
import { postPath } from "@/lib/features/posts/news/post-path";
import { shareImageName, shareImageSize } from "@/lib/features/seo/share-image";
import { listArticles } from "@/lib/platform/content/list-texts";

/** Rendered at build time, or when a post of the operator is first shared; the fonts are local. */
export const dynamic = "force-static";

type Card = { name: string; title: string; note: string };

/** One picture for the site, and one for each text with its own title. */
async function cards(): Promise<Card[]> {
  const articles = listArticles().map(({ slug, title, category }) => ({
    name: shareImageName(`/articles/${slug}`),
    title,
    note: category,
  }));
  const posts = (await listPosts()).map((post) => ({
    name: shareImageName(postPath(post)),
    title: post.title,
    note: newsCategoryNames[post.category],
  }));
  const help = (await listHelpArticles()).map(({ slug, title, category }) => ({
    name: shareImageName(`/help/${slug}`),
    title,
    note: helpCategoryNames[category],
  }));
  const siteCard = {
    name: shareImageName(),
    title: "Документы для сайта, которые требует закон",
    note: "У каждого пункта — норма",
  };
  return [siteCard, ...articles, ...posts, ...help];
}

export async function generateStaticParams() {
  return (await cards()).map(({ name }) => ({ name }));
}

const font = (file: string) =>
  readFile(join(process.cwd(), "node_modules/@expo-google-fonts/pt-serif", file));

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const card = (await cards()).find((candidate) => candidate.name === name);
  if (!card) return new Response(null, { status: 404 });
  return new ImageResponse(<ShareCard title={card.title} note={card.note} />, {
    ...shareImageSize,
    fonts: [
      { name: "PT Serif", weight: 400, data: await font("400Regular/PTSerif_400Regular.ttf") },
      { name: "PT Serif", weight: 700, data: await font("700Bold/PTSerif_700Bold.ttf") },
    ],
    headers: { "cache-control": "public, max-age=86400" },
  });
}
