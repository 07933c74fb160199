"use client";

import { useState } from "react";
import { get, useForm, useFormState } from "react-hook-form";
import { usePathModel, usePathState } from "@/components/documents/wizard/form/path-model";
import {
  errorMessage,
  fieldId,
  type ListedError,
} from "@/components/documents/wizard/form-model/field-errors";
import { noMarks } from "@/components/documents/wizard/form-model/form-path";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import {
  shownSiteQuestions,
  siteSections,
  siteValues,
  typesOf,
} from "@/components/sites/passport/site-sections";
import {
  changesOf,
  useDraftChanges,
  useStoredDraft,
} from "@/components/sites/passport/use-draft-changes";
import { answersOf } from "@/lib/features/sites/client";
import type { Passport, SiteDetails } from "@/lib/features/sites/responses";

/** What is typed into the facts of a site, beside what is stored of them. */
export function usePassportForm(site: SiteDetails, passport: Passport) {
  // The form was filled from these: what another window saves meanwhile must not change it under the hands.
  const [types] = useState(() => typesOf(site));
  const [sections] = useState(() => siteSections(types));
  const [base, setBase] = useState(passport);
  const stored = siteValues(answersOf(base), types);
  const kept = useStoredDraft(site.id);
  const form = useForm<WizardValues>({
    // Only answers that the form knows: the draft may be of another version of it.
    defaultValues: siteValues({ ...answersOf(passport), ...kept?.changes }, types),
    shouldFocusError: false,
  });
  const { errors } = useFormState({ control: form.control });
  const path = usePathState(new Set(kept?.marks));
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
    /** The fields that are asked for now, in the order of the page. */
    shown,
    problems,
    isChanged,
    /** What was typed before is in the form again. */
    isRestored: wasRestored && isChanged,
    takeBack() {
      form.reset(stored);
      path.onMarks(noMarks);
      setRestored(false);
    },
    /** Takes the facts of another window; what was typed here stays. */
    takeNewer(newer: Passport) {
      form.reset({ ...siteValues(answersOf(newer), types), ...changes });
      setBase(newer);
    },
    /** Nothing that was typed is to be restored. */
    forget,
  };
}

export type TypedPassport = ReturnType<typeof usePassportForm>;
