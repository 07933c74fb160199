import Link from "next/link";
import { FeedbackForm } from "@/components/features/feedback/feedback-form";
import { UserFeedbackArea } from "@/components/features/feedback/user-feedback-area";
import { PageFrame } from "@/components/shell/page/page-frame";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({
    path: "/feedback",
    title: "Обратная связь",
    description: "Предложить улучшение, сообщить об ошибке или задать вопрос о сервисе.",
  });

export default function FeedbackPage() {
  return (
    <PageFrame
      path="/feedback"
      title="Обратная связь"
      lead="Расскажите, чего не хватает, что сломалось или что понравилось. Нужны тема, сообщение и согласие на обработку данных, остальное по желанию."
    >
      <p className="measure -mt-6 mb-9 text-sm text-ink-soft">
        Чтобы поделиться впечатлением со&nbsp;всеми, оставьте{" "}
        <Link href="/reviews" className="text-accent underline">
          отзыв
        </Link>
        . О&nbsp;том, что мы&nbsp;храним, сказано в{"\u00a0"}
        <Link href="/privacy" className="text-accent underline">
          политике обработки персональных данных
        </Link>
        .
      </p>
      <FeedbackForm />
      <UserFeedbackArea />
    </PageFrame>
  );
}
