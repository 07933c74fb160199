import { ArrowRight } from "lucide-react";
import type { CSSProperties } from "react";
import { WizardButton } from "@/components/features/documents/open-wizard/wizard-button";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import type { DocumentTypeInfo } from "@/content/documents/document-types";

type TypeRowProps = {
  info: DocumentTypeInfo;
  number: number;
};

/** One line of the contents; the whole row is the button. */
export function TypeRow({ info, number }: TypeRowProps) {
  return (
    <WizardButton
      documentType={info.type}
      className="group grid w-full grid-cols-[2.25rem_minmax(0,1fr)_1.25rem] items-baseline gap-x-1 py-4 text-left no-underline transition-colors duration-150 hover:bg-wash/70 md:grid-cols-[2.75rem_minmax(0,19rem)_minmax(0,1fr)_1.25rem] md:gap-x-3"
    >
      <span
        className="relative font-serif text-sm tabular-nums text-ink-faint before:absolute before:top-1/2 before:-left-3 before:h-4 before:w-0.5 before:-translate-y-1/2 before:bg-[var(--mark)] md:before:-left-4"
        style={{ "--mark": `var(--type-${info.type})` } as CSSProperties}
      >
        1.{number}
      </span>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-[1.0625rem] leading-snug font-semibold group-hover:text-accent">
          {info.name}
        </span>
        {info.isPremium ? <PremiumBadge /> : null}
      </span>
      <span className="text-sm text-ink-soft max-md:col-start-2 max-md:row-start-2 max-md:mt-1">
        {info.description}
      </span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 self-center text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-accent max-md:col-start-3 max-md:row-start-1"
      />
    </WizardButton>
  );
}
