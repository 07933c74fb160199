import type { Metadata } from "next";
import { ReviewsAdmin } from "@/components/features/admin/reviews/reviews-admin";

export const metadata: Metadata = { title: "Модерация отзывов" };

export default function AdminReviewsPage() {
  return <ReviewsAdmin />;
}
