import { OnDemandLink } from "@/components/ui/on-demand-link";
import { documentTypeInfo } from "@/content/documents/document-types";
import { industrySolutions } from "@/content/examples/industries";
import { industries } from "@/lib/engine/questions/vocabulary/options";
import { typeset } from "@/lib/russian/screen-typography";

/** What the documents cover for an industry; each link opens the wizard with type and industry set. */
export function IndustrySolutions() {
  return (
    <dl className="border-t border-line">
      {industrySolutions.map(({ industry, point, types }) => (
        <div
          key={industry}
          className="gap-x-8 border-b border-line py-5 md:grid md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
        >
          <dt className="text-[1.0625rem] font-semibold">{industries[industry]}</dt>
          <dd className="mt-1 md:mt-0">
            <p className="measure text-ink-soft">{typeset(point)}</p>
            <ul className="mt-1.5 flex flex-wrap gap-x-5">
              {types.map((type) => (
                <li key={type}>
                  <OnDemandLink
                    href={`/generator?type=${type}&industry=${industry}`}
                    className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-sm text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:decoration-current"
                  >
                    {documentTypeInfo(type).name}
                  </OnDemandLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
