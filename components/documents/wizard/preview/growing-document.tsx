"use client";

import { type ComponentProps, useRef } from "react";
import type { DocumentPreview } from "@/components/documents/wizard/preview/document-preview";
import { useWrittenPreview } from "@/components/documents/wizard/preview/preview-context";
import {
  PreviewFailed,
  PreviewFrame,
  SheetSkeleton,
} from "@/components/documents/wizard/preview/preview-frame";
import { wizardPart } from "@/components/documents/wizard/wizard-part";

/** Comes together with the engine, and fails together with it. */
export const PreviewOnSheet = wizardPart(
  async () =>
    (await import("@/components/documents/wizard/preview/document-preview")).DocumentPreview,
  { failure: "Предпросмотр не загрузился" },
);

/** The document as it grows; in the same frame, that it is on its way or did not come. */
export function GrowingDocument(props: ComponentProps<typeof DocumentPreview>) {
  const preview = useWrittenPreview();
  const hasBegun = useRef(false);
  if (preview.state === "ready") hasBegun.current = true;
  if (hasBegun.current) return <PreviewOnSheet {...props} />;
  return (
    <PreviewFrame>
      {preview.state === "failed" ? <PreviewFailed onRetry={preview.onRetry} /> : <SheetSkeleton />}
    </PreviewFrame>
  );
}
