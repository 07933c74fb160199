import Link from "next/link";
import { HowToPay } from "@/components/pages/pricing/how-to-pay";
import { PlanColumns } from "@/components/pages/pricing/plan-columns";
import { PageFrame } from "@/components/shell/page/page-frame";
import { refundRule } from "@/content/billing/order";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { contactsForPage, plansForPage } from "@/lib/features/settings/for-pages";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/premium",
    title: "Премиум",
    description:
      "«Бесплатный», «Премиум» и «Ультра»: что можно делать бесплатно, что даёт платный план и как его получить.",
  });

/** The plans that can be bought today (docs/specification/plans.md#price-lists). */
export default async function PremiumPage() {
  const plans = await plansForPage();
  const { email, hours } = await contactsForPage();
  return (
    <PageFrame
      path="/premium"
      title="«Премиум» и «Ультра»"
      lead="Основные документы бесплатны. Платный план нужен, если документов много, вы продаёте через сайт или хотите получать Word и PDF."
    >
      <PlanColumns plans={plans.cabinet} settings={plans.settings} />
      <div className="measure mt-6 space-y-3 text-ink-soft">
        <HowToPay />
        <p>{typeset(refundRule)}</p>
        {email ? (
          <p>
            {typeset("Есть вопросы — напишите на")}{" "}
            <a href={`mailto:${email}`} className="text-accent">
              {email}
            </a>
            . {hours}.
          </p>
        ) : null}
        <p>
          {typeset("На странице")}{" "}
          <Link href="/pricing" className="text-accent">
            «Тарифы»
          </Link>{" "}
          {typeset(
            "— планы с другим числом документов и ответы о возврате денег, скидках и смене плана.",
          )}
        </p>
      </div>
    </PageFrame>
  );
}
