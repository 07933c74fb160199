import { Words } from "@/components/info/words";
import { orderWords } from "@/content/payments/order";

/** The way of an organisation where no invoices are offered. */
export function OrganisationOrder() {
  return (
    <section aria-labelledby="order-organisation" className="border-t border-line pt-5">
      <h2 id="order-organisation" className="text-[1rem] font-medium">
        {orderWords.organisation}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <Words>{orderWords.organisationText}</Words>
      </p>
    </section>
  );
}
