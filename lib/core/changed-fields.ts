/** Returns the fields of a form that differ from `before`. */
export function changedFields<Values extends object>(
  values: Values,
  before: Values,
): Partial<Values> {
  const entries = Object.entries(values).filter(
    ([field, value]) => value !== before[field as keyof Values],
  );
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Merges a saved form with edits made while it was being saved: unsaved edits are kept, all other fields are as stored.
 * @param typed the current form.
 * @param sent the form as it was sent.
 */
export const mergeUnsavedEdits = <Values extends object>(
  stored: Values,
  typed: Values,
  sent: Values,
): Values => ({ ...stored, ...changedFields(typed, sent) });
