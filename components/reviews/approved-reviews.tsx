"use client";

import dynamic from "next/dynamic";
import { Waiting } from "@/components/reviews/waiting";

/** What the database has: loaded by the browser, because the page itself is made once for everybody. */
export const ApprovedReviews = dynamic(
  () => import("@/components/reviews/review-list").then((module) => module.ReviewList),
  { ssr: false, loading: Waiting },
);
