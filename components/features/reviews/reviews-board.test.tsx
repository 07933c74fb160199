import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewsBoard } from "@/components/features/reviews/reviews-board";
import type { ReviewPage } from "@/lib/features/reviews/calls";

const render = (first: ReviewPage | null) => renderToStaticMarkup(<ReviewsBoard first={first} />);

const review = {
  id: "a",
  userName: "Ольга",
  rating: 4,
  comment: "Политику собрала за вечер.",
  isApproved: true,
  // The evening before in London.
  createdAt: "2026-11-20T22:30:00.000Z",
} as const;

test("the prerendered page has the first reviews, with the day in Moscow", () => {
  const html = render({ reviews: [review], next: "/api/reviews?limit=20&cursor=x" });
  expect(html).toContain("Политику собрала за вечер.");
  expect(html).toContain("21\u00a0ноября 2026\u00a0г.");
  expect(html).toContain("Показать ещё");
  expect(html).not.toContain("Загружаем отзывы");
});

test("it says that there are none yet", () => {
  const html = render({ reviews: [], next: null });
  expect(html).toContain("Опубликованных отзывов пока нет.");
  expect(html).not.toContain("Показать ещё");
});

test("without a database the browser fetches them", () => {
  expect(render(null)).toContain("Загружаем отзывы");
});
