import { RequestScreen } from "@/components/features/plan-requests/request-screen";
import { PageFrame } from "@/components/shell/page/page-frame";
import { limitSentence } from "@/content/plans/plans";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { plansForPage } from "@/lib/features/settings/for-pages";

export const generateMetadata = async () => ({
  ...(await pageMetadata({
    path: "/pricing/request",
    title: "Заявка на план",
    description:
      "Заявка на платный план: план, срок и, при желании, реквизиты плательщика. Администратор ответит, как заплатить, и включит план.",
  })),
  // Part of the cabinet: it shows nothing without a session.
  robots: { index: false },
});

/** The request form for a plan (docs/specification/plans.md#requests-for-a-plan). */
export default async function PlanRequestPage() {
  const { announced, cabinet } = await plansForPage();
  const offered = [...announced, ...cabinet]
    .filter(({ isAvailable, subscription }) => isAvailable && subscription !== "free")
    .map(({ key, name, price, isPriceFrom, period, monthlyLimit }) => ({
      key,
      name,
      price,
      isPriceFrom,
      period,
      limit: limitSentence({ monthlyLimit }),
    }));
  return (
    <PageFrame
      path="/pricing/request"
      title="Заявка на план"
      lead="Выберите план и срок. Администратор ответит на почту вашего кабинета, как заплатить, и включит план: карту здесь никто не спросит."
      parent={{ href: "/pricing", label: "Тарифы" }}
    >
      <RequestScreen plans={offered} />
    </PageFrame>
  );
}
