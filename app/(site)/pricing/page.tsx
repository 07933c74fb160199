import Link from "next/link";
import { PlanColumns } from "@/components/pages/pricing/plan-columns";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { typeDefinitions } from "@/content/documents/type-definitions";
import { pricingQuestions } from "@/content/help/pricing-questions";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";
import { plansForPage } from "@/lib/features/settings/for-pages";
import { capitalised } from "@/lib/russian/first-letter";
import { spellNumber } from "@/lib/russian/numerals";
import { typeset } from "@/lib/russian/screen-typography";

const all = Object.values(typeDefinitions);
const free = all.filter(({ isPremium }) => !isPremium);
const freeOfAll = `${capitalised(spellNumber(free.length, "nominative"))} документов из ${spellNumber(all.length, "genitive")}`;

export const generateMetadata = () =>
  pageMetadata({
    path: "/pricing",
    title: "Тарифы",
    description:
      "Бесплатный план и платные: сколько документов в месяц, какие форматы, как получить. Возврат, скидки, смена плана.",
  });

/** The announced plans (docs/specification/plans.md#price-lists); `/premium` shows those that can be bought today. */
export default async function PricingPage() {
  const plans = await plansForPage();
  const questions = pricingQuestions(plans).map(({ id, question, answer }) => ({
    id,
    question: typeset(question),
    answer: answer.map((paragraph) => typeset(paragraph)),
  }));
  return (
    <PageFrame
      path="/pricing"
      title="Тарифы"
      lead={`${freeOfAll} бесплатны, и платить за них не придётся. Платный план нужен, если документов много или они нужны в Word и PDF.`}
    >
      <StructuredData
        data={faqData(
          questions.map(({ question, answer }) => ({ question, answer: answer.join("\n\n") })),
        )}
      />
      <PlanColumns plans={plans.announced} settings={plans.settings} />
      <p className="measure mt-6 text-ink-soft">
        {typeset(
          "Платный план включает администратор по вашей заявке: он ответит на почту кабинета, как заплатить. Планы с бо́льшим числом документов — на странице",
        )}{" "}
        <Link href="/premium" className="text-accent">
          «Премиум» и&nbsp;«Ультра»
        </Link>
        .
      </p>
      <section aria-labelledby="questions" className="mt-16 max-w-3xl">
        <h2 id="questions" className="text-2xl">
          Вопросы о&nbsp;тарифах
        </h2>
        <dl className="mt-6 border-t border-line">
          {questions.map(({ id, question, answer }) => (
            <div key={id} id={id} className="border-b border-line py-5">
              <dt className="text-[1.0625rem] font-semibold">{question}</dt>
              <dd className="measure mt-2 space-y-3 text-ink-soft">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-ink-soft">
          Остальное — в{" "}
          <Link href="/help?tab=account" className="text-accent">
            разделе помощи о&nbsp;кабинете и&nbsp;тарифах
          </Link>
          .
        </p>
      </section>
    </PageFrame>
  );
}
