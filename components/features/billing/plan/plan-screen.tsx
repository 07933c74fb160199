"use client";

import { SettingsSection } from "@/components/features/accounts/settings/settings-section";
import { SettingsSkeleton } from "@/components/features/accounts/settings/settings-skeleton";
import { InvoiceList } from "@/components/features/billing/invoice/invoice-list";
import { CurrentPlan } from "@/components/features/billing/plan/current-plan";
import { PaymentHistory } from "@/components/features/billing/plan/payment-history";
import { RenewalSection } from "@/components/features/billing/plan/renewal-section";
import { InlineText } from "@/components/page-blocks/inline-text";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { invoiceScreen } from "@/content/billing/invoice-screens";
import { refundRule } from "@/content/billing/order";
import { planTexts as texts } from "@/content/billing/plan";
import { usePlan } from "@/lib/features/billing/client";
import { useInvoices } from "@/lib/features/billing/invoices/client";

/** `/settings/plan`: the account's plan, its renewal, payments, and how refunds work. */
export function PlanScreen() {
  const user = useRequiredUser();
  const plan = usePlan({ enabled: user !== null });
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <div className="mt-8 sm:mt-10">
        {user ? (
          <>
            <SettingsSection id="plan" title={texts.plan.title}>
              <QueryStates
                query={plan}
                loading={<Loading label={texts.loading} />}
                failure={texts.notLoaded}
              >
                {({ until, nextCharge }) => (
                  <CurrentPlan user={user} until={until} renews={nextCharge !== null} />
                )}
              </QueryStates>
            </SettingsSection>
            {plan.data?.subscription ? (
              <SettingsSection id="renewal" title={texts.renewal.title} note={texts.renewal.note}>
                <RenewalSection
                  subscription={plan.data.subscription}
                  nextCharge={plan.data.nextCharge}
                />
              </SettingsSection>
            ) : null}
            <SettingsSection id="payments" title={texts.payments.title} note={texts.payments.note}>
              <PaymentHistory />
            </SettingsSection>
            <InvoicesPart />
            <SettingsSection id="refund" title={texts.refund.title}>
              <p className="measure">
                <InlineText>{`${refundRule} [${texts.refund.write}](/contacts).`}</InlineText>
              </p>
            </SettingsSection>
          </>
        ) : (
          <SettingsSkeleton />
        )}
      </div>
    </>
  );
}

/** Only for users who ordered an invoice: those who pay by card have none. */
function InvoicesPart() {
  const { data } = useInvoices();
  if (!data || data.invoices.length === 0) return null;
  return (
    <SettingsSection id="invoices" title={invoiceScreen.listTitle}>
      <InvoiceList invoices={data.invoices} />
    </SettingsSection>
  );
}
