import { InlineText } from "@/components/info/inline-text";

type OtherPayerProps = {
  id: string;
  title: string;
  /** With the way on, `[слова](/адрес)` in it. */
  text: string;
};

/** Beside an order: the way of who cannot pay in it. */
export function OtherPayer({ id, title, text }: OtherPayerProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="text-[1rem] font-medium">
        {title}
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        <InlineText>{text}</InlineText>
      </p>
    </section>
  );
}
