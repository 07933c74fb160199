"use client";

import { PencilLine } from "lucide-react";
import { CreatePackageButton } from "@/components/documents/package/create-package-button";
import { ConsentCode } from "@/components/documents/wizard/result/consent-code";
import { useWizard } from "@/components/documents/wizard-context";
import { Button } from "@/components/ui/button";
import type { DocumentDetails } from "@/lib/features/documents/responses";

/** What else can be done with a document that was made: its next edition, the other documents. */
export function ResultExtras({ document }: { document: DocumentDetails }) {
  const wizard = useWizard();
  if (document.status !== "completed") return null;
  const { id, edition, type, formData } = document;
  return (
    <>
      <Button
        variant="secondary"
        className="mt-2 h-auto min-h-11 w-full px-3 py-2 whitespace-normal"
        onClick={() => wizard.open({ edition: { documentId: id, edition, answers: formData } })}
      >
        <PencilLine aria-hidden="true" strokeWidth={1.75} className="max-sm:hidden" />
        Изменить и создать новую редакцию
      </Button>
      {type === "socialDisclaimer" ? null : (
        <CreatePackageButton answers={formData} className="mt-2 w-full">
          Создать комплект
        </CreatePackageButton>
      )}
      {type === "consent" ? <ConsentCode document={document} answers={formData} /> : null}
    </>
  );
}
