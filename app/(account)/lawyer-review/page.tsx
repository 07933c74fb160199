import type { Metadata } from "next";
import { ReviewScreen } from "@/components/features/lawyer-review/review-screen";
import { reviewPageTexts } from "@/content/lawyer-review/texts";

export const metadata: Metadata = {
  title: reviewPageTexts.title,
  // The key is in the URL fragment and never leaves the browser; the referrer policy hides the rest of the address too.
  referrer: "no-referrer",
};

/** The page behind a lawyer's link, open without an account. It is static: only the browser knows the key. */
export default function LawyerReviewPage() {
  return <ReviewScreen />;
}
