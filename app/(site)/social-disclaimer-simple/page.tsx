import Link from "next/link";
import { DisclaimerForm } from "@/components/features/documents/disclaimer/disclaimer-form";
import { PageColumn } from "@/components/shell/page/page-column";
import { QueryProvider } from "@/components/shell/query-provider";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/social-disclaimer-simple",
    title: "Отказ от соцсетей: короткая форма",
    description: "Пять полей, и готов файл Word: отказ от использования запрещённых соцсетей.",
  });

export default function SimpleDisclaimerPage() {
  return (
    <PageColumn
      path="/social-disclaimer-simple"
      parent={{ href: "/social-disclaimer", label: "Отказ от запрещённых соцсетей" }}
    >
      <h1 className="text-3xl">Отказ от запрещённых соцсетей</h1>
      <p className="measure mt-3 text-base text-ink-soft">
        {typeset("Заполните пять полей и получите файл Word (.docx). Это бесплатно.")}{" "}
        <Link href="/social-disclaimer" className="text-accent underline">
          Что это за документ
        </Link>
      </p>
      <QueryProvider>
        <DisclaimerForm />
      </QueryProvider>
    </PageColumn>
  );
}
