import { LightChoice } from "@/components/forms/light-choice";
import { FieldError } from "@/components/ui/controls/field";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { type SiteConsent, siteConsentPlaces } from "@/content/site-legal/consent-places";

type ConsentChoiceProps = {
  id: string;
  consent: SiteConsent;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What happens if the box is ticked, or is not. */
  note?: string;
  error?: string | undefined;
};

/**
 * The checkbox of one consent: never pre-ticked, for one purpose, next to a link to the consent. The same wording as
 * the code we generate for owners (lib/engine/consent-checkbox).
 */
export function ConsentChoice(props: ConsentChoiceProps) {
  const { id, consent, checked, onChange, note, error } = props;
  const { path, purpose } = siteConsentPlaces[consent];
  const described = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "border-l-3 border-danger pl-4" : undefined} data-question="">
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <LightChoice
        type="checkbox"
        id={id}
        // A browser that restores a page would otherwise check a consent that must be given again.
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      >
        Даю{" "}
        <OnDemandLink href={path} target="_blank" className="text-accent underline">
          согласие на&nbsp;{consent === "publication" ? "распространение" : "обработку"}{" "}
          персональных данных
        </OnDemandLink>
        . Цель: {purpose}
        {note ? (
          <span id={`${id}-note`} className="mt-0.5 block text-xs text-ink-faint">
            {note}
          </span>
        ) : null}
      </LightChoice>
    </div>
  );
}
