"use client";

import { SettingsSection } from "@/components/accounts/settings/settings-section";
import { InvoiceList } from "@/components/billing/invoice/invoice-list";
import { CurrentPlan } from "@/components/billing/plan/current-plan";
import { PaymentHistory } from "@/components/billing/plan/payment-history";
import { RenewalSection } from "@/components/billing/plan/renewal-section";
import { SettingsSkeleton } from "@/components/cabinet/settings-skeleton";
import { InlineText } from "@/components/page-blocks/inline-text";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { invoiceScreen } from "@/content/payments/invoice-screens";
import { refundRule } from "@/content/payments/order";
import { planTexts as words } from "@/content/payments/plan";
import { usePlan } from "@/lib/features/billing/client";
import { useInvoices } from "@/lib/features/billing/invoices/client";

/** `/settings/plan`: the account's plan, its renewal, payments, and how refunds work. */
export function PlanScreen() {
  const user = useRequiredUser();
  const plan = usePlan({ enabled: user !== null });
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <div className="mt-8 sm:mt-10">
        {user ? (
          <>
            <SettingsSection id="plan" title={words.plan.title}>
              <QueryStates
                query={plan}
                loading={<Loading label={words.loading} />}
                failure={words.notLoaded}
              >
                {({ until, nextCharge }) => (
                  <CurrentPlan user={user} until={until} renews={nextCharge !== null} />
                )}
              </QueryStates>
            </SettingsSection>
            {plan.data?.subscription ? (
              <SettingsSection id="renewal" title={words.renewal.title} note={words.renewal.note}>
                <RenewalSection
                  subscription={plan.data.subscription}
                  nextCharge={plan.data.nextCharge}
                />
              </SettingsSection>
            ) : null}
            <SettingsSection id="payments" title={words.payments.title} note={words.payments.note}>
              <PaymentHistory />
            </SettingsSection>
            <InvoicesPart />
            <SettingsSection id="refund" title={words.refund.title}>
              <p className="measure">
                <InlineText>{`${refundRule} [${words.refund.write}](/contacts).`}</InlineText>
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
