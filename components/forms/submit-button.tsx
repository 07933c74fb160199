import { LoaderCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

type SubmitButtonProps = { pending: boolean; label: string; pendingLabel: string };

/** Sends a form; disabled while that goes on, as the contract has it. For pages that count kilobytes. */
export function SubmitButton({ pending, label, pendingLabel }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
      {pending ? (
        <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="animate-turn" />
      ) : null}
      {pending ? pendingLabel : label}
    </button>
  );
}
