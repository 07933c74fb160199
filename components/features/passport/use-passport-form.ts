"use client";

import { useState } from "react";
import { get, useForm, useFormState } from "react-hook-form";
import { usePathModel, usePathState } from "@/components/features/documents/form/path-model";
import {
  errorMessage,
  fieldId,
  type ListedError,
} from "@/components/features/documents/form-model/field-errors";
import { noMarks } from "@/components/features/documents/form-model/form-path";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import {
  shownSiteQuestions,
  siteSections,
  siteValues,
  typesOf,
} from "@/components/features/passport/site-sections";
import {
  changesOf,
  useDraftChanges,
  useStoredDraft,
} from "@/components/features/passport/use-draft-changes";
import { answersOf } from "@/lib/features/passport/client";
import type { Passport } from "@/lib/features/passport/responses";
import type { SiteDetails } from "@/lib/features/sites/responses";

/** The form's input about a site, compared with what is stored. */
export function usePassportForm(site: SiteDetails, passport: Passport) {
  // The form was filled from these: a save in another window must not change it while the user types.
  const [types] = useState(() => typesOf(site));
  const [sections] = useState(() => siteSections(types));
  const [base, setBase] = useState(passport);
  const stored = siteValues(answersOf(base), types);
  const storedDraft = useStoredDraft(site.id);
  const form = useForm<WizardValues>({
    // Only answers that the form knows: the draft may be of another version.
    defaultValues: siteValues({ ...answersOf(passport), ...storedDraft?.changes }, types),
    shouldFocusError: false,
  });
  const { errors } = useFormState({ control: form.control });
  const path = usePathState(new Set(storedDraft?.marks));
  const model = usePathModel(form, sections, path, true);
  const changes = changesOf(model.values, stored);
  const isChanged = Object.keys(changes).length > 0;
  const forget = useDraftChanges(site.id, changes, path.marks);
  const [wasRestored, setRestored] = useState(isChanged);

  const shown = sections.flatMap((section) =>
    shownSiteQuestions(section, model.values).map(({ field }) => field),
  );
  const problems: ListedError[] = shown.flatMap((field) => {
    const message = errorMessage(get(errors, field));
    return message ? [{ id: fieldId(field), field, message }] : [];
  });
  return {
    form,
    sections,
    model,
    base,
    /** The visible fields, in page order. */
    shown,
    problems,
    isChanged,
    /** The earlier input was restored into the form. */
    isRestored: wasRestored && isChanged,
    takeBack() {
      form.reset(stored);
      path.onMarks(noMarks);
      setRestored(false);
    },
    /** Loads the facts saved in another window; keeps the input made here. */
    takeNewer(newer: Passport) {
      form.reset({ ...siteValues(answersOf(newer), types), ...changes });
      setBase(newer);
    },
    /** There is no input to restore. */
    forget,
  };
}

export type TypedPassport = ReturnType<typeof usePassportForm>;
