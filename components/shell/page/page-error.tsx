import type { ReactNode } from "react";
import { ErrorNumber } from "@/components/shell/page/error-number";
import { buttonVariants } from "@/components/ui/button-variants";

type PageErrorProps = {
  title: string;
  /** What happened, and that nothing is lost. */
  note: string;
  /** What was thrown: the user is told its number. */
  error: unknown;
  onRetry: () => void;
  /** Links to other pages. */
  children?: ReactNode;
};

/** The content of an `error.tsx`. Each page of its folder bundles it, so it imports next to nothing. */
export function PageError({ title, note, error, onRetry, children }: PageErrorProps) {
  return (
    <div role="alert">
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-4 text-base text-ink-soft">{note}</p>
      <ErrorNumber error={error} />
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonVariants()}>
          Попробовать ещё раз
        </button>
        {children}
      </div>
    </div>
  );
}
