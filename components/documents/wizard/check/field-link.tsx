"use client";

import type { ReactNode } from "react";
import { fieldId } from "@/components/documents/wizard/field-errors";
import type { FormField } from "@/components/documents/wizard/plan/form-values";

type FieldLinkProps = {
  field: FormField;
  onFollow: (field: FormField) => void;
  children: ReactNode;
};

/** A way back to a question: opens its section and puts the focus into it. */
export function FieldLink({ field, onFollow, children }: FieldLinkProps) {
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault();
        onFollow(field);
      }}
      className="rounded-sm text-sm text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep hover:decoration-current"
    >
      {children}
    </a>
  );
}
