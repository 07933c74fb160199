import { InlineText } from "@/components/page-blocks/inline-text";
import { Norms } from "@/components/page-blocks/norms";
import type { Norm } from "@/lib/engine/tree/document";
import { typeset } from "@/lib/russian/screen-typography";

type PassageListProps = {
  passages: readonly { title: string; text: string; norms?: readonly Norm[] }[];
};

/** Short answers under their names, with the norm of each: name on the left, text on the right. */
export function PassageList({ passages }: PassageListProps) {
  return (
    <dl className="border-t border-line">
      {passages.map(({ title, text, norms = [] }) => (
        <div
          key={title}
          className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-medium">{typeset(title)}</dt>
          <dd className="measure mt-1 space-y-1.5 text-ink-soft md:mt-0">
            <p>
              <InlineText>{text}</InlineText>
            </p>
            <Norms of={norms} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
