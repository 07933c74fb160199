/** A value in a log entry: plain JSON, no secrets. */
export type AuditValue = string | number | boolean | null | string[];

/** A changed field: its value before and after. */
export type AuditChange = { before: AuditValue; after: AuditValue };

/** The fields of `after` that differ from `before`: shown in the log as «было → стало». */
export function changesOf<Fields extends Record<string, AuditValue>>(
  before: Fields,
  after: Partial<Fields>,
): Record<string, AuditChange> {
  const changes: Record<string, AuditChange> = {};
  for (const [field, value] of Object.entries(after) as [string, AuditValue | undefined][]) {
    const old = before[field] ?? null;
    if (value === undefined || JSON.stringify(value) === JSON.stringify(old)) continue;
    changes[field] = { before: old, after: value };
  }
  return changes;
}
