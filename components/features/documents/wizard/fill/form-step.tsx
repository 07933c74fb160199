"use client";

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { useWizardPath } from "@/components/features/documents/form/path-model";
import { PathPanels } from "@/components/features/documents/form/path-panels";
import { PreviewProvider } from "@/components/features/documents/form/preview/preview-frame";
import {
  LiveDocumentPreview,
  usePreview,
} from "@/components/features/documents/form/preview/use-preview";
import {
  fieldId,
  fieldOfControl,
  listProblems,
} from "@/components/features/documents/form-model/field-errors";
import type {
  FormField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import type { PreviewEdition } from "@/components/features/documents/preview/preview-writer";
import { whenIdle } from "@/components/shell/when-idle";
import { classNames } from "@/components/ui/class-names";
import { ErrorSummary, focusControl } from "@/components/ui/controls/error-summary";

/** Imperative handle of the form, used by the wizard. */
export type FormStepHandle = {
  /** Opens the sections of these fields and focuses the summary. */
  showProblems: (fields: string[]) => void;
  /** Opens the field's section and focuses the field; does nothing for a hidden one. */
  focusField: (field: string) => void;
};

type FormStepProps = {
  /** Goes to the check of the answers, at the end of the main path. */
  onCheck: () => void;
  onFieldFocus: (field: string | null) => void;
  /** Notices above the sections: a restored draft, a failure. */
  notices: ReactNode;
  ref: Ref<FormStepHandle>;
};

/** Step 2: the questions in named sections, each expanding in place. */
export function FormStep({ onCheck, onFieldFocus, notices, ref }: FormStepProps) {
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const industryTemplate = useChosenIndustryTemplate();
  const model = useWizardPath();
  const problems = listProblems(errors, model.values, industryTemplate);
  const summary = useRef<HTMLElement>(null);

  const focusField = (field: string, id = fieldId(field as FormField)) => {
    if (model.openAt([field])) focusControl(id);
  };

  useImperativeHandle(ref, () => ({
    showProblems(fields) {
      // The summary must be rendered before it can be focused.
      model.openAt(fields);
      summary.current?.focus();
      summary.current?.scrollIntoView({ block: "start" });
    },
    focusField: (field) => focusField(field),
  }));

  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={(event) => onFieldFocus(fieldOfControl(event.target.id))}
      onKeyDown={(event) => {
        // Enter in a text field must not use up a document of the monthly limit.
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
        }
      }}
    >
      <ErrorSummary
        ref={summary}
        problems={problems}
        onFollow={({ field, id }) => focusField(field, id)}
      />
      {notices}
      <PathPanels
        model={model}
        problems={problems}
        inWizard
        completedText="Можно составить документ"
        finish={{ label: "Дальше: проверка", onPress: onCheck }}
      />
    </form>
  );
}

type FormWorkspaceProps = {
  /** The questions, or the check of the answers. */
  children: ReactNode;
  /** On a phone the document replaces the form; on a desktop both are visible. */
  showsDocument: boolean;
  /** The check lists the remaining blanks, so it always needs the document. */
  isChecking: boolean;
  edition: PreviewEdition;
  currentField: string | null;
  onOpenQuestion: (field: string) => void;
};

/** Step 2: questions on the left, the growing document on the right; on a phone one at a time. */
export function FormWorkspace(props: FormWorkspaceProps) {
  const { children, showsDocument, isChecking, edition, currentField, onOpenQuestion } = props;
  const isWide = useIsWide();
  const isSeen = isWide || showsDocument;
  // On a wide screen it is always visible, but the form renders first.
  const isWanted = useIsIdle() || showsDocument || isChecking;
  const preview = usePreview(edition, { enabled: (isSeen && isWanted) || isChecking });
  return (
    <PreviewProvider value={preview}>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div
          className={classNames(
            "relative overflow-y-auto scroll-pt-8 px-3 py-5 md:px-6 md:py-6",
            showsDocument && "max-lg:hidden",
          )}
        >
          <div className="mx-auto max-w-2xl">{children}</div>
        </div>
        {/* Not rendered at all, instead of hidden: on a phone the engine is loaded only on demand. */}
        {isSeen ? (
          <div className="flex min-h-0 flex-col bg-wash lg:border-l lg:border-line">
            <LiveDocumentPreview currentField={currentField} onOpenQuestion={onOpenQuestion} />
          </div>
        ) : null}
      </div>
    </PreviewProvider>
  );
}

/** True from the first idle moment after the form was painted. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
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
