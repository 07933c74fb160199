"use client";

import { TextRow } from "@/components/features/admin/rich-text/text-row";
import { formatMoment } from "@/components/ui/format-moment";
import { helpCategoryNames } from "@/content/help/categories";
import { useRemoveHelp } from "@/lib/features/help/client";
import type { ListedHelpArticle } from "@/lib/features/help/responses";

type HelpRowProps = { article: ListedHelpArticle; onOpen: () => void; onRemoved: () => void };

/** One help article in the operator's list. */
export function HelpRow({ article, onOpen, onRemoved }: HelpRowProps) {
  const removal = useRemoveHelp();
  const { id, title, slug, category, order, isPublished, updatedAt } = article;
  return (
    <TextRow
      id={id}
      title={title}
      path={`/help/${slug}`}
      state={isPublished ? "Опубликована" : "Черновик"}
      isOut={isPublished}
      facts={
        <>
          <span>{helpCategoryNames[category]}</span>
          <span>порядок {order}</span>
          <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
        </>
      }
      removal={removal}
      texts={{
        question: "Удалить статью?",
        done: "Статья удалена",
        failure: "Не удалось удалить статью",
      }}
      onOpen={onOpen}
      onRemoved={onRemoved}
    />
  );
}
