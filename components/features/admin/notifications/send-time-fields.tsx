import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { plannedTexts } from "@/content/admin/notifications";

type SendTimeFieldsProps = {
  isLater: boolean;
  hour: string;
  error: string | undefined;
  onChange: (change: { isLater?: boolean; hour?: string }) => void;
};

/** The time to send: now, or at a Moscow time. */
export function SendTimeFields({ isLater, hour, error, onChange }: SendTimeFieldsProps) {
  return (
    <div>
      <FieldGroup id="send-when" label={plannedTexts.when}>
        {() => (
          <div className="flex flex-wrap gap-x-6">
            <Radio
              name="send-when"
              label={plannedTexts.now}
              checked={!isLater}
              onChange={() => onChange({ isLater: false })}
            />
            <Radio
              name="send-when"
              label={plannedTexts.later}
              checked={isLater}
              onChange={() => onChange({ isLater: true })}
            />
          </div>
        )}
      </FieldGroup>
      {isLater ? (
        <Field
          id="send-hour"
          label={plannedTexts.hour}
          hint={plannedTexts.hourHint}
          error={error}
          className="mt-3"
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              className="max-w-64"
              value={hour}
              onChange={({ target }) => onChange({ hour: target.value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
