import { typeset } from "@/lib/russian/screen-typography";

type PassagesProps = { passages: readonly { title: string; text: string }[] };

/** Short texts, each with its name in the margin: ruled like a document; stacked on a phone. */
export function Passages({ passages }: PassagesProps) {
  return (
    <dl className="border-t border-line">
      {passages.map(({ title, text }) => (
        <div
          key={title}
          className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{typeset(title)}</dt>
          <dd className="measure mt-1 text-ink-soft md:mt-0">{typeset(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
