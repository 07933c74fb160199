import "server-only";

import { DomainError, type FieldErrors } from "@/lib/core/errors";
import {
  environmentOperatorFact,
  type OperatorFact,
  operatorFactVariables,
  setOperatorFacts,
} from "@/lib/core/operator-facts";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { type AuditValue, changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { getOperatorFacts, getSettings } from "@/lib/features/settings/data";
import { bumpContentRevision, settingsId, updateSettings } from "@/lib/features/settings/mutations";
import type { Settings, StoredPlans } from "@/lib/features/settings/responses";
import type { SettingsChange } from "@/lib/features/settings/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/fresh-pages";

/** What our own policy, agreement and consents print (`siteLegalAnswers`): a change of it is a change of their text. */
const printedInDocuments: readonly OperatorFact[] = [
  "operatorType",
  "operatorName",
  "operatorInn",
  "operatorOgrn",
  "operatorAddress",
  "operatorHosting",
  "operatorHostingAddress",
  "operatorProcessors",
  "operatorResponsible",
  "supportEmail",
  "supportPhone",
];

/**
 * Saves what an operator changed of plans, contacts, who runs the service and the head of the site. A new limit applies
 * to users who get the plan from now on: limits already granted stay (docs/specification/plans.md#enforced-limit).
 * @returns the settings as they are now.
 * @throws DomainError VALIDATION for a field that the environment sets: what is saved would be shown nowhere.
 */
export async function changeSettings(
  database: Database,
  caller: Caller,
  { plans: asked, ...columns }: SettingsChange,
  now: Date,
): Promise<Settings> {
  refuseFixed(columns);
  const [changed, facts] = await database.$transaction(async (tx) => {
    // First: it locks the row, so that nothing changes between «before» and this change.
    await bumpContentRevision(tx);
    const before = await getSettings(tx);
    const plans = asked && {
      announced: { ...before.plans.announced, ...given(asked.announced) },
      cabinet: { ...before.plans.cabinet, ...given(asked.cabinet) },
    };
    const change = withoutAbsent(columns);
    const isPrinted = printedInDocuments.some(
      (fact) => fact in change && change[fact as keyof typeof change] !== before[fact],
    );
    await updateSettings(
      tx,
      {
        ...change,
        ...(plans ? { plans } : {}),
        ...(isPrinted ? { legalChangedOn: toMoscowDate(now) } : {}),
      },
      now,
    );
    const after = await getSettings(tx);
    const details = changesOf(flatten(before), flatten(after));
    if (Object.keys(details).length > 0) {
      const what = { action: "settings.update", subjectType: "settings" } as const;
      await recordAction(tx, caller, { ...what, subjectId: settingsId, details }, now);
    }
    return [after, await getOperatorFacts(tx)] as const;
  });
  setOperatorFacts(facts);
  refreshPages();
  return changed;
}

function refuseFixed(columns: object): void {
  const fieldErrors: FieldErrors = {};
  for (const [field, variable] of Object.entries(operatorFactVariables)) {
    const isAsked = (columns as Record<string, unknown>)[field] !== undefined;
    if (!isAsked || environmentOperatorFact(field as OperatorFact) === null) continue;
    fieldErrors[field] = [`Это задано переменной ${variable}: меняется там, где сайт установлен`];
  }
  const [first] = Object.values(fieldErrors);
  if (first) throw new DomainError("VALIDATION", first[0] ?? "", { fieldErrors });
}

function withoutAbsent<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // `exactOptionalPropertyTypes` tells an absent field from one that is undefined; Prisma does not.
  return Object.fromEntries(entries) as { [K in keyof Values]?: Exclude<Values[K], undefined> };
}

const given = (plans: object | undefined) => withoutAbsent(plans ?? {}) as StoredPlans["announced"];

/** `plans.cabinet.premium.price` → 1990: one line of the log for each figure. */
function flatten({ plans, fixed: _set, ...columns }: Settings) {
  const flat: Record<string, AuditValue> = { ...columns };
  for (const [list, texts] of Object.entries(plans)) {
    for (const [key, text] of Object.entries(texts)) {
      for (const [field, value] of Object.entries(text)) {
        flat[`plans.${list}.${key}.${field}`] = value as AuditValue;
      }
    }
  }
  return flat;
}
