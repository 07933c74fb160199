import { InlineText } from "@/components/page-blocks/inline-text";

type AlternativePaymentProps = {
  id: string;
  title: string;
  /** With a link in it: `[слова](/адрес)`. */
  text: string;
};

/** Next to an order form: the alternative for those who cannot pay that way. */
export function AlternativePayment({ id, title, text }: AlternativePaymentProps) {
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
