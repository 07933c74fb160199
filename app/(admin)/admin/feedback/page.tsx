import type { Metadata } from "next";
import { FeedbackAdmin } from "@/components/features/admin/feedback/feedback-admin";

export const metadata: Metadata = { title: "Обращения" };

export default function AdminFeedbackPage() {
  return <FeedbackAdmin />;
}
