import type { ReactNode } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import type { CalculatorTexts } from "@/components/tools/fines/calculator-texts";
import { CountField } from "@/components/tools/fines/count-field";
import { formatMultiplier } from "@/components/tools/fines/format-figures";
import type { useFineInputs } from "@/components/tools/fines/use-fine-inputs";
import { FieldGroup } from "@/components/ui/controls/field";
import {
  factorIds,
  factorTenths,
  organisationIds,
  organisationTenths,
  violationIds,
} from "@/lib/tools/fines/figures";

type FineFormProps = Omit<ReturnType<typeof useFineInputs>, "clear"> & { texts: CalculatorTexts };

const userCountHint =
  "После 10\u00a0тысяч\u00a0— ×\u00a01,2, после 100\u00a0тысяч\u00a0— ×\u00a01,5.";

/** The factors of the estimate, in order of importance. */
export function FineForm({
  texts,
  inputs,
  chooseViolation,
  chooseOrganisation,
  chooseFactor,
  setUserCount,
  setTurnover,
}: FineFormProps) {
  return (
    <div className="space-y-9">
      <FieldGroup id="violations" label="Что нарушено">
        {() => (
          <div className="grid gap-x-8 sm:grid-cols-2">
            {violationIds.map((id) => (
              <LightChoice
                key={id}
                type="checkbox"
                autoComplete="off"
                checked={inputs.violations.includes(id)}
                onChange={(event) => chooseViolation(id, event.target.checked)}
              >
                {texts.violations[id].name}
                <Explanation>{texts.violations[id].description}</Explanation>
              </LightChoice>
            ))}
          </div>
        )}
      </FieldGroup>
      <FieldGroup id="organisation" label="Тип организации">
        {() =>
          organisationIds.map((id) => (
            <LightChoice
              key={id}
              type="radio"
              name="organisation"
              isDense
              autoComplete="off"
              checked={inputs.organisation === id}
              onChange={() => chooseOrganisation(id)}
            >
              {texts.organisations[id]} <Multiplier tenths={organisationTenths[id]} />
            </LightChoice>
          ))
        }
      </FieldGroup>
      <FieldGroup id="factors" label="Отягчающие обстоятельства" optional>
        {() => (
          <div className="grid gap-x-8 sm:grid-cols-2">
            {factorIds.map((id) => (
              <LightChoice
                key={id}
                type="checkbox"
                autoComplete="off"
                checked={inputs.factors.includes(id)}
                onChange={(event) => chooseFactor(id, event.target.checked)}
              >
                {texts.factors[id].name} <Multiplier tenths={factorTenths[id]} />
                <Explanation>{texts.factors[id].description}</Explanation>
              </LightChoice>
            ))}
          </div>
        )}
      </FieldGroup>
      <div className="grid items-end gap-x-8 gap-y-6 sm:grid-cols-2">
        <CountField
          id="user-count"
          label="Сколько пользователей"
          hint={userCountHint}
          value={inputs.userCount}
          onChange={setUserCount}
        />
        <CountField
          id="turnover"
          label="Оборот за год"
          hint="Покажем, какая это доля оборота."
          unit={<span className="text-ink-soft">₽</span>}
          value={inputs.turnover}
          onChange={setTurnover}
        />
      </div>
    </div>
  );
}

function Explanation({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-xs text-ink-faint">{children}</span>;
}

/** Shown only if it has an effect. */
function Multiplier({ tenths }: { tenths: number }) {
  return tenths === 10 ? null : (
    <span className="text-xs whitespace-nowrap text-ink-faint tabular-nums">
      {formatMultiplier(tenths)}
    </span>
  );
}
