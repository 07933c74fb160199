import Link from "next/link";
import { typeset } from "@/lib/russian/screen-typography";

/** On the site's home: where the proofs of its visitors' consents are. */
export function JournalLink({ siteId }: { siteId: string }) {
  return (
    <section aria-labelledby="site-journal" className="mt-12">
      <h2 id="site-journal" className="text-xl">
        <Link href={`/sites/${siteId}/journal`} prefetch={false}>
          Журнал согласий
        </Link>
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        {typeset(
          "Доказательства того, что посетители согласились: поиск, таблица и выписка по одному человеку.",
        )}
      </p>
    </section>
  );
}
