"use client";

import { useState } from "react";
import { showMessage } from "@/components/shell/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/components/ui/format-moment";
import { newsCategoryNames } from "@/content/text-categories";
import { explain } from "@/lib/api-client/api-error";
import { useRemovePost } from "@/lib/posts/client";
import type { ListedPost } from "@/lib/posts/types";

type PostRowProps = { post: ListedPost; onOpen: () => void; onRemoved: () => void };

/** One post of the operator's list: where it stands, what it is called, what can be done with it. */
export function PostRow({ post, onOpen, onRemoved }: PostRowProps) {
  const { title, slug, section, category, publishedAt, createdAt } = post;
  const isOut = isPublic(post);
  return (
    <li className="border-t border-line py-5 sm:flex sm:items-start sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <Badge tone={isOut ? "success" : "plain"}>{stateOf(post)}</Badge>
        <h2 className="mt-1.5 text-[1rem] font-medium break-words">{title}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
          <span>{newsCategoryNames[category]}</span>
          <time dateTime={publishedAt ?? createdAt}>{formatMoment(publishedAt ?? createdAt)}</time>
          {isOut ? (
            <a href={`/${section}/${slug}`} className="break-all text-accent">
              /{section}/{slug}
            </a>
          ) : (
            <span className="break-all">
              /{section}/{slug}
            </span>
          )}
        </p>
      </div>
      <div className="mt-3 flex shrink-0 flex-wrap gap-2 sm:mt-0">
        <Button variant="secondary" size="sm" aria-label={`Изменить: ${title}`} onClick={onOpen}>
          Изменить
        </Button>
        <RemoveButton post={post} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

const isPublic = ({ isPublished, publishedAt }: ListedPost): boolean =>
  isPublished && publishedAt !== null && Date.parse(publishedAt) <= Date.now();

function stateOf(post: ListedPost): string {
  if (!post.isPublished) return "Черновик";
  return isPublic(post) ? "Опубликована" : "Выйдет в срок";
}

/** Asks first: nothing brings a post back. */
function RemoveButton({ post, onRemoved }: { post: ListedPost; onRemoved: () => void }) {
  const [asks, setAsks] = useState(false);
  const removal = useRemovePost();
  const remove = async () => {
    try {
      await removal.mutateAsync(post.id);
      void showMessage("success", { title: "Публикация удалена" });
      onRemoved();
    } catch (error) {
      void showMessage("error", {
        title: "Ошибка",
        description: explain(error, "Не удалось удалить публикацию"),
      });
    }
    setAsks(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Удалить: ${post.title}`}
        onClick={() => setAsks(true)}
      >
        Удалить
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Удалить публикацию?"
        description={
          <>
            <b className="font-semibold break-words text-ink">{post.title}</b> исчезнет с сайта и
            отсюда, ссылки на неё перестанут открываться. Вернуть её будет нельзя.
          </>
        }
        action="Удалить"
        pending={removal.isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
