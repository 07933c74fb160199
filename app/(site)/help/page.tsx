import Link from "next/link";
import { FaqBrowser } from "@/components/features/help/faq-browser";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { faqCategories, faqCheckedAt } from "@/content/help/faq";
import { type NavLink, onlyBuilt } from "@/content/navigation";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { listHelpArticles } from "@/lib/features/help/data";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/help",
    title: "Помощь",
    description:
      "Ответы владельцам сайтов: какие документы нужны, когда требуется согласие, сколько стоит нарушение, как уведомить Роскомнадзор. С нормами и датой сверки.",
  });

/** Typography is applied once, on the server, so that the browser shows and searches the same text. */
const questionsByCategory = faqCategories.map(({ key, title, questions }) => ({
  key,
  title,
  questions: questions.map(({ id, question, answer, norms, links }) => ({
    id,
    question: typeset(question),
    answer: answer.map((paragraph) => typeset(paragraph)),
    ...(norms && { norms: typeset(norms) }),
    links: onlyBuilt(links ?? []),
  })),
}));

const answers = questionsByCategory.flatMap(({ questions }) =>
  questions.map(({ question, answer, norms }) => ({
    question,
    answer: [...answer, ...(norms ? [`Основание: ${norms}`] : [])].join("\n\n"),
  })),
);

const further = onlyBuilt([
  { href: "/help/documents", label: "Руководства по документам" },
  { href: "/important", label: "Проверить свой сайт по списку" },
  { href: "/roskomnadzor", label: "Уведомление Роскомнадзора" },
  { href: "/contacts", label: "Контакты" },
  { href: "/feedback", label: "Обратная связь" },
]);

const askUs = onlyBuilt([
  { href: "/contacts", label: "Спросить нас" },
  { href: "/feedback", label: "Предложить вопрос" },
]);

export default async function HelpPage() {
  const articles = await listHelpArticles();
  const categories = questionsByCategory.map((category) => ({
    ...category,
    articles: articles
      .filter(({ category: key }) => key === category.key)
      .map(({ slug, title, subcategory, words }) => ({
        slug,
        title: typeset(title),
        note: subcategory && typeset(subcategory),
        words,
      })),
  }));
  return (
    <PageFrame
      path="/help"
      title="Помощь"
      lead="Ответы на вопросы, которые владельцы сайтов задают чаще всего: о документах, законе, штрафах и Роскомнадзоре."
    >
      <StructuredData data={faqData(answers)} />
      <FaqBrowser categories={categories} elsewhere={<Places places={askUs} />} />
      <div className="mt-14 border-t border-line pt-6">
        <p className="measure text-sm text-ink-faint">
          {typeset(
            `Ответы сверены с законом ${formatRussianDate(faqCheckedAt)} Закон № 152-ФЗ — с текстом, остальные акты — по вторичным источникам. Это справка, а не консультация: в сложной ситуации покажите её юристу.`,
          )}
        </p>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <Places places={further} />
        </p>
      </div>
    </PageFrame>
  );
}

function Places({ places }: { places: NavLink[] }) {
  return places.map(({ href, label }) => (
    <Link key={href} href={href} className="text-accent">
      {label}
    </Link>
  ));
}
