"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useGuidedLogic } from "@/components/features/documents/form/guided/use-guided-logic";
import { sectionId } from "@/components/features/documents/form/section-panel";
import { fieldId } from "@/components/features/documents/form-model/field-errors";
import {
  type SectionModel,
  sectionsFor,
} from "@/components/features/documents/form-model/form-model";
import {
  formPath,
  noMarks,
  type Panel,
  unanswered,
} from "@/components/features/documents/form-model/form-path";
import {
  countAnswers,
  type FormField,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { focusControl } from "@/components/ui/controls/error-summary";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

/** Owned by the component around the form: leaving the step closes no panel and loses no mark. */
export type PathState = {
  /** The ids of the open panels; null for the first one. */
  open: ReadonlySet<string> | null;
  onOpen: (panels: ReadonlySet<string> | null) => void;
  /** Guided options that no answer expresses. */
  marks: ReadonlySet<string>;
  onMarks: (marks: ReadonlySet<string>) => void;
};

export function usePathState(initialMarks: ReadonlySet<string> = noMarks): PathState {
  const [open, onOpen] = useState<ReadonlySet<string> | null>(null);
  const [marks, onMarks] = useState(initialMarks);
  return { open, onOpen, marks, onMarks };
}

/** The form's panels for its answers, and navigation between them. */
export function usePathModel<Sent>(
  form: UseFormReturn<WizardValues, unknown, Sent>,
  sections: readonly SectionModel[],
  { open: chosen, onOpen, marks, onMarks }: PathState,
  hasBegun?: boolean,
) {
  const values = useWatch({ control: form.control }) as WizardValues;
  const guidedLogic = useGuidedLogic(hasBegun ?? countAnswers(values) > 0);
  const path = formPath(sections, values, guidedLogic, marks);
  const open: ReadonlySet<string> = chosen ?? new Set([path.core[0]?.id ?? ""]);
  const last = path.core.findLastIndex(({ id }) => open.has(id));
  /** The questions that each panel left unanswered when the visitor went on. */
  const [skipped, setSkipped] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const openIn = (panel: Panel) =>
    unanswered(panel, { answers: values, marks }, guidedLogic).questions.map(({ field }) => field);
  const goOn = (from: Panel, to: Panel) => {
    flushSync(() => {
      setSkipped(new Map(skipped).set(from.id, openIn(from)));
      onOpen(new Set([...open].filter((id) => id !== from.id).concat(to.id)));
    });
    const title = document.getElementById(`${sectionId(to.id)}-title`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: "start" });
  };
  const [current, following] = [path.core[last], path.core[last + 1]];
  /** A panel that got a new question from later answers: shown once more, and no more than once. */
  const reopened = path.core
    .filter((panel) => panel !== current && skipped.has(panel.id))
    .map((panel) => ({
      panel,
      raised: openIn(panel).find((key) => !skipped.get(panel.id)?.includes(key)),
    }))
    .find(({ raised }) => raised !== undefined);
  const goBack = (from: Panel, { panel, raised }: NonNullable<typeof reopened>) => {
    goOn(from, panel);
    setSkipped((now) => new Map(now).set(panel.id, openIn(panel)));
    focusControl(fieldId(raised as FormField));
  };
  return {
    path,
    guidedLogic,
    values,
    marks,
    onMarks,
    open,
    toggle(id: string) {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      onOpen(next);
    },
    goOn,
    /** The panel after the last open one of the main path; none after the last, or if none is open. */
    next:
      current &&
      (following
        ? { title: following.title, go: () => goOn(current, following) }
        : reopened && { title: reopened.panel.title, go: () => goBack(current, reopened) }),
    /** Opens the panels of these fields synchronously. @returns false if no panel has them. */
    openAt(fields: readonly string[]): boolean {
      // Answers set a moment ago may have made the question visible.
      const { core, more } = formPath(sections, form.getValues(), guidedLogic, marks);
      const asking = [...core, ...more].filter(({ questions }) =>
        questions.some(({ field }) => fields.includes(field)),
      );
      flushSync(() => onOpen(new Set([...open, ...asking.map(({ id }) => id)])));
      return asking.length > 0;
    },
  };
}

export type PathModel = ReturnType<typeof usePathModel>;

const WizardPath = createContext<PathModel | null>(null);

type WizardPathProviderProps = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  state: PathState;
  industryTemplate: IndustryTemplate | null;
  /** While the type is being chosen there are no questions yet. */
  isAsking: boolean;
  children: ReactNode;
};

/** One model of the path for the questions and the bar below them. */
export function WizardPathProvider(props: WizardPathProviderProps) {
  const { form, state, industryTemplate, isAsking, children } = props;
  const type = useWatch({ control: form.control, name: "type" });
  const sections = sectionsFor(type, industryTemplate);
  const model = usePathModel(form, sections, state, isAsking ? undefined : false);
  return <WizardPath value={model}>{children}</WizardPath>;
}

/** @throws Error outside the wizard */
export function useWizardPath(): PathModel {
  const model = useContext(WizardPath);
  if (!model) throw new Error("useWizardPath needs a WizardPathProvider above it");
  return model;
}
