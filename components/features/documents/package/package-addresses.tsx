import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { documentTypeInfo } from "@/content/documents/document-types";
import { type LinkField, type Links, linkFields } from "@/lib/features/documents/package/links";

type PackageAddressesProps = {
  proposed: Links;
  typed: Links;
  errors: Record<string, string>;
  hasExisting: boolean;
  onType: (field: LinkField, value: string) => void;
};

/**
 * The future address of each document, so that the others can link to it: proposed, and filled in only after the owner
 * has seen it.
 */
export function PackageAddresses(props: PackageAddressesProps) {
  const { proposed, typed, errors, hasExisting, onType } = props;
  const fields = Object.keys(proposed) as LinkField[];
  if (fields.length === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">Адреса документов на сайте</legend>
      <p className="mt-1 text-sm text-ink-soft">
        По этим адресам документы сошлются друг на друга. Мы предлагаем обычные: поправьте, если у
        вас другие, или сотрите, если страницы не будет.
        {hasExisting
          ? " В документы, которые уже созданы, адреса попадут с новой редакцией."
          : null}
      </p>
      <div className="mt-4 space-y-4">
        {fields.map((field) => (
          <Field
            key={field}
            id={`package-${field}`}
            label={documentTypeInfo(linkFields[field]).name}
            {...(errors[field] && { error: errors[field] })}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                value={typed[field] ?? proposed[field] ?? ""}
                onChange={(event) => onType(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
