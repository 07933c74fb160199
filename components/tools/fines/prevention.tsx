import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { prevention } from "@/content/tools/fine-advice";

/** «Как избежать»: how to avoid the fines on the other tabs. */
export function Prevention() {
  return (
    <PageSection
      id="prevention"
      title="Как избежать штрафа"
      lead="Восемь дел в том порядке, в котором их стоит делать. Первые три видно снаружи, и на них хватит вечера."
    >
      <PassageList passages={prevention} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <OnDemandLink href="/important" className={buttonVariants()}>
          Проверить свой сайт
        </OnDemandLink>
        <OnDemandLink
          href="/generator?type=privacy"
          className={buttonVariants({ variant: "secondary" })}
        >
          Составить политику
        </OnDemandLink>
      </div>
    </PageSection>
  );
}
