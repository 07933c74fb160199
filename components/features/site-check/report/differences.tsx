import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Differences between the site and what its owner has stated in the cabinet; nothing if they agree. */
export function Differences({ check }: { check: Pick<CheckDetails, "differences" | "siteId"> }) {
  const { differences, siteId } = check;
  if (!differences || differences.length === 0) return null;
  return (
    <section aria-labelledby="differences" className="mt-12">
      <h2 id="differences" className="text-2xl">
        Расходится со&nbsp;сведениями о&nbsp;сайте
      </h2>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Документы составлены из сведений в кабинете. Если верно то, что на сайте, исправьте сведения, и документы обновятся; если наоборот — исправьте сайт.",
        )}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {differences.map(({ key, label, seen, said }) => (
          <div key={key} className="py-3 print:break-inside-avoid">
            <dt className="font-medium">{typeset(label)}</dt>
            <dd className="mt-1 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
              <span className="wrap-anywhere">
                <span className="text-ink-faint">На сайте: </span>
                {seen ?? "нет"}
              </span>
              <span className="wrap-anywhere">
                <span className="text-ink-faint">В сведениях: </span>
                {said ?? "не сказано"}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {siteId ? (
        <p className="mt-4 print:hidden">
          <OnDemandLink href={`/sites/${siteId}/passport`} className="text-accent">
            Изменить сведения о&nbsp;сайте
          </OnDemandLink>
        </p>
      ) : null}
    </section>
  );
}
