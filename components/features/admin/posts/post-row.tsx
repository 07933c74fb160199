"use client";

import { TextRow } from "@/components/features/admin/rich-text/text-row";
import { formatMoment } from "@/components/ui/format-moment";
import { newsCategoryNames } from "@/content/posts/categories";
import { useRemovePost } from "@/lib/features/posts/client";
import type { ListedPost } from "@/lib/features/posts/responses";

type PostRowProps = { post: ListedPost; onOpen: () => void; onRemoved: () => void };

/** One post in the operator's list. */
export function PostRow({ post, onOpen, onRemoved }: PostRowProps) {
  const removal = useRemovePost();
  const { id, title, slug, section, category, publishedAt, createdAt } = post;
  return (
    <TextRow
      id={id}
      title={title}
      path={`/${section}/${slug}`}
      state={stateOf(post)}
      isOut={isPublic(post)}
      facts={
        <>
          <span>{newsCategoryNames[category]}</span>
          <time dateTime={publishedAt ?? createdAt}>{formatMoment(publishedAt ?? createdAt)}</time>
        </>
      }
      removal={removal}
      texts={{
        question: "Удалить публикацию?",
        done: "Публикация удалена",
        failure: "Не удалось удалить публикацию",
      }}
      onOpen={onOpen}
      onRemoved={onRemoved}
    />
  );
}

const isPublic = ({ isPublished, publishedAt }: ListedPost): boolean =>
  isPublished && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

function stateOf(post: ListedPost): string {
  if (!post.isPublished) return "Черновик";
  return isPublic(post) ? "Опубликована" : "Выйдет в срок";
}
