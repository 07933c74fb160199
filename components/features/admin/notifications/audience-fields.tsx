import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { planNames } from "@/content/plans/plan-names";
import type { AudienceRequest } from "@/lib/features/notifications/broadcast/schema";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

const kinds = [
  { kind: "all", label: "Всем" },
  { kind: "plan", label: "По плану" },
  { kind: "user", label: "Одному" },
] as const;

/** The audiences that the form offers: a single user by e-mail address, although the API takes an id too. */
export type AudienceChoice =
  | Exclude<AudienceRequest, { kind: "user" }>
  | { kind: "user"; email: string };

const first: Record<AudienceChoice["kind"], AudienceChoice> = {
  all: { kind: "all" },
  plan: { kind: "plan", subscription: "premium" },
  user: { kind: "user", email: "" },
};

type AudienceFieldsProps = {
  audience: AudienceChoice;
  error: string | undefined;
  onChange: (audience: AudienceChoice) => void;
};

/** The fields for the recipients. */
export function AudienceFields({ audience, error, onChange }: AudienceFieldsProps) {
  return (
    <div>
      <FieldGroup id="send-audience" label="Кому">
        {() => (
          <div className="flex flex-wrap gap-x-6">
            {kinds.map(({ kind, label }) => (
              <Radio
                key={kind}
                name="send-audience"
                label={label}
                checked={audience.kind === kind}
                onChange={() => onChange(first[kind])}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      {audience.kind === "plan" ? (
        <Field id="send-plan" label="План" error={error} className="mt-3">
          {(control) => (
            <Select
              {...control}
              value={audience.subscription}
              onChange={({ target }) =>
                onChange({ kind: "plan", subscription: target.value as Subscription })
              }
            >
              {subscriptions.map((subscription) => (
                <option key={subscription} value={subscription}>
                  {planNames[subscription]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {audience.kind === "user" ? (
        <Field id="send-email" label="Почта пользователя" error={error} className="mt-3">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={audience.email}
              onChange={({ target }) => onChange({ kind: "user", email: target.value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
