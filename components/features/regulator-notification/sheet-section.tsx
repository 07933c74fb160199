import { RequireRight } from "@/components/features/organisations/site/site-role";
import { detailId } from "@/components/features/regulator-notification/details-form";
import { CopyButton } from "@/components/tools/copy-button";
import { Badge } from "@/components/ui/badge";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

type Section = RegulatorNotification["sections"][number];
type Field = Section["fields"][number];

type SheetSectionProps = { siteId: string; section: Section; changed: ReadonlySet<string> };

/** One part of the form, field by field. */
export function SheetSection({ siteId, section, changed }: SheetSectionProps) {
  const { id, title, fields } = section;
  return (
    <section aria-labelledby={`section-${id}`} className="mt-8">
      <h3 id={`section-${id}`} className="text-lg">
        {title}
      </h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {fields.map((field) => (
          <FieldRow
            key={field.id}
            siteId={siteId}
            field={field}
            isChanged={changed.has(field.id)}
          />
        ))}
      </dl>
    </section>
  );
}

type FieldRowProps = { siteId: string; field: Field; isChanged: boolean };

function FieldRow({ siteId, field, isChanged }: FieldRowProps) {
  const { label, value, reason, norm, isRequired } = field;
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto]">
      <dt className="text-sm">
        <span className="font-medium">{label}</span>
        <span className="block text-xs text-ink-faint">
          {norm}
          {isRequired ? null : `. ${regulatorNotificationTexts.optional}`}
        </span>
      </dt>
      <dd className="min-w-0 text-sm">
        <Marks field={field} isChanged={isChanged} />
        {value === null ? null : (
          <p className="mt-1 break-words whitespace-pre-line first:mt-0">{value}</p>
        )}
        {reason ? <p className="mt-1 text-ink-soft">{typeset(reason)}</p> : null}
        <Answer siteId={siteId} field={field} />
      </dd>
      {value === null ? null : (
        <dd data-print="hide" className="-ml-3 sm:-mt-1.5 sm:ml-0 sm:justify-self-end">
          <CopyButton text={value} about={label} isQuiet />
        </dd>
      )}
    </div>
  );
}

function Marks({ field, isChanged }: Pick<FieldRowProps, "field" | "isChanged">) {
  const { state, value, isRequired, isInForm } = field;
  const text = [
    ...(isChanged ? [regulatorNotificationTexts.changed] : []),
    ...(isInForm ? [] : [regulatorNotificationTexts.aside]),
    ...(state === "check" && isInForm ? [regulatorNotificationTexts.check] : []),
    ...(state === "asked" && isRequired
      ? [value === null ? regulatorNotificationTexts.asked : regulatorNotificationTexts.partly]
      : []),
  ];
  if (text.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {text.map((word) => (
        <Badge
          key={word}
          tone={
            word === regulatorNotificationTexts.asked || word === regulatorNotificationTexts.partly
              ? "danger"
              : word === regulatorNotificationTexts.aside
                ? "plain"
                : "gold"
          }
        >
          {word}
        </Badge>
      ))}
    </p>
  );
}

/** A link to the question that answers it, if it is not fully answered. */
function Answer({
  siteId,
  field: { state, sources, isInForm },
}: Pick<FieldRowProps, "siteId" | "field">) {
  const [source] = sources;
  if (!source || state === "filled" || !isInForm) return null;
  const label = state === "asked" ? "Ответить" : "Изменить";
  return (
    <RequireRight right="keepNotification" isSilent>
      <p data-print="hide" className="mt-1">
        {"question" in source ? (
          <OnDemandLink
            href={`/sites/${siteId}/passport#${source.question}`}
            className="text-accent"
          >
            {label}
          </OnDemandLink>
        ) : (
          <a href={`#${detailId(source.detail)}`} className="text-accent">
            {label}
          </a>
        )}
      </p>
    </RequireRight>
  );
}
