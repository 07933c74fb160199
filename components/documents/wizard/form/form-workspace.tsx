"use client";

import { type ReactNode, type Ref, type SubmitEventHandler, useEffect, useState } from "react";
import { FormStep, type FormStepHandle } from "@/components/documents/wizard/form/form-step";
import { DocumentPreview } from "@/components/documents/wizard/preview/document-preview";
import { classNames } from "@/components/ui/class-names";

type FormWorkspaceProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  notices: ReactNode;
  /** On a phone the document takes the place of the form; on a desktop both are always there. */
  showsDocument: boolean;
  onFollow: (field: string) => void;
  ref: Ref<FormStepHandle>;
};

/** Step 2: questions on the left, the growing document on the right; on a phone one at a time. */
export function FormWorkspace({
  onSubmit,
  notices,
  showsDocument,
  onFollow,
  ref,
}: FormWorkspaceProps) {
  const [currentField, setCurrentField] = useState<string | null>(null);
  const isWide = useIsWide();
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div
        className={classNames(
          "relative overflow-y-auto px-3 py-5 md:px-6 md:py-6",
          showsDocument && "max-lg:hidden",
        )}
      >
        <div className="mx-auto max-w-2xl">
          <FormStep
            ref={ref}
            onSubmit={onSubmit}
            onFieldFocus={setCurrentField}
            notices={notices}
          />
        </div>
      </div>
      {/* Not hidden but absent: on a phone the engine is fetched only when it is wanted. */}
      {isWide || showsDocument ? (
        <div className="flex min-h-0 flex-col bg-wash lg:border-l lg:border-line">
          <DocumentPreview currentField={currentField} onFollow={onFollow} />
        </div>
      ) : null}
    </div>
  );
}

const wide = "(min-width: 64rem)";

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const look = () => setIsWide(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isWide;
}
