import type { ComponentProps } from "react";
import { WizardButton } from "@/components/features/documents/open-wizard/wizard-button";
import { type ButtonStyle, buttonVariants } from "@/components/ui/button-variants";
import { classNames } from "@/components/ui/class-names";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

type CreateDocumentButtonProps = Omit<ComponentProps<typeof WizardButton>, "documentType"> &
  ButtonStyle & {
    /** Opens the form of this type directly. */
    documentType?: DocumentType;
  };

/** Opens the wizard. */
export function CreateDocumentButton({
  documentType,
  variant,
  size,
  className,
  children = "Создать документ",
  ...props
}: CreateDocumentButtonProps) {
  return (
    <WizardButton
      documentType={documentType ?? null}
      className={classNames(buttonVariants({ variant, size }), "no-underline", className)}
      {...props}
    >
      {children}
    </WizardButton>
  );
}
