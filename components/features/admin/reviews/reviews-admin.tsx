"use client";

import { useRef } from "react";
import { ReviewRow } from "@/components/features/admin/reviews/review-row";
import { StateFilter } from "@/components/features/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { useModeratedReviews } from "@/lib/features/reviews/client";
import { typeset } from "@/lib/russian/screen-typography";

const states = [
  { value: "", label: "Ждут проверки" },
  { value: "published", label: "Опубликованные" },
  { value: "all", label: "Все" },
] as const;

/** `/admin/reviews`: pending and published reviews; approve, unpublish, delete. */
export function ReviewsAdmin() {
  const [state] = useAddressParameter("state");
  const isApproved = state === "all" ? null : state === "published";
  const list = useModeratedReviews(isApproved);
  const top = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={top} tabIndex={-1} className="text-3xl focus:outline-none">
        Модерация отзывов
      </h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "На сайте видны только одобренные. Отзыв, в котором названы другие люди — фамилии, телефоны, — не публикуйте: нужно их согласие (ст. 10.1 закона № 152-ФЗ).",
        )}
      </p>
      <StateFilter name="state" label="Какие отзывы показать" options={states} />
      <ListStates
        list={list}
        failure="Не удалось загрузить отзывы"
        empty={
          <EmptyList title={isApproved === false ? "Всё проверено" : "Отзывов пока нет"}>
            {isApproved === false ? "Новых отзывов нет." : null}
          </EmptyList>
        }
      >
        {(reviews) => (
          <ul className="mt-6">
            {reviews.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                // The row moves to another list: keep the focus from falling back to the page.
                onMoved={() => top.current?.focus()}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
