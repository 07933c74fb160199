"use client";

import type { ReactNode, Ref, SubmitEventHandler } from "react";
import { FormStep, type FormStepHandle } from "@/components/documents/wizard/form-step";
import type { CurrentUser } from "@/lib/users/types";

type FormWorkspaceProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  notices: ReactNode;
  user: CurrentUser | null;
  ref: Ref<FormStepHandle>;
};

/** Step 2: questions on the left, the growing document on the right; on a phone one at a time. */
export function FormWorkspace({ onSubmit, notices, ref }: FormWorkspaceProps) {
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="overflow-y-auto px-3 py-5 md:px-6 md:py-6">
        <div className="mx-auto max-w-2xl">
          <FormStep ref={ref} onSubmit={onSubmit} notices={notices} />
        </div>
      </div>
    </div>
  );
}
