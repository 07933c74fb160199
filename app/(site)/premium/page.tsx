import { Check, Minus } from "lucide-react";
import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { formatPrice } from "@/components/ui/format-price";
import { cabinetPlans, type Plan } from "@/content/plans";
import { site } from "@/content/site";

export const metadata: Metadata = {
  title: "Тарифы",
  description: "Что можно делать бесплатно и что даёт план «Премиум».",
  alternates: { canonical: "/premium" },
};

export default function PremiumPage() {
  const { email } = site.contacts;
  return (
    <>
      <Breadcrumb path="/premium" />
      <div className="page-column py-8 sm:py-10">
        <h1 className="text-3xl">Тарифы</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          Основные документы бесплатны. Платный план нужен, если документов много или они нужны
          в&nbsp;Word и&nbsp;PDF.
        </p>
        <ul className="mt-9 grid overflow-hidden rounded-lg border border-line bg-sheet max-lg:divide-y max-lg:divide-line lg:grid-cols-3 lg:divide-x lg:divide-line">
          {cabinetPlans.map((plan) => (
            <PlanColumn key={plan.key} plan={plan} />
          ))}
        </ul>
        <p className="measure mt-6 text-ink-soft">
          {email ? (
            <>
              Чтобы перейти на платный план, напишите на{" "}
              <a href={`mailto:${email}`} className="text-accent">
                {email}
              </a>{" "}
              с адреса, на который зарегистрирован кабинет. {site.contacts.hours}.
            </>
          ) : (
            "Платные планы включает администратор сайта. Оплата на этой странице пока не подключена."
          )}
        </p>
      </div>
    </>
  );
}

function PlanColumn({ plan }: { plan: Plan }) {
  return (
    <li className={classNames("p-6 sm:p-7", plan.isPopular && "bg-gold-wash/60")}>
      <div className="flex min-h-7 items-center gap-2.5">
        <h2 className="text-lg">{plan.name}</h2>
        {plan.isPopular ? <Badge tone="gold">Популярный</Badge> : null}
      </div>
      <p className="mt-3">
        <span className="text-2xl font-semibold tracking-[-0.02em] tabular-nums">
          {formatPrice(plan.price)}
        </span>{" "}
        <span className="text-sm text-ink-faint">{plan.period}</span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{plan.description}</p>
      <ul className="mt-5 space-y-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4.5 shrink-0 text-success"
            />
            {feature}
          </li>
        ))}
        {plan.limitations.map((limitation) => (
          <li key={limitation} className="flex gap-2.5 text-ink-faint">
            <Minus aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
            {limitation}
          </li>
        ))}
      </ul>
    </li>
  );
}
