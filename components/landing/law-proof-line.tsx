import Link from "next/link";
import { proofLine, proofLink } from "@/content/pages/law-proof";
import { getLawProof } from "@/lib/features/law-watch/proof";
import { typeset } from "@/lib/russian/screen-typography";

/** When the texts were compared with the law, how many acts that were, and where it is said how. */
export async function LawProofLine() {
  return (
    <p className="mt-6 max-w-[34rem] border-l-2 border-success/50 pl-3 text-sm text-ink-soft">
      {typeset(proofLine(await getLawProof()))} ·{" "}
      <Link href="/about#checking" prefetch={false} className="text-accent">
        {proofLink}
      </Link>
    </p>
  );
}
