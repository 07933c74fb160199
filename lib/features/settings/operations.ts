import "server-only";

import { type AuditValue, changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { getSettings } from "@/lib/features/settings/data";
import {
  raiseContentRevision,
  settingsId,
  updateSettings,
} from "@/lib/features/settings/mutations";
import type { Settings, StoredPlans } from "@/lib/features/settings/responses";
import type { SettingsChange } from "@/lib/features/settings/schema";
import type { Visitor } from "@/lib/platform/auth/visitor";
import type { Database } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/fresh-pages";

/**
 * Saves what an operator changed of plans, contacts and the head of the site. A new limit applies to users who
 * get the plan from now on: limits already granted stay (docs/specification/plans.md#enforced-limit).
 * @returns the settings as they are now.
 */
export async function changeSettings(
  database: Database,
  visitor: Visitor,
  { plans: asked, ...columns }: SettingsChange,
  now: Date,
): Promise<Settings> {
  const changed = await database.$transaction(async (tx) => {
    // First: it locks the row, so that nothing changes between «before» and this change.
    await raiseContentRevision(tx);
    const before = await getSettings(tx);
    const plans = asked && {
      announced: { ...before.plans.announced, ...given(asked.announced) },
      cabinet: { ...before.plans.cabinet, ...given(asked.cabinet) },
    };
    await updateSettings(tx, { ...withoutAbsent(columns), ...(plans ? { plans } : {}) }, now);
    const after = await getSettings(tx);
    const details = changesOf(flatten(before), flatten(after));
    if (Object.keys(details).length > 0) {
      const what = { action: "settings.update", subjectType: "settings" } as const;
      await recordAction(tx, visitor, { ...what, subjectId: settingsId, details }, now);
    }
    return after;
  });
  refreshPages();
  return changed;
}

function withoutAbsent<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // `exactOptionalPropertyTypes` tells an absent field from one that is undefined; Prisma does not.
  return Object.fromEntries(entries) as { [K in keyof Values]?: Exclude<Values[K], undefined> };
}

const given = (plans: object | undefined) => withoutAbsent(plans ?? {}) as StoredPlans["announced"];

/** `plans.cabinet.premium.price` → 1990: one line of the log for each figure. */
function flatten({ plans, contactDefaults: _ours, ...columns }: Settings) {
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
