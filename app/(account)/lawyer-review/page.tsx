import type { Metadata } from "next";
import { ReviewScreen } from "@/components/lawyer-review/review-screen";
import { reviewPageTexts } from "@/content/lawyer-review";

export const metadata: Metadata = {
  title: reviewPageTexts.title,
  robots: { index: false },
  // The key stands behind «#» and never leaves the browser; neither does the rest of the address.
  referrer: "no-referrer",
};

/** What a lawyer's link opens, without an account. The page holds nothing: the key is the browser's alone. */
export default function LawyerReviewPage() {
  return <ReviewScreen />;
}
