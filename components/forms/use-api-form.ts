"use client";

import { useRef } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { formResolver } from "@/components/forms/form-resolver";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { useFailure } from "@/components/forms/use-failure";
import { useSending } from "@/components/forms/use-sending";

type ApiFormOptions<Values extends FieldValues, Body> = {
  /** From the form to the request's body. */
  schema: z.ZodType<Body, Values>;
  /** All fields, in screen order, unless `fields` names them. */
  defaultValues: Values;
  fields?: readonly Path<Values>[];
  /** The id of a field's control. */
  controlId: (field: Path<Values>) => string;
  /** After a refusal: the error summary, or the first wrong field of a form without one. */
  focus?: "summary" | "field";
  /** Sends the body and continues after success. Throws the API's errors. */
  send: (body: Body, form: UseFormReturn<Values, unknown, Body>) => Promise<void>;
  /** The message when the server gives none although it responded. */
  fallback?: string;
  /** Called after the errors are shown. `named`: the fields that have one. */
  onError?: (error: unknown, named: readonly Path<Values>[]) => void;
};

/**
 * A form of one API call: validates with the request's schema, shows errors at their fields and in the summary, and
 * keeps any other failure as `failure.text`. Does nothing while the call is pending.
 */
export function useApiForm<Values extends FieldValues, Body>(
  options: ApiFormOptions<Values, Body>,
) {
  const { schema, defaultValues, controlId, focus = "summary", send, fallback, onError } = options;
  const { fields = Object.keys(defaultValues) as Path<Values>[] } = options;
  const form = useForm<Values, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver(schema),
    shouldFocusError: focus === "field",
  });
  const failure = useFailure(fallback);
  const summary = useRef<HTMLElement>(null);
  const { errors } = form.formState;
  const errorOf = (field: Path<Values>): string | undefined => {
    const error: FieldError | undefined = get(errors, field);
    return error?.message;
  };
  const problems = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: controlId(field), field, message }] : [];
  });

  const showProblems = () => {
    // Wait for the error summary to render.
    if (focus === "summary") setTimeout(() => summary.current?.focus());
  };
  const fail = (error: unknown) => {
    const named = showFieldErrors(error, form.setError, fields);
    const [first] = named;
    if (first === undefined) failure.fail(error);
    // Fields that were disabled while the call was pending are enabled first.
    else if (focus === "field") setTimeout(() => form.setFocus(first));
    else showProblems();
    onError?.(error, named);
  };
  const { isPending, run } = useSending(async (body: Body) => {
    failure.clear();
    try {
      await send(body, form);
    } catch (error) {
      fail(error);
    }
  });
  const set = <Field extends Path<Values>>(field: Field, value: PathValue<Values, Field>) =>
    form.setValue(field, value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return {
    form,
    /** For the error summary. */
    problems,
    summary,
    failure,
    errorOf,
    set,
    /** Several fields at once. */
    setAll(change: Partial<Values>) {
      for (const [field, value] of Object.entries(change)) set(field as Path<Values>, value);
    },
    /** The props of `TextField`, `TextAreaField` and `SelectField`. */
    textProps: <Field extends FieldPathByValue<Values, string>>(field: Field) => ({
      id: controlId(field),
      // Gives it the focus after a refusal.
      ref: form.register(field).ref,
      error: errorOf(field),
      value: form.watch(field),
      onText: (text: PathValue<Values, Field>) => set(field, text),
    }),
    /** Shows the error of another call that the form makes. */
    fail,
    isPending,
    submit: form.handleSubmit(run, showProblems),
  };
}
