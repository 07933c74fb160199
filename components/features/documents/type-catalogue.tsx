import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { classNames } from "@/components/ui/class-names";
import { documentTypeList } from "@/content/documents/document-types";

/** All types of documents as cards, each with a button that opens its form. */
export function TypeCatalogue({ className }: { className?: string }) {
  return (
    <ul className={classNames("grid gap-4 md:grid-cols-2", className)}>
      {documentTypeList.map(({ type, name, description, neededWhen, isPremium }) => (
        <li
          key={type}
          className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-sheet p-5 pl-6 sm:p-6 sm:pl-7"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-0 w-1"
            style={{ background: `var(--type-${type})` }}
          />
          <div className="flex items-start gap-3.5">
            <TypeIcon type={type} className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <h2 className="text-lg leading-snug">{name}</h2>
              <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
                {isPremium ? <PremiumBadge /> : null}
              </p>
            </div>
          </div>
          <p className="mt-2 text-sm text-ink-soft">{description}</p>
          <p className="mt-2 text-sm text-ink-faint first-letter:uppercase">{neededWhen}.</p>
          <div className="mt-auto pt-5">
            <CreateDocumentButton
              documentType={type}
              variant="secondary"
              size="sm"
              aria-label={`Создать документ: ${name}`}
            >
              Создать
            </CreateDocumentButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
