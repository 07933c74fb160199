import { ReviewEntry } from "@/components/features/reviews/review-entry";
import { ReviewsBoard } from "@/components/features/reviews/reviews-board";
import { PageFrame } from "@/components/shell/page/page-frame";
import { sampleReviews } from "@/content/reviews/sample-reviews";
import { firstReviewsForPage } from "@/lib/features/reviews/for-page";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/reviews",
    title: "Отзывы",
    description:
      "Что говорят о сервисе владельцы сайтов. Каждый отзыв до публикации читает администратор; примеры, написанные нами, так и подписаны.",
  });

export default async function ReviewsPage() {
  return (
    <PageFrame
      path="/reviews"
      title="Отзывы"
      lead="Отзывы пользователей появляются после проверки администратором. Ниже — примеры: их написали мы сами, и они так и подписаны."
    >
      <ReviewsBoard first={await firstReviewsForPage()} />
      <section aria-labelledby="sample-reviews" className="mt-14">
        <h2 id="sample-reviews" className="mb-4 text-2xl">
          Примеры отзывов
        </h2>
        <ul>
          {sampleReviews.map(({ userName, about, rating, comment }) => (
            <ReviewEntry
              key={userName}
              userName={userName}
              rating={rating}
              about={typeset(about)}
              comment={typeset(comment)}
              mark="Пример отзыва"
            />
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
