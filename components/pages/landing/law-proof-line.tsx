import { OnDemandLink } from "@/components/ui/on-demand-link";
import { proofLine, proofLink } from "@/content/pages/law-proof";
import { getLawCoverage } from "@/lib/features/law-watch/law-coverage";
import { typeset } from "@/lib/russian/screen-typography";

/** When the texts were compared with the law, with how many acts, and a link to how. */
export async function LawProofLine() {
  return (
    <p className="mt-6 max-w-[34rem] border-l-2 border-success/50 pl-3 text-sm text-ink-soft">
      {typeset(proofLine(await getLawCoverage()))} ·{" "}
      <OnDemandLink href="/about#checking" className="text-accent">
        {proofLink}
      </OnDemandLink>
    </p>
  );
}
