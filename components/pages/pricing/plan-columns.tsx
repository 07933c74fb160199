import { Check, type LucideIcon, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { PlanAction } from "@/components/pages/pricing/plan-action";
import { QuietLink } from "@/components/shell/quiet-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { orderAction } from "@/content/billing/order";
import { limitSentence, type Plan, type PlanCatalogue } from "@/content/plans/plans";
import { subscriptions } from "@/lib/platform/auth/roles";
import { formatPrice } from "@/lib/russian/numbers";
import { typeset } from "@/lib/russian/screen-typography";

const columns: Record<number, string> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
};

type PlanColumnsProps = {
  plans: readonly Plan[];
  /** Names of the plans that an account can have. */
  settings: PlanCatalogue["settings"];
};

/** The plans of a list: one column per plan, ruled like a table; stacked on a phone. */
export function PlanColumns({ plans, settings }: PlanColumnsProps) {
  const offered = plans.filter(({ isAvailable }) => isAvailable);
  return (
    <ul
      className={classNames(
        "grid overflow-hidden rounded-lg border border-line bg-sheet max-lg:divide-y max-lg:divide-line lg:divide-x lg:divide-line",
        columns[offered.length],
      )}
    >
      {offered.map((plan) => (
        <PlanColumn key={plan.key} plan={plan} rights={settings[plan.subscription].name} />
      ))}
    </ul>
  );
}

/** The button of a plan, or its status for the user who has it. */
function PlanButton({ plan }: { plan: Plan }) {
  const link = (
    <Button asChild className="w-full">
      <QuietLink href={plan.href}>{plan.buttonText}</QuietLink>
    </Button>
  );
  const subscription = subscriptions.find((known) => known === plan.key);
  if (!subscription) return link;
  return (
    <PlanAction
      plan={subscription}
      link={link}
      order={
        <Button asChild className="w-full">
          <QuietLink href={`/premium/order?plan=${subscription}`}>{orderAction}</QuietLink>
        </Button>
      }
      current={<PlanStatus>Ваш текущий план</PlanStatus>}
      included={<PlanStatus>Входит в&nbsp;ваш план</PlanStatus>}
    />
  );
}

const PlanStatus = ({ children }: { children: ReactNode }) => (
  <Button variant="secondary" className="w-full" disabled>
    {children}
  </Button>
);

type PlanColumnProps = {
  plan: Plan;
  /** Name of the cabinet's plan with the same rights. */
  rights: string;
};

function PlanColumn({ plan, rights }: PlanColumnProps) {
  return (
    <li className={classNames("flex flex-col p-6", plan.isPopular && "bg-gold-wash/60")}>
      {/* Above the name, and rendered even when empty, so that names and prices are aligned. */}
      <p className="flex min-h-6 gap-1.5 empty:max-lg:hidden">
        {plan.isPopular ? <Badge tone="gold">Популярный</Badge> : null}
      </p>
      <h2 className="mt-1 text-lg">{plan.name}</h2>
      <p className="mt-2 whitespace-nowrap">
        {plan.isPriceFrom ? <span className="text-ink-soft">от&nbsp;</span> : null}
        <span className="text-2xl font-semibold tracking-[-0.02em] tabular-nums">
          {formatPrice(plan.price)}
        </span>{" "}
        <span className="text-sm text-ink-faint">{plan.period}</span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{typeset(plan.description)}</p>
      <ul className="mt-5 space-y-2.5 text-sm">
        <Line icon={Check} tone="text-success">
          {typeset(limitSentence(plan))}
        </Line>
        {plan.features.map((feature) => (
          <Line key={feature} icon={Check} tone="text-success">
            {typeset(feature)}
          </Line>
        ))}
        {plan.limitations.map((limitation) => (
          <Line key={limitation} icon={Minus} tone="text-ink-faint">
            <span className="text-ink-faint">{typeset(limitation)}</span>
          </Line>
        ))}
      </ul>
      {plan.key === plan.subscription ? null : (
        <p className="mt-4 text-sm text-ink-faint">
          {typeset(`В кабинете — план «${rights}» с этим числом документов.`)}
        </p>
      )}
      <div className="mt-7 flex grow items-end">
        <PlanButton plan={plan} />
      </div>
    </li>
  );
}

type LineProps = { icon: LucideIcon; tone: string; children: ReactNode };

function Line({ icon: Icon, tone, children }: LineProps) {
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames("mt-0.5 size-4.5 shrink-0", tone)}
      />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
