import Link from "next/link";
import { registerWords } from "@/content/duties/register";
import { typeset } from "@/lib/russian/screen-typography";

/** On the site's home: where what people ask is answered in time. */
export function RequestsLink({ siteId }: { siteId: string }) {
  return (
    <section aria-labelledby="site-requests" className="mt-12">
      <h2 id="site-requests" className="text-xl">
        <Link href={`/sites/${siteId}/requests`} prefetch={false}>
          {registerWords.title}
        </Link>
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(registerWords.link)}</p>
    </section>
  );
}
