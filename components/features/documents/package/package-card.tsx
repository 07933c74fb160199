import { CreatePackageButton } from "@/components/features/documents/package/create-package-button";
import { packageSources } from "@/components/features/documents/package/package-sources";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/** On the dashboard, if there are answers to make a package from. */
export function PackageCard({ documents }: { documents: DocumentSummary[] | undefined }) {
  if (!documents || packageSources(documents).length === 0) return null;
  return (
    <section
      aria-labelledby="package-card"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-sheet px-5 py-4 sm:px-6"
    >
      <div className="max-w-[36rem]">
        <h2 id="package-card" className="text-[1.0625rem]">
          Комплект документов
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">
          Из ответов, которые вы уже дали, составим всё, чего вашему сайту не хватает, и свяжем
          документы ссылками.
        </p>
      </div>
      <CreatePackageButton />
    </section>
  );
}
