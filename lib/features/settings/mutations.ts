import "server-only";

import type {
  EnforcedPlans,
  SiteSeo,
  StoredContacts,
  StoredOperator,
  StoredPlans,
} from "@/lib/features/settings/responses";
import type { Transaction } from "@/lib/platform/db/database";

/** The id of the only row of `admin_settings`. */
export const settingsId = "default";

/**
 * Marks the prerendered pages as outdated. Call it in the transaction of the change itself: each server instance
 * renders its pages again when it reads a new revision; if the revision were committed before the change, it would
 * render and keep the old page.
 */
export async function bumpContentRevision(tx: Transaction): Promise<void> {
  // An upsert by the key alone is one `INSERT … ON CONFLICT`: parallel changes do not collide.
  await tx.adminSettings.upsert({
    where: { id: settingsId },
    create: { id: settingsId, contentRevision: 1 },
    update: { contentRevision: { increment: 1 } },
    select: { id: true },
  });
}

/** Updates the settings row, which `bumpContentRevision` has created and locked. */
export async function updateSettings(
  tx: Transaction,
  change: Partial<EnforcedPlans & StoredContacts & SiteSeo & StoredOperator> & {
    plans?: StoredPlans;
    legalChangedOn?: string;
    settledSteps?: string[];
  },
  now: Date,
): Promise<void> {
  await tx.adminSettings.update({
    where: { id: settingsId },
    data: { ...change, updatedAt: now },
    select: { id: true },
  });
}
