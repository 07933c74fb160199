"use client";

import { useMemo } from "react";
import {
  UnresolvedItems,
  type UnresolvedItemsProps,
} from "@/components/features/documents/remarks/unresolved-items";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

/** The unresolved items of a stored document: its answers are checked again by the current rules. */
export function StoredUnresolvedItems(props: Omit<UnresolvedItemsProps, "findings">) {
  const { formData } = props.document;
  const findings = useMemo(() => checkAnswers(formData), [formData]);
  return <UnresolvedItems {...props} findings={findings} />;
}
