"use client";

import { useMemo } from "react";
import { OpenPoints, type OpenPointsProps } from "@/components/documents/remarks/open-points";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

/** The open points of a stored document: its answers are checked again by the current rules. */
export function StoredOpenPoints(props: Omit<OpenPointsProps, "findings">) {
  const { formData } = props.document;
  const findings = useMemo(() => checkAnswers(formData), [formData]);
  return <OpenPoints {...props} findings={findings} />;
}
