"use client";

import { RemoveButton } from "@/components/features/admin/remove-button";
import { Stars } from "@/components/features/reviews/stars";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { useModerateReview, useRemoveReview } from "@/lib/features/reviews/client";
import type { ModeratedReview } from "@/lib/features/reviews/responses";

const removalTexts = {
  question: "Удалить отзыв?",
  done: "Отзыв удалён",
  failure: "Не удалось удалить отзыв",
};

type ReviewRowProps = { review: ModeratedReview; onMoved: () => void };

/** One review with its author's e-mail address and its actions. */
export function ReviewRow({ review, onMoved }: ReviewRowProps) {
  const { id, userName, email, rating, comment, isApproved, createdAt } = review;
  const moderation = useModerateReview();
  const removal = useRemoveReview();
  const moderate = async () => {
    try {
      await moderation.mutateAsync({ id, isApproved: !isApproved });
      void showMessage("success", {
        title: isApproved ? "Отзыв снят с публикации" : "Отзыв опубликован",
      });
      onMoved();
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось изменить отзыв");
    }
  };
  return (
    <li className="gap-x-10 border-t border-line py-5 sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="text-[1rem] font-medium break-words">{userName}</h2>
        <p className="text-sm break-all text-ink-faint">{email}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
        <Stars rating={rating} />
      </div>
      <div className="mt-3 min-w-0 sm:mt-0">
        <Badge tone={isApproved ? "success" : "plain"}>
          {isApproved ? "Опубликован" : "Ждёт проверки"}
        </Badge>
        <p className="measure mt-2 break-words whitespace-pre-line">{comment}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant={isApproved ? "secondary" : "primary"}
            size="sm"
            aria-label={`${isApproved ? "Снять с публикации" : "Опубликовать"}: ${userName}`}
            pending={moderation.isPending}
            onClick={() => void moderate()}
          >
            {isApproved ? "Снять с публикации" : "Опубликовать"}
          </Button>
          <RemoveButton
            id={id}
            name={userName}
            removal={removal}
            texts={removalTexts}
            losses={
              <>
                Отзыв автора <b className="font-semibold break-words text-ink">{userName}</b>{" "}
                исчезнет с сайта и отсюда. Вернуть его будет нельзя.
              </>
            }
            onRemoved={onMoved}
          />
        </div>
      </div>
    </li>
  );
}
