import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { lawStepTexts as texts } from "@/content/law-watch/screen";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Link to the bulk update if a change in the law affects several sites; a single site has it on its overview. */
export function BulkLawUpdateLink({ sites }: { sites: readonly Pick<SiteSummary, "notices">[] }) {
  const count = sites.filter(({ notices }) => notices > 0).length;
  if (count < 2) return null;
  return (
    <Alert tone="warning" title={typeset(texts.title(count))} className="mb-6">
      <OnDemandLink
        href="/sites/law-changes"
        className={`${buttonVariants({ variant: "secondary", size: "sm" })} mt-1.5 no-underline`}
      >
        {texts.open(count)}
      </OnDemandLink>
    </Alert>
  );
}
