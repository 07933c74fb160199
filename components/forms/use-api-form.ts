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
import { focusControl } from "@/components/ui/controls/error-summary";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

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
  /** Called after the errors are shown. `rest` is `failure.text`: null if all of them are at fields. */
  onError?: (error: unknown, rest: string | null) => void;
};

/**
 * A form of one API call: validates with the request's schema, shows errors at their fields and in the summary, and
 * keeps any other failure as `failure.text`, also messages about fields that the form does not have. Does nothing while
 * the call is pending.
 */
export function useApiForm<Values extends FieldValues, Body>(
  options: ApiFormOptions<Values, Body>,
) {
  const { schema, defaultValues, controlId, focus = "summary", send, fallback, onError } = options;
  const { fields = Object.keys(defaultValues) as Path<Values>[] } = options;
  const form = useForm<Values, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: formResolver(schema),
    // Done below, for fields that are not registered too.
    shouldFocusError: false,
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

  const showProblems = (first: Path<Values> | undefined) => {
    // Wait until the error summary is rendered, or the field that was disabled while the call was pending is enabled.
    setTimeout(() => {
      if (focus === "summary") summary.current?.focus();
      else if (first !== undefined) focusControl(controlId(first));
    });
  };
  const fail = (error: unknown) => {
    const messages = fieldMessages(error);
    const named = showFieldErrors(error, form.setError, fields);
    const unnamed = Object.keys(messages).filter((field) => !named.some((name) => name === field));
    const lines = [...new Set(unnamed.map((field) => messages[field]))].join(". ");
    const rest = lines || (named.length > 0 ? null : getErrorMessage(error, fallback));
    if (rest !== null) failure.reject(messages, rest);
    if (named.length > 0) showProblems(named[0]);
    onError?.(error, rest);
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
      error: errorOf(field),
      value: form.watch(field),
      onText: (text: PathValue<Values, Field>) => set(field, text),
    }),
    /** Shows the error of another call that the form makes. */
    fail,
    isPending,
    submit: form.handleSubmit(run, (wrong) =>
      showProblems(fields.find((field) => get(wrong, field) !== undefined)),
    ),
  };
}
