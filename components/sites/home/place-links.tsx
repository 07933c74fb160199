import Link from "next/link";
import { incidentWords } from "@/content/duties/incident";
import { registerWords } from "@/content/duties/register";
import { typeset } from "@/lib/russian/screen-typography";

const journalWords = {
  title: "Журнал согласий",
  link: "Доказательства того, что посетители согласились: поиск, таблица и выписка по одному человеку.",
};

/** On the site's home: the proofs of visitors' consents, what people ask, and what to do when data have leaked. */
export function PlaceLinks({ siteId }: { siteId: string }) {
  return (
    <>
      <PlaceLink id="site-journal" href={`/sites/${siteId}/journal`} words={journalWords} />
      <PlaceLink id="site-requests" href={`/sites/${siteId}/requests`} words={registerWords} />
      <PlaceLink id="site-incident" href={`/sites/${siteId}/incident`} words={incidentWords} />
    </>
  );
}

type PlaceLinkProps = { id: string; href: string; words: { title: string; link: string } };

function PlaceLink({ id, href, words }: PlaceLinkProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-xl">
        <Link href={href} prefetch={false}>
          {words.title}
        </Link>
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(words.link)}</p>
    </section>
  );
}
