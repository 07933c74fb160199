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
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/** Facts that our own policy, agreement and consents print (`siteLegalAnswers`): changing them changes those texts. */
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
 * Saves an operator's changes of plans, contacts, the facts about who runs the service, and the site's title and
 * description. A new limit applies to users who get the plan from now on: existing users keep their limits
 * (docs/specification/plans.md#enforced-limit).
 * @returns the updated settings.
 * @throws DomainError VALIDATION for a field that the environment sets, because a saved value would have no effect.
 */
export async function changeSettings(
  database: Database,
  caller: Caller,
  { plans: changedPlans, ...columns }: SettingsChange,
  now: Date,
): Promise<Settings> {
  rejectFixed(columns);
  const [changed, facts] = await database.$transaction(async (tx) => {
    // First: it locks the row, so that nothing changes between reading the old values and this change.
    await bumpContentRevision(tx);
    const before = await getSettings(tx);
    const plans = changedPlans && {
      announced: mergePlans(before.plans.announced, changedPlans.announced),
      cabinet: mergePlans(before.plans.cabinet, changedPlans.cabinet),
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
      const auditRecord = { action: "settings.update", subjectType: "settings" } as const;
      await recordAction(tx, caller, { ...auditRecord, subjectId: settingsId, details }, now);
    }
    return [after, await getOperatorFacts(tx)] as const;
  });
  setOperatorFacts(facts);
  refreshPages();
  return changed;
}

type PlanTexts = StoredPlans[keyof StoredPlans];

function rejectFixed(columns: object): void {
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
  // `exactOptionalPropertyTypes` distinguishes an absent field from an undefined one; Prisma does not.
  return Object.fromEntries(entries) as { [K in keyof Values]?: Exclude<Values[K], undefined> };
}

/** Field by field: what another administrator has changed in the same plan stays. */
const mergePlans = (before: PlanTexts, changed: Record<string, object | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(before).map(([key, text]) => [
      key,
      { ...text, ...withoutAbsent(changed[key] ?? {}) },
    ]),
  );

/** `plans.cabinet.premium.price` → 1990: one line of the log per value. */
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
