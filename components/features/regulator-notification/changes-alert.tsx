import { Alert } from "@/components/ui/alert";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

/** «Сведения изменились»: which fields, and by when the regulator must be told (152-ФЗ ст. 22 ч. 7). */
export function ChangesAlert({ changes }: Pick<RegulatorNotification, "changes">) {
  if (!changes) return null;
  return (
    <Alert
      tone={isOverdue(changes) ? "danger" : "warning"}
      title={changesTitle(changes)}
      className="mt-6 max-w-3xl"
    >
      <ul className="mt-1 space-y-1.5">
        {changes.fields.map(({ id, section, label, before, after }) => (
          <li key={id} className="break-words">
            <span className="font-medium">
              {section}: {label.toLowerCase()}
            </span>{" "}
            — {after ?? regulatorNotificationTexts.nothing}{" "}
            <span className="text-ink-soft">
              ({regulatorNotificationTexts.was}: {before ?? regulatorNotificationTexts.nothing})
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        {typeset(regulatorNotificationTexts.since)} {typeset(regulatorNotificationTexts.norm)}
      </p>
    </Alert>
  );
}

type Changes = NonNullable<RegulatorNotification["changes"]>;

const isOverdue = ({ dueOn }: Changes) => toMoscowDate(new Date()) > dueOn;

/** «Сведения изменились, подать до 15 декабря 2026 г.» */
export function changesTitle(changes: Changes): string {
  const day = formatEffectiveDate(changes.dueOn);
  return isOverdue(changes)
    ? `Сведения изменились, срок прошёл ${day} Подайте сейчас`
    : `Сведения изменились, подать до ${day}`;
}
