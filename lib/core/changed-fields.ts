/** The fields of a form that are not as they were before. */
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
 * A form after saving: as it is stored now, but what was typed while it was being saved stays.
 *
 * @param typed the form as it stands.
 * @param sent the form as it stood when it was sent.
 */
export const mergeUnsavedEdits = <Values extends object>(
  stored: Values,
  typed: Values,
  sent: Values,
): Values => ({ ...stored, ...changedFields(typed, sent) });
