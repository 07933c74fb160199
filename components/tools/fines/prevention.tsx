import Link from "next/link";
import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { buttonVariants } from "@/components/ui/button-variants";
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
        <Link href="/important" prefetch={false} className={buttonVariants()}>
          Проверить свой сайт
        </Link>
        <Link
          href="/generator?type=privacy"
          prefetch={false}
          className={buttonVariants({ variant: "secondary" })}
        >
          Составить политику
        </Link>
      </div>
    </PageSection>
  );
}
