"use client";

import { useMemo } from "react";
import { OpenPoints, type OpenPointsProps } from "@/components/documents/remarks/open-points";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

/** The open points of a stored document: its answers are looked at again, by the rules of today. */
export function StoredOpenPoints(props: Omit<OpenPointsProps, "findings">) {
  const { formData } = props.document;
  const findings = useMemo(() => checkAnswers(formData), [formData]);
  return <OpenPoints {...props} findings={findings} />;
}
