import { findingAnchors } from "@/components/features/site-check/report/findings/check-labels";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { FindingDetails } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { typeset } from "@/lib/russian/screen-typography";

type ChangesNoteProps = { check: CheckDetails; findings: readonly FindingDetails[] };

/** Resolved and new findings since the previous check; nothing if there was none. */
export function ChangesNote({ check: { changes }, findings }: ChangesNoteProps) {
  if (!changes) return null;
  const { previous, previousAt, gone, appeared } = changes;
  const anchors = findingAnchors(findings);
  const fresh = findings.flatMap(({ rule, title }, at) =>
    appeared.includes(rule) ? [{ title, anchor: anchors[at] ?? rule }] : [],
  );
  return (
    <section
      aria-labelledby="changes"
      className="mt-6 rounded-md border border-line bg-sheet px-4 py-3.5 text-sm"
    >
      <h2 id="changes" className="text-[1rem]">
        С&nbsp;
        <OnDemandLink href={`/check/${previous}`} className="text-accent">
          прошлой проверки {formatMoment(previousAt)}
        </OnDemandLink>
      </h2>
      {gone.length === 0 && fresh.length === 0 ? (
        <p className="mt-1.5 text-ink-soft">Ничего не&nbsp;изменилось.</p>
      ) : null}
      {gone.length > 0 ? (
        <>
          <p className="mt-2 font-medium text-success">Ушло</p>
          <ul className="mt-0.5 list-disc pl-5">
            {gone.map(({ rule, title }) => (
              <li key={rule}>{typeset(title)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {fresh.length > 0 ? (
        <>
          <p className="mt-2 font-medium text-danger">Появилось</p>
          <ul className="mt-0.5 list-disc pl-5">
            {fresh.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="text-accent">
                  {typeset(title)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
