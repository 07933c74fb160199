import { LoaderCircle } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

type SubmitButtonProps = { pending: boolean; label: string; pendingLabel: string };

/** Submits a form; disabled during the request, as the contract requires. For pages that must stay small. */
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
